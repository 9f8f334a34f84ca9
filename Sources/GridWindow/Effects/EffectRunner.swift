import GridCore

/// Carries out those effects of the grid that are meant for one receiver; others it leaves alone.
protocol EffectRunner: AnyObject {
  /// Takes up `effect`, which follows from what happened before `now`.
  func run(_ effect: Effect, at now: Duration)
}
