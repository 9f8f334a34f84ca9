/// One thing that happens to a grid in a random sequence.
///
/// Its description, with a dot before it, is Swift: a printed sequence can be put into
/// `ReplayTests` as it is.
enum Step: Equatable {
  /// Button 0 is the primary one, then middle, secondary and other.
  case press(x: Int, y: Int, button: Int)
  case move(x: Int, y: Int)
  /// A motion that says no button is down, whatever was said before.
  case moveUp(x: Int, y: Int)
  case release(x: Int, y: Int, button: Int)
  case leave
  case wheel(Int)
  /// The same motion again, and a moment: nothing may change.
  case still
  /// Time passes as the shell lets it.
  case wait(milliseconds: Int)
  /// Time passes and nobody looks.
  case skip(milliseconds: Int)
  case escape
  case undo
  case redo
  case page(down: Bool)
  case end(bottom: Bool)
  /// A key command, by its place among `SimulatedGrid.commands`.
  case command(Int)
  /// Text is typed.
  case type(String)
  /// The search finds these items.
  case found(String)
  case focus(Bool)
  case visible(Bool)
  case resize(width: Int, height: Int)
  case rescale(percent: Int, width: Int, height: Int)
  case closing
  case edit(Bool)
  /// The favorites file is another one; marks are those of the listed indices.
  case favorites(String, marked: String)
  case catalog([String])
  /// The item of this id is available, unavailable or missing: 0, 1 or 2.
  case availability(String, Int)
  /// An edit of the command line: moves, adds, removes, pins or unpins what is at an index.
  case order(String, Int, to: Int)
}
