import GridPainting

extension ConfigKey {
  /// Every key that has an effect, in the order of the manual.
  ///
  /// This table makes the reading, the
  /// checking, the writing and the manual.
  nonisolated static let all: [ConfigKey] = window + grid + input + motion + colors

  private nonisolated static let window = [
    ConfigKey.word(
      "Window", "Theme", standard: "auto", \.appearance, "Light or dark; auto follows the desktop."),
    .number(
      "Window", "Scale", in: Settings.scaleRange, standard: "as the desktop says", \.scale,
      "How many device pixels a logical pixel has."),
  ]

  private nonisolated static let grid = [
    ConfigKey.number(
      "Grid", "IconSize", in: 16...256, unit: " pixels", standard: "48", \.iconSize,
      "The side of an icon. The cell grows with it unless its size is set."),
    .number(
      "Grid", "CellWidth", in: 32...512, unit: " pixels", standard: "96", \.cellWidth,
      "The width of a cell."),
    .number(
      "Grid", "CellHeight", in: 32...512, unit: " pixels", standard: "112", \.cellHeight,
      "The height of a cell."),
    .number(
      "Grid", "Spacing", in: 0...200, unit: " pixels", standard: "8, growing up to 24", \.spacing,
      "The exact gap between cells; what is left of a row becomes equal margins."),
    .whole(
      "Grid", "Columns", in: 1...100, standard: "as many as fit", \.columns,
      "How many cells stand in a row, at most as many as fit."),
  ]

  private nonisolated static let input = [
    ConfigKey.whole(
      "Input", "HoldDelay", in: 100...5000, unit: " milliseconds", standard: "500", \.holdDelay,
      "How long an icon is held until it lifts."),
    .number(
      "Input", "Slop", in: 1...100, unit: " pixels", standard: "8", \.slop,
      "How far the pointer may drift before a press is no click any more."),
    .word(
      "Input", "DragStart", standard: "hold-or-move", \.dragStart,
      "Whether a favorite lifts only when held, or also as soon as it is dragged."),
  ]

  private nonisolated static let motion = [
    ConfigKey.flag(
      "Motion", "Wobble", standard: "true", \.wobbles, "Whether icons wobble in edit mode."),
    .number(
      "Motion", "WobbleAngle", in: 0...0.1, unit: " radians", standard: "0.025", \.wobbleAngle,
      "How far icons turn to each side in edit mode."),
    .flag(
      "Motion", "Reduced", standard: "false", \.reducesMotion,
      "Whether things jump to their places instead of moving there."),
  ]

  private nonisolated static let colors = ColorToken.allCases.flatMap { token in
    [
      color(token.rawValue, in: .light, at: \.lightColors, of: token),
      color(token.rawValue + ".dark", in: .dark, at: \.darkColors, of: token),
    ]
  }

  private nonisolated static func color(
    _ name: String, in theme: Theme,
    at path: any WritableKeyPath<Settings, [ColorToken: Color]> & Sendable, of token: ColorToken
  ) -> ConfigKey {
    ConfigKey(
      group: "Colors", name: name, form: "a color like #1c66c4 or, with an opacity, #1c66c480",
      standard: theme[token].hexadecimal, summary: ""
    ) { settings, text in
      guard let color = Color(text) else { return false }
      settings[keyPath: path][token] = color
      return true
    } value: { settings in
      settings[keyPath: path][token]?.hexadecimal
    }
  }
}

extension Color {
  /// The color as the configuration writes it: `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  nonisolated var hexadecimal: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let byte = String(Int((part * 255).rounded()), radix: 16)
      text += byte.utf8.count < 2 ? "0" + byte : byte
    }
  }
}
