import Testing

@testable import X11Platform

@Suite struct StartupMessagesTests {
  @Test func `values are quoted, and quotation marks and backslashes are escaped`() {
    let text = StartupMessages.message("new", [("ID", "a_TIME5"), ("NAME", #"say "hi" \o/"#)])
    #expect(text == #"new: ID="a_TIME5" NAME="say \"hi\" \\o/""#)
  }

  @Test(arguments: [
    ("remove: ID=a_TIME5", "a_TIME5"), (#"remove: ID="a b" NAME=c"#, "a b"),
    (#"remove: ID="a\"b""#, #"a"b"#),
  ])
  func `the end of a start is understood however it is quoted`(text: String, id: String) {
    #expect(StartupMessages.finishedStart(in: text) == id)
  }

  @Test(arguments: ["new: ID=a", "change: ID=a", "remove:", "remove: NAME=a", "", "remove ID=a"])
  func `other messages end nothing`(text: String) {
    #expect(StartupMessages.finishedStart(in: text) == nil)
  }

  @Test func `what is sent is understood`() {
    for id in ["plain", #"with "marks""#, #"back\slash"#, "with blank"] {
      let text = StartupMessages.message("remove", [("ID", id)])
      #expect(StartupMessages.finishedStart(in: text) == id)
    }
  }
}
