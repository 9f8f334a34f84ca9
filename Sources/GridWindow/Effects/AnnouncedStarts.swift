import Freedesktop
import GridCore
import GridSettings
import System
import X11Platform

/// The starts that the desktop was told of, each until its end: that is told by the program's first
/// window, and by us when the program has ended before, or after 15 seconds.
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

  /// Tells of starts by `messages`, and has `loop` watch the processes.
  init(telling messages: StartupMessages, on loop: EventLoop) {
    (self.messages, self.loop) = (messages, loop)
  }

  /// Whether every start has ended.
  var isEmpty: Bool { starts.isEmpty }

  /// When the next start is given up; `nil` when there is none.
  var deadline: Duration? { starts.values.map(\.end).min() }

  /// Announces that `application` is being started for `item`, and returns the id of the start,
  /// which ends in the `time` of the click as the protocol has it.
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

  /// Ends the start called `id` once `processes` have.
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

  /// Tells that the start called `id` has ended.
  func end(_ id: String) {
    guard starts[id] != nil else { return }
    messages.remove(id: id)
    forget(id)
  }

  /// Takes up that somebody told of the end of the start called `id`.
  func forget(_ id: String) {
    guard let start = starts.removeValue(forKey: id) else { return }
    for process in start.processes { process.exitDescriptor.map(loop.unwatch) }
    if starts.isEmpty { messages.listen(false) }
    didEnd(start.item)
  }

  /// Gives up on the starts that nobody has told the end of until `now`.
  func advance(to now: Duration) {
    for (id, start) in starts where start.end <= now { end(id) }
  }

  /// Ends the start called `id` when none of its processes is left to end it.
  private func endIfLeft(_ id: String) {
    if starts[id]?.processes.allSatisfy(\.hasEnded) == true { end(id) }
  }
}

extension Application {
  /// What the desktop is told of the start: fields of a startup message.
  fileprivate var announcement: [(String, String)] {
    let program = try? entry.command().program
    let optional = [
      ("BIN", program), ("ICON", entry.icon), ("WMCLASS", entry.startupWMClass),
    ]
    return [("NAME", entry.name), ("DESCRIPTION", entry.name), ("APPLICATION_ID", id.rawValue)]
      + optional.compactMap { name, value in value.map { (name, $0) } }
  }
}
