import GridPainting
import GridSettings

extension [MenuEntry] {
  /// The most characters that are said of what would be started; what is cut is in the middle.
  private nonisolated static let mostCharacters = 48

  /// The question whether `action`, which comes from a preset that is not trusted, is to be
  /// started: what it is, yes, and no.
  ///
  /// - Parameters:
  ///   - action: What would be started.
  ///   - staysOpen: Whether the window is to stay then.
  ///   - strings: The language.
  nonisolated init(asking action: PresetAction, staysOpen: Bool, strings: LocalizedStrings) {
    self = [
      MenuEntry(Self.summary(of: action), .cancel, isEnabled: false),
      MenuEntry(strings[.startOnce], .startOnce(action, staysOpen: staysOpen)),
      MenuEntry(strings[.cancel], .cancel),
    ]
    self[1].row.startsGroup = true
  }

  /// The words of `action` in a form that hides no part by blanks or by turning the direction.
  private nonisolated static func summary(of action: PresetAction) -> String {
    let words = action.words.flatMap { $0.split { $0.isWhitespace && !$0.isNewline } }
    let scalars = words.joined(separator: " ").unicodeScalars
      .map { $0.properties.isBidiControl ? "\u{fffd}" : $0 }
    let text = String(String.UnicodeScalarView(scalars))
    guard text.count > mostCharacters else { return text }
    let tail = mostCharacters / 3
    return "\(text.prefix(mostCharacters - tail - 1))…\(text.suffix(tail))"
  }
}
