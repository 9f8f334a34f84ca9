import GridCore
import GridPainting
import X11Platform

/// One key of the configuration file.
package typealias ConfigKey = KeyRule<Settings>

extension KeyRule<Settings> {
  /// All keys, in the order of the manual.
  ///
  /// This table drives parsing, validation, writing and the manual.
  package static let all: [ConfigKey] =
    window + grid + input + motion + keys + colors + publish

  private static let window = [
    ConfigKey(
      "Window", "Theme", .choice(["auto": .auto, "light": .light, "dark": .dark]),
      standard: "auto", \.appearance, "Light or dark; auto follows the desktop."),
    ConfigKey(
      "Window", "Scale", .number(in: Settings.scaleRange), standard: "as the desktop says",
      \.scale, "How many device pixels a logical pixel has."),
    ConfigKey(
      "Window", "Role", .choice(["page": .page, "launcher": .launcher]), standard: "page",
      \.role, "What a plain start opens; --toggle always opens a launcher."),
    ConfigKey(
      "Window", "AfterLaunch", .choice(["auto": .auto, "stay": .stay, "close": .close]),
      standard: "auto", \.afterLaunch,
      "What the window does after a launch; auto closes a launcher and keeps a page."),
    ConfigKey(
      "Window", "Above", .flag, standard: "false", \.isAbove,
      "Whether the window stays above others."),
    ConfigKey(
      "Window", "Monitor", .choice(["pointer": .pointer, "primary": .primary]),
      standard: "pointer for a launcher", \.monitor,
      "The monitor that the window opens on; the desktop places a page."),
  ]

  private static let grid = [
    ConfigKey(
      "Grid", "IconSize", .number(in: 16...256, unit: " pixels"), standard: "48", \.iconSize,
      "The side of an icon. The cell grows with it unless its size is set."),
    ConfigKey(
      "Grid", "CellWidth", .number(in: 32...512, unit: " pixels"), standard: "96", \.cellWidth,
      "The width of a cell."),
    ConfigKey(
      "Grid", "CellHeight", .number(in: 32...512, unit: " pixels"), standard: "112",
      \.cellHeight, "The height of a cell."),
    ConfigKey(
      "Grid", "Spacing", .number(in: 0...200, unit: " pixels"),
      standard: "8, growing up to 24", \.spacing,
      "The exact gap between cells; what is left of a row becomes equal margins."),
    ConfigKey(
      "Grid", "Columns", .whole(in: 1...100), standard: "as many as fit", \.columns,
      "How many cells stand in a row, at most as many as fit."),
  ]

  private static let input = [
    ConfigKey(
      "Input", "HoldDelay", .whole(in: 100...5000, unit: " milliseconds"), standard: "500",
      \.holdDelay, "How long an icon is held until it lifts."),
    ConfigKey(
      "Input", "Slop", .number(in: 1...100, unit: " pixels"), standard: "8", \.slop,
      "How far the pointer may drift before a press is no click any more."),
    ConfigKey(
      "Input", "DragStart", .choice(["hold": .hold, "hold-or-move": .holdOrMove]),
      standard: "hold-or-move", \.dragStart,
      "Whether a favorite lifts only when held, or also as soon as it is dragged."),
  ]

  private static let motion = [
    ConfigKey(
      "Motion", "Wobble", .flag, standard: "true", \.wobbles,
      "Whether icons wobble in edit mode."),
    ConfigKey(
      "Motion", "WobbleAngle", .number(in: 0...0.1, unit: " radians"), standard: "0.025",
      \.wobbleAngle, "How far icons turn to each side in edit mode."),
    ConfigKey(
      "Motion", "Reduced", .flag, standard: "false", \.reducesMotion,
      "Whether things jump to their places instead of moving there."),
    ConfigKey(
      "Motion", "Transition",
      .choice([
        "none": .none, "cross-dissolve": .crossDissolve, "flip-left": .flipFromLeft,
        "flip-right": .flipFromRight, "flip-top": .flipFromTop, "flip-bottom": .flipFromBottom,
        "curl-up": .curlUp, "curl-down": .curlDown,
      ]),
      standard: "none for a search, cross-dissolve for colors, each in turn in the demonstration",
      \.transition,
      "How one view gives way to another: with a search, other colors, and in the demonstration."),
  ]

  private static let colors = ColorToken.allCases.flatMap { token in
    [
      color(token.rawValue, in: .light, at: \.lightColors, of: token),
      color(token.rawValue + ".dark", in: .dark, at: \.darkColors, of: token),
    ]
  }

  private static func color(
    _ name: String, in theme: Theme, at path: Path<[ColorToken: Color]>, of token: ColorToken
  ) -> ConfigKey {
    ConfigKey(
      "Colors", name, .color(), standard: theme[token].hexadecimal,
      set: { $0[keyPath: path][token] = $1 }, get: { $0[keyPath: path][token] }, "")
  }
}
