/// Keeps a burst of clicks from doing the same thing several times.
struct ClickGuards: Sendable {
  private var lastEdit: (point: Point, time: Duration)?
  private var blockedUntil: [ItemHandle: Duration] = [:]

  /// Returns whether a click at `point` may edit; if so, clicks that follow soon and near may not.
  mutating func acceptsEdit(at point: Point, scale: Double, now: Duration) -> Bool {
    if let lastEdit, now - lastEdit.time < Timings.editGuard,
      !point.isFarther(than: Timings.editGuardDistance * scale, from: lastEdit.point)
    {
      return false
    }
    lastEdit = (point, now)
    return true
  }

  /// Returns whether a click may launch `item`; no click that follows soon may.
  mutating func acceptsLaunch(of item: ItemHandle, now: Duration) -> Bool {
    let isGuarded = blockedUntil[item].map { now < $0 } ?? false
    blockLaunch(of: item, now: now)
    return !isGuarded
  }

  /// Keeps `item` from being launched for a while.
  mutating func blockLaunch(of item: ItemHandle, now: Duration) {
    blockedUntil = blockedUntil.filter { now < $0.value }
    blockedUntil[item] = now + Timings.launchGuard
  }
}
