import Freedesktop
import GridPainting
import System
import Testing

@testable import GridWindow

struct LaunchWordsTests {
  @Test func `what a person can mend is said in the language of the words`() {
    let strings = LocalizedStrings.simplifiedChinese
    #expect(strings.reason(LaunchError.programNotFound("x")) == "程序“x”未安装")
    #expect(strings.reason(EntryAvailability.Reason.missingProgram("x")) == "程序“x”未安装")
    #expect(strings.reason(LaunchError.noTerminal) == strings[.terminalMissing])
    let denied = LaunchError.workingDirectory("/d", errno: 13)
    #expect(strings.reason(denied).hasPrefix("目录“/d”无法使用："))
  }

  @Test func `in English the words are those of the error`() {
    for error in [
      LaunchError.programNotFound("x"), .noTerminal, .command(.empty), .missingFunction("f"),
      .workingDirectory("/d", errno: 13),
      .execution(program: "x", errno: 13),
    ] { #expect(LocalizedStrings.english.reason(error) == error.description) }
  }
}
