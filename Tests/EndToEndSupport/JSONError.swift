/// A text that is no JSON.
struct JSONError: Error, CustomStringConvertible {
  /// What stood where the reader stopped.
  let before: String

  var description: String { "this is no JSON: \(before.debugDescription)" }
}
