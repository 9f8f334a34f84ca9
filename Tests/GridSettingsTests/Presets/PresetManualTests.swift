import System
import Testing

@testable import GridSettings

struct PresetManualTests {
  private func entry<Target>(_ key: KeyRule<Target>) -> String {
    ".TP\n.B \(key.name)\n\(key.summary)\nIt is \(key.form); the default is \(key.standard).\n"
  }

  @Test func `the manual explains every key of a preset`() throws {
    let path = try #require(ShippedPreset.assets.roots.last) + "/desktop/gridwindow.5"
    let manual = String(decoding: try RegularFile.bytes(of: path, limit: 1 << 20), as: UTF8.self)
    let entries =
      PresetKey.all.map(entry) + KeyRule<PresetSection>.all.map(entry)
      + KeyRule<PresetItem>.all.map(entry)
    for entry in entries { #expect(manual.contains(entry), "\(entry)") }
  }
}
