import GridCore
import Testing

@testable import GridSearch
@testable import GridWindow

@Suite struct PinyinTests {
  private static let file = {
    let checkout = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
    return "\(checkout)/Assets/pinyin/readings"
  }()

  @Test(arguments: [
    ("weixin", "微信"), ("wx", "微信"), ("wei", "微信"), ("WEIXIN", "微信"), ("xin", "微信"),
    ("wangyiyunyinyue", "网易云音乐"), ("wyyyy", "网易云音乐"), ("qqyinyue", "QQ音乐"), ("qqyy", "QQ音乐"),
    ("zhongqing", "重庆"), ("chongqing", "重庆"), ("cq", "重庆"), ("zq", "重庆"),
    ("yinhang", "银行"), ("yinxing", "银行"), ("lvse", "绿色"), ("nv", "女"), ("shezhi", "设置"),
    ("zhifubao", "支付宝"), ("zfb", "支付宝"), ("wpsbg", "WPS 办公"), ("wpsbangong", "WPS 办公"),
    ("wxin", "微信"),
  ])
  func `Chinese names are found by their readings and initials`(text: String, name: String) throws {
    #expect(try found(text, in: name))
  }

  @Test(arguments: [("weixing", "微信"), ("xw", "微信"), ("abc", "重庆"), ("bpx", "微信")])
  func `what is no reading finds nothing`(text: String, name: String) throws {
    #expect(try !found(text, in: name))
  }

  @Test func `a name with many polyphones is found by each reading of each character`() throws {
    let name = "重乐行长得还着了都地"
    let pinyin = try #require(Pinyin(paths: [Self.file], for: [name]))
    let readings = pinyin.readings(of: name)
    #expect(readings.count < 64)
    for first in ["zhong", "chong"] {
      #expect(readings.contains { $0.letters.starts(with: first.utf8) })
    }
    for last in ["di", "de"] {
      #expect(readings.contains { $0.letters.suffix(last.utf8.count) == Array(last.utf8)[...] })
    }
  }

  @Test func `without a Chinese name, or without the file, nothing is read`() {
    #expect(Pinyin(paths: [Self.file], for: ["Firefox", "Календарь", "カレンダー"]) == nil)
    #expect(Pinyin(paths: ["/nonexistent"], for: ["微信"]) == nil)
    #expect(Pinyin(paths: ["/", "/nonexistent", Self.file], for: ["微信"]) != nil)
  }

  @Test func `a damaged file is no harm`() {
    let pinyin = Pinyin(
      Array("wei 微\n\n \nxin\nxin \u{FFFD}信\n微".utf8) + [0xE5, 0x0A], for: ["微信"])
    #expect(pinyin.readings(of: "微信").map(\.letters) == [Array("weixin".utf8)])
    #expect(pinyin.readings(of: "Abc").isEmpty)
  }

  private func found(_ text: String, in name: String) throws -> Bool {
    let entry = SearchEntry(names: [name], others: [])
    let pinyin = try #require(Pinyin(paths: [Self.file], for: [name]))
    let index = SearchIndex([entry], pinyin: pinyin)
    return !index.fits(of: text).sorted([ItemHandle(rawValue: 0)]).isEmpty
  }
}
