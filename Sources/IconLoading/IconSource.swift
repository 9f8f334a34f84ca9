package import Freedesktop
import GridPainting

/// Where icons come from, and how large they are wanted.
package struct IconSource: Equatable, Sendable {
  /// The name of the icon theme.
  package var theme: String
  /// The directories that hold themes, the first the most important.
  package var directories: [String]
  /// The side of an icon in logical pixels.
  package var size: Double
  /// Device pixels to a logical pixel.
  package var scale: Double

  /// Icons of `theme`, `size` logical pixels large.
  package init(theme: String, directories: [String], size: Double, scale: Double) {
    (self.theme, self.directories, self.size, self.scale) = (theme, directories, size, scale)
  }

  /// The theme that is used where nothing names one.
  package static let standardTheme = "Adwaita"

  /// The theme of a desktop without an XSETTINGS manager: what its files name, else the standard.
  package static func usualTheme(in environment: ProcessEnvironment) -> String {
    DesktopSettings(environment: environment).iconTheme ?? standardTheme
  }

  /// The side of an icon in device pixels.
  package var side: Int { min(max(Int((size * scale).rounded()), 1), IconPixels.largestSide) }

  /// The file of `icon` in `theme`; `nil` when there is none.
  ///
  /// Themes know whole scales only; at any other the icon is looked for by its device pixels.
  package func find(_ icon: String, in theme: IconTheme) -> String? {
    guard let scale = Int(exactly: scale), let size = Int(exactly: size) else {
      return theme.find(icon, size: side)
    }
    return theme.find(icon, size: size, scale: scale)
  }
}
