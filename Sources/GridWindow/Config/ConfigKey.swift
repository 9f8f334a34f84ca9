/// One key of the configuration file: how it is read, written and explained.
nonisolated struct ConfigKey: Sendable {
  /// The group it stands in, and its name.
  let group, name: String
  /// Which values are good, as words that go on from "must be".
  let form: String
  /// What holds when the key is not set, as the file would write it.
  let standard: String
  /// What the key is for, in one line.
  let summary: String
  /// Takes up a value; `false` when it is not of the form.
  let set: @Sendable (inout Settings, String) -> Bool
  /// The value as the file would write it; `nil` when the key is not set.
  let value: @Sendable (Settings) -> String?

  /// The place of a setting.
  typealias Path<Value> = any WritableKeyPath<Settings, Value?> & Sendable

  /// A key whose values are numbers within `range`.
  static func number(
    _ group: String, _ name: String, in range: ClosedRange<Double>, unit: String = "",
    standard: String, _ path: Path<Double>, _ summary: String
  ) -> ConfigKey {
    ConfigKey(
      group: group, name: name,
      form: "a number from \(text(range.lowerBound)) to \(text(range.upperBound))\(unit)",
      standard: standard, summary: summary
    ) { settings, text in
      guard let number = Double(text), range ~= number else { return false }
      settings[keyPath: path] = number
      return true
    } value: { settings in
      settings[keyPath: path].map(text)
    }
  }

  /// A key whose values are whole numbers within `range`.
  static func whole(
    _ group: String, _ name: String, in range: ClosedRange<Int>, unit: String = "",
    standard: String, _ path: Path<Int>, _ summary: String
  ) -> ConfigKey {
    ConfigKey(
      group: group, name: name,
      form: "a whole number from \(range.lowerBound) to \(range.upperBound)\(unit)",
      standard: standard, summary: summary
    ) { settings, text in
      guard let number = Int(text), range ~= number else { return false }
      settings[keyPath: path] = number
      return true
    } value: { settings in
      settings[keyPath: path].map(String.init)
    }
  }

  /// A key that is `true` or `false`.
  static func flag(
    _ group: String, _ name: String, standard: String, _ path: Path<Bool>, _ summary: String
  ) -> ConfigKey {
    ConfigKey(
      group: group, name: name, form: "true or false", standard: standard, summary: summary
    ) { settings, text in
      guard let flag = Bool(text) else { return false }
      settings[keyPath: path] = flag
      return true
    } value: { settings in
      settings[keyPath: path].map(String.init)
    }
  }

  /// A key whose values are some words.
  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ group: String, _ name: String, standard: String, _ path: Path<Word>, _ summary: String
  ) -> ConfigKey {
    ConfigKey(
      group: group, name: name, form: alternatives(Word.allCases.map(\.rawValue)),
      standard: standard, summary: summary
    ) { settings, text in
      guard let word = Word(rawValue: text) else { return false }
      settings[keyPath: path] = word
      return true
    } value: { settings in
      settings[keyPath: path]?.rawValue
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  /// A number without a needless fraction.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }
}
