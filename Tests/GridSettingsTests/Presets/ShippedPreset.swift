import Freedesktop
import GridCore
import GridStore

@testable import GridSettings

/// A preset that comes with the program, found beside the tests as the program finds it.
struct ShippedPreset {
  static let names = ["channel-order", "life-services", "news-channels", "numbers", "wobble"]

  static let assets = AssetDirectories(
    environment: ["HOME": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent"])

  let file: PresetFile
  var preset: Preset { file.preset }

  init(_ name: String, locale: MessageLocale = .plain) throws {
    let location = try PresetLocation.find(name, in: Self.assets, directory: "/")
    file = try PresetFile(location, locale: locale)
  }

  /// A grid with the first order in a window so wide, and so high that everything is in it.
  func grid(width: Int) -> Grid {
    var document = preset.document
    let favorites = preset.firstFavorites
    document.loadFavorites(favorites.ids, pinned: favorites.pinned)
    return Grid(
      document: document, rules: preset.rules, metrics: preset.metrics,
      viewport: Size(width: width, height: 8000))
  }
}

/// Where everything of a page is at scale 1.
struct PageFrames {
  private let frame: Frame
  private let document: Document

  init(of grid: Grid) {
    var frame = Frame(
      metrics: LayoutMetrics(Metrics(), scale: 1, viewportWidth: grid.viewport.width))
    grid.attributes(at: .zero, into: &frame)
    (self.frame, document) = (frame, grid.document)
  }

  subscript(_ element: Element) -> Rect? {
    frame.attributes.first { $0.element == element }?.frame
  }

  func cell(_ section: Int, _ item: Int) -> Rect? {
    document.handle(at: IndexPath(item: item, section: section)).flatMap {
      self[.cell($0, section: section)]
    }
  }

  func badge(_ section: Int, _ item: Int) -> Rect? {
    cell(section, item).map(frame.metrics.badgeFrame)
  }
}
