package import Freedesktop
import GridCore

/// The file of a preset: the page it describes, and what is wrong with it.
///
/// A key or a value that is not understood is passed over and told; an id where none may stand
/// makes the whole file refused, for half an order is worse than none.
package struct PresetFile {
  /// What the file describes.
  package private(set) var preset = Preset()
  /// What was passed over, in the order of the file.
  package private(set) var problems: [KeyFileError]

  private let file: KeyFile

  /// How many problems are looked for in one file.
  private static let mostProblems = 20

  /// Reads the file at `location` in the person's language.
  ///
  /// - Throws: Why there is no page in it.
  package init(_ location: PresetLocation, locale: MessageLocale) throws(KeyFileError) {
    let file = try KeyFile(path: location.path, locale: locale)
    try self.init(file, isTrusted: location.isTrusted)
  }

  /// Reads `file`; `isTrusted` tells whether it lies in a trusted directory.
  ///
  /// - Throws: Why there is no page in it.
  package init(_ file: KeyFile, isTrusted: Bool) throws(KeyFileError) {
    self.file = file
    problems = file.problems
    preset.isTrusted = isTrusted
    for group in file.groups { read(group) }
    if preset.rules.clickFavorite == .select { preset.addCloseButton() }
    problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    try checkItems()
    if preset.items.values.allSatisfy({ $0.icon == nil }) { preset.showLabelsOnly() }
  }

  private mutating func read(_ group: KeyFile.Group) {
    if group.name == "Grid" {
      problems += group.read(by: PresetKey.all, into: &preset, tellingStrangers: roomForProblems)
      return
    }
    if let id = Self.id(of: group, kind: "Section") {
      var section = PresetSection(id: id)
      problems += group.read(
        by: KeyRule<PresetSection>.all, into: &section, tellingStrangers: roomForProblems)
      return preset.sections.append(section)
    }
    if let id = Self.id(of: group, kind: "Item") { return readItem(id, group) }
    checkName(of: group)
  }

  private mutating func readItem(_ id: String, _ group: KeyFile.Group) {
    var item = PresetItem()
    problems += group.read(
      by: KeyRule<PresetItem>.all, into: &item, tellingStrangers: roomForProblems)
    defer { preset.items[id] = item }
    guard !preset.isTrusted, item.icon?.hasPrefix("/") == true else { return }
    item.icon = nil
    note(
      group.value("Icon")?.line ?? group.line,
      "Icon must be a name, for this file lies in no trusted directory")
  }

  /// The ID of a group called `KIND ID`.
  private static func id(of group: KeyFile.Group, kind: String) -> String? {
    let parts = group.name.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0] == kind ? String(parts[1]) : nil
  }

  private mutating func checkName(of group: KeyFile.Group) {
    let name = group.name
    if name.hasPrefix("X-") || roomForProblems == 0 { return }
    if name == "Publish" || name.hasPrefix("Publish ") {
      return note(group.line, "a preset never says where to publish; your configuration does")
    }
    let names = ["Grid", "Section ID", "Item ID"]
    let nearest = Spelling.nearest(to: name, among: names)
    note(group.line, "there is no group [\(name)]", nearest.map { "[\($0)]" })
  }

  private var roomForProblems: Int { max(Self.mostProblems - problems.count, 0) }

  private mutating func note(_ line: Int, _ sentence: String, _ nearest: String? = nil) {
    let text = sentence + Spelling.question(nearest)
    problems.append(KeyFileError(path: file.path, line: line, reason: .other(text)))
  }

  // MARK: Refusing

  private func checkItems() throws(KeyFileError) {
    guard !preset.sections.isEmpty else {
      throw error(nil, "there is no [Section ID]; add one with its Items")
    }
    guard preset.sections[0].items.count <= Document.defaultLimit else {
      throw error(line(of: 0), "the first section has more than \(Document.defaultLimit) items")
    }
    var homes: Set<String> = []
    for index in preset.sections.indices {
      if index == 1 || preset.membership == .copies { homes = [] }
      for id in preset.sections[index].items { try check(id, in: index, &homes) }
    }
  }

  private func check(
    _ id: String, in section: Int, _ homes: inout Set<String>
  ) throws(KeyFileError) {
    guard !id.isEmpty, !id.utf8.contains(UInt8(ascii: "\n")) else {
      throw error(line(of: section), "Items has an id that is empty or has a line break")
    }
    guard homes.insert(id).inserted else {
      throw error(line(of: section), "“\(id)” is listed twice; take one of them out")
    }
  }

  private func line(of section: Int) -> Int? {
    file["Section \(preset.sections[section].id)"]?.value("Items")?.line
  }

  private func error(_ line: Int?, _ sentence: String) -> KeyFileError {
    KeyFileError(path: file.path, line: line, reason: .other(sentence))
  }
}
