import Glibc
import GridCore
package import GridPainting

extension KeyRule<Preset> {
  package static let looks = [
    PresetKey(
      "Badges", .choice(["all": .all, "remove": .remove, "none": .none]), \.rules.badges,
      "Which badges edit mode shows."),
    PresetKey("BadgeSize", .pixels(in: 8...64), \.metrics.badgeSize, "The diameter of a badge."),
    PresetKey(
      "BadgeCorner",
      .choice([
        "icon-top-trailing": .iconTopTrailing, "top-trailing": .cellTopTrailing,
        "top-leading": .cellTopLeading,
      ]), \.metrics.badgeCorner,
      "Where a badge sits: at the icon's upper end, or in an upper corner of the cell."),
    PresetKey(
      "WobbleStyle", .choice(["icon": .icon, "cell": .cell, "none": .none]),
      \.rules.wobbleStyle, "What wobbles in edit mode."),
    PresetKey(
      "Border", .pixels(in: 0...20), \.metrics.border, "The line around every cell in edit mode."),
    PresetKey(
      "Grid", "Background", .color(opaque: true), standard: "the theme's", \.background,
      "The color below everything; text and badges become dark or light to suit it."),
  ]
}

extension Preset {
  /// Whether the page is a dark one: as its own background wants it, else as the person does.
  package func isDark(otherwise wanted: Bool) -> Bool {
    background.map { !$0.prefersDarkText } ?? wanted
  }

  /// `theme` with the preset's background.
  package func theme(_ theme: Theme) -> Theme {
    var theme = theme
    if let background { theme[.background] = background }
    return theme
  }
}

extension Color {
  /// How bright the color is, from 0 for black to 1 for white: the relative luminance of the Web
  /// Content Accessibility Guidelines 2.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether black has more contrast on it than white.
  var prefersDarkText: Bool {
    let luminance = luminance + 0.05
    return luminance / 0.05 > 1.05 / luminance
  }
}
