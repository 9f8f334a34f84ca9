/// A cache that forgets what was not asked for lately and never holds more than its limit.
///
/// It keeps two generations: when the young one has grown to half of the limit it becomes the old
/// one, and the old one is dropped as a whole. Each use is O(1); nothing is sorted or linked.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let limit: Int

  /// A cache for values whose costs sum up to `limit` at most.
  init(limit: Int) { self.limit = limit }

  /// The value of `key`, made by `make` when it is not cached; `cost` is asked once a value.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    insert(value, for: key, cost: cost(value))
    return value
  }

  /// Forgets everything.
  mutating func removeAll() {
    (young, old, youngCost) = ([:], [:], 0)
  }

  /// How many values are cached; one found in both generations counts twice.
  var count: Int { young.count + old.count }

  private mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > limit / 2, !young.isEmpty {
      (old, young, youngCost) = (young, [:], 0)
    }
    young[key] = value
    youngCost += cost
  }
}

extension BoundedCache where Value == Surface {
  /// The surface of `key`, which costs its bytes.
  mutating func surface(for key: Key, make: () -> Surface) -> Surface {
    value(for: key, cost: \.byteCount, make: make)
  }
}
