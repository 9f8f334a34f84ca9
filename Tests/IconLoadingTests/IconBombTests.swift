import Glibc
import GridPainting
import TestSupport
import Testing

@testable import IconLoading

/// Icons that are made to hurt: none costs more than itself.
struct IconBombTests {
  private let directory = ScratchDirectory()

  /// A PNG file, whose header says what it likes, with `chunks` comments.
  private static func png(_ width: UInt32, _ height: UInt32, chunks: Int = 0) -> [UInt8] {
    let bytes = SampleIcons.png(claiming: width, height)
    // A comment of five bytes; its checksum is wrong, which only warns.
    let comment: [UInt8] = [0, 0, 0, 5] + Array("tEXta\0bcd".utf8) + [0, 0, 0, 0]
    return Array(bytes[..<33]) + (0..<chunks).flatMap { _ in comment } + bytes[33...]
  }

  private static func svg(_ content: String, _ attributes: String = "") -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  static let bombs: [(name: String, bytes: [UInt8])] = [
    ("wide and high", png(20_000, 20_000)), ("high", png(1, 100_000)), ("empty", []),
    ("cut", Array(SampleIcons.png(width: 64, height: 64).prefix(60))),
    ("large", SampleIcons.png(width: 8, height: 8) + Array(repeating: 0, count: 12 << 20)),
    ("comments", png(1, 1, chunks: 10_000)),
    ("a million groups", svg(String(repeating: "<g/>", count: 1_000_000))),
    ("nested", svg(String(repeating: "<g>", count: 100_000))),
    ("a GIF of monstrous size", Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0]),
    ("a WebP of another name", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8)),
    ("a JPEG without end", [0xFF, 0xD8, 0xFF] + Array(repeating: 0xFF, count: 100_000)),
    ("a BMP of monstrous size", Array("BM".utf8) + Array(repeating: 255, count: 60)),
    (
      "an ICO of monstrous size",
      [0, 0, 1, 0, 1, 0] + Array(repeating: 0, count: 12) + [18, 0, 0, 0]
        + Array(repeating: 0x7F, count: 40)
    ),
    ("an XPM of monstrous size", Array("/* XPM */ {\"60000 60000 1 1\"".utf8)),
    ("a drawing of a drawing", Array("<svg".utf8)), ("packed nothing", [0x1F, 0x8B, 8, 0]),
  ]

  @Test(arguments: bombs.indices) func `a bomb costs its own icon and no other`(index: Int) {
    let (name, bytes) = Self.bombs[index]
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let path = directory.write("bomb.png", bytes)
    let bomb = decoder.decode(.init(side: 48, path: path))
    let good = directory.write("good.png", SampleIcons.png(width: 8, height: 8))
    let icon = decoder.decode(.init(side: 8, path: good))
    #expect(icon != nil, "\(name)")
    #expect(bomb == nil || name == "a million groups" || name == "comments", "\(name)")
  }

  @Test func `a drawing of monstrous size is painted as small as any`() {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let drawing = Self.svg(
      "<rect width='1e9' height='1e9' fill='red'/>", "viewBox='0 0 1e9 1e9' width='1e9'")
    let icon = decoder.decode(.init(side: 8, path: directory.write("large.svg", drawing)))
    #expect(icon == nil || icon?.side == 8)
    #expect((decoder.process as pid_t?) != nil)
  }

  @Test func `after a death the next icon comes from a new process at once`() throws {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let icon = IconRequest(
      side: 8, path: directory.write("icon.png", SampleIcons.png(width: 8, height: 8)))
    var times: [Duration] = []
    for _ in 1...5 {
      _ = decoder.decode(icon)
      kill(try #require(decoder.process as pid_t?), SIGKILL)
      let start = ContinuousClock.now
      let pixels = decoder.decode(icon)
      #expect(pixels != nil)
      times.append(start.duration(to: .now))
    }
    // The best of five, because other tests share the machine.
    #expect(try #require(times.min()) < .milliseconds(200))
  }
}
