import GridCore
import GridPainting

/// The icons that wait, the one in work, and those that have arrived.
struct IconQueue {
  /// Whether the work is to end.
  var isClosed = false
  private var source: IconSource
  /// Grows with every new source; what belongs to an older one is dropped.
  private var generation = 0
  private var waiting: [(handle: ItemHandle, icon: String)] = []
  private var isWorking = false
  private var arrivals: [IconLoader.Arrival] = []
  /// Whether the directories of the source have changed since they were read.
  private var isStale = false

  /// One icon to be found and decoded.
  struct Job {
    /// Whose icon it is.
    let handle: ItemHandle
    /// The theme's name for it, or an absolute path.
    let icon: String
    /// Where it comes from, and the number of that source.
    let source: IconSource, generation: Int
  }

  /// A queue where nothing waits.
  init(source: IconSource) { self.source = source }

  /// How many icons were added and not taken yet.
  var pendingCount: Int { waiting.count + (isWorking ? 1 : 0) + arrivals.count }

  /// Adds icons before or behind those that wait.
  mutating func add(_ icons: [(handle: ItemHandle, icon: String)], first: Bool) {
    let handles = Set((first ? icons : waiting).map(\.handle))
    if first {
      waiting.removeAll { handles.contains($0.handle) }
      waiting.insert(contentsOf: icons, at: 0)
    } else {
      waiting += icons.filter { !handles.contains($0.handle) }
    }
  }

  /// Forgets everything that belongs to the present source.
  mutating func reset(to source: IconSource) {
    self.source = source
    generation += 1
    waiting.removeAll()
    arrivals.removeAll()
    isWorking = false
    isStale = false
  }

  /// Takes up that the directories of the source have changed.
  mutating func sourceChanged() { isStale = true }

  /// Whether the directories of the source have changed, told once.
  mutating func takeSourceChange() -> Bool {
    defer { isStale = false }
    return isStale
  }

  /// The next icon to work on; `nil` when none waits.
  mutating func next() -> Job? {
    guard !waiting.isEmpty else { return nil }
    isWorking = true
    let (handle, icon) = waiting.removeFirst()
    return Job(handle: handle, icon: icon, source: source, generation: generation)
  }

  /// Takes up what came of `job`; `false` when nobody wants it any more.
  mutating func finish(_ job: Job, _ pixels: IconPixels?) -> Bool {
    guard job.generation == generation else { return false }
    isWorking = false
    arrivals.append(IconLoader.Arrival(handle: job.handle, pixels: pixels))
    return true
  }

  /// Hands over what has arrived.
  mutating func takeArrivals() -> [IconLoader.Arrival] {
    defer { arrivals.removeAll() }
    return arrivals
  }
}
