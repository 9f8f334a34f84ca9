/// One element to paint in one frame, with everything the painter needs.
public struct FrameAttributes: Equatable, Sendable {
  /// What is painted.
  public var element: Element
  /// Where it is drawn before its transform, in device pixels: in content coordinates for
  /// everything that scrolls, in viewport coordinates for what `Element.isOverlay` names.
  public var frame: Rect
  /// How the whole element is scaled and turned.
  public var transform = Transform.identity
  /// How the icon of a cell is scaled and turned, about its own center.
  public var icon = Transform.identity
  /// The opacity of the whole element, from 0 to 1.
  public var alpha = 1.0
  /// The looks that apply.
  public var look: Look = []
  /// The badge of a cell.
  public var badge = Badge.none
  /// Grows when what the element shows changed by itself: an icon arrived, a title is new.
  public var revision: UInt32 = 0

  /// An element at rest in `frame`.
  public init(_ element: Element, frame: Rect) {
    self.element = element
    self.frame = frame
  }
}

/// What a part of a frame is.
///
/// The raw identity of cells and sections stays the same from frame to frame, so two frames can be
/// compared element by element.
public enum Element: Hashable, Sendable {
  /// The heading of a section.
  case header(section: Int)
  /// The separator line below a section.
  case separator(section: Int)
  /// The Edit or Done button; `Look.selected` says Done.
  case editButton
  /// The button that closes the page.
  case closeButton
  /// The field of an open search, and the notice that nothing was found.
  case searchField, noMatches
  /// The panel of an empty section 0.
  case emptyPanel
  /// A button in that panel: the first to choose by hand, then one an offer of `Frame.offers`.
  case panelButton(Int)
  /// The empty slot that the lifted item would drop into.
  case gap
  /// The cell of an item in a section.
  case cell(ItemHandle, section: Int)
  /// The floating cell of the lifted item, or of one on its way to its slot.
  case floatingCell(ItemHandle)
  /// A cell that is going away.
  case vanishingCell(ItemHandle)
  /// The thumb of the scroll bar.
  case scrollBar
  /// The toast, and the button in it.
  case toast, toastButton
  /// The full title of an item whose label is cut.
  case tooltip(ItemHandle)

  /// Whether the frame is in viewport coordinates: the element doesn't scroll with the content.
  public var isOverlay: Bool {
    switch self {
    case .floatingCell, .scrollBar, .toast, .toastButton, .tooltip: true
    default: false
    }
  }
}

/// How an element is scaled and turned about a point.
public struct Transform: Equatable, Sendable {
  /// The factor of both axes; 1 for none.
  public var scale: Double
  /// The turn in radians, clockwise.
  public var rotation: Double
  /// The fixed point, relative to the top left corner of the element's frame (of the icon's
  /// square for an icon's own transform), in device pixels.
  public var anchor: Point

  /// A transform that scales by `scale` and turns by `rotation` about `anchor`.
  public init(scale: Double = 1, rotation: Double = 0, anchor: Point = .zero) {
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
  }

  /// No change at all.
  public static let identity = Transform()

  /// Whether the element is drawn as it is.
  public var isIdentity: Bool { scale == 1 && rotation == 0 }
}

/// The looks an element can have beside its plain one.
public struct Look: OptionSet, Hashable, Sendable {
  /// One bit a look.
  public let rawValue: UInt16

  /// The looks whose bits are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The pointer is over it.
  public static let hovered = Look(rawValue: 1 << 0)
  /// A button is held down on it.
  public static let pressed = Look(rawValue: 1 << 1)
  /// The pressed or hovered part is the badge, not the cell.
  public static let badgeHovered = Look(rawValue: 1 << 2)
  /// The badge is held down.
  public static let badgePressed = Look(rawValue: 1 << 3)
  /// A ghost: nothing installed has this id.
  public static let missing = Look(rawValue: 1 << 4)
  /// Installed, but it can't run.
  public static let unavailable = Look(rawValue: 1 << 5)
  /// It was launched and has not shown a window yet.
  public static let starting = Look(rawValue: 1 << 6)
  /// The button shows its second meaning: Done.
  public static let selected = Look(rawValue: 1 << 7)
  /// The source of the lifted item, restyled as a placeholder.
  public static let placeholder = Look(rawValue: 1 << 8)
  /// The keyboard's focus is on it.
  public static let focused = Look(rawValue: 1 << 9)
  /// A border is drawn around the cell.
  public static let bordered = Look(rawValue: 1 << 10)
  /// The cell floats above the page: surface, hairline and shadow are drawn.
  public static let raised = Look(rawValue: 1 << 11)
  /// It was launched and did not start.
  public static let failed = Look(rawValue: 1 << 12)
}
