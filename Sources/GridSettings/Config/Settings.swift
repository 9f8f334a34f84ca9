package import GridCore
import GridPainting
package import X11Platform

/// The settings in the configuration file; `nil` where not set.
///
/// Lengths are in logical pixels. The command line overrides these settings, and they override the
/// desktop's settings.
package struct Settings: Equatable, Sendable {
  /// Light or dark.
  package var appearance: Appearance?
  /// The role of a window that is opened without `--toggle`.
  package var role: WindowRole?
  /// Whether the window closes after a launch.
  package var afterLaunch: AfterLaunch?
  /// Whether the window stays above others.
  package var isAbove: Bool?
  /// The monitor to open the window on.
  package var monitor: MonitorChoice?
  /// The number of device pixels per logical pixel.
  package var scale: Double?
  /// The width and height of an icon.
  package var iconSize: Double?
  /// The size of a cell.
  package var cellWidth, cellHeight: Double?
  /// The exact gap between columns and rows.
  package var spacing: Double?
  /// The maximum number of columns.
  package var columns: Int?
  /// How long to hold an icon to lift it, in milliseconds.
  package var holdDelay: Int?
  /// The drag threshold.
  package var slop: Double?
  /// When a press starts a drag.
  package var dragStart: DragStart?
  /// Whether icons wobble in edit mode.
  var wobbles: Bool?
  /// The wobble angle to each side, in radians.
  package var wobbleAngle: Double?
  /// Whether motion is reduced.
  package var reducesMotion: Bool?
  /// The transition between views, or `nil` for the default of each occasion.
  package var transition: TransitionStyle?
  /// The key combinations of customized actions by action name.
  package var keys: [String: [KeyCombination]] = [:]
  /// The customized colors of the light and the dark theme.
  var lightColors: [ColorToken: Color] = [:], darkColors: [ColorToken: Color] = [:]
  /// The publish settings by board name.
  package var publishing: [String: PublishSettings] = [:]

  /// Light or dark.
  package enum Appearance: Sendable {
    /// Like the desktop.
    case auto
    /// Always the one.
    case light, dark
  }

  /// What the window does after a launch.
  package enum AfterLaunch: Sendable {
    /// The default of its role.
    case auto
    /// Always the one.
    case stay, close
  }

  /// The valid scales.
  static let scaleRange = 0.5...4.0
}
