import GridCore
import Testing

@testable import GridSettings

/// The table of the reference pages to the pixel at scale 1, worked out by hand.
struct PresetFrameTests {
  private func frames(_ name: String, width: Int) throws -> PageFrames {
    PageFrames(of: try ShippedPreset(name).grid(width: width))
  }

  @Test(arguments: [
    // (768 - 80) / 4 = 172 square; 40 left over make gaps of 13.
    (
      768, [(0, 0, 20, 40, 172), (0, 1, 205, 40, 172), (0, 3, 575, 40, 172), (0, 4, 20, 222, 172)]
    ),
    // (375 - 80) / 4 = 73.75, floored; 43 left over make gaps of 14.
    (375, [(0, 0, 20, 40, 73), (0, 3, 281, 40, 73), (0, 6, 194, 123, 73)]),
  ])
  func `life services has four square cells in a row`(
    width: Int, cells: [(section: Int, item: Int, x: Int, y: Int, side: Int)]
  ) throws {
    let frames = try frames("life-services", width: width)
    for (section, item, x, y, side) in cells {
      #expect(frames.cell(section, item) == Rect(x: x, y: y, width: side, height: side))
    }
  }

  @Test func `life services has headings, edges and lines of its own`() throws {
    let frames = try frames("life-services", width: 768)
    #expect(frames[.header(section: 0)] == Rect(x: 20, y: 0, width: 728, height: 25))
    #expect(frames[.separator(section: 0)] == Rect(x: 20, y: 414, width: 728, height: 10))
    #expect(frames[.header(section: 1)] == Rect(x: 20, y: 424, width: 728, height: 25))
    #expect(frames.cell(1, 0) == Rect(x: 20, y: 464, width: 172, height: 172))
    #expect(frames.cell(1, 15) == Rect(x: 575, y: 1010, width: 172, height: 172))
    #expect(frames[.separator(section: 1)] == Rect(x: 20, y: 1202, width: 728, height: 1))
    #expect(frames[.header(section: 2)]?.y == 1203)
    #expect(frames.badge(0, 0) == Rect(x: 178, y: 40, width: 15, height: 15))
    #expect(frames[.closeButton] == nil)
  }

  @Test func `numbers stand in squares of 50 with gaps of 10 below an edge of 20`() throws {
    // 12 fit: 12 × 50 + 11 × 10 = 710; what is left of 768 is equal margins.
    let frames = try frames("numbers", width: 768)
    #expect(frames.cell(0, 0) == Rect(x: 29, y: 20, width: 50, height: 50))
    #expect(frames.cell(0, 1)?.x == 89 && frames.cell(0, 11)?.x == 689)
    #expect(frames.cell(0, 12) == Rect(x: 29, y: 80, width: 50, height: 50))
    #expect(frames.cell(0, 49) == Rect(x: 89, y: 260, width: 50, height: 50))
    #expect(frames[.header(section: 0)] == nil && frames[.editButton] == nil)
  }

  @Test func `wobble has close badges in the upper corner at the start`() throws {
    let frames = try frames("wobble", width: 768)
    let cell = try #require(frames.cell(0, 0))
    #expect(cell.size == Size(width: 128, height: 128))
    #expect(frames.badge(0, 0)?.origin == cell.origin)
  }

  @Test(arguments: [(768, 176, 88, 14, 202), (375, 77, 38, 15, 104)])
  func `channels to be sorted are twice as wide as high`(
    width: Int, cellWidth: Int, cellHeight: Int, first: Int, second: Int
  ) throws {
    let frames = try frames("channel-order", width: width)
    let cell = try #require(frames.cell(0, 0))
    #expect(cell.size == Size(width: cellWidth, height: cellHeight))
    #expect(cell.x == first && frames.cell(0, 1)?.x == second)
    #expect(frames.cell(0, 4)?.y == cell.maxY + 12)
    #expect(frames.cell(1, 0)?.size == cell.size)
  }

  @Test func `news channels have cells of a quarter less 10 by 53`() throws {
    // 768 / 4 - 10 = 182; 4 × 182 + 3 × 5 = 743 between edges of 12, one pixel over.
    let frames = try frames("news-channels", width: 768)
    #expect(frames[.header(section: 0)]?.height == 50)
    #expect(frames.cell(0, 0) == Rect(x: 12, y: 50, width: 182, height: 53))
    #expect(frames.cell(0, 1)?.x == 199 && frames.cell(0, 3)?.x == 573)
    #expect(frames.cell(0, 4)?.y == 107)
    // 21 channels are six rows: 50 + 6 × 57 - 4 = 388.
    #expect(frames[.header(section: 1)]?.y == 388 && frames[.header(section: 1)]?.height == 50)
    #expect(frames.cell(1, 0) == Rect(x: 12, y: 438, width: 182, height: 53))
    #expect(frames[.separator(section: 0)] == nil)
    let badge = try #require(frames.badge(0, 2))
    #expect(badge.size == Size(width: 18, height: 18))
    #expect(badge.maxX == frames.cell(0, 2)?.maxX && badge.y == 50)
    #expect(frames[.closeButton] == Rect(x: 12, y: 10, width: 30, height: 30))
  }
}
