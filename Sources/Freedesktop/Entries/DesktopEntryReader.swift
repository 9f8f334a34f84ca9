/// Reads the values of one group, and collects what can't be read instead of failing.
struct DesktopEntryReader {
  private(set) var problems: [KeyFileError]
  private let group: KeyFile.Group

  init(_ group: KeyFile.Group, problems: [KeyFileError] = []) {
    (self.group, self.problems) = (group, problems)
  }

  /// A value that is there, readable and not empty.
  mutating func string(_ key: String) -> String? {
    guard let value = group.value(key) else { return nil }
    return read { () throws(KeyFileError) in try value.string() }.flatMap(Self.nonempty)
  }

  /// The best translation that is readable and not empty.
  mutating func localized(_ key: String) -> String? {
    for value in group.localizedValues(key) {
      let string = read { () throws(KeyFileError) in try value.string() }
      if let string = string.flatMap(Self.nonempty) { return string }
    }
    return nil
  }

  mutating func list(_ key: String) -> [String]? {
    guard let value = group.value(key) else { return nil }
    return strings(of: value)
  }

  mutating func localizedList(_ key: String) -> [String] {
    for value in group.localizedValues(key) {
      if let list = strings(of: value), !list.isEmpty { return list }
    }
    return []
  }

  mutating func flag(_ key: String) -> Bool? {
    guard let value = group.value(key) else { return nil }
    return read { () throws(KeyFileError) in try value.boolean() }
  }

  mutating func required(_ key: String) throws(DesktopEntryError) -> String {
    let string = string(key)
    return try required(key, string)
  }

  mutating func requiredLocalized(_ key: String) throws(DesktopEntryError) -> String {
    let string = localized(key)
    return try required(key, string)
  }

  /// The actions that the group lists and `file` describes.
  mutating func actions(in file: KeyFile) -> [DesktopAction] {
    var actions: [DesktopAction] = []
    for id in (list("Actions") ?? []).uniqueByBytes() {
      guard let group = file["Desktop Action \(id)"] else { continue }
      var reader = DesktopEntryReader(group)
      if let action = DesktopAction(id: id, &reader) { actions.append(action) }
      problems += reader.problems
    }
    return actions
  }

  /// The value, or the reason why it can't be there.
  private func required(
    _ key: String, _ string: String?
  ) throws(DesktopEntryError) -> String {
    if let string { return string }
    let lines = group.localizedValues(key).map(\.line)
    let cause = problems.first { $0.line.map(lines.contains) ?? false }
    throw cause.map { .keyFile($0) } ?? .missingKey(key)
  }

  private mutating func strings(of value: KeyFile.Value) -> [String]? {
    read { () throws(KeyFileError) in try value.strings() }?.filter { !$0.isEmpty }
  }

  private mutating func read<T>(_ body: () throws(KeyFileError) -> T) -> T? {
    do {
      return try body()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private static func nonempty(_ string: String) -> String? { string.isEmpty ? nil : string }
}
