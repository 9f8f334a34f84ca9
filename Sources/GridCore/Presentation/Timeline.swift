/// The animation of a number from one value to another, as a pure function of time.
public struct Timeline: Equatable, Sendable {
  /// The value before the start, and the one it goes to.
  public var from, to: Double
  /// When it begins.
  public var start: Duration
  /// The duration of one way; 0 ends at once.
  public var duration: Duration
  /// How it moves.
  public var curve: Curve
  /// Whether it repeats, and comes back.
  public var options: AnimationOptions

  /// A way from `from` to `to` that sets out at `start` and takes `duration`.
  public init(
    from: Double, to: Double, start: Duration, duration: Duration, curve: Curve = .easeInOut,
    options: AnimationOptions = []
  ) {
    (self.from, self.to, self.start, self.duration) = (from, to, start, duration)
    (self.curve, self.options) = (curve, options)
  }

  /// The value at `now`: exactly `from` before the start, and exactly the final value after the
  /// end.
  public func value(at now: Duration) -> Double {
    let part = curve.value(at: progress(at: now))
    return part == 1 ? to : from + (to - from) * part
  }

  /// Whether the value stays what it is from `now` on.
  public func isFinished(at now: Duration) -> Bool {
    guard duration > .zero else { return true }
    return !options.contains(.repeats) && now >= start + duration * ways
  }

  /// A timeline that goes on to `target` from `now` on: from where this one has got to under
  /// `beginsFromCurrentState`, else from where it was to end.
  public func retargeted(to target: Double, at now: Duration) -> Timeline {
    var next = self
    next.from = options.contains(.beginsFromCurrentState) ? value(at: now) : to
    (next.to, next.start) = (target, now)
    return next
  }

  private var ways: Int { options.contains(.autoreverses) ? 2 : 1 }

  /// The part of the present way that has passed, from 0 to 1.
  private func progress(at now: Duration) -> Double {
    guard duration > .zero else { return now >= start && ways == 1 ? 1 : 0 }
    let passed = max((now - start) / duration, 0)
    guard options.contains(.repeats) || passed < Double(ways) else { return ways == 1 ? 1 : 0 }
    let inCycle = passed.truncatingRemainder(dividingBy: Double(ways))
    return inCycle <= 1 ? inCycle : 2 - inCycle
  }
}

/// How an animation runs, named after `UIView.AnimationOptions`.
///
/// `layoutSubviews`, `allowAnimatedContent`, the three `override…` options and
/// `showHideTransitionViews` of UIKit have no meaning here, for there are no nested animations
/// and no subviews.
public struct AnimationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt8

  /// The options whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Starts again from the beginning whenever it is over.
  public static let repeats = AnimationOptions(rawValue: 1 << 0)
  /// Goes back the same way afterward; together with `repeats`, to and fro for ever.
  public static let autoreverses = AnimationOptions(rawValue: 1 << 1)
  /// Starts from where a running animation has got to, not from where that one was to end.
  public static let beginsFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Presses are taken while it runs.
  ///
  /// Every animation of the grid has this option, for presses hit the settled layout.
  public static let allowsUserInteraction = AnimationOptions(rawValue: 1 << 3)
}
