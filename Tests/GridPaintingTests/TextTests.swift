import GridCore
import GridHarness
import Testing

@testable import GridPainting

@Suite struct TextTests {
  private let text: TextRenderer

  init() {
    _ = TestFonts.trouble
    text = TextRenderer(family: "sans-serif")
  }

  private func label(_ title: String, zoom: Double = 1) -> TextImage {
    text.image(title, .label, width: 88, scale: 1, zoom: zoom)
  }

  @Test(arguments: [160, 200, 260, 360, 480])
  func `in any width the empty panel's text is whole above its buttons`(width: Int) {
    for strings in [LocalizedStrings.english, .simplifiedChinese] {
      for scale in [1, 1.25, 2] {
        let metrics = LayoutMetrics(
          GridPainter(strings: strings).measured(Metrics(), scale: scale), scale: scale,
          viewportWidth: Int(Double(width) * scale))
        let text = TextRenderer(family: "sans-serif").image(
          strings[.emptyText], .panel.limited(to: metrics.panelTextLines),
          width: metrics.contentWidth - 2 * metrics.panelTextMargin, scale: scale)
        #expect(!text.isCut, "\(width) at \(scale)")
      }
    }
  }

  @Test(arguments: [
    ("Firefox", false), ("Thunderbird Mail", false), ("", false),
    ("GNU Image Manipulation Program", true), ("Pneumonoultramicroscopicsilicovolcano", true),
  ])
  func `a label says whether it is cut`(title: String, isCut: Bool) {
    #expect(label(title).isCut == isCut)
  }

  @Test func `a label is two lines high whatever it says`() {
    for title in ["", "a", "文件", String(repeating: "long ", count: 50)] {
      #expect(label(title).size == Size(width: 88, height: 34))
    }
  }

  @Test func `an enlarged label keeps its lines and its cut`() {
    let (plain, zoomed) = (label("Thunderbird Mail"), label("Thunderbird Mail", zoom: 1.1))
    #expect(zoomed.size == Size(width: 97, height: 37))
    #expect(plain.isCut == zoomed.isCut)
    #expect(abs(Double(zoomed.textWidth) - Double(plain.textWidth) * 1.1) <= 2)
  }

  @Test(.timeLimit(.minutes(1))) func `a title of a hundred thousand bytes does not hang`() {
    let flags = String(repeating: "\u{1f1e6}", count: 25_000)
    let zalgo = "a" + String(repeating: "\u{301}", count: 50_000)
    for title in [String(repeating: "x", count: 100_000), flags, zalgo] {
      #expect(label(title).size.width == 88)
    }
    #expect(TextSanitizer.of(flags).unicodeScalars.count == TextSanitizer.limit + 1)
  }

  @Test func `the same text is set once`() {
    #expect(label("Firefox") === label("Firefox"))
    #expect(label("Firefox") !== label("Firefox", zoom: 1.1))
  }

  @Test(arguments: [
    ("a\tb", "a→b"), ("a\nb\r", "a↵b↵"), ("a\u{7}\u{7f}\u{85}b", "a\u{fffd}\u{fffd}\u{fffd}b"),
    ("plain 文字", "plain 文字"), ("\u{2028}", "↵"),
  ])
  func `control characters are shown as symbols`(raw: String, shown: String) {
    #expect(TextSanitizer.of(raw) == shown)
  }

  @Test func `emoji keep their colors and words take the color of the text`() {
    let surface = Surface(Size(width: 120, height: 20))
    let image = text.image("I 🎉", .toast, scale: 1)
    image.draw(Color(0x00ff00), at: .zero, in: Context(surface))
    let pixels = surface.withPixels { Array($0.bindMemory(to: UInt32.self)) }
    let isRed = pixels.contains { $0 >> 16 & 0xff > ($0 >> 8 & 0xff) + 60 }
    let isGreen = pixels.contains { $0 & 0xff_ffff == $0 & 0xff00 && $0 & 0xff00 > 0x8000 }
    #expect(isRed && isGreen)
  }

  @Test(arguments: [
    "Firefox", "Thunderbird Mail", "GNU Image Manipulation Program", "", " ",
    "Donaudampfschifffahrt",
  ])
  func `without Pango lines still fit and a cut is still said`(title: String) {
    let toy = ToyTypesetter()
    let request = TextRequest(string: title, style: .label, width: 88, scale: 1)
    let lines = toy.set(request, family: "sans-serif")
    #expect(lines.widths.count <= 2)
    #expect(lines.widths.allSatisfy { $0 <= 88 })
    #expect(lines.isCut == label(title).isCut)
  }

  @Test func `without Pango a label looks nearly the same`() throws {
    let toy = TextRenderer(family: "sans-serif", typesetter: ToyTypesetter())
    func ink(_ text: TextRenderer) -> Int {
      let surface = Surface(Size(width: 88, height: 34))
      text.image("Thunderbird Mail", .label, width: 88, scale: 1)
        .draw(Color(0), at: .zero, in: Context(surface))
      return surface.withPixels { $0.bindMemory(to: UInt32.self).reduce(0) { $0 + Int($1 >> 24) } }
    }
    #expect(ink(toy) > 0)
    #expect(abs(ink(toy) - ink(text)) < ink(text) / 4)
  }
}
