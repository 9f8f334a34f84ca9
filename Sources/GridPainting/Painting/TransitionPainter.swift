import CCairo
package import GridCore

/// Paints a transition between two pictures of the same size.
package struct TransitionPainter {
  private let old, new: Surface
  private let background: Color

  /// The depth of the light on the turning page and of its shadow, in device pixels.
  private static let fold = (light: 28, shadow: 18)

  /// How dark the far side of a picture on edge is, from 0 to 1.
  private static let turnShade = 0.6

  /// A painter of the transition from `old` to `new`, on `background`.
  package init(from old: Surface, to new: Surface, background: Color) {
    (self.old, self.new, self.background) = (old, new, background)
  }

  /// Paints the moment of `transition` at which `progress`, from 0 to 1, of it is done.
  ///
  /// - Complexity: O(pixels).
  package func paint(_ transition: TransitionStyle, at progress: Double, on surface: Surface) {
    let state = transition.state(at: progress)
    let context = Context(surface)
    switch (state.shown, state.fold) {
    case (.old, _): draw(old, state, isBehind: false, of: transition, in: context)
    case (.new, _): draw(new, state, isBehind: true, of: transition, in: context)
    case (.both, nil):
      context.draw(old, at: .zero)
      context.draw(new, at: .zero, alpha: state.newAlpha)
    case (.both, let fold?):
      let (turning, lying) = transition == .curlUp ? (old, new) : (new, old)
      draw(turning, over: lying, foldedAt: fold, in: context)
    }
  }

  /// Draws one picture, narrowed about its center and darker on the side that turns away.
  private func draw(
    _ picture: Surface, _ state: TransitionStyle.State, isBehind: Bool,
    of transition: TransitionStyle,
    in context: borrowing Context
  ) {
    let size = (width: Double(picture.size.width), height: Double(picture.size.height))
    context.fill(Rect(origin: .zero, size: picture.size), with: background)
    guard state.scaleX > 0.001, state.scaleY > 0.001 else { return }
    let pointer = context.pointer
    cairo_save(pointer)
    cairo_translate(pointer, size.width / 2, size.height / 2)
    cairo_scale(pointer, state.scaleX, state.scaleY)
    cairo_translate(pointer, -size.width / 2, -size.height / 2)
    cairo_set_source_surface(pointer, picture.pointer, 0, 0)
    cairo_paint(pointer)
    let depth = Self.turnShade * (1 - min(state.scaleX, state.scaleY))
    let isFarAtEnd = [.flipFromLeft, .flipFromTop].contains(transition) != isBehind
    let axis = state.scaleX < 1 ? (size.width, 0) : (0, size.height)
    cairo_rectangle(pointer, 0, 0, size.width, size.height)
    shade(
      from: isFarAtEnd ? axis : (0, 0), to: isFarAtEnd ? (0, 0) : axis, with: (0, depth),
      in: context)
    cairo_restore(pointer)
  }

  /// Draws the turning page above its fold and the resting page below it.
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
    let bands = [(height - Self.fold.light, 1, 0.7), (height + Self.fold.shadow, 0, 0.3)]
    for (end, gray, alpha) in bands {
      cairo_rectangle(
        context.pointer, 0, Double(min(height, end)), Double(size.width),
        Double(abs(end - height)))
      shade(
        from: (0, Double(height)), to: (0, Double(end)), with: (Double(gray), alpha), in: context)
    }
  }

  /// Fills the path with a gray that is strongest at `start` and is gone at `end`.
  private func shade(
    from start: (Double, Double), to end: (Double, Double),
    with shade: (gray: Double, alpha: Double), in context: borrowing Context
  ) {
    let gradient = cairo_pattern_create_linear(start.0, start.1, end.0, end.1)
    defer { cairo_pattern_destroy(gradient) }
    for (offset, alpha) in [(0, shade.alpha), (1, 0)] {
      cairo_pattern_add_color_stop_rgba(
        gradient, Double(offset), shade.gray, shade.gray, shade.gray, alpha)
    }
    cairo_set_source(context.pointer, gradient)
    cairo_fill(context.pointer)
  }
}
