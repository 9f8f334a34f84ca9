/// Which key combination means what.
nonisolated struct KeyBindings: Equatable, Sendable {
  private var meanings: [KeyCombination: KeyMeaning] = [:]

  /// The bindings with what a person has `chosen` for actions, by their names.
  ///
  /// An action that is chosen for has those keys and no others; of the usual ones of all others a key
  /// that was chosen is taken away.
  init(_ chosen: [String: [KeyCombination]] = [:]) {
    for action in KeyAction.all { bind(chosen[action.name] ?? [], to: action) }
    for action in KeyAction.all where chosen[action.name] == nil {
      bind(action.standardKeys, to: action)
    }
  }

  /// What `combination` means; `nil` when nothing.
  subscript(combination: KeyCombination) -> KeyMeaning? { meanings[combination] }

  private mutating func bind(_ keys: [KeyCombination], to action: KeyAction) {
    for key in keys where meanings[key] == nil { meanings[key] = action.meaning }
  }
}
