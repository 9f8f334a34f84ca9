package import GridCore
import System

/// Paints frames.
///
/// It decides nothing: the frame holds the position and the look of every element.
///
/// Not to be used from two threads at once.
package final class GridPainter {
  let resources: PaintResources
  var text: TextRenderer { resources.text }
  private var bounds: [Rect] = []

  /// A painter without any icons yet.
  ///
  /// Fonts are looked for when the first text is painted.
  package init(theme: Theme = .light, strings: LocalizedStrings = .english) {
    resources = PaintResources(theme: theme, strings: strings)
  }

  /// The colors and the font.
  ///
  /// After a change everything has to be painted again.
  package var theme: Theme {
    get { resources.theme }
    set {
      if newValue.fontFamily != resources.theme.fontFamily { icons.removeCachedPixels() }
      resources.theme = newValue
      resources.text.family = newValue.fontFamily
    }
  }

  /// The words of buttons, toasts and the empty panel.
  package var strings: LocalizedStrings {
    get { resources.strings }
    set { resources.strings = newValue }
  }

  /// How a lifted item looks; `LiftStyle(grid.rules)`.
  package var lift: LiftStyle {
    get { resources.lift }
    set { resources.lift = newValue }
  }

  /// What the cell of an item shows of the search that is open: asked when the cell is painted.
  package var highlight: (ItemHandle) -> CellHighlight? {
    get { resources.highlight }
    set { resources.highlight = newValue }
  }

  /// The icons of the items.
  package var icons: IconAtlas { resources.icons }

  /// Why text is not set by Pango, as one sentence for the log; known once text was painted.
  package var textFallbackReason: String? { resources.text.fallbackReason?.description }

  /// Paints the damaged parts of `frame`.
  ///
  /// The surface is as large as the viewport, and shows the frame that `damage` was computed from.
  ///
  /// - Complexity: O(elements × rectangles) in comparisons, and O(pixels) of what is damaged.
  package func paint(
    _ frame: Frame, damage: Damage, of document: Document, on surface: Surface
  ) {
    if let distance = damage.scroll { surface.scroll(by: distance) }
    bounds.removeAll(keepingCapacity: true)
    for attributes in frame.attributes { bounds.append(attributes.bounds(in: frame)) }
    let painter = ElementPainter(
      resources: resources, scene: PaintContext(frame, document: document))
    let context = Context(surface)
    for rect in damage.rects { paint(frame, within: rect, by: painter, in: context) }
  }

  private func paint(
    _ frame: Frame, within rect: Rect, by painter: ElementPainter, in context: borrowing Context
  ) {
    context.clip(to: rect)
    context.fill(rect, with: theme[.background])
    for (attributes, bounds) in zip(frame.attributes, bounds)
    where bounds.intersects(rect)
      && attributes.alpha > 0
    {
      let origin = attributes.viewportFrame(scrollOffset: frame.scrollOffset).origin
      context.clip(to: bounds)
      painter.draw(attributes, at: origin, bounds: bounds, in: context)
      context.unclip()
    }
    context.unclip()
  }
}
