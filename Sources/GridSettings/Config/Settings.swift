package import GridCore
import GridPainting
package import X11Platform

/// What the configuration file sets; `nil` where it says nothing.
///
/// Lengths are logical pixels. The command line overrides these, and these override what the
/// desktop says.
package struct Settings: Equatable, Sendable {
  /// Light or dark.
  package var appearance: Appearance?
  /// What a window opened without `--toggle` is.
  package var role: WindowRole?
  /// Whether the window closes once something was launched.
  package var afterLaunch: AfterLaunch?
  /// Whether the window stays above others.
  package var isAbove: Bool?
  /// The monitor that the window opens on.
  package var monitor: MonitorChoice?
  /// Device pixels to a logical pixel.
  package var scale: Double?
  /// The side of an icon.
  package var iconSize: Double?
  /// The size of a cell.
  package var cellWidth, cellHeight: Double?
  /// The exact gap between cells, both ways.
  package var spacing: Double?
  /// How many cells stand in a row, at most as many as fit.
  package var columns: Int?
  /// How long a press is held, in milliseconds.
  package var holdDelay: Int?
  /// How far a press may drift.
  package var slop: Double?
  /// When a press lifts.
  package var dragStart: DragStart?
  /// Whether icons wobble in edit mode.
  var wobbles: Bool?
  /// How far they turn to each side, in radians.
  package var wobbleAngle: Double?
  /// Whether motion is reduced.
  package var reducesMotion: Bool?
  /// How one whole view gives way to another; `nil` for the usual way of each occasion.
  package var transition: TransitionStyle?
  /// The keys of actions, by the names of those that don't have their usual ones.
  package var keys: [String: [KeyCombination]] = [:]
  /// The colors on a light page and on a dark one, where they differ from the theme's.
  var lightColors: [ColorToken: Color] = [:], darkColors: [ColorToken: Color] = [:]
  /// Where the orders of boards are sent, by the names of the boards.
  package var publishing: [String: PublishSettings] = [:]

  /// Light or dark.
  package enum Appearance: Sendable {
    /// As the desktop is.
    case auto
    /// Always the one.
    case light, dark
  }

  /// What the window does once something was launched.
  package enum AfterLaunch: Sendable {
    /// What its role does.
    case auto
    /// Always the one.
    case stay, close
  }

  /// The scales that may be asked for.
  static let scaleRange = 0.5...4.0
}
