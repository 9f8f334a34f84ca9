import Freedesktop
import GridCore
import GridPainting
import GridSettings
import IconLoading

/// Loads the icons of the demonstration before the first picture.
struct DemonstrationIcons: ~Copyable {
  private let theme: IconTheme
  private var decoder = RemoteDecoder(program: "/proc/self/exe")

  /// Loads from the icon directories in `assets`.
  init(_ assets: AssetDirectories) {
    theme = IconTheme(name: IconSource.standardTheme, directories: assets.icons)
  }

  /// Sets the icon of every item of `stage`, `size` pixels large.
  mutating func supply(_ stage: DemonstrationDriver, size: Double) {
    let source = IconSource(
      theme: theme.name, directories: [], size: size, scale: 1)
    let document = stage.grid.document
    for handle in Set(document.sections.flatMap(\.items)) {
      guard let path = source.find(document.items[handle].icon, in: theme) else { continue }
      let pixels = decoder.decode(.init(side: source.side, path: path))
      stage.painter.icons.setIcon(pixels, for: handle)
    }
  }
}
