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
