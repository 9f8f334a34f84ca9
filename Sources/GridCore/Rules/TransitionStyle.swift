/// How one view replaces another, named after UIKit's view transitions.
public enum TransitionStyle: Equatable, Sendable, CaseIterable {
  /// At once.
  case none
  /// The new picture fades in over the old one.
  case crossDissolve
  /// The picture turns about its vertical or horizontal middle, and the new one is on its back.
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom
  /// The old page turns away upward, or the new one comes down over it.
  case curlUp, curlDown

  /// What is drawn when `progress`, from 0 to 1, of the transition is done.
  public func state(at progress: Double) -> State {
    let done = min(max(progress, 0), 1)
    switch self {
    case .none: return State(progress > 0 ? .new : .old)
    case .crossDissolve: return State(.both, newAlpha: done)
    case .flipFromLeft, .flipFromRight:
      return State(done < 0.5 ? .old : .new, scaleX: abs(1 - 2 * done))
    case .flipFromTop, .flipFromBottom:
      return State(done < 0.5 ? .old : .new, scaleY: abs(1 - 2 * done))
    case .curlUp: return State(.both, fold: 1 - done)
    case .curlDown: return State(.both, fold: done)
    }
  }

  /// One moment of a transition.
  public struct State: Equatable, Sendable {
    /// Which of the two pictures are seen.
    public enum Shown: Sendable {
      /// Only the old one.
      case old
      /// Only the new one.
      case new
      /// The one over the other.
      case both
    }

    /// The pictures seen.
    public var shown: Shown
    /// The opacity of the new picture where both are seen.
    public var newAlpha: Double
    /// The factors about the middle by which the one picture seen is narrowed.
    public var scaleX, scaleY: Double
    /// The height at which the turning page is folded, as a part of the picture's height: above it
    /// lies the page that turns, below it the other one.
    ///
    /// `nil` when no page turns.
    public var fold: Double?

    init(
      _ shown: Shown, newAlpha: Double = 1, scaleX: Double = 1, scaleY: Double = 1,
      fold: Double? = nil
    ) {
      (self.shown, self.newAlpha) = (shown, newAlpha)
      (self.scaleX, self.scaleY, self.fold) = (scaleX, scaleY, fold)
    }
  }
}
