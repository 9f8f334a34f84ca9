import Freedesktop
import GridPainting

/// Where icons come from, and how large they are wanted.
nonisolated struct IconSource: Equatable, Sendable {
  /// The name of the icon theme.
  var theme: String
  /// The directories that hold themes, the first the most important.
  var directories: [String]
  /// The side of an icon in logical pixels.
  var size: Double
  /// Device pixels to a logical pixel.
  var scale: Double

  /// The theme that is used where nothing names one.
  static let standardTheme = "Adwaita"

  /// The theme of a desktop without an XSETTINGS manager: what its files name, else the standard.
  static func usualTheme(in environment: ProcessEnvironment) -> String {
    DesktopSettings(environment: environment).iconTheme ?? standardTheme
  }

  /// The side of an icon in device pixels.
  var side: Int { min(max(Int((size * scale).rounded()), 1), IconPixels.largestSide) }

  /// The file of `icon` in `theme`; `nil` when there is none.
  ///
  /// Themes know whole scales only; at any other the icon is looked for by its device pixels.
  func find(_ icon: String, in theme: IconTheme) -> String? {
    guard let scale = Int(exactly: scale), let size = Int(exactly: size) else {
      return theme.find(icon, size: side)
    }
    return theme.find(icon, size: size, scale: scale)
  }
}
