import Glibc
import GridPainting
import System
import TestSupport
import Testing

@testable import IconLoading

struct RemoteDecoderTests {
  private let directory = ScratchDirectory()

  private func sample() -> IconRequest {
    .init(side: 16, path: directory.write("icon.png", SampleIcons.png(width: 16, height: 16)))
  }

  /// A program that behaves as `script` says when it is started as the decoding process.
  private func program(_ script: String) -> String {
    directory.writeProgram("program", script)
  }

  @Test func `the other process decodes as this one would`() {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let request = sample()
    let icons = [decoder.decode(request), decoder.decode(request)]
    let icon = IconDecoder.decode(request)
    #expect(icons == [icon, icon] && icon != nil)
    #expect((decoder.process as pid_t?) != nil)
  }

  @Test func `a file that is no icon leaves the process alive for the next one`() {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let nothing = decoder.decode(.init(side: 16, path: directory.write("x", "no icon")))
    #expect(nothing == nil)
    #expect((decoder.process as pid_t?) != nil)
    let icon = decoder.decode(sample())
    #expect(icon != nil)
  }

  @Test func `a process that was killed is started again`() throws {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let request = sample()
    for _ in 1...5 {
      let icon = decoder.decode(request)
      #expect(icon != nil)
      kill(try #require(decoder.process as pid_t?), SIGKILL)
    }
    let icon = decoder.decode(request)
    #expect(icon != nil)
  }

  @Test(arguments: [
    "exit 1", "kill -9 $$", "cat >/dev/null", "printf 'nonsense, and more of it' >&0",
    "head -c 4096 /dev/zero | tr '\\0' '\\377' >&0",
  ])
  func `a process that dies or hangs or talks nonsense costs one icon`(script: String) {
    var decoder = RemoteDecoder(program: program(script))
    let icon = decoder.decode(sample())
    #expect(icon == nil)
    #expect((decoder.process as pid_t?) == nil)
  }

  @Test(arguments: [
    ("kill -ABRT $$", 1), ("kill -SEGV $$", 1), ("exit 1", 1), ("exit 0", 2), ("kill -KILL $$", 2),
  ])
  func `an icon on which the process fails is not tried again`(end: String, starts: Int) throws {
    let count = "\(directory.path)/starts"
    var decoder = RemoteDecoder(program: program("echo x >>\(count); \(end)"))
    #expect(decoder.decode(sample()) == nil)
    #expect(try RegularFile.bytes(of: count, limit: 99).count == 2 * starts)
  }

  @Test func `a packed drawing that takes all memory is tried once`() throws {
    let bomb = directory.write("bomb.svg", "<svg xmlns='http://www.w3.org/2000/svg'>")
    let script =
      "{ cat \(bomb); head -c 500000000 /dev/zero | tr '\\0' ' '; echo '</svg>'; } | gzip -1"
    _ = try ChildProcess(["sh", "-c", script], files: [1: "\(directory.path)/bomb.svgz"]).wait()
    var decoder = RemoteDecoder(program: BuiltProgram.path, timeout: 20_000)
    let start = ContinuousClock.now
    #expect(decoder.decode(.init(side: 16, path: "\(directory.path)/bomb.svgz")) == nil)
    #expect(start.duration(to: .now) < .seconds(10))
    #expect(decoder.decode(sample()) != nil)
  }

  @Test func `a drawing that takes too long costs one icon`() {
    var drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
      + "width='9' height='9'><defs><g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...10 {
      let uses = String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10)
      drawing += "<g id='a\(level)'>\(uses)</g>"
    }
    drawing += "</defs><use xlink:href='#a10'/></svg>"
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let bomb = decoder.decode(.init(side: 16, path: directory.write("bomb.svg", drawing)))
    let icon = decoder.decode(sample())
    #expect(bomb == nil && icon != nil)
  }

  @Test func `a program that is not there costs one icon`() {
    var decoder = RemoteDecoder(program: "\(directory.path)/missing")
    let icon = decoder.decode(sample())
    #expect(icon == nil)
  }

  @Test func `the process has only its three streams`() throws {
    let inherited = dup(STDERR_FILENO)
    defer { close(inherited) }
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    _ = decoder.decode(sample())
    let process = try #require(decoder.process as pid_t?)
    var open: [String] = []
    let stream = try #require(opendir("/proc/\(process)/fd"))
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if Int(name) != nil { open.append(name) }
    }
    closedir(stream)
    #expect(open.sorted() == ["0", "1", "2"])
  }

  @Test func `the process ends when it has nothing to do and leaves no zombie`() throws {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    _ = decoder.decode(sample())
    decoder.reap(milliseconds: 20 * IconWorker.idleMilliseconds)
    #expect((decoder.process as pid_t?) == nil)
    let icon = decoder.decode(sample())
    #expect(icon != nil)
  }
}
