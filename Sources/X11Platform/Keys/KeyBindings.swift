package import GridCore

/// Which command each key combination sends.
package struct KeyBindings: Equatable, Sendable {
  private var commands: [KeyCombination: KeyCommand] = [:]
  /// The bound combinations; those of one action are in their order.
  private var combinations: [KeyCombination] = []

  /// Bindings with the keys that the user has `chosen` for actions, by action name.
  ///
  /// An action in `chosen` has those keys only. All other actions keep their default keys, except those
  /// that were chosen for another action.
  package init(_ chosen: [String: [KeyCombination]] = [:]) {
    for action in KeyAction.all { bind(chosen[action.name] ?? [], to: action) }
    for action in KeyAction.all where chosen[action.name] == nil {
      bind(action.defaultKeys, to: action)
    }
  }

  /// The command that `combination` sends; `nil` if it isn't bound.
  package subscript(combination: KeyCombination) -> KeyCommand? { commands[combination] }

  /// The first combination bound to `command`; `nil` if there is none.
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
