import Freedesktop
import GridCore
import GridSettings
import System
import X11Platform

/// The starts that the desktop was notified of, each until its end.
///
/// The first window of the application ends a start. The program ends it if all processes have
/// exited, or after 15 seconds.
final class AnnouncedStarts {
  /// Called with the item of a start that has ended.
  var didEnd: (ItemHandle) -> Void = { _ in }

  private let messages: StartupMessages
  private let loop: EventLoop
  private var starts: [String: Start] = [:]
  private var count = 0

  private struct Start {
    let item: ItemHandle
    let end: Duration
    var processes: [LaunchedProcess] = []
  }

  /// Announces starts through `messages` and watches processes with `loop`.
  init(telling messages: StartupMessages, on loop: EventLoop) {
    (self.messages, self.loop) = (messages, loop)
  }

  /// Whether every start has ended.
  var isEmpty: Bool { starts.isEmpty }

  /// When the next start times out; `nil` if there is none.
  var deadline: Duration? { starts.values.map(\.end).min() }

  /// Announces that `application` is started for `item`, and returns the id of the start.
  ///
  /// The id ends in the `time` of the click, as the startup notification protocol requires.
  func begin(
    _ application: Application, for item: ItemHandle, time: UInt32, at now: Duration
  ) -> String {
    let id = messages.newID(of: ProgramInfo.name, number: count, time: time)
    count += 1
    if starts.isEmpty { messages.listen(true) }
    starts[id] = Start(item: item, end: now + Timings.startingNotified)
    messages.begin(id: id, application.announcement)
    return id
  }

  /// Ends the start `id` after all `processes` have exited.
  func follow(_ processes: [LaunchedProcess], of id: String) {
    guard starts[id] != nil else { return }
    starts[id]?.processes = processes
    for descriptor in processes.compactMap(\.exitDescriptor) {
      loop.watch(descriptor) { [unowned self] in
        loop.unwatch(descriptor)
        endIfLeft(id)
      }
    }
    endIfLeft(id)
  }

  /// Announces the end of the start `id`.
  func end(_ id: String) {
    guard starts[id] != nil else { return }
    messages.remove(id: id)
    forget(id)
  }

  /// Handles the end of the start `id` that someone else announced.
  func forget(_ id: String) {
    guard let start = starts.removeValue(forKey: id) else { return }
    for process in start.processes { process.exitDescriptor.map(loop.unwatch) }
    if starts.isEmpty { messages.listen(false) }
    didEnd(start.item)
  }

  /// Ends the starts that have timed out at `now`.
  func advance(to now: Duration) {
    for (id, start) in starts where start.end <= now { end(id) }
  }

  /// Ends the start `id` if none of its processes is left.
  private func endIfLeft(_ id: String) {
    if starts[id]?.processes.allSatisfy(\.hasEnded) == true { end(id) }
  }
}

extension Application {
  /// The fields of the startup message that announces the start.
  fileprivate var announcement: [(String, String)] {
    let program = try? entry.command().program
    let optional = [
      ("BIN", program), ("ICON", entry.icon), ("WMCLASS", entry.startupWMClass),
    ]
    return [("NAME", entry.name), ("DESCRIPTION", entry.name), ("APPLICATION_ID", id.rawValue)]
      + optional.compactMap { name, value in value.map { (name, $0) } }
  }
}
