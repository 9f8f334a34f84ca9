package import Freedesktop

/// One key of a file that sets something of a `Target`: how it is read, written and explained.
///
/// A table of these makes the reading, the checking, the writing and the manual.
package struct KeyRule<Target>: Sendable {
  /// The group it stands in, and its name.
  package let group, name: String
  /// Which values are good, as words that go on from "must be".
  package let form: String
  /// What holds when the key is not set, as the file would write it or in words.
  package let standard: String
  /// What the key is for, in one line.
  package let summary: String
  /// Takes up a value; `false` when it is not of the form.
  package let set: @Sendable (inout Target, KeyFile.Value) throws(KeyFileError) -> Bool
  /// The value as the file would write it; `nil` when the key is not set.
  package let value: @Sendable (Target) -> String?

  /// The place of a setting.
  typealias Path<Value> = any WritableKeyPath<Target, Value> & Sendable

  /// A key whose value is taken up by `set`, and given by `get`; what `clash` says of a value and of
  /// what is set already keeps it from being taken up.
  init<Value>(
    _ group: String, _ name: String, _ form: KeyForm<Value>, standard: String,
    set: @escaping @Sendable (inout Target, Value) -> Void,
    get: @escaping @Sendable (Target) -> Value?, _ summary: String,
    clash: @escaping @Sendable (Target, Value) -> String? = { _, _ in nil }
  ) {
    (self.group, self.name, self.form) = (group, name, form.words)
    (self.standard, self.summary) = (standard, summary)
    self.set = { (target, text) throws(KeyFileError) in
      guard let value = try form.read(text) else { return false }
      if let clash = clash(target, value) { throw text.error(.other(clash)) }
      set(&target, value)
      return true
    }
    value = { target in get(target).map(form.write) }
  }

  /// A key whose value is stored at `path`.
  init<Value>(
    _ group: String, _ name: String, _ form: KeyForm<Value>, standard: String,
    _ path: Path<Value?>, _ summary: String
  ) {
    self.init(
      group, name, form, standard: standard, set: { $0[keyPath: path] = $1 },
      get: { $0[keyPath: path] }, summary)
  }

  /// Takes up `value`, and returns what is wrong with it.
  package func read(_ value: KeyFile.Value, into target: inout Target) -> KeyFileError? {
    do {
      if try set(&target, value) { return nil }
      return value.error(.other("\(name) must be \(form), not “\(try value.string())”"))
    } catch {
      return error
    }
  }
}
