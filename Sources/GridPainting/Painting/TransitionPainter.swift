import CCairo
public import GridCore

/// Paints how one whole picture gives way to another of the same size.
public struct TransitionPainter {
  private let old, new: Surface
  private let background: Color

  /// The depth of the light on the turning page and of its shadow, in device pixels.
  private static let fold = (light: 28, shadow: 18)

  /// A painter of what lies between `old` and `new`; where neither is, there is `background`.
  public init(from old: Surface, to new: Surface, background: Color) {
    (self.old, self.new, self.background) = (old, new, background)
  }

  /// Paints the moment of `transition` at which `progress`, from 0 to 1, of it is done.
  ///
  /// - Complexity: O(pixels).
  public func paint(_ transition: Transition, at progress: Double, on surface: Surface) {
    let state = transition.state(at: progress)
    let context = Context(surface)
    switch (state.shown, state.fold) {
    case (.old, _): draw(old, state, in: context)
    case (.new, _): draw(new, state, in: context)
    case (.both, nil):
      context.draw(old, at: .zero)
      context.draw(new, at: .zero, alpha: state.newAlpha)
    case (.both, let fold?):
      let (turning, lying) = transition == .curlUp ? (old, new) : (new, old)
      draw(turning, over: lying, foldedAt: fold, in: context)
    }
  }

  /// The one picture seen, narrowed about its middle.
  private func draw(
    _ picture: Surface, _ state: Transition.State, in context: borrowing Context
  ) {
    let size = picture.size
    context.fill(Rect(origin: .zero, size: size), with: background)
    guard state.scaleX > 0.001, state.scaleY > 0.001 else { return }
    let pointer = context.pointer
    cairo_save(pointer)
    cairo_translate(pointer, Double(size.width) / 2, Double(size.height) / 2)
    cairo_scale(pointer, state.scaleX, state.scaleY)
    cairo_translate(pointer, -Double(size.width) / 2, -Double(size.height) / 2)
    cairo_set_source_surface(pointer, picture.pointer, 0, 0)
    cairo_paint(pointer)
    cairo_restore(pointer)
  }

  /// The turning page above its fold, and below that the page that lies still.
  private func draw(
    _ turning: Surface, over lying: Surface, foldedAt fold: Double, in context: borrowing Context
  ) {
    let size = turning.size
    let height = Int((Double(size.height) * fold).rounded())
    context.draw(lying, at: .zero)
    context.clip(to: Rect(x: 0, y: 0, width: size.width, height: height))
    context.draw(turning, at: .zero)
    context.unclip()
    guard 0..<size.height ~= height, height > 0 else { return }
    let band = (width: size.width, edge: height)
    shade(band, to: height - Self.fold.light, with: (1, 0.7), in: context)
    shade(band, to: height + Self.fold.shadow, with: (0, 0.3), in: context)
  }

  /// A gray that is strongest at the fold and ends at the row `end`.
  private func shade(
    _ band: (width: Int, edge: Int), to end: Int, with shade: (gray: Double, alpha: Double),
    in context: borrowing Context
  ) {
    let gradient = cairo_pattern_create_linear(0, Double(band.edge), 0, Double(end))
    defer { cairo_pattern_destroy(gradient) }
    cairo_pattern_add_color_stop_rgba(gradient, 0, shade.gray, shade.gray, shade.gray, shade.alpha)
    cairo_pattern_add_color_stop_rgba(gradient, 1, shade.gray, shade.gray, shade.gray, 0)
    cairo_set_source(context.pointer, gradient)
    cairo_rectangle(
      context.pointer, 0, Double(min(band.edge, end)), Double(band.width),
      Double(abs(end - band.edge)))
    cairo_fill(context.pointer)
  }
}
