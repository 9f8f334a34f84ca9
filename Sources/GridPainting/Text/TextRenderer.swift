import CCairo
import GridCore
import System

/// Turns texts into pixels, and keeps those that were asked for lately.
final class TextRenderer {
  /// The font family; changing it forgets all pixels.
  var family: String {
    didSet { if family != oldValue { cache.removeAll() } }
  }
  private var cache = BoundedCache<TextRequest, TextImage>(limit: 16 << 20)
  private lazy var typesetter = makeTypesetter()
  /// Why text is set by Cairo alone, when it is.
  private(set) var fallbackReason: LoadingError?

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
  /// The letters at `marks`, ranges of the UTF-8 of `string`, can be drawn in another color.
  func image(
    _ string: String, _ style: TextStyle, width: Int? = nil, scale: Double, zoom: Double = 1,
    marks: [Range<Int>] = []
  ) -> TextImage {
    let shown = TextSanitizer.of(string)
    let request = TextRequest(
      string: shown, style: style, width: width.map { max($0, 1) }, scale: scale,
      marks: shown == string ? marks : [], zoom: zoom)
    return cache.value(for: request, cost: \.byteCount) { render(request) }
  }

  private func makeTypesetter() -> any Typesetter {
    do {
      return PangoTypesetter(try Pango())
    } catch {
      fallbackReason = error
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
    let marks = marks(of: request, lines, boxWidth: size.width)
    return TextImage(request, lines, size: size, layers: layers, marks: marks)
  }

  /// The boxes of the marked letters, relative to the corner of the text's box.
  private func marks(of request: TextRequest, _ lines: TypesetLines, boxWidth: Int) -> [Rect] {
    let pitch = request.style.pitch * request.scale * request.zoom
    var boxes: [Rect] = []
    for offset in request.markedCharacters {
      guard let (line, left, right) = typesetter.extent(ofCharacterAt: offset),
        lines.widths.indices.contains(line)
      else { continue }
      let start = origin(ofLine: line, lines, of: request, boxWidth: boxWidth)
      let (first, last) = (start + left * request.zoom, start + right * request.zoom)
      let (x, y) = (Int(first.rounded()), Int((Double(line) * pitch).rounded()))
      let box = Rect(x: x, y: y, width: Int(last.rounded()) - x, height: Int(pitch.rounded()))
      if let previous = boxes.last, previous.y == box.y, previous.maxX == box.x {
        boxes[boxes.count - 1] = previous.union(box)
      } else {
        boxes.append(box)
      }
    }
    return boxes
  }

  /// Where a line begins from the left of the text's box, in device pixels, zoom included.
  private func origin(
    ofLine index: Int, _ lines: TypesetLines, of request: TextRequest, boxWidth: Int
  ) -> Double {
    guard request.style.isCentered else { return 0 }
    return ((Double(boxWidth) - lines.widths[index] * request.zoom) / 2).rounded()
  }

  private func draw(
    _ lines: TypesetLines, of request: TextRequest, boxWidth: Int, in context: borrowing Context
  ) {
    let zoom = request.zoom
    cairo_scale(context.pointer, zoom, zoom)
    for index in lines.widths.indices {
      let start = origin(ofLine: index, lines, of: request, boxWidth: boxWidth)
      let x = Double(TextImage.overhang) + start
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

extension TextRequest {
  /// The offsets of the characters that are marked, in the UTF-8 of the string.
  fileprivate var markedCharacters: [Int] {
    guard !marks.isEmpty else { return [] }
    var (offsets, offset): ([Int], Int) = ([], 0)
    for character in string {
      if marks.contains(where: { $0.contains(offset) }) { offsets.append(offset) }
      offset += character.utf8.count
    }
    return offsets
  }
}
