import Glibc
import GridCore
import GridPainting
import System
import TestSupport
import Testing

@testable import IconLoading

struct IconLoaderTests {
  private let directory = ScratchDirectory()

  private func handle(_ row: Int) -> ItemHandle { ItemHandle(rawValue: UInt32(row)) }

  private func source(scale: Double = 1) -> IconSource {
    directory.write(
      "icons/hicolor/index.theme",
      """
      [Icon Theme]
      Name=Hicolor
      Directories=48x48/apps,96x96/apps
      [48x48/apps]
      Size=48
      [96x96/apps]
      Size=96
      """)
    directory.write("icons/hicolor/48x48/apps/a.png", SampleIcons.png(width: 48, height: 48))
    directory.write(
      "icons/hicolor/96x96/apps/a.png", SampleIcons.png(width: 96, height: 96, red: 0.5))
    return IconSource(
      theme: "none", directories: ["\(directory.path)/icons"], size: 48, scale: scale)
  }

  /// Waits until `count` icons have arrived.
  private func arrivals(_ count: Int, of loader: IconLoader) -> [IconLoader.Arrival] {
    var arrivals: [IconLoader.Arrival] = []
    while arrivals.count < count, waitForInput(loader.descriptor, milliseconds: 20_000) {
      arrivals += loader.takeArrivals()
    }
    return arrivals
  }

  @Test func `icons arrive in the order asked for and a missing one as nothing`() throws {
    let loader = try IconLoader(source: source(), program: BuiltProgram.path)
    defer { loader.close() }
    let file = directory.write("own.svg", SampleIcons.svg)
    loader.request(
      [(handle(0), "a"), (handle(1), "missing"), (handle(2), file), (handle(3), "")],
      isVisible: true)
    let arrived = arrivals(4, of: loader)
    #expect(arrived.map(\.handle) == [handle(0), handle(1), handle(2), handle(3)])
    #expect(arrived.map { $0.pixels?.words.first } == [0xffff_0000, nil, 0xff00_00ff, nil])
    #expect(loader.pendingCount == 0)
  }

  @Test func `another scale takes the icon of the better size`() throws {
    let loader = try IconLoader(source: source(), program: BuiltProgram.path)
    defer { loader.close() }
    loader.use(source(scale: 2))
    loader.request([(handle(0), "a")], isVisible: true)
    let pixels = arrivals(1, of: loader).first?.pixels
    #expect(pixels?.side == 96)
    #expect(pixels?.words.first == 0xff80_0000)
  }

  @Test func `an icon that kills its decoder harms no other`() throws {
    let loader = try IconLoader(source: source(), program: "/bin/false")
    defer { loader.close() }
    loader.request([(handle(0), "a"), (handle(1), "a")], isVisible: false)
    #expect(arrivals(2, of: loader).map(\.pixels) == [nil, nil])
    #expect(loader.pendingCount == 0)
  }

  /// Asks for one icon and waits for what comes of it.
  private func load(_ icon: String, by loader: IconLoader) -> UInt32? {
    loader.request([(handle(0), icon)], isVisible: true)
    return arrivals(1, of: loader).first?.pixels?.words.first
  }

  /// Waits until the directories of the icons have changed.
  private func awaitChange(of loader: IconLoader) -> Bool {
    while waitForInput(loader.descriptor, milliseconds: 20_000) {
      _ = loader.takeArrivals()
      if loader.takeSourceChange() { return true }
    }
    return false
  }

  @Test func `C50 an icon installed, changed or deleted meanwhile is told of`() throws {
    let loader = try IconLoader(source: source(), program: BuiltProgram.path)
    defer { loader.close() }
    #expect(load("new", by: loader) == nil)
    let path = directory.write(
      "icons/hicolor/48x48/apps/new.png", SampleIcons.png(width: 48, height: 48))
    #expect(awaitChange(of: loader))
    loader.use(source())
    #expect(load("new", by: loader) == 0xffff_0000)
    directory.write("other", SampleIcons.png(width: 48, height: 48, red: 0.5))
    rename("\(directory.path)/other", path)
    #expect(awaitChange(of: loader))
    unlink(path)
    #expect(awaitChange(of: loader))
    loader.use(source())
    #expect(load("new", by: loader) == nil)
  }

  @Test func `C50 a theme that is installed later is told of`() throws {
    var source = source()
    (source.theme, source.directories) = ("later", source.directories + ["\(directory.path)/more"])
    let loader = try IconLoader(source: source, program: BuiltProgram.path)
    defer { loader.close() }
    #expect(load("b", by: loader) == nil)
    directory.write("more/later/16/b.png", SampleIcons.png(width: 16, height: 16))
    directory.write(
      "more/later/index.theme", "[Icon Theme]\nName=x\nDirectories=16\n[16]\nSize=16\n")
    #expect(awaitChange(of: loader))
    loader.use(source)
    #expect(load("b", by: loader) == 0xffff_0000)
  }

  @Test func `closing with work left ends at once`() throws {
    let loader = try IconLoader(source: source(), program: BuiltProgram.path)
    loader.request((0..<1000).map { (handle($0), "a") }, isVisible: false)
    loader.close()
    #expect(loader.pendingCount > 0)
  }
}
