import GridCore
import GridPainting
import GridSettings
import X11Platform

/// How the page looks and behaves: what the command line, the config, the desktop and the content
/// say, in this order.
struct PageSetup: Equatable {
  /// Device pixels to a logical pixel.
  let scale: Double
  /// The colors and the font.
  let theme: Theme
  /// How the grid behaves.
  let rules: Rules
  /// The lengths of the grid.
  let metrics: Metrics
  /// What keys do.
  let keys: KeyBindings
  /// The name of the icon theme, when the XSETTINGS manager gives one.
  let iconTheme: String?

  /// The setup for `content`, as `options` and `settings` want it on a desktop with `desktop`
  /// settings, whose server's resources name `resourceDotsPerInch`, on `monitor`.
  init(
    _ content: PageContent, options: Options, settings: Settings, desktop: XSettings,
    resourceDotsPerInch: Double?, monitor: Monitor?
  ) {
    let preset = content.preset
    scale = DisplayScale.scale(
      chosen: options.scale ?? settings.scale, settings: desktop.dotsPerInch,
      resources: resourceDotsPerInch, monitor: monitor?.dotsPerInch)
    let isDark = Self.isDark(settings.appearance, desktop: desktop)
    theme = preset.theme(settings.theme(isDark: preset.isDark(otherwise: isDark)))
    var (rules, metrics) = (preset.rules, preset.metrics)
    if let threshold = desktop.dragThreshold { rules.slop = Double(threshold) }
    rules.reducesMotion = !desktop.enablesAnimations
    settings.apply(to: &rules)
    if content.followsSettings {
      settings.apply(toApplications: &rules)
      settings.apply(to: &metrics)
    }
    options.mode.apply(to: &rules)
    (self.rules, self.metrics) = (rules, metrics)
    keys = KeyBindings(settings.keys)
    iconTheme = desktop.iconTheme
  }

  private static func isDark(_ wanted: Settings.Appearance?, desktop: XSettings) -> Bool {
    switch wanted ?? .auto {
    case .light: false
    case .dark: true
    case .auto: desktop.isDark
    }
  }
}
