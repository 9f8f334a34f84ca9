import System
import Testing

@testable import Freedesktop

/// The same command lines as GIO starts them: where the two differ, there is a reason.
@Suite(.serialized) struct GIODifferenceTests {
  private static let context = Exec.Context(name: "My Name", icon: "my icon")

  /// Command lines, as they are written in a file, that GIO treats differently, and why.
  private static let differences = [
    #"stub a\\"#: "a lone backslash at the end is kept; GIO refuses the line",
    "stub ? # !": "GIO begins a comment at #, as shells do; the specification has none",
    #"stub \\%f"#: "a backslash takes the % away; GIO expands first and refuses the rest",
    #"stub "%f""#: quotedNothing, "stub '%U'": quotedNothing, #"stub "%v""#: quotedNothing,
    #"stub "%i""#: quotedTwice, #"stub "%c""#: quotedTwice,
    #"stub "x %c y" pre%c"#: quotedTwice,
  ]
  private static let quotedNothing =
    "a code that stands for nothing is no argument; GIO leaves an empty one where it was quoted"
  private static let quotedTwice =
    "quotes around a code are the line's own; GIO quotes what it puts there once more"

  /// Command lines that break a rule of the specification and that GIO starts nevertheless: it
  /// drops codes that it does not know, and those that stand where none may.
  private static let startedByGIO: Set = [
    "stub %x", "stub %", "stub % a", "stub %é", #"stub "%x""#, "stub %K", "stub %f %f",
    "stub %f %U", "stub %F %u", "stub --a=%f --b=%u", "stub %f%f", "stub %U %U", "stub x%F",
    "stub %Ux", "stub %F%F", "stub --i=%i", #"stub "a %U""#, "stub %i%c", "stub %i%%",
    "stub %U%c", "stub %s", "stub %f --x=%u %F", "stub %%%",
    "stub %1", "stub %z %f", "stub %{f}", "stub 50%", "stub one %x two%u",
  ]

  private func ours(_ text: String) -> [String]? {
    let value = String(decoding: ValueEscapes.unescape(Array(text.utf8)[...]), as: UTF8.self)
    return (try? Exec(value).commands(in: Self.context))?.first.map {
      $0.dropFirst().map(\.description)
    }
  }

  @Test func `each row of the table is started as GIO does, or differs for a reason`() throws {
    let gio = try GIOLaunch()
    let texts = ExecTests.accepted.map(\.text).filter {
      $0.hasPrefix("stub ") && !$0.contains("%k")
    }
    #expect(texts.count > 100)
    for text in texts {
      let theirs = try gio.arguments(of: gio.stub + text.dropFirst(4), in: Self.context)
      #expect((ours(text) == theirs) == (Self.differences[text] == nil), "\(text)")
    }
  }

  @Test func `what is refused is refused by GIO, or named here`() throws {
    let gio = try GIOLaunch()
    let values = ExecTests.refused.map(\.0).filter { $0.hasPrefix("stub ") }
    #expect(Self.startedByGIO.isSubset(of: values))
    for value in values {
      let text = gio.stub + value.dropFirst(4).replacing("\\", with: "\\\\")
      let isStarted = try gio.arguments(of: text, in: Self.context) != nil
      #expect(isStarted == Self.startedByGIO.contains(value), "\(value)")
    }
  }

  @Test func `each entry of the installed set is started as GIO does`() throws {
    let gio = try GIOLaunch()
    for row in try InstalledSet.rows() {
      let path = "\(InstalledSet.directory)/\(row.id)"
      let group = try #require(try KeyFile(path: path)["Desktop Entry"]?.value("Exec"))
      let text = try RegularFile.bytes(of: path, limit: 1 << 20).split(separator: 10)[
        group.line - 1]
      let line = String(decoding: text, as: UTF8.self).dropFirst("Exec=".count)
      let words = line.drop { $0 != " " }
      #expect(
        try gio.arguments(of: gio.stub + words, in: Self.context)
          == Array(row.arguments.dropFirst()), "\(row.id)")
    }
  }

  @Test func `each entry of the installed set is shown where GIO shows it`() throws {
    let (gio, tree) = (try GIOLaunch(), try TemporaryTree())
    for row in try InstalledSet.rows() {
      let source = try RegularFile.bytes(of: "\(InstalledSet.directory)/\(row.id)", limit: 1 << 20)
      let lines = String(decoding: source, as: UTF8.self).split(separator: "\n").filter {
        !$0.hasPrefix("Exec=") && !$0.hasPrefix("TryExec=")
      }
      let text = (lines.prefix(1) + ["Exec=\(gio.stub)"] + lines.dropFirst()).joined(
        separator: "\n")
      let path = try tree.write(row.id, text)
      let entry = try DesktopEntry(path: path, locale: .plain)
      for desktop in ["GNOME", "KDE", "XFCE", "LXQt", "LXDE", "Unity", "i3"] {
        let isShown = !entry.noDisplay && EntryVisibility(of: entry, on: [desktop]) == .visible
        #expect(
          gio.shows(path, on: desktop).map { $0 && !entry.noDisplay } == isShown,
          "\(row.id) on \(desktop)")
      }
    }
  }
}
