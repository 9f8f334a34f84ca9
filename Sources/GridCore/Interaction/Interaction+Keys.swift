extension Interaction {
  mutating func keyPressed(
    _ command: KeyCommand, now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    let layout = context.layout
    switch command {
    case .escape: escape(at: now, into: &intents)
    case .undo: intents.append(.undo)
    case .redo: intents.append(.redo)
    case .pageUp: scroll(by: -pageStep(in: context), now: now, in: context, into: &intents)
    case .pageDown: scroll(by: pageStep(in: context), now: now, in: context, into: &intents)
    case .home: scroll(by: -scroll, now: now, in: context, into: &intents)
    case .end:
      scroll(by: layout.maximumScrollOffset - scroll, now: now, in: context, into: &intents)
    }
  }

  /// How far a page is: the viewport less one wheel step, so that what was last seen stays seen.
  func pageStep(in context: Context) -> Int {
    let layout = context.layout
    let step = layout.metrics.pixels(Timings.wheelStep)
    return max(layout.viewport.height - step, step)
  }

  private mutating func escape(at now: Duration, into intents: inout [Intent]) {
    if case .idle = phase {
      if editing.isOn {
        setEditing(.off, into: &intents)
      } else {
        intents.append(.effect(.escaped))
      }
    } else {
      cancel(at: now, into: &intents)
    }
  }
}
