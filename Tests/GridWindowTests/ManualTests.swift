import Freedesktop
import GridPainting
import System
import Testing

@testable import GridSettings
@testable import GridWindow
@testable import IconLoading

struct ManualTests {
  private static let assets = {
    let here = #filePath.split(separator: "/").dropLast(3)
    return here.reduce("") { "\($0)/\($1)" } + "/Assets"
  }()

  private func text(_ name: String) throws -> String {
    let bytes = try RegularFile.bytes(of: "\(Self.assets)/\(name)", limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: #"\-"#)
  }

  @Test func `the manual explains every option as the help does`() throws {
    let manual = try text("desktop/gridwindow.1")
    for rule in OptionRule.all where rule.role != .hidden {
      let name = escaped("--" + rule.name)
      let values = rule.values.joined(separator: " ")
      let heading = values.isEmpty ? ".B \(name)" : ".BI \(name) \" \(values)\""
      #expect(manual.contains(".TP\n\(heading)\n\(rule.summary)\n"), "\(rule.usage)")
    }
  }

  @Test func `the manual explains every key with its values and its default`() throws {
    let manual = try text("desktop/gridwindow.5")
    for key in ConfigKey.all where key.group != "Colors" {
      let isAction = key.group == "Keys"
      let form = isAction ? "The default" : "It is \(key.form); the default"
      let entry = ".TP\n.B \(key.name)\n\(key.summary)\n\(form) is \(key.standard).\n"
      #expect(manual.contains(entry), "\(entry)")
      #expect(!isAction || manual.contains("\nEach action is \(key.form).\n"))
    }
    for key in ConfigKey.all where key.group == "Colors" {
      #expect(manual.contains("\n\(key.name)=\(key.standard)\n"), "\(key.name)=\(key.standard)")
    }
  }

  @Test func `the manuals and the program agree on the version`() throws {
    for section in [1, 5] {
      let manual = try text("desktop/gridwindow.\(section)")
      #expect(
        manual.hasPrefix(".TH GRIDWINDOW \(section) \"\" \"GridWindow \(ProgramInfo.version)\""))
    }
  }

  @Test func `the desktop file is an entry that starts the program`() throws {
    let entry = try DesktopEntry(
      path: "\(Self.assets)/desktop/\(ProgramInfo.id).desktop", locale: .plain)
    #expect(entry.problems.isEmpty)
    #expect(entry.exec == ProgramInfo.name && entry.icon == ProgramInfo.id)
    #expect(SharedBoard(Options(), in: ProcessEnvironment())?.busName == ProgramInfo.id)
    let service = try text("desktop/\(ProgramInfo.id).service")
    #expect(service.contains("\nName=\(ProgramInfo.id)\n"))
    #expect(entry.startupWMClass == ProgramInfo.windowClass && entry.startupNotify == true)
    #expect(MenuSection(categories: entry.categories) == .accessories)
  }

  @Test func `the metainfo names the same program and version as everything else`() throws {
    let metainfo = try text("desktop/\(ProgramInfo.id).metainfo.xml")
    for part in [
      "<id>\(ProgramInfo.id)</id>", ">\(ProgramInfo.id).desktop</launchable>",
      "<binary>\(ProgramInfo.name)</binary>", "<dbus type=\"user\">\(ProgramInfo.id)</dbus>",
      "<release version=\"\(ProgramInfo.version)\"",
    ] { #expect(metainfo.contains(part), "\(part)") }
  }

  @Test func `the manual explains every method of the session bus`() throws {
    let manual = try text("desktop/gridwindow.1")
    for line in BusInterface.introspection.split(separator: "\n") {
      let parts = line.split(separator: "\"")
      guard parts.count > 1, line.contains("<method") || line.contains("<signal") else { continue }
      #expect(manual.contains(parts[1]), "\(parts[1])")
    }
  }

  @Test func `the program's own icon can be decoded`() {
    let path = "\(Self.assets)/icons/\(ProgramInfo.id).svg"
    let pixels = IconDecoder.decode(.init(side: 48, path: path))
    #expect(pixels?.words.contains { $0 >> 24 == 0xff } == true)
  }
}
