package import GridCore

/// Which key combination asks for what.
package struct KeyBindings: Equatable, Sendable {
  private var commands: [KeyCombination: KeyCommand] = [:]
  /// The combinations that ask for something, those of each action in their order.
  private var combinations: [KeyCombination] = []

  /// The bindings with what a person has `chosen` for actions, by their names.
  ///
  /// An action that is chosen for has those keys and no others; of the usual ones of all others a key
  /// that was chosen is taken away.
  package init(_ chosen: [String: [KeyCombination]] = [:]) {
    for action in KeyAction.all { bind(chosen[action.name] ?? [], to: action) }
    for action in KeyAction.all where chosen[action.name] == nil {
      bind(action.standardKeys, to: action)
    }
  }

  /// What `combination` asks for; `nil` when for nothing.
  package subscript(combination: KeyCombination) -> KeyCommand? { commands[combination] }

  /// The first combination that asks for `command`; `nil` when none does.
  package func combination(for command: KeyCommand) -> KeyCombination? {
    combinations.first { commands[$0] == command }
  }

  private mutating func bind(_ keys: [KeyCombination], to action: KeyAction) {
    for key in keys where commands[key] == nil {
      commands[key] = action.command
      combinations.append(key)
    }
  }
}
