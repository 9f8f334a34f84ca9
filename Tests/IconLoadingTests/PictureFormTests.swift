import TestSupport
import Testing

@testable import IconLoading

struct PictureFormTests {

  @Test func `the size is read from the header of each form`() {
    let bytes = { (text: String, more: [UInt8]) in Array(text.utf8) + more }
    let webP = { (kind: String, fields: [UInt8]) in
      bytes("RIFF\0\0\0\0WEBPVP8\(kind)", fields + Array(repeating: 0, count: 14))
    }
    let size = { (width: Int, height: Int) in
      PictureForm.other(PictureSize(width: width, height: height))
    }
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 1, 2, 3,
      4, 3,
    ]
    #expect(PictureForm(jpeg) == size(0x304, 0x102))
    #expect(PictureForm(bytes("GIF89a", [2, 1, 4, 3])) == size(0x102, 0x304))
    #expect(
      PictureForm(webP("X", [10, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 0])) == size(0x202, 0x404))
    #expect(PictureForm(webP("L", [0, 0, 0, 0, 0x2F, 0x05, 0x40, 0x02, 0])) == size(6, 10))
    #expect(
      PictureForm(webP(" ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 7, 0x40, 8, 0x80])) == size(7, 8))
    #expect(PictureForm(SampleIcons.bmp) == size(2, 2))
    #expect(PictureForm(SampleIcons.ico) == size(2, 2))
    #expect(
      PictureForm(bytes("BM", Array(repeating: 0, count: 16) + [9, 0, 0, 0, 0xFE, 255, 255, 255]))
        == size(9, 2))
    #expect(
      PictureForm(bytes("BM", Array(repeating: 0, count: 12) + [12, 0, 0, 0, 9, 0, 8, 0]))
        == size(9, 8))
    #expect(PictureForm(bytes("/* XPM */ {\"12 34 1 1\"", [])) == size(12, 34))
    #expect(
      PictureForm(SampleIcons.png(claiming: 5, 6)) == .png(PictureSize(width: 5, height: 6)))
    #expect(PictureForm(Array(SampleIcons.svg.utf8)) == .svg)
    #expect(PictureForm([0xEF, 0xBB, 0xBF, 0x0A] + Array("<svg".utf8)) == .svg)
  }

  @Test(arguments: [
    [], [0], Array("text".utf8), Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF], Array("RIFF".utf8),
    Array("/* XPM".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    Array("BM".utf8), [0, 0, 1, 0], [0, 0, 1, 0, 9, 0], [0, 0, 1, 0, 255, 255, 1, 1],
    [0, 0, 1, 0, 1, 0] + Array(repeating: 255, count: 60),
    [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0], [0xFF, 0xD8, 0xFF, 0xC0, 0, 1],
  ])
  func `what says no size is nothing`(bytes: [UInt8]) { #expect(PictureForm(bytes) == nil) }

  @Test func `a cut or changed header does no harm`() {
    var generator = SplitMix64(seed: 7)
    let starts: [[UInt8]] = [
      Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF], Array("RIFF1234WEBPVP8X".utf8),
      Array("RIFF1234WEBPVP8L".utf8), Array("/* XPM \"".utf8), Array("BM".utf8), [0, 0, 1, 0],
      [0, 0, 1, 0, 2, 0],
      SampleIcons.png(width: 1, height: 1),
    ]
    for start in starts {
      for count in 0..<200 {
        let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        _ = PictureForm(start + noise)
      }
    }
  }
}
