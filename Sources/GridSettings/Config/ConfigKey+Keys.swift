import Freedesktop
import X11Platform

extension KeyRule<Settings> {
  /// The keys of `[Keys]`, which bind key combinations to actions.
  static let keys = KeyAction.all.map { action in
    ConfigKey(
      "Keys", action.name, .combinations, standard: action.defaults,
      set: { $0.keys[action.name] = $1 }, get: { $0.keys[action.name] }, action.summary,
      clash: { clash(of: $1, for: action, in: $0) })
  }

  /// One sentence about the first of `keys` that is already in use, or `nil`.
  private static func clash(
    of keys: [KeyCombination], for action: KeyAction, in settings: Settings
  ) -> String? {
    for (index, key) in keys.enumerated() {
      if keys[..<index].contains(key) { return "\(action.name) names \(key.text) twice" }
      let other = KeyAction.all.first {
        $0.name != action.name && settings.keys[$0.name]?.contains(key) == true
      }
      if let other { return "\(action.name) can't be \(key.text), which is \(other.name) already" }
    }
    return nil
  }
}

extension KeyForm where Value == [KeyCombination] {
  /// Key combinations separated by `;`, or nothing.
  fileprivate static var combinations: Self {
    KeyForm(
      words: "key combinations like Ctrl+Shift+z with ; between them, or nothing",
      read: { (value) throws(KeyFileError) in
        var keys: [KeyCombination] = []
        let texts = try value.strings().map { $0.split(separator: " ").joined() }
        for text in texts where !text.isEmpty {
          do throws(KeyCombinationError) { keys.append(try KeyCombination(text)) } catch {
            throw value.error(.other("\(value.key) is not understood: \(error)"))
          }
        }
        return keys
      }, write: { $0.map(\.text).joined(separator: ";") })
  }
}
