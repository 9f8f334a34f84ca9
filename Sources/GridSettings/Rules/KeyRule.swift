package import Freedesktop

/// One key of a file, and the property of `Target` that it sets.
///
/// A table of rules drives parsing, validation, writing and the manual.
package struct KeyRule<Target>: Sendable {
  /// The key's group and name.
  package let group, name: String
  /// A description of valid values that follows "must be".
  package let form: String
  /// The default, as written in the file or in words.
  package let standard: String
  /// A one-line description.
  package let summary: String
  /// Sets the value.
  ///
  /// Returns `false` if it is invalid.
  package let set: @Sendable (inout Target, KeyFile.Value) throws(KeyFileError) -> Bool
  /// The value as written in the file, or `nil` if the key is not set.
  package let value: @Sendable (Target) -> String?

  /// The key path of a property.
  typealias Path<Value> = any WritableKeyPath<Target, Value> & Sendable

  /// Creates a rule with accessors.
  ///
  /// A value is rejected if `clash` returns a sentence about it and the values set before.
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

  /// Creates a rule for the property at `path`.
  init<Value>(
    _ group: String, _ name: String, _ form: KeyForm<Value>, standard: String,
    _ path: Path<Value?>, _ summary: String
  ) {
    self.init(
      group, name, form, standard: standard, set: { $0[keyPath: path] = $1 },
      get: { $0[keyPath: path] }, summary)
  }

  /// Applies `value` to `target`, or returns what is wrong with it.
  package func read(_ value: KeyFile.Value, into target: inout Target) -> KeyFileError? {
    do {
      if try set(&target, value) { return nil }
      return value.error(.other("\(name) must be \(form), not “\(try value.string())”"))
    } catch {
      return error
    }
  }
}
