import Testing

@testable import GridPainting

@Suite struct BoundedCacheTests {
  private func value(_ key: Int, in cache: inout BoundedCache<Int, Int>, made: inout Int) -> Int {
    cache.value(for: key, cost: { _ in 1 }) {
      made += 1
      return key * 10
    }
  }

  @Test func `a value is made once as long as it is used`() {
    var (cache, made) = (BoundedCache<Int, Int>(limit: 10), 0)
    for key in 0..<1000 {
      #expect(value(-1, in: &cache, made: &made) == -10)
      #expect(value(key, in: &cache, made: &made) == key * 10)
    }
    #expect(made == 1001)
  }

  @Test func `the cache never holds more than its limit`() {
    var (cache, made) = (BoundedCache<Int, Int>(limit: 10), 0)
    for key in 0..<1000 {
      _ = value(key * 7919 % 61, in: &cache, made: &made)
      #expect(cache.count <= 10)
    }
  }

  @Test func `a value larger than the limit is still given`() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    #expect(cache.value(for: 1, cost: { _ in 99 }, make: { 5 }) == 5)
  }
}
