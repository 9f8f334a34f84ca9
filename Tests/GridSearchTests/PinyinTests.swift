import Glibc
import GridDocument
import Testing

@testable import GridSearch

@Suite struct PinyinTests {
  /// The readings that come with the program.
  private static let readings: [UInt8] = {
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(checkout)/Assets/pinyin/readings", "re") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }()

  @Test(arguments: [
    ("weixin", "微信"), ("wx", "微信"), ("wei", "微信"), ("WEIXIN", "微信"), ("xin", "微信"),
    ("wangyiyunyinyue", "网易云音乐"), ("wyyyy", "网易云音乐"), ("qqyinyue", "QQ音乐"), ("qqyy", "QQ音乐"),
    ("zhongqing", "重庆"), ("chongqing", "重庆"), ("cq", "重庆"), ("zq", "重庆"),
    ("yinhang", "银行"), ("yinxing", "银行"), ("lvse", "绿色"), ("nv", "女"), ("shezhi", "设置"),
    ("zhifubao", "支付宝"), ("zfb", "支付宝"), ("wpsbg", "WPS 办公"), ("wpsbangong", "WPS 办公"),
    ("wxin", "微信"),
  ])
  func `Chinese names are found by their readings and initials`(text: String, name: String) {
    #expect(found(text, in: name))
  }

  @Test(arguments: [("weixiang", "微信"), ("xw", "微信"), ("abc", "重庆"), ("bpx", "微信")])
  func `what is no reading finds nothing`(text: String, name: String) {
    #expect(!found(text, in: name))
  }

  @Test func `a name with many polyphones is found by each reading of each character`() {
    let name = "重乐行长得还着了都地"
    let readings = Pinyin(Self.readings, for: [name]).readings(of: name)
    #expect(readings.count < 64)
    for (place, syllable) in [(0, "zhong"), (0, "chong"), (9, "di"), (9, "de")] {
      let part = PinyinPart.syllable(Array(syllable.utf8), offset: 3 * place)
      #expect(readings.contains { $0[place] == part })
    }
  }

  @Test func `a damaged file is no harm`() {
    let pinyin = Pinyin(
      Array("wei 微\n\n \nxin\nxin \u{FFFD}信\n微".utf8) + [0xE5, 0x0A], for: ["微信"])
    let syllables = ["wei", "xin"].enumerated().map {
      PinyinPart.syllable(Array($1.utf8), offset: 3 * $0)
    }
    #expect(pinyin.readings(of: "微信") == [syllables])
    #expect(pinyin.readings(of: "Abc").isEmpty)
  }

  private func found(_ text: String, in name: String) -> Bool {
    let entry = SearchEntry(names: [name], others: [])
    let pinyin = Pinyin(Self.readings, for: [name])
    let index = SearchIndex([entry], pinyin: pinyin)
    return !index.results(for: text).sorted([ItemHandle(rawValue: 0)]).isEmpty
  }
}
