package import Freedesktop
import GridPainting

/// Where to look for icons, and their size.
package struct IconSource: Equatable, Sendable {
  /// The name of the icon theme.
  package var theme: String
  /// The directories that contain themes, the most important first.
  package var directories: [String]
  /// The width and height of an icon in logical pixels.
  package var size: Double
  /// The number of device pixels per logical pixel.
  package var scale: Double

  /// Icons of `theme`, `size` logical pixels large.
  package init(theme: String, directories: [String], size: Double, scale: Double) {
    (self.theme, self.directories, self.size, self.scale) = (theme, directories, size, scale)
  }

  /// The theme to use if none is set.
  package static let standardTheme = "Adwaita"

  /// The theme that the desktop's settings files name, or the standard theme.
  ///
  /// For desktops without an XSETTINGS manager.
  package static func usualTheme(in environment: ProcessEnvironment) -> String {
    DesktopSettings(environment: environment).iconTheme ?? standardTheme
  }

  /// The width and height of an icon in device pixels.
  package var side: Int { min(max(Int((size * scale).rounded()), 1), IconPixels.largestSide) }

  /// The file of `icon` in `theme`, or `nil` if there is none.
  ///
  /// Themes have integral scales only. At any other scale, the size in device pixels is looked up.
  package func find(_ icon: String, in theme: IconTheme) -> String? {
    guard let scale = Int(exactly: scale), let size = Int(exactly: size) else {
      return theme.find(icon, size: side)
    }
    return theme.find(icon, size: size, scale: scale)
  }
}
