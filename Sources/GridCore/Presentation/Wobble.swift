/// The turning of icons in edit mode, as a pure function of time.
///
/// Time is counted in frames of 1/60 s, so that one to-and-fro passes through few different
/// angles, which a painter can keep ready.
struct Wobble: Equatable, Sendable {
  /// When the wobble began.
  var start: Duration

  private static let swingFrames = Int(Timings.wobbleSwing / Timings.frame + 0.5)

  /// The part of the way from the one side, −1, to the other, 1, for each frame of a to-and-fro.
  private static let swing: [Double] = (0..<2 * swingFrames).map { frame in
    let way = frame <= swingFrames ? frame : 2 * swingFrames - frame
    return 2 * Curve.easeInOut.value(at: Double(way) / Double(swingFrames)) - 1
  }

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
