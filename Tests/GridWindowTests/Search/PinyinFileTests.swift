import GridSearch
import Testing

@testable import GridWindow

struct PinyinFileTests {
  private static let file = {
    let checkout = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
    return "\(checkout)/Assets/pinyin/readings"
  }()

  @Test func `without a Chinese name, or without the file, nothing is read`() {
    #expect(Pinyin(paths: [Self.file], for: ["Firefox", "Календарь", "カレンダー"]) == nil)
    #expect(Pinyin(paths: ["/nonexistent"], for: ["微信"]) == nil)
    #expect(Pinyin(paths: ["/", "/nonexistent", Self.file], for: ["微信"]) != nil)
  }
}
