/// Lengths, radii and opacities that affect neither layout nor hit testing; lengths in logical pixels.
enum ThemeMetrics {
  /// The radius of cells, gap, lifted card and empty panel.
  static let cellRadius = 12.0
  /// The line around a cell that has only a label.
  static let tileLine = 1.0
  /// The radius of buttons, toast and tooltip.
  static let buttonRadius = 8.0
  /// The thickness of the focus ring, and of the line around gap, toast and tooltip.
  static let focusRing = 2.0, innerLine = 1.0
  /// How far the focus ring around a button lies outside it.
  static let buttonFocusMargin = 4.0
  /// The drawn and the left-out part of the dashed line around the empty panel.
  static let dash = 4.0
  /// How many characters of a title a toast shows at least where the title has to be cut, and at most.
  static let toastTitle = 8...120
  /// The ring around a badge in the color of the page.
  static let badgeRing = 1.5
  /// The inset of headings from the content's edge, and the gap between title and hint.
  static let headingInset = 4.0, hintGap = 10.0
  /// The middle of the empty panel's title and of its first line of text, from the panel's top.
  static let panelTitle = 30.0, panelText = 53.5
  /// The shadow of a lifted card: its blur and its offset downward.
  static let cardShadow = Shadow(sigma: 8, offset: 6)
  /// The shadow of a toast.
  static let toastShadow = Shadow(sigma: 5, offset: 3)
  /// The field of a search, its inner margin and its caret.
  static let searchFieldHeight = 34.0, searchFieldInset = 12.0
  static let caretHeight = 18.0, caretWidth = 2.0
  /// The cross of the close button: how thick, and how far from the button's edge as a part of it.
  static let crossWidth = 1.5, crossInset = 0.34
  /// The ground of a hovered toast button: its distance from the button's edges, and its radius.
  static let toastButtonInset = 5.0, toastButtonRadius = 6.0
  /// The opacity of the scroll bar's thumb at rest, and under the pointer.
  static let thumbAlpha = 0.32, heldThumbAlpha = 0.5
  /// How far the accent and a badge move toward the text's color below the pointer, and pressed.
  static let hoverEmphasis = 0.15, pressEmphasis = 0.3
  /// A menu: the height of rows, the gap between groups, the margin around rows, the inset of titles, the
  /// gap between a title and its key, the radius of a highlighted row, and the widths of rows.
  static let menuRowHeight = 28.0, menuGroupGap = 9.0, menuMargin = 4.0, menuTextInset = 12.0
  static let menuKeyGap = 24.0
  static let menuRowRadius = 5.0, menuWidths = 144.0...360.0
  /// The opacity of a ghost, of a starting icon and of a placeholder's content.
  static let ghostAlpha = 0.4, startingAlpha = 0.6, placeholderAlpha = 0.4
}

/// A soft shadow in logical pixels.
struct Shadow: Hashable {
  /// The standard deviation of the Gaussian blur, and the offset downward.
  let sigma, offset: Double

  /// How far the shadow reaches beyond its card at `scale`, in device pixels: beside and above,
  /// and below.
  func reach(scale: Double) -> Int { Int((3 * sigma * scale).rounded(.up)) }

  /// How many device pixels below its card the shadow lies.
  func drop(scale: Double) -> Int { Int((offset * scale).rounded()) }
}
