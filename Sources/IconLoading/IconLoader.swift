import Freedesktop
package import GridCore
package import GridPainting
import Synchronization
package import System

/// Finds and decodes icons without ever making the window wait.
///
/// A request is answered by an arrival through a descriptor: with pixels, or with nothing when
/// there is no usable file; such an item keeps its letter. Looking up goes on a thread, decoding
/// in a process of its own. When nothing waits, the thread watches the directories that its
/// answers came from.
package final class IconLoader: Sendable {
  private let arrived: EventDescriptor
  private let work: EventDescriptor
  private let queue: Mutex<IconQueue>
  private let program: String
  private let log: Log

  /// An icon that arrived.
  package struct Arrival: Equatable, Sendable {
    /// Whose icon it is.
    package let handle: ItemHandle
    /// The pixels; `nil` when the item has no usable icon.
    package let pixels: IconPixels?
  }

  /// A loader that works until `close()`.
  ///
  /// - Parameters:
  ///   - source: Where icons come from at first.
  ///   - program: The path of this program, which is started as the decoding process.
  ///   - log: Where it is told that there is no icon theme.
  /// - Throws: `SystemError` when the system has no more threads or descriptors.
  package init(
    source: IconSource, program: String = "/proc/self/exe", log: Log = Log()
  ) throws(SystemError) {
    queue = Mutex(IconQueue(source: source))
    (self.program, self.log) = (program, log)
    arrived = try EventDescriptor()
    work = try EventDescriptor()
    _ = try BackgroundThread { [self] in run() }
  }

  /// The descriptor that `poll` reports as readable when icons have arrived.
  package var descriptor: Int32 { arrived.descriptor }

  /// How many icons were asked for and have not been taken yet.
  package var pendingCount: Int { queue.withLock { $0.pendingCount } }

  /// Asks for the icons of some items: a theme's name or an absolute path each.
  ///
  /// - Parameters:
  ///   - icons: In the order they are wanted; one that waits already is not asked for twice.
  ///   - isVisible: Whether they are in sight, and so come before all that wait.
  /// - Complexity: O(*n*) in those that wait.
  package func request(_ icons: [(handle: ItemHandle, icon: String)], isVisible: Bool) {
    queue.withLock { $0.add(icons, first: isVisible) }
    work.signal()
  }

  /// Takes icons from `source` from now on, its directories read afresh, and drops all that
  /// wait: what is asked for again comes from there.
  package func use(_ source: IconSource) { queue.withLock { $0.reset(to: source) } }

  /// The icons that have arrived, in their order.
  package func takeArrivals() -> [Arrival] {
    arrived.reset()
    return queue.withLock { $0.takeArrivals() }
  }

  /// Whether icons may be others now, for something was installed or changed in the directories
  /// they come from; told once.
  package func takeSourceChange() -> Bool { queue.withLock { $0.takeSourceChange() } }

  /// Asks the thread to end, and with it the decoding process, without waiting for the file that
  /// it may be opening.
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
        rest(&decoder, &themes)
        continue
      }
      let path = themes.find(job)
      let pixels = path.flatMap { decoder.decode(.init(side: job.source.side, path: $0)) }
      if queue.withLock({ $0.finish(job, pixels) }) { arrived.signal() }
    }
    decoder.stop()
  }

  /// Waits for work, for the end of the decoding process, or for a change of the directories.
  private func rest(_ decoder: inout RemoteDecoder, _ themes: inout ThemeReader) {
    let patience = themes.watchSearched()
    _ = waitForInput(
      [work.descriptor, decoder.descriptor, themes.descriptor], milliseconds: patience)
    work.reset()
    decoder.reap()
    guard themes.takeChange() else { return }
    queue.withLock { $0.sourceChanged() }
    arrived.signal()
  }
}
