import GridCore
import Testing

@testable import GridWindow

@Suite struct GridDumpTests {
  @Test func `favorites are listed whole, and frames only in the viewport`() {
    let grid = Self.grid(height: 200)
    let text = Self.dump(grid).json(all: false).text
    #expect(text.contains(#""order":["a","b","c"],"proposed":["a","b","c"],"editing":false"#))
    #expect(text.contains(#""drag":"idle","liftedID":null,"settling":[]"#))
    #expect(text.contains(#""viewport":[120,200]"#))
    #expect(text.contains(#"{"id":"a","title":"Title a","frame":[24,56,96,112]"#))
    #expect(text.contains(#"{"id":"c","title":"Title c","frame":null"#))
    #expect(!text.contains(#""id":"x""#))
  }

  @Test func `all lists the items that are scrolled out too`() {
    let text = Self.dump(Self.grid(height: 200)).json(all: true).text
    #expect(text.contains(#"{"id":"x","title":"Title x","frame":null"#))
  }

  @Test func `a ghost, a pinned item and the badges of edit mode are told`() {
    let controller = GridController(Self.grid(height: 2000))
    var grid: Grid { controller.grid }
    controller.change(at: .zero) { $0.beginEditing() }
    let text = Self.dump(grid).json(all: false).text
    #expect(text.contains(#""editing":true"#))
    let a = Self.item("a", in: text)
    let b = Self.item("b", in: text)
    #expect(a.contains(#""badge":"none","badgeFrame":null,"pinned":true,"ghost":false"#))
    #expect(b.contains(#""badge":"remove","badgeFrame":["#))
    #expect(Self.item("c", in: text).contains(#""pinned":false,"ghost":true"#))
    #expect(Self.item("x", in: text).contains(#""badge":"add""#))
  }

  @Test func `the lifted item follows the pointer, and its frame is unscaled`() {
    let controller = GridController(Self.grid(height: 2000))
    var grid: Grid { controller.grid }
    let cell = grid.frameForItem(at: IndexPath(item: 1, section: 0))
    controller.send(.pointerPressed(at: cell.center, button: .primary), at: .zero)
    controller.advance(to: .seconds(1))
    let moved = cell.center + Point(x: 5, y: 3)
    controller.send(.pointerMoved(to: moved, buttons: .primary), at: .seconds(2))
    let text = Self.dump(grid, at: .seconds(3)).json(all: false).text
    #expect(text.contains(#""drag":"lifted","liftedID":"b""#))
    let item = Self.item("b", in: text)
    #expect(item.contains("[\(cell.x + 5),\(cell.y + 3),\(cell.width),\(cell.height)]"))
    #expect(item.contains(#""lifted":true,"rotation":0.0,"scale":1.1,"opacity":1.0"#))
  }

  @Test func `the buttons of the empty panel are told with their titles and frames`() throws {
    let controller = GridController(Self.grid(height: 400))
    var grid: Grid { controller.grid }
    let offer = PanelOffer(id: 7, title: "Offer", titleWidth: 40)
    controller.change(at: .zero) { $0.showOffers([offer]) }
    #expect(Self.dump(grid).json(all: false).text.contains(#""panel":[],"#))
    controller.change(at: .zero) { $0.reloadFavorites([], pinned: []) }
    controller.send(.key(.arrow(.right)), at: .zero)
    controller.send(.key(.arrow(.right)), at: .zero)
    let (first, second) = (grid.panelButtonFrames[0], grid.panelButtonFrames[1])
    #expect(first.maxY < second.y)
    let text = Self.dump(grid).json(all: false).text
    #expect(text.contains(#"{"title":"Choose","frame":\#(Self.numbers(first)),"focused":false}"#))
    #expect(text.contains(#"{"title":"Offer","frame":\#(Self.numbers(second)),"focused":true}"#))
  }

  private static func numbers(_ rect: Rect) -> String {
    "[\(rect.x),\(rect.y),\(rect.width),\(rect.height)]"
  }

  private static func dump(_ grid: Grid, at now: Duration = .zero) -> GridDump {
    let metrics = LayoutMetrics(Metrics(), scale: 1, viewportWidth: grid.viewport.width)
    var frame = Frame(metrics: metrics)
    grid.attributes(at: now, into: &frame)
    return GridDump(
      grid: grid, frame: frame, toast: nil, announced: nil, panel: ["Choose", "Offer"],
      pendingSave: false,
      pendingPublish: false)
  }

  /// One column: a pinned, b, and c that is not installed; x in the catalog.
  private static func grid(height: Int) -> Grid {
    var document = Document()
    for id in ["a", "b", "x"] { document.update(Item(id: id, title: "Title \(id)")) }
    document.update(Item(id: "c", title: "Title c", availability: .missing))
    let catalog = document.items.handle(of: "x").map { [$0] } ?? []
    document.loadCatalog([GridSection(id: "other", title: "Other", items: catalog)])
    document.loadFavorites(["a", "b", "c"], pinned: ["a"])
    return Grid(document: document, viewport: Size(width: 120, height: height))
  }

  /// The part of `text` about the item `id`.
  private static func item(_ id: String, in text: String) -> Substring {
    guard let start = text.firstRange(of: "{\"id\":\"\(id)\",\"title\"") else { return "" }
    let rest = text[start.lowerBound...]
    return rest.firstIndex(of: "}").map { rest[...$0] } ?? rest
  }
}
