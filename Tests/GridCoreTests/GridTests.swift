import GridCore
import Testing

@Suite struct GridTests {
  @Test func `a held favorite lifts, makes room and stays where it is dropped`() {
    var document = Document()
    let sections = [
      GridSection(
        id: "all", title: "All", items: ["x", "y"].map { document.update(Item(id: $0, title: $0)) })
    ]
    for id in ["a", "b", "c", "d"] { document.update(Item(id: id, title: id)) }
    document.loadFavorites(["a", "b", "c", "d"])
    document.loadCatalog(sections)
    let controller = GridController(
      Grid(document: document, viewport: Size(width: 768, height: 680)))
    var grid: Grid { controller.grid }
    let start = grid.frameForItem(at: IndexPath(item: 0, section: 0)).center
    let end = grid.frameForItem(at: IndexPath(item: 2, section: 0)).center
    controller.send(.pointerPressed(at: start, button: .primary), at: .zero)
    controller.advance(to: .milliseconds(500))
    #expect(grid.dragPhase == .lifted)
    #expect(grid.isEditing)
    controller.send(.pointerMoved(to: end, buttons: .primary), at: .milliseconds(520))
    #expect(grid.proposedFavorites.map { grid.document.items[$0].id } == ["b", "c", "a", "d"])
    #expect(grid.document.favorites.map { grid.document.items[$0].id } == ["a", "b", "c", "d"])
    controller.send(.pointerReleased(at: end, button: .primary), at: .milliseconds(540))
    #expect(grid.document.favorites.map { grid.document.items[$0].id } == ["b", "c", "a", "d"])
    var frame = Frame(metrics: LayoutMetrics(Metrics(), scale: 1, viewportWidth: 768))
    grid.attributes(at: .milliseconds(560), into: &frame)
    #expect(frame.attributes.count > 8)
    controller.advance(to: .seconds(2))
    #expect(!grid.isBusy(at: .seconds(2)))
  }
}
