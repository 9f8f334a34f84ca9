import GridCore
import GridPainting
import Testing

@testable import GridSettings

/// What a preset says of sizes, places and colors.
struct PresetLooksTests {
  @Test func `a heading and a line that are set have no space of their own`() throws {
    var metrics = try PresetFile.page("HeaderHeight=25\nFooterHeight=10;0.5").preset.metrics
    #expect(metrics.favoritesHeaderHeight == 25 && metrics.headerHeight == 25)
    #expect(metrics.favoritesHeaderSpacing == 0)
    #expect(metrics.favoritesFooterLine == 10 && metrics.footerLine == 0.5)
    #expect(metrics.footerSpacingAbove == 0 && metrics.footerSpacingBelow == 0)
    metrics = try PresetFile.page("FooterHeight=3").preset.metrics
    #expect(metrics.favoritesFooterLine == 3 && metrics.footerLine == 3)
  }

  @Test func `sections with edges of their own leave the page none`() throws {
    let metrics = try PresetFile.page("InsetTop=1\nInsetTrailing=4").preset.metrics
    #expect(metrics.sectionInsets == Insets(top: 1, leading: 0, bottom: 0, trailing: 4))
    #expect(metrics.insets == Insets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(try PresetFile.page("HeaderHeight=1").preset.metrics.insets == Metrics().insets)
  }

  @Test func `a gap that is set does not grow`() throws {
    let metrics = try PresetFile.page("ItemSpacing=5").preset.metrics
    #expect(metrics.itemSpacing == 5 && metrics.maximumItemSpacing == 5)
    #expect(metrics.lineSpacing == 8)
  }

  @Test func `a page that is closed by choosing has a button to close it without`() throws {
    #expect(try PresetFile.page("ClickFavorite=select").preset.metrics.closeButtonSize == 30)
    #expect(try PresetFile.page("ClickFavorite=none").preset.metrics.closeButtonSize == 0)
    #expect(try PresetFile.page("ClickCatalog=select").preset.metrics.closeButtonSize == 0)
  }

  @Test(arguments: [
    ("CellWidth=60.5", CellWidth.fixed(60.5)), ("CellWidth=W/4-10", .fraction(parts: 4, less: 10)),
    ("CellWidth=W/3", .fraction(parts: 3, less: 0)),
    ("CellWidth=W/1-0.5", .fraction(parts: 1, less: 0.5)),
  ])
  func `a cell is so wide or a part of the page`(line: String, width: CellWidth) throws {
    let file = try PresetFile.page(line)
    #expect(file.preset.metrics.cellWidth == width && file.problems.isEmpty)
  }

  @Test func `an icon anywhere gives every cell room for one`() throws {
    #expect(try PresetFile.page("").preset.metrics.iconSize == 48)
    #expect(try PresetFile.read("[Section s]\nItems=a").preset.metrics.iconSize == 0)
  }

  @Test(arguments: [
    (0x000000, false), (0xffffff, true), (0x00ffff, true), (0x1e2024, false), (0xf7f7f9, true),
    (0x0000ff, false), (0xff0000, true), (0x808080, true), (0x606060, false),
  ])
  func `text is dark on what is bright`(rgb: UInt32, isDarkText: Bool) {
    #expect(Color(rgb).prefersDarkText == isDarkText)
  }
}
