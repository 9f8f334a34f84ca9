import GridCore
import GridPainting

/// The waiting requests, the one in progress and the arrived icons.
struct IconQueue {
  /// Whether the loader was closed.
  var isClosed = false
  private var source: IconSource
  /// Increases with every new source.
  ///
  /// Results of an earlier generation are dropped.
  private var generation = 0
  private var waiting: [(handle: ItemHandle, icon: String)] = []
  private var isWorking = false
  private var arrivals: [IconLoader.Arrival] = []
  /// Whether the source's directories changed after they were read.
  private var isStale = false

  /// An icon to find and decode.
  struct Job {
    /// The item that the icon is for.
    let handle: ItemHandle
    /// A name in the icon theme, or an absolute path.
    let icon: String
    /// The source and its generation.
    let source: IconSource, generation: Int
  }

  /// Creates an empty queue.
  init(source: IconSource) { self.source = source }

  /// The number of icons that were added and not handed over yet.
  var pendingCount: Int { waiting.count + (isWorking ? 1 : 0) + arrivals.count }

  /// Adds requests before or after the waiting ones.
  mutating func add(_ icons: [(handle: ItemHandle, icon: String)], first: Bool) {
    let handles = Set((first ? icons : waiting).map(\.handle))
    if first {
      waiting.removeAll { handles.contains($0.handle) }
      waiting.insert(contentsOf: icons, at: 0)
    } else {
      waiting += icons.filter { !handles.contains($0.handle) }
    }
  }

  /// Drops everything that belongs to the previous source.
  mutating func reset(to source: IconSource) {
    self.source = source
    generation += 1
    waiting.removeAll()
    arrivals.removeAll()
    isWorking = false
    isStale = false
  }

  /// Records that the source's directories have changed.
  mutating func sourceChanged() { isStale = true }

  /// Returns whether the source's directories have changed, and resets that.
  mutating func takeSourceChange() -> Bool {
    defer { isStale = false }
    return isStale
  }

  /// Removes and returns the next request, or `nil` if none is waiting.
  mutating func next() -> Job? {
    guard !waiting.isEmpty else { return nil }
    isWorking = true
    let (handle, icon) = waiting.removeFirst()
    return Job(handle: handle, icon: icon, source: source, generation: generation)
  }

  /// Adds the result of `job`.
  ///
  /// Returns `false` if the source has changed meanwhile.
  mutating func finish(_ job: Job, _ pixels: IconPixels?) -> Bool {
    guard job.generation == generation else { return false }
    isWorking = false
    arrivals.append(IconLoader.Arrival(handle: job.handle, pixels: pixels))
    return true
  }

  /// Removes and returns the arrived icons.
  mutating func takeArrivals() -> [IconLoader.Arrival] {
    defer { arrivals.removeAll() }
    return arrivals
  }
}
