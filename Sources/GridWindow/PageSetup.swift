import Freedesktop
import GridCore
import GridPainting

/// How the page looks and behaves: what the command line, the config and the desktop say, in this
/// order.
struct PageSetup: Equatable {
  /// Device pixels to a logical pixel.
  let scale: Double
  /// The colors and the font.
  let theme: Theme
  /// How the grid behaves.
  let rules: Rules
  /// The lengths of the grid.
  let metrics: Metrics
  /// The name of the icon theme.
  let iconTheme: String

  /// The icon theme of a desktop that names none.
  private static let usualIconTheme = "Adwaita"

  /// The setup for `options` and `settings` on a desktop with `desktop` settings, whose server's
  /// resources name `resourceDotsPerInch`.
  init(
    options: Options, settings: Settings, desktop: XSettings, resourceDotsPerInch: Double?
  ) {
    scale = DisplayScale.scale(
      chosen: options.scale ?? settings.scale, settings: desktop.dotsPerInch,
      resources: resourceDotsPerInch)
    theme = settings.theme(isDark: Self.isDark(settings.appearance, desktop: desktop))
    var (rules, metrics) = (Rules(), Metrics())
    if let threshold = desktop.dragThreshold { rules.slop = Double(threshold) }
    rules.reducesMotion = !desktop.enablesAnimations
    settings.apply(to: &rules)
    settings.apply(to: &metrics)
    (self.rules, self.metrics) = (rules, metrics)
    iconTheme = desktop.iconTheme ?? Self.usualIconTheme
  }

  /// Where the page's icons come from.
  func iconSource(in directories: BaseDirectories) -> IconSource {
    IconSource(
      theme: iconTheme, directories: directories.iconDirectories, size: metrics.iconSize,
      scale: scale)
  }

  private static func isDark(_ wanted: Settings.Appearance?, desktop: XSettings) -> Bool {
    switch wanted ?? .auto {
    case .light: false
    case .dark: true
    case .auto: desktop.isDark
    }
  }
}
