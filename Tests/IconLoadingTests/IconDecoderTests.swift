import Glibc
import GridPainting
import TestSupport
import Testing

@testable import IconLoading

struct IconDecoderTests {
  private let directory = ScratchDirectory()

  private func decode(_ bytes: some Sequence<UInt8>, side: Int = 8) -> IconPixels? {
    IconDecoder.decode(.init(side: side, path: directory.write("icon", bytes)))
  }

  private func uniform(_ word: UInt32, side: Int = 8) -> IconPixels {
    IconPixels(side: side, words: Array(repeating: word, count: side * side))
  }

  @Test(arguments: [1, 2, 7, 8, 48, 100])
  func `a picture of any size fills the square asked for`(size: Int) {
    #expect(decode(SampleIcons.png(width: size, height: size)) == uniform(0xffff_0000))
  }

  @Test func `a picture of the right size keeps its pixels`() {
    let png = SampleIcons.png(width: 8, height: 8, alpha: 0.5)
    #expect(decode(png) == uniform(0x8080_0000))
  }

  @Test func `a wide picture keeps its proportions and stands in the middle`() throws {
    let words = try #require(decode(SampleIcons.png(width: 8, height: 4))?.words)
    #expect(words[0..<16].allSatisfy { $0 == 0 } && words[48..<64].allSatisfy { $0 == 0 })
    #expect(words[16..<48].allSatisfy { $0 == 0xffff_0000 })
  }

  @Test(arguments: [5, 8, 96]) func `a drawing is painted in the size asked for`(side: Int) {
    #expect(decode(SampleIcons.svg.utf8, side: side) == uniform(0xff00_00ff, side: side))
  }

  @Test func `a drawing opens no other file`() {
    let picture = directory.write("picture.png", SampleIcons.png(width: 8, height: 8))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="8" height="8"><image width="8" height="8" xlink:href="file://\(picture)"/></svg>
      """
    #expect(decode(svg.utf8) == uniform(0))
  }

  @Test func `other pictures are read and scaled`() {
    #expect(decode(SampleIcons.xpm.utf8) == uniform(0xff00_ff00))
    #expect(decode(SampleIcons.gif) == uniform(0xff00_ff00))
    #expect(decode(SampleIcons.bmp) == uniform(0xff00_ff00))
    #expect(decode(SampleIcons.ico) == uniform(0xff00_ff00))
    #expect(decode(SampleIcons.jpeg)?.words.allSatisfy { $0 >> 16 > 0xfff0 } == true)
  }

  @Test(.enabled(if: SampleIcons.canReadWebP)) func `WebP is read where its loader is`() {
    #expect(decode(SampleIcons.webP) == uniform(0xffff_0000))
  }

  @Test func `C45 a drawing at twice the scale has crisp edges`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <rect x="10" width="1" height="64" fill="#00ff00"/></svg>
      """
    let words = try #require(decode(svg.utf8, side: 128)?.words)
    let row = Array(words[64 * 128..<65 * 128])
    #expect(row.indices.filter { row[$0] == 0xff00_ff00 } == [20, 21])
    #expect(row.count { $0 == 0 } == 126)
  }

  @Test func `the content decides and not the name`() {
    for (name, bytes, word) in [
      ("png.svg", SampleIcons.png(width: 8, height: 8), 0xffff_0000 as UInt32),
      ("svg.png", Array(SampleIcons.svg.utf8), 0xff00_00ff),
      ("gif.png", SampleIcons.gif, 0xff00_ff00),
    ] {
      let path = directory.write(name, bytes)
      #expect(IconDecoder.decode(.init(side: 8, path: path)) == uniform(word), "\(name)")
    }
  }

  @Test(arguments: [
    [], Array("text".utf8), Array("<svg".utf8), Array("<svg/>x<".utf8),
    Array(SampleIcons.png(width: 64, height: 64).dropLast(20)),
    Array(SampleIcons.png(width: 64, height: 64).prefix(20)),
    SampleIcons.png(claiming: 20_000, 20_000), SampleIcons.png(claiming: 1, 100_000),
    SampleIcons.png(claiming: 0, 1), SampleIcons.png(claiming: 0xffff_ffff, 1),
    Array("GIF89a".utf8), [0x1f, 0x8b, 0],
  ])
  func `a damaged or monstrous file is no icon`(bytes: [UInt8]) {
    #expect(decode(bytes) == nil)
  }

  @Test func `a file beyond the limit is no icon`() {
    var bytes = SampleIcons.png(width: 8, height: 8)
    bytes += repeatElement(0, count: IconFile.largestSize)
    #expect(decode(bytes) == nil)
  }

  @Test func `what is no regular file is no icon and does not block`() {
    let pipe = "\(directory.path)/pipe"
    mkfifo(pipe, 0o600)
    for path in [pipe, directory.path, "/dev/zero", "\(directory.path)/missing"] {
      #expect(IconDecoder.decode(.init(side: 8, path: path)) == nil)
    }
  }
}
