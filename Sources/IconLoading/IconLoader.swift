import Freedesktop
package import GridCore
package import GridPainting
import Synchronization
package import System

/// Finds and decodes icons in the background.
///
/// Each request ends in an arrival, which a descriptor announces. The arrival has no pixels if no
/// usable file was found. A thread looks the files up; a separate process decodes them. While
/// nothing is waiting, the thread watches the directories that it has searched.
package final class IconLoader: Sendable {
  private let arrived: EventDescriptor
  private let work: EventDescriptor
  private let queue: Mutex<IconQueue>
  private let program: String
  private let log: Log

  /// The result of a request.
  package struct Arrival: Equatable, Sendable {
    /// The item that the icon was requested for.
    package let handle: ItemHandle
    /// The pixels, or `nil` if the item has no usable icon.
    package let pixels: IconPixels?
  }

  /// Creates a loader that runs until `close()`.
  ///
  /// - Parameters:
  ///   - source: Where to look for icons first.
  ///   - program: The path of this program, which also runs as the decoding process.
  ///   - log: Receives a warning if there is no icon theme.
  /// - Throws: `SystemError` if the system is out of threads or descriptors.
  package init(
    source: IconSource, program: String = "/proc/self/exe", log: Log = Log()
  ) throws(SystemError) {
    queue = Mutex(IconQueue(source: source))
    (self.program, self.log) = (program, log)
    arrived = try EventDescriptor()
    work = try EventDescriptor()
    _ = try BackgroundThread { [self] in run() }
  }

  /// A descriptor that is readable when icons have arrived.
  package var descriptor: Int32 { arrived.descriptor }

  /// The number of requested icons that have not been handed over yet.
  package var pendingCount: Int { queue.withLock { $0.pendingCount } }

  /// Requests icons by theme name or absolute path.
  ///
  /// - Parameters:
  ///   - icons: The icons in order of priority. A request that is already waiting is not repeated.
  ///   - isVisible: Whether the items are visible. Their icons are loaded before all others.
  /// - Complexity: O(*n*) in the number of waiting requests.
  package func request(_ icons: [(handle: ItemHandle, icon: String)], isVisible: Bool) {
    queue.withLock { $0.add(icons, first: isVisible) }
    work.signal()
  }

  /// Changes the source, reads its directories again and drops all waiting requests.
  package func use(_ source: IconSource) { queue.withLock { $0.reset(to: source) } }

  /// Returns and removes the icons that have arrived, in order.
  package func takeArrivals() -> [Arrival] {
    arrived.reset()
    return queue.withLock { $0.takeArrivals() }
  }

  /// Returns once, after each change, whether files changed in the searched directories.
  package func takeSourceChange() -> Bool { queue.withLock { $0.takeSourceChange() } }

  /// Stops the thread and the decoding process.
  ///
  /// Does not wait for them.
  package func close() {
    queue.withLock { $0.isClosed = true }
    work.signal()
  }

  // MARK: On the thread

  private func run() {
    var decoder = RemoteDecoder(program: program)
    var themes = ThemeReader(log: log)
    while !queue.withLock({ $0.isClosed }) {
      guard let job = queue.withLock({ $0.next() }) else {
        wait(&decoder, &themes)
        continue
      }
      let path = themes.find(job)
      let pixels = path.flatMap { decoder.decode(.init(side: job.source.side, path: $0)) }
      if queue.withLock({ $0.finish(job, pixels) }) { arrived.signal() }
    }
    decoder.stop()
  }

  /// Waits for a request, the end of the decoding process, or a change in the directories.
  private func wait(_ decoder: inout RemoteDecoder, _ themes: inout ThemeReader) {
    let timeout = themes.watchSearched()
    _ = waitForInput(
      [work.descriptor, decoder.descriptor, themes.descriptor], milliseconds: timeout)
    work.reset()
    decoder.reap()
    guard themes.takeChange() else { return }
    queue.withLock { $0.sourceChanged() }
    arrived.signal()
  }
}
