import GridPainting

extension Color {
  /// The color as written in the configuration: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  var hexadecimal: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let byte = String(Int((part * 255).rounded()), radix: 16)
      text += byte.utf8.count < 2 ? "0" + byte : byte
    }
  }
}
