import GridCore
import GridHarness
import GridPainting
import Testing

/// How one page gives way to another.
@Suite struct TransitionPictureTests {
  private static let kinds: [(TransitionStyle, String)] = [
    (.none, "none"), (.crossDissolve, "cross-dissolve"), (.flipFromLeft, "flip-left"),
    (.flipFromRight, "flip-right"), (.flipFromTop, "flip-top"), (.flipFromBottom, "flip-bottom"),
    (.curlUp, "curl-up"), (.curlDown, "curl-down"),
  ]

  private func page(_ theme: Theme) -> Surface {
    let harness = Harness(
      Fixture.document(), size: Size(width: 320, height: 240), theme: theme)
    return harness.wholePicture()
  }

  private func picture(of kind: TransitionStyle, at progress: Double) -> Surface {
    let (old, new) = (page(.light), page(.dark))
    let picture = Surface(old.size, format: .rgb24)
    TransitionPainter(from: old, to: new, background: Color(0x808080))
      .paint(kind, at: progress, on: picture)
    return picture
  }

  @Test(arguments: kinds)
  func `halfway each transition looks like itself`(kind: TransitionStyle, name: String) throws {
    // A flip is on edge at its middle, so it is seen just before.
    let progress = name.hasPrefix("flip") ? 0.4 : 0.5
    try expect(picture(of: kind, at: progress), matches: "transition-\(name)")
  }

  @Test(arguments: kinds)
  func `a transition begins with the old picture and ends with the new one`(
    kind: TransitionStyle, name: String
  ) {
    #expect(countDifferences(picture(of: kind, at: 0), page(.light), tolerance: 2) == 0)
    #expect(countDifferences(picture(of: kind, at: 1), page(.dark), tolerance: 2) == 0)
  }

  @Test(arguments: [TransitionStyle.flipFromLeft, .flipFromTop])
  func `a flip on edge shows neither picture`(kind: TransitionStyle) {
    let blank = Surface(Size(width: 320, height: 240), format: .rgb24)
    TransitionPainter(from: blank, to: blank, background: Color(0x808080))
      .paint(kind, at: 0.5, on: blank)
    #expect(countDifferences(picture(of: kind, at: 0.5), blank) == 0)
  }
}
