import Freedesktop
import Testing

@testable import DesktopApplications

struct TitleOrderTests {
  private func sorted(_ titles: [String], _ environment: ProcessEnvironment) -> [String] {
    TitleOrder(environment: environment).sorted(titles, title: \.self, id: \.self)
  }

  @Test(
    arguments: [
      [:], ["LANG": "C"], ["LC_ALL": "C.UTF-8"], ["LANG": "xx_XX.UTF-8"],
      ["LC_COLLATE": "", "LANG": "POSIX"],
    ] as [ProcessEnvironment])
  func `without a known language case does not count`(environment: ProcessEnvironment) {
    let titles = ["b", "A", "C", "a", "Éclair", "édition"]
    #expect(sorted(titles, environment) == ["A", "a", "b", "C", "Éclair", "édition"])
  }

  @Test func `an embedded NUL or an empty title does no harm`() {
    #expect(sorted(["b\0c", "", "a"], [:]) == ["", "a", "b\0c"])
  }
}
