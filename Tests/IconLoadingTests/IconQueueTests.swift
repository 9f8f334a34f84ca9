import GridCore
import Testing

@testable import IconLoading

struct IconQueueTests {
  private let source = IconSource(theme: "hicolor", directories: [], size: 48, scale: 1)

  private func icons(_ rows: Int...) -> [(handle: ItemHandle, icon: String)] {
    rows.map { (ItemHandle(rawValue: UInt32($0)), "icon\($0)") }
  }

  private func order(_ queue: IconQueue) -> [UInt32] {
    var queue = queue
    var order: [UInt32] = []
    while let job = queue.next() { order.append(job.handle.rawValue) }
    return order
  }

  @Test func `icons in sight come before all that wait and keep their order`() {
    var queue = IconQueue(source: source)
    queue.add(icons(1, 2, 3, 4), first: false)
    queue.add(icons(7, 3), first: true)
    #expect(order(queue) == [7, 3, 1, 2, 4])
    queue.add(icons(4, 5), first: false)
    #expect(order(queue) == [7, 3, 1, 2, 4, 5])
    #expect(queue.pendingCount == 6)
  }

  @Test func `an icon is pending until it was taken`() throws {
    var queue = IconQueue(source: source)
    queue.add(icons(1), first: true)
    let next = queue.next()
    let job = try #require(next)
    #expect(queue.pendingCount == 1)
    let isWanted = queue.finish(job, nil)
    #expect(isWanted && queue.pendingCount == 1)
    let arrivals = [queue.takeArrivals(), queue.takeArrivals()]
    #expect(arrivals.map { $0.map(\.handle.rawValue) } == [[1], []])
    #expect(queue.pendingCount == 0)
  }

  @Test func `a new source drops what waits and what comes late`() throws {
    var queue = IconQueue(source: source)
    queue.add(icons(1, 2), first: true)
    let next = queue.next()
    let late = try #require(next)
    var other = source
    other.scale = 2
    queue.reset(to: other)
    #expect(queue.pendingCount == 0)
    let isWanted = queue.finish(late, nil)
    #expect(!isWanted)
    queue.add(icons(2), first: true)
    let job = queue.next()
    #expect(job?.source == other)
  }

  @Test(arguments: [(48.0, 1.0, 48), (48, 1.25, 60), (48, 2, 96), (20, 0.5, 10), (0.1, 1, 1)])
  func `the side in device pixels is rounded once`(size: Double, scale: Double, side: Int) {
    #expect(IconSource(theme: "", directories: [], size: size, scale: scale).side == side)
  }
}
