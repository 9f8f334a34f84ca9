/// The turning of icons in edit mode, as a pure function of time.
///
/// Time is counted in frames of 1/60 s, so that one to-and-fro passes through few different
/// angles, which a painter can keep ready.
struct Wobble: Equatable, Sendable {
  /// When the wobble began.
  var start: Duration

  private static let swingFrames = Int(Timings.wobbleSwing / Timings.frame + 0.5)

  /// The angle in each frame of a to-and-fro, from −1 on the one side to 1 on the other.
  private static let swing: [Double] = {
    let timeline = Timeline(
      from: -1, to: 1, start: .zero, duration: Timings.wobbleSwing, curve: .easeInOut,
      options: [.repeats, .autoreverses])
    return (0..<2 * swingFrames).map { frame in
      timeline.value(at: Timings.wobbleSwing * frame / swingFrames)
    }
  }()

  /// How many frames have passed at `now`.
  func frame(at now: Duration) -> Int { max(Int((now - start) / .seconds(1) * 60 + 1e-6), 0) }

  /// The turn of an icon in radians: between −`angle` and `angle`, each item in its own phase.
  static func iconRotation(frame: Int, item: ItemHandle, angle: Double) -> Double {
    swing[(frame + phase(of: item)) % swing.count] * angle
  }

  /// The turn of a whole cell in radians: from 0 to twice `angle` and back, all in phase.
  static func cellRotation(frame: Int, angle: Double) -> Double {
    (swing[frame % swing.count] + 1) * angle
  }

  /// The item's phase in frames: neighbors differ, and an item always has the same.
  private static func phase(of item: ItemHandle) -> Int {
    Int(truncatingIfNeeded: (item.rawValue &* 2_654_435_769) >> 16) % swing.count
  }
}
