import Freedesktop
import Glibc
import System
import TestSupport
import Testing

@testable import DesktopApplications

struct CatalogWatcherTests {
  private let directory = ScratchDirectory()

  /// Waits for catalogs until one fulfills `condition`.
  private func wait(
    for watcher: CatalogWatcher, until condition: (ApplicationCatalog) -> Bool
  ) -> Bool {
    while waitForInput(watcher.descriptor, milliseconds: 20_000) {
      if let catalog = watcher.take(), condition(catalog) { return true }
    }
    return false
  }

  @Test func `the first catalog comes at once and is read once`() throws {
    directory.writeEntry("a.desktop", name: "A")
    let watcher = try CatalogWatcher(environment: directory.environment())
    defer { watcher.close() }
    #expect(watcher.take(waiting: 20_000)?["a.desktop"] != nil)
    #expect(watcher.take() == nil && watcher.readings == 1)
    directory.writeEntry("b.desktop", name: "B")
    #expect(watcher.take(waiting: 20_000)?["b.desktop"] != nil)
  }

  @Test func `where changes are noticed nothing is read without one`() throws {
    directory.writeEntry("b.desktop", name: "B")
    let watcher = try CatalogWatcher(environment: directory.environment())
    defer { watcher.close() }
    #expect(watcher.take(waiting: 20_000) != nil)
    for _ in 0..<5 { watcher.catchUp() }
    directory.writeEntry("a.desktop", name: "A")
    #expect(watcher.take(waiting: 20_000)?["a.desktop"] != nil)
    #expect(watcher.readings == 2)
  }

  @Test func `an application that is made changed renamed or deleted is noticed`() throws {
    let watcher = try CatalogWatcher(environment: directory.environment())
    defer { watcher.close() }
    let path = directory.writeEntry("a.desktop", name: "One")
    #expect(wait(for: watcher) { $0["a.desktop"]?.entry.name == "One" })
    directory.writeEntry("a.desktop", name: "Two")
    #expect(wait(for: watcher) { $0["a.desktop"]?.entry.name == "Two" })
    rename(directory.writeEntry("new", name: "Three"), path)
    #expect(wait(for: watcher) { $0["a.desktop"]?.entry.name == "Three" })
    directory.writeEntry("a.desktop", name: "Three", "Exec=false")
    #expect(wait(for: watcher) { $0["a.desktop"]?.entry.exec == "false" })
    unlink(path)
    #expect(wait(for: watcher) { $0["a.desktop"] == nil })
  }

  @Test func `directories that are made later are noticed at any depth`() throws {
    let watcher = try CatalogWatcher(environment: directory.environment())
    defer { watcher.close() }
    #expect(wait(for: watcher) { $0.directories.isEmpty })
    directory.writeEntry("deep/er/a.desktop", name: "A")
    #expect(wait(for: watcher) { $0["deep-er-a.desktop"] != nil })
    directory.writeEntry("deep/er/b.desktop", name: "B")
    #expect(wait(for: watcher) { $0["deep-er-b.desktop"] != nil })
  }

  @Test func `a data directory that is a link may be pointed elsewhere`() throws {
    directory.write(
      "one/applications/a.desktop", "[Desktop Entry]\nType=Application\nName=A\nExec=true")
    directory.write(
      "two/applications/b.desktop", "[Desktop Entry]\nType=Application\nName=B\nExec=true")
    symlink("one", "\(directory.path)/system")
    symlink("two", "\(directory.path)/other")
    let watcher = try CatalogWatcher(environment: directory.environment())
    defer { watcher.close() }
    #expect(wait(for: watcher) { $0["a.desktop"] != nil })
    rename("\(directory.path)/other", "\(directory.path)/system")
    #expect(wait(for: watcher) { $0["a.desktop"] == nil && $0["b.desktop"] != nil })
  }

  @Test func `C50 a thousand changes are few readings and the last state wins`() throws {
    let watcher = try CatalogWatcher(environment: directory.environment())
    defer { watcher.close() }
    #expect(watcher.take(waiting: 20_000) != nil)
    let (before, start) = (watcher.readings, ContinuousClock.now)
    for index in 0..<1000 {
      let path = directory.writeEntry("\(index % 200).desktop", name: "App \(index)")
      if index < 100 { unlink(path) }
      if index % 7 == 0 { rename(directory.writeEntry("new", name: "New \(index)"), path) }
    }
    #expect(
      wait(for: watcher) {
        $0.ids.count == 200 && $0["199.desktop"]?.entry.name == "App 999"
          && $0["194.desktop"]?.entry.name == "New 994"
      })
    // One a burst, and one of the folder that was just found.
    let bursts = Int(start.duration(to: .now) / .milliseconds(Debouncer.quietTime))
    #expect(watcher.readings - before <= bursts + 1)
  }

  @Test func `closing ends at once`() throws {
    let watcher = try CatalogWatcher(environment: directory.environment())
    watcher.close()
  }
}
