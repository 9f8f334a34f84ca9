import Freedesktop
import GridCore
import GridSettings
import System
import TestSupport
import Testing
@testable import X11Platform

@testable import GridWindow

/// The page with all its parts, on a server of its own.
@Suite(.serialized) struct AppTests {
  private let server: PrivateServer
  private let directory = ScratchDirectory()
  private let app: App

  init() throws {
    server = try PrivateServer()
    let preset = directory.write(
      "letters.grid", "[Section letters]\nName=Letters\nItems=a;b;c;\nInitialFavorites=a;b;c;\n")
    let environment = directory.environment()
    var options = try OptionParser.parse([])
    (options.preset, options.geometry) = (preset, WindowGeometry(width: 380, height: 280))
    options.favoritesFile = directory.write("favorites", "a\nb\nc\n")
    app = try App(
      in: RunContext(
        options: options, config: ConfigFile(path: "\(directory.path)/none"),
        environment: environment, log: Log(level: .error),
        instance: InstanceName(options, in: environment),
        startup: nil, start: .monotonicNow),
      on: Display(named: server.name))
  }

  /// Sends the grid a key press and ends the turn.
  private func press(_ keys: KeyCommand...) {
    for key in keys { app.send(.key(key), at: app.now) }
    app.turn()
  }

  /// Waits for descriptors and runs turns until `isReached`.
  private func turn(until isReached: () -> Bool) {
    let end = Duration.monotonicNow + .seconds(10)
    while !isReached(), .monotonicNow < end {
      app.loop.wait(until: .monotonicNow + .milliseconds(20))
      app.turn()
    }
    #expect(isReached())
  }

  /// Has another program send `request` from a window that is returned.
  private func send(_ request: ActivationRequest, from other: Display) throws -> Window {
    let sender = try Window(on: other, geometry: WindowGeometry(width: 1, height: 1))
    request.send(to: app.window.id, from: sender.id, on: other)
    other.synchronize()
    app.display.synchronize()
    return sender
  }

  @Test func `an edit is saved through the loop`() throws {
    press(.arrow(.right), .move(.right))
    #expect(app.clients.isPending)
    turn { !app.clients.isPending }
    let saved = try RegularFile.bytes(of: "\(directory.path)/favorites", limit: 1 << 10)
    #expect(String(decoding: saved, as: UTF8.self).contains("b\na\nc"))
  }

  @Test func `menus open for the page and for an item, and each effect has its runner`() {
    press(.pageMenu)
    #expect(app.menus.popup != nil)
    app.menus.close()
    press(.arrow(.right), .menu)
    #expect(app.menus.popup != nil)
    app.menus.close()
    press(.arrow(.right), .delete)
    #expect(app.announcements.spoken?.isEmpty == false)
  }

  @Test func `closing the window ends the page, and what it saves is finished`() {
    press(.arrow(.right), .move(.right), .close)
    guard case .done(let result)? = app.ending else {
      Issue.record("the page is open")
      return
    }
    #expect(result.status == 0)
    #expect(app.finish() == 0)
  }

  @Test func `a search of a later start waits while an item is lifted`() throws {
    press(.arrow(.right), .toggleEditing, .lift)
    #expect(app.controller.grid.liftedItem != nil)
    let other = try Display(named: server.name)
    let sender = try send(ActivationRequest(searchText: "b", time: 1), from: other)
    app.turn()
    #expect(!ActivationRequest.withdraw(from: sender.id, on: other))
    #expect(app.controller.grid.searchText == nil && app.controller.grid.liftedItem != nil)
    press(.lift)
    turn { app.controller.grid.searchText == "b" }
  }

  @Test func `a request that comes together with the end stays with its sender`() throws {
    let other = try Display(named: server.name)
    let sender = try send(ActivationRequest(searchText: "b", time: 1), from: other)
    app.quit()
    app.turn()
    #expect(app.ending != nil)
    #expect(ActivationRequest.withdraw(from: sender.id, on: other))
  }

  @Test func `every wish of a later start is granted`() throws {
    let other = try Display(named: server.name)
    _ = try send(ActivationRequest(edits: true, time: 1), from: other)
    app.turn()
    #expect(app.controller.grid.isEditing)
  }
}
