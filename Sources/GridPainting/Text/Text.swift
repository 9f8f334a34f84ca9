import CCairo
import GridCore
import System

/// Turns texts into pixels, and keeps those that were asked for lately.
final class Text {
  /// The font family; changing it forgets all pixels.
  var family: String {
    didSet { if family != oldValue { cache.removeAll() } }
  }
  private var cache = BoundedCache<TextRequest, TextImage>(limit: 16 << 20)
  private lazy var typesetter = makeTypesetter()
  /// Why text is set by Cairo alone, when it is.
  private(set) var trouble: LoadingError?

  init(family: String) { self.family = family }

  /// Texts set by `typesetter` instead of the best there is.
  convenience init(family: String, typesetter: any Typesetter) {
    self.init(family: family)
    self.typesetter = typesetter
  }

  /// The pixels of `string` at `scale` device pixels a logical pixel.
  ///
  /// The box is `width` device pixels wide before the zoom, or as wide as the text when it is
  /// `nil`. The zoom enlarges the set text; its lines stay the same.
  func image(
    _ string: String, _ style: TextStyle, width: Int? = nil, scale: Double, zoom: Double = 1
  ) -> TextImage {
    let request = TextRequest(
      string: TextSanitizer.of(string), style: style, width: width.map { max($0, 1) }, scale: scale,
      zoom: zoom)
    return cache.value(for: request, cost: \.byteCount) { render(request) }
  }

  private func makeTypesetter() -> any Typesetter {
    do {
      return PangoTypesetter(try Pango())
    } catch {
      trouble = error
      return ToyTypesetter()
    }
  }

  private func render(_ request: TextRequest) -> TextImage {
    let lines = typesetter.set(request, family: family)
    let widest = lines.widths.max() ?? 0
    let width = Double(request.width ?? Int(widest.rounded(.up))) * request.zoom
    let height = request.style.pitch * Double(request.style.lines) * request.scale * request.zoom
    let size = Size(width: Int(width.rounded()), height: Int(height.rounded()))
    let layers = TextLayers(size: size.grown(by: TextImage.overhang)) { context in
      draw(lines, of: request, boxWidth: size.width, in: context)
    }
    return TextImage(request, lines, size: size, layers: layers)
  }

  private func draw(
    _ lines: TypesetLines, of request: TextRequest, boxWidth: Int, in context: borrowing Context
  ) {
    let zoom = request.zoom
    cairo_scale(context.pointer, zoom, zoom)
    for (index, width) in lines.widths.enumerated() {
      let spare = request.style.isCentered ? (Double(boxWidth) - width * zoom) / 2 : 0
      let x = (Double(TextImage.overhang) + spare).rounded()
      let baseline = (Double(TextImage.overhang) + request.baseline(ofLine: index)).rounded()
      typesetter.draw(line: index, x: x / zoom, baseline: baseline / zoom, in: context)
    }
  }
}

extension Size {
  /// The size with `margin` more at each edge.
  func grown(by margin: Int) -> Size {
    Size(width: width + 2 * margin, height: height + 2 * margin)
  }
}
