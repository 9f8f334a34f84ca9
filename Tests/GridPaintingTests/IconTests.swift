import GridCore
import GridHarness
import Testing

@testable import GridPainting

@Suite struct IconTests {
  private let painter = GridPainter()
  private var document = Document()
  private let item: ItemHandle

  init() {
    _ = TestFonts.trouble
    item = document.update(Item(id: "a", title: "Alpha"))
  }

  private func pixels(_ side: Int = 48, isGray: Bool = false, angle: Double = 0) -> [UInt32] {
    let sprite = painter.icons.sprite(
      for: item, of: document, side: side, isGray: isGray, transform: Transform(rotation: angle))
    return sprite.surface.withPixels { Array($0.bindMemory(to: UInt32.self)) }
  }

  private func solid(_ side: Int, _ pixel: UInt32) -> IconPixels {
    IconPixels(side: side, words: Array(repeating: pixel, count: side * side))
  }

  @Test func `an icon of the right size is drawn pixel for pixel`() {
    painter.icons.setIcon(solid(48, 0xff12_3456), for: item)
    #expect(pixels().allSatisfy { $0 == 0xff12_3456 })
    #expect(painter.icons.hasIcon(for: item))
  }

  @Test(arguments: [16, 24, 64, 256])
  func `an icon of another size fills the square`(side: Int) {
    painter.icons.setIcon(solid(side, 0xff12_3456), for: item)
    #expect(pixels().allSatisfy { $0 == 0xff12_3456 })
  }

  @Test func `an icon that arrives replaces the letter at once`() {
    let letter = pixels()
    painter.icons.setIcon(solid(48, 0xff12_3456), for: item)
    #expect(pixels() != letter)
    painter.icons.setIcon(nil, for: item)
    #expect(pixels() == letter)
  }

  @Test func `an expected icon is a quiet square until it arrives`() {
    let letter = pixels()
    painter.icons.expectIcon(for: item)
    let quiet = pixels()
    #expect(quiet != letter)
    #expect(quiet.allSatisfy { $0 >> 24 < 64 })
    painter.icons.setIcon(nil, for: item)
    #expect(pixels() == letter)
  }

  @Test func `an unavailable icon has no color`() {
    painter.icons.setIcon(FixtureIcon.pixels(3, side: 48), for: item)
    let isGray = pixels(isGray: true).allSatisfy {
      $0 & 0xff == $0 >> 8 & 0xff && $0 & 0xff == $0 >> 16 & 0xff
    }
    #expect(isGray)
    #expect(pixels().contains { $0 & 0xff != $0 >> 16 & 0xff })
  }

  @Test func `a turned icon keeps its middle and leaves the upright one alone`() {
    painter.icons.setIcon(FixtureIcon.pixels(1, side: 48), for: item)
    let upright = pixels()
    #expect(pixels(angle: 0.025) != upright)
    #expect(pixels() == upright)
  }

  @Test(arguments: [
    ("Firefox", "F"), ("émile", "É"), ("  \"quoted\"", "Q"), ("文件", "文"), ("7-Zip", "7"),
    ("", "?"), ("...", "?"), ("👩‍👩‍👧 family", "👩‍👩‍👧"), ("\u{200f}بريد", "ب"),
    ("\u{2068}Mail\u{2069}", "M"), ("\u{feff}\u{ad}x", "X"), ("\u{7}bell", "B"), ("\u{200d}", "?"),
  ])
  func `the letter is the first that is seen`(title: String, letter: String) {
    #expect(LetterIcon.letter(of: title) == letter)
  }

  @Test func `ids get many different colors and white stands out on each`() {
    let colors = Set((0..<200).map { LetterIcon.color(of: "org.example.App\($0)") })
    #expect(colors.count == 12)
    for color in colors { #expect(contrast(color, Color(0xffffff)) >= 3) }
  }
}
