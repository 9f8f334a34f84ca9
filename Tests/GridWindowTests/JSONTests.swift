import Testing

@testable import GridWindow

struct JSONTests {
  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("1\n2\r3\t4", #""1\n2\r3\t4""#),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("ü 日本 🦊", "\"ü 日本 🦊\""),
  ])
  func `text is quoted and only what JSON forbids is escaped`(value: String, quoted: String) {
    #expect(JSON.string(value).text == quoted)
  }

  @Test func `an object keeps the order of its members`() {
    let json: JSON = ["z": .integer(-1), "a": [.bool(true), .null], "m": [:], "e": []]
    #expect(json.text == #"{"z":-1,"a":[true,null],"m":{},"e":[]}"#)
  }

  @Test func `numbers are written so that they read back the same`() {
    for value in [0.1, 1e-7, 1e300, -2.5, 0.025] {
      #expect(Double(JSON.number(value).text) == value)
    }
  }

  @Test func `what is no number in JSON is null`() {
    #expect(JSON.array([.number(.nan), .number(.infinity), JSON(nil)]).text == "[null,null,null]")
  }
}
