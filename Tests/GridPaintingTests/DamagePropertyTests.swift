import GridCore
import GridHarness
import GridPainting
import Testing

@Suite struct DamagePropertyTests {
  private let document = Fixture.document()

  /// The slow and obviously right way: everything is painted.
  private func whole(_ frame: Frame, by painter: GridPainter) -> Surface {
    let surface = Surface(frame.viewport, format: .rgb24)
    painter.paint(frame, damage: .everything(frame.viewport), of: document, on: surface)
    return surface
  }

  /// Small square cells that show nothing but their names.
  private var tiles: Metrics {
    var metrics = Metrics()
    metrics.cellWidth = .fixed(50)
    metrics.cellHeight = .aspect(1)
    metrics.iconSize = 0
    metrics.badgeCorner = .cellTopTrailing
    metrics.border = 0.5
    return metrics
  }

  @Test(
    arguments: [
      (1.0, 600, false, .leftToRight), (1.25, 150, false, .rightToLeft),
      (2.0, 80, false, .rightToLeft), (1, 200, true, .leftToRight),
    ] as [(Double, Int, Bool, UserInterfaceLayoutDirection)])
  func `painting the damage equals painting everything`(
    scale: Double, rounds: Int, isTiled: Bool, direction: UserInterfaceLayoutDirection
  ) {
    let seed = UInt64.random(in: 0...UInt64.max)
    let painter = GridPainter()
    _ = TestFonts.trouble
    Fixture.giveIcons(to: painter, of: document, scale: scale)
    var metrics = isTiled ? tiles : Metrics()
    metrics.layoutDirection = direction
    var frames = RandomFrames(
      seed: seed, items: document.items.count, metrics: metrics,
      viewport: Size(width: 420, height: 330), scale: scale)
    var frame = frames.next()
    let surface = whole(frame, by: painter)
    for round in 0..<rounds {
      let next = round % 10 == 9 ? frames.next() : frames.next(after: frame)
      let damage = Damage.between(frame, next)
      painter.paint(next, damage: damage, of: document, on: surface)
      let different = countDifferences(surface, whole(next, by: painter), tolerance: 0)
      #expect(different == 0, "seed \(seed), round \(round), \(damage)")
      guard different == 0 else { return }
      frame = next
    }
  }

  /// Whether the picture painted by damage is the one painted from nothing.
  private func isRight(_ harness: Harness) -> Bool {
    countDifferences(harness.picture(), harness.wholePicture(), tolerance: 0) == 0
  }

  @Test func `a whole gesture painted by damage equals what is painted from nothing`() throws {
    let harness = Harness(document)
    Fixture.giveIcons(to: harness.painter, of: document)
    try #require(isRight(harness))
    harness.press("files")
    for step in 0..<40 {
      harness.hold(.milliseconds(16))
      try #require(isRight(harness), "hold \(step)")
    }
    let (from, to) = (harness.pointer, harness.center(of: "vlc"))
    for step in 1...30 {
      harness.move(to: from + Point(x: (to.x - from.x) * step / 30, y: step), steps: 1)
      if step % 10 == 0 { harness.wheel(clicks: step % 20 == 0 ? 1 : -1) }
      try #require(isRight(harness), "move \(step)")
    }
    harness.release()
    for step in 0..<30 {
      harness.hold(.milliseconds(16))
      try #require(isRight(harness), "drop \(step)")
    }
    #expect(harness.order != Harness(document).order)
  }
}
