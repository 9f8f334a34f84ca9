import Testing

@testable import Freedesktop

@Suite struct BusActivationTests {
  private func entry(_ file: String, _ keys: String = "DBusActivatable=true") throws -> DesktopEntry
  {
    let text = Samples.text("Name", keys)
    return try DesktopEntry(try KeyFile(Array(text.utf8), path: file))
  }

  @Test func `the name and the path of an application come from its file`() throws {
    let activation = try #require(
      BusActivation(for: entry("/usr/share/applications/org.example-x.My_App9.desktop")))

    #expect(activation.name == "org.example-x.My_App9")
    #expect(activation.path == "/org/example_x/My_App9")
    #expect(activation.method == "Activate" && activation.request == .activate)
    #expect(activation.startupID == nil)
  }

  @Test func `files are opened as URIs and an action is called by its id`() throws {
    let entry = try entry(
      "/d/a.b.desktop", "DBusActivatable=true\nActions=new;\n[Desktop Action new]\nName=New\n")
    let files = [FileReference.path("/x y"), .uri("mailto:a")]

    let open = try #require(BusActivation(for: entry, opening: files, startupID: "i"))
    #expect(open.method == "Open" && open.request == .open(["file:///x%20y", "mailto:a"]))
    #expect(open.startupID == "i")
    let action = try #require(BusActivation(for: entry, action: entry.actions.first))
    #expect(action.method == "ActivateAction" && action.request == .action("new"))
  }

  @Test(arguments: [
    "/d/plain.desktop", "/d/a..b.desktop", "/d/.a.desktop", "/d/a.desktop", "/d/a.b c.desktop",
    "/d/a.9b.desktop", "/d/a.b", "/d/a.é.desktop",
    "/d/a.\(String(repeating: "x", count: 254)).desktop",
  ])
  func `a file that is not called as a bus name is none of the bus`(file: String) throws {
    #expect(try BusActivation(for: entry(file)) == nil)
  }

  @Test(arguments: ["", "DBusActivatable=false", "DBusActivatable=maybe"])
  func `an entry that does not ask for the bus is none of it`(keys: String) throws {
    #expect(try BusActivation(for: entry("/d/a.b.desktop", keys)) == nil)
  }

  @Test func `without a command line only the bus can start it`() throws {
    let text = "[Desktop Entry]\nType=Application\nName=N\nDBusActivatable=true\n"
    let entry = try Samples.entry(text)

    #expect(throws: LaunchError.needsBus) {
      try Launcher(environment: ["HOME": "/"]).commands(for: entry)
    }
  }
}
