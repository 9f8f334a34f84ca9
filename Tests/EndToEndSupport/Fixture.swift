/// The applications, favorites and configuration in a sandbox before the program starts.
///
/// Names are short: `b` stands for the application `b.desktop`.
struct Fixture {
  /// The favorites in order; nothing for no file at all, the first start ever.
  var favorites: [String]? = Fixture.letters
  /// All applications, the favorites included.
  var applications = Fixture.letters + Fixture.names("m", 28)
  /// The config file.
  var config = Fixture.config()

  /// `a` to `l`, the favorites of the common fixture F12.
  static let letters = "abcdefghijkl".map { String($0) }

  /// `m01`, `m02` and so on.
  static func names(_ prefix: String, _ count: Int) -> [String] {
    (1...count).map { prefix + ($0 < 10 ? "0\($0)" : "\($0)") }
  }

  /// A page of `count` favorites `f01`… and nothing else installed.
  static func many(_ count: Int, config: String = Fixture.config()) -> Fixture {
    Fixture(
      favorites: names("f", count), applications: names("f", count) + ["m01"], config: config)
  }

  /// The first `count` letters as favorites.
  static func few(_ count: Int, config: String = Fixture.config()) -> Fixture {
    Fixture(favorites: Array(letters.prefix(count)), config: config)
  }

  /// The config of F12: four columns of 96×112 cells, 16 apart.
  static func config(dragStart: String = "hold", more: String = "") -> String {
    """
    [Grid]
    Columns=4
    Spacing=16
    CellWidth=96
    CellHeight=112

    [Input]
    DragStart=\(dragStart)
    \(more)

    """
  }
}
