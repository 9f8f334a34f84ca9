/// How a grid behaves.
///
/// Rules are data: presets differ from one another in them and in metrics, never in code. The
/// defaults are those of the `applications` page.
public struct Rules: Equatable, Sendable {
  /// How edit mode begins and ends.
  public var editing = EditingRule.sticky
  /// When a press outside edit mode lifts.
  public var dragStart = DragStart.holdOrMove
  /// How long a press is held before it enters edit mode or lifts.
  public var holdDelay = Timings.holdDelay
  /// How far a press may drift, euclidean, in logical pixels.
  public var slop = Timings.slop
  /// How long a dropped item takes to its slot.
  public var settleDuration = Timings.settle
  /// The size of a lifted item, as a factor.
  public var liftScale = 1.1
  /// The line around a lifted item in logical pixels; at least one device pixel unless 0.
  public var liftBorder = 0.3
  /// What the lifted item leaves behind.
  public var gap = Gap.empty
  /// What is shown while a lifted item is outside section 0.
  public var outside = Outside.revert
  /// Whether the only movable item lifts.
  public var singleItemMoves = false
  /// Whether a copy of a catalog item can be dragged into section 0.
  public var dragToAdd = true
  /// What a click on a favorite, and on a catalog item, does outside edit mode.
  public var clickFavorite = ClickAction.launch, clickCatalog = ClickAction.launch
  /// Which badges edit mode shows.
  public var badges = BadgeRule.all
  /// What turns in edit mode, and how far to each side in radians.
  public var wobbleStyle = WobbleStyle.icon
  /// The turn of the wobble in radians; 0 stands still.
  public var wobbleAngle = 0.025
  /// Whether the page asks for an order or a choice: Escape cancels the whole question at once,
  /// and a click on empty space doesn't end edit mode.
  public var isQuestion = false
  /// Whether typing searches.
  public var searches = true
  /// The style of transitions between two views; `nil` for the usual one of each occasion.
  public var transition: TransitionStyle?
  /// Whether moves, lift and wobble are left out and fades are short.
  public var reducesMotion = false

  /// The rules of the `applications` page.
  public init() {}
}

extension Rules {
  /// How long a lifted item takes to its lifted size; 0 where motion is reduced.
  var liftDuration: Duration { reducesMotion ? .zero : Timings.lift }

  /// How long a cell takes to appear or to vanish.
  var fadeDuration: Duration { reducesMotion ? Timings.reducedFade : Timings.appear }

  /// What a click on an item of a section does outside edit mode.
  func click(inSection section: Int) -> ClickAction { section == 0 ? clickFavorite : clickCatalog }
}

/// How edit mode begins and ends.
public enum EditingRule: Sendable {
  /// A hold or the button begins it; it lasts until it is ended.
  case sticky
  /// A hold gives it and the release ends it; the button makes it last.
  case whileHeld
  /// There is no edit mode.
  case none
}

/// When a press outside edit mode lifts a movable favorite.
public enum DragStart: Sendable {
  /// After the hold delay only.
  case hold
  /// After the hold delay, or as soon as the pointer leaves the slop.
  case holdOrMove
}

/// What a lifted item leaves in its slot.
public enum Gap: Sendable {
  /// An empty slot.
  case empty
  /// The cell itself, restyled.
  case placeholder
}

/// What the order shows while a lifted item is outside section 0.
public enum Outside: Sendable {
  /// The order before the lift; a drop there cancels.
  case revert
  /// The last target inside; a drop there keeps it.
  case keepLast
}

/// What a click does outside edit mode.
public enum ClickAction: Sendable {
  /// Launches the item.
  case launch
  /// Selects the item and closes the page.
  case select
  /// Adds the item to the favorites.
  case add
  /// Nothing.
  case none
}

/// Which badges edit mode shows.
public enum BadgeRule: Sendable {
  /// Minus on favorites; plus or tick on catalog items.
  case all
  /// Minus on favorites only.
  case remove
  /// No badge.
  case none
}

/// What turns in edit mode.
public enum WobbleStyle: Sendable {
  /// The icon about its center, each item in its own phase.
  case icon
  /// The whole cell with its badge, all in phase.
  case cell
  /// Nothing.
  case none
}
