/// Why a text names no key combination.
package enum KeyCombinationError: Error, Equatable {
  /// There is no modifier of this name.
  case modifier(String)
  /// There is no keysym of this name.
  case key(String)
}
