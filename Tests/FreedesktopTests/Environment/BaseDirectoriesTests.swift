import Testing

@testable import Freedesktop

@Suite struct BaseDirectoriesTests {
  @Test func `the defaults are those of the specification`() {
    let base = BaseDirectories(environment: ["HOME": "/home/a"])

    #expect(base.configHome == "/home/a/.config")
    #expect(base.dataHome == "/home/a/.local/share")
    #expect(base.stateHome == "/home/a/.local/state")
    #expect(base.cacheHome == "/home/a/.cache")
    #expect(base.runtimeDirectory == nil)
    #expect(base.configDirectories == ["/home/a/.config", "/etc/xdg"])
    #expect(base.dataDirectories == ["/home/a/.local/share", "/usr/local/share", "/usr/share"])
    #expect(
      base.iconDirectories == [
        "/home/a/.icons", "/home/a/.local/share/icons", "/usr/local/share/icons",
        "/usr/share/icons", "/usr/share/pixmaps",
      ])
  }

  @Test(arguments: ["", "relative", "./x", "~/x"])
  func `an empty or relative path counts as missing`(path: String) {
    let base = BaseDirectories(environment: [
      "HOME": "/h", "XDG_CONFIG_HOME": path, "XDG_DATA_HOME": path, "XDG_STATE_HOME": path,
      "XDG_CACHE_HOME": path, "XDG_RUNTIME_DIR": path,
    ])

    #expect(base == BaseDirectories(environment: ["HOME": "/h"]))
  }

  @Test(arguments: [
    ("", ["/d", "/usr/local/share", "/usr/share"]), ("/a:/b", ["/d", "/a", "/b"]),
    ("/a/:/a:/b//", ["/d", "/a", "/b"]), ("rel:/b", ["/d", "/b"]), ("/d", ["/d"]),
    ("::/a::", ["/d", "/a"]), ("rel", ["/d"]),
  ])
  func `a list names every directory once`(list: String, expected: [String]) {
    let base = BaseDirectories(environment: [
      "HOME": "/h", "XDG_DATA_HOME": "/d/", "XDG_DATA_DIRS": list,
    ])

    #expect(base.dataDirectories == expected)
    #expect(base.applicationDirectories == expected.map { $0 + "/applications" })
  }

  @Test func `without HOME the user database is asked`() {
    #expect(BaseDirectories(environment: [:]).home.hasPrefix("/"))
    #expect(BaseDirectories(environment: ["HOME": "/"]).configHome == "/.config")
  }
}
