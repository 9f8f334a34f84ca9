/// How a text is set, in logical pixels.
struct TextStyle: Hashable {
  /// The size of the font, and the weight from 100 to 900; 400 is regular.
  var size: Double
  var weight: Int
  /// The most lines, and the distance from one to the next.
  var lines: Int
  var pitch: Double
  /// Whether lines are centered in their width; otherwise they begin at its start.
  var isCentered = false

  /// The label of a cell.
  static let label = TextStyle(size: 12, weight: 400, lines: 2, pitch: 17, isCentered: true)
  /// The heading of section 0, and of the empty panel.
  static let title = TextStyle(size: 15, weight: 600, lines: 1, pitch: 24)
  /// The heading of another section, and its hint.
  static let heading = TextStyle(size: 13, weight: 600, lines: 1, pitch: 20)
  static let hint = TextStyle(size: 13, weight: 400, lines: 1, pitch: 20)
  /// The text of the empty panel.
  static let panel = TextStyle(size: 13, weight: 400, lines: 2, pitch: 19, isCentered: true)
  /// A button, and one with emphasis.
  static let button = TextStyle(size: 13, weight: 500, lines: 1, pitch: 20, isCentered: true)
  static let strongButton = TextStyle(size: 13, weight: 600, lines: 1, pitch: 20, isCentered: true)
  /// The field of a search.
  static let field = TextStyle(size: 14, weight: 400, lines: 1, pitch: 20)
  /// A toast and a tooltip.
  static let toast = TextStyle(size: 13, weight: 400, lines: 1, pitch: 20)
  static let tooltip = TextStyle(size: 12, weight: 400, lines: 1, pitch: 17)

  /// A row of a menu.
  static let menu = TextStyle(size: 13, weight: 400, lines: 1, pitch: 20)

  /// The style with lines in the middle of their width.
  var centered: TextStyle {
    var style = self
    style.isCentered = true
    return style
  }

  /// The style with `lines` lines at most.
  func limited(to lines: Int) -> TextStyle {
    var style = self
    style.lines = lines
    return style
  }
}

/// Everything that the pixels of a text depend on, except its color.
struct TextRequest: Hashable {
  /// The text, without control characters.
  var string: String
  var style: TextStyle
  /// The width of a line in device pixels before the zoom; `nil` for as wide as the text is.
  var width: Int?
  /// Device pixels a logical pixel.
  var scale: Double
  /// The letters that are drawn in another color: ranges of the string's UTF-8.
  var marks: [Range<Int>] = []
  /// The factor by which the finished lines are enlarged, breaks and all.
  var zoom = 1.0

  /// The distance from the top of the first line to the baseline of line `index`, in device pixels.
  ///
  /// The same for every font, so scripts can be mixed: half the height of capitals lies above the
  /// middle of the line and half below.
  func baseline(ofLine index: Int) -> Double {
    ((Double(index) + 0.5) * style.pitch + 0.36 * style.size) * scale * zoom
  }
}
