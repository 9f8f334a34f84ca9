import Freedesktop
import Glibc
import GridCore
import System
import TestSupport
import Testing
import X11Platform

@testable import GridWindow

/// Starts that a desktop is told of, heard by another program on the same server.
@Suite(.serialized) struct AnnouncedStartsTests {
  private let server: PrivateServer
  private let display: Display
  private let window: Window
  private let listener: StartupMessages
  private let other: Display
  private let loop = EventLoop()
  private let starts: AnnouncedStarts
  private let directory = ScratchDirectory()
  private let ended = Ended()

  /// The items whose starts have ended, in order.
  private final class Ended { var items: [ItemHandle] = [] }

  init() throws {
    server = try PrivateServer()
    display = try Display(named: server.name)
    window = try Window(on: display, geometry: WindowGeometry(width: 60, height: 50))
    other = try Display(named: server.name)
    listener = StartupMessages(on: other, from: window.id)
    listener.listen(true)
    other.synchronize()
    starts = AnnouncedStarts(
      telling: StartupMessages(on: display, from: window.id), on: loop)
    starts.didEnd = { [ended] in ended.items.append($0) }
  }

  private func application(_ exec: String) throws -> Application {
    let path = directory.writeEntry("a.desktop", name: "A", "StartupNotify=true", "Exec=\(exec)")
    return Application(
      id: DesktopEntryID("a.desktop"), entry: try DesktopEntry(path: path, locale: .plain))
  }

  /// The ids of the starts that others have heard the end of.
  private func removed() -> [String] {
    display.synchronize()
    other.synchronize()
    var ids: [String] = []
    while let event = other.nextEvent() {
      if let id = listener.finishedStart(in: event) { ids.append(id) }
    }
    return ids
  }

  private func begin(_ row: UInt32, at now: Duration, exec: String = "true") throws -> String {
    starts.begin(
      try application(exec), for: ItemHandle(rawValue: row), time: 4711, at: now)
  }

  @Test func `each start has an id of its own that ends in the time of the click`() throws {
    let ids = [try begin(1, at: .zero), try begin(2, at: .zero)]
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { StartupID($0)?.time == 4711 })
    #expect(!starts.isEmpty)
  }

  @Test func `a start that nobody ends is given up after 15 seconds`() throws {
    let first = try begin(1, at: .seconds(1))
    let second = try begin(2, at: .seconds(2))
    #expect(starts.deadline == .seconds(16))

    starts.advance(to: .milliseconds(15_999))
    #expect(removed().isEmpty && ended.items.isEmpty)
    starts.advance(to: .seconds(16))
    #expect(removed() == [first])
    #expect(starts.deadline == .seconds(17))
    starts.advance(to: .seconds(17))
    #expect(removed() == [second])
    #expect(ended.items.map(\.rawValue) == [1, 2])
    #expect(starts.isEmpty && starts.deadline == nil)
  }

  @Test func `a start ends with its last process`() throws {
    let id = try begin(1, at: .zero)
    let launcher = Launcher(environment: directory.environment())
    let entry = try application("sh -c 'kill -STOP $$'").entry
    let processes = try (0..<2).map { _ in
      try #require(try launcher.commands(for: entry).first).start()
    }
    starts.follow(processes, of: id)

    for (number, process) in processes.enumerated() {
      #expect(ended.items.isEmpty && removed().isEmpty, "\(number) of them have ended")
      kill(process.identifier, SIGKILL)
      loop.wait(until: .monotonicNow + .seconds(20))
    }
    #expect(ended.items.map(\.rawValue) == [1])
    #expect(removed() == [id])
  }

  @Test func `what others told the end of is not told again`() throws {
    let id = try begin(1, at: .zero)
    starts.forget(id)
    starts.end(id)
    starts.forget("somebody else's")
    #expect(removed().isEmpty)
    #expect(ended.items.map(\.rawValue) == [1])
  }
}
