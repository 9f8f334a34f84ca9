import GridCore
import GridHarness
import GridPainting
import Testing

/// Pages whose lines run from right to left, beside reference pictures that a person looked at.
@Suite struct RightToLeftPictureTests {
  private static let titles = [
    "firefox": "متصفح الويب", "thunderbird": "البريد الإلكتروني", "terminal": "الطرفية",
    "files": "הקבצים שלי", "gimp": "برنامج تحرير الصور والرسومات المتقدم",
    "writer": "LibreOffice Writer",
    "vlc": "مشغل الوسائط", "telegram": "תמונות", "code": "\u{200f}محرر النصوص",
    "zathura": "\u{200f}قارئ",
  ]

  private var strings: LocalizedStrings {
    var strings = LocalizedStrings.english
    (strings[.edit], strings[.done], strings[.undo]) = ("تحرير", "تم", "تراجع")
    strings[.removed] = "أزيل %1"
    return strings
  }

  private func harness(theme: Theme = .light) -> Harness {
    var document = Fixture.document(title: "المفضلة")
    for (id, title) in Self.titles { document.update(Item(id: id, title: title)) }
    document.loadCatalog(
      zip(document.sections.dropFirst(), ["الإنترنت", "الرسومات"]).map { section, title in
        GridSection(id: section.id, title: title, hint: "اضغط للإضافة", items: section.items)
      })
    var metrics = Metrics()
    metrics.layoutDirection = .rightToLeft
    let harness = Harness(
      document, metrics: metrics, size: Size(width: 640, height: 480), theme: theme,
      strings: strings)
    Fixture.giveIcons(to: harness.painter, of: harness.grid.document)
    return harness
  }

  @Test func `lines begin at the right, with their titles`() throws {
    let harness = harness()
    harness.wheel(clicks: 5)
    try expect(harness.picture(), matches: "rtl")
  }

  @Test func `edit mode has its badges and the button of its toast at the left`() throws {
    let harness = harness()
    harness.beginEditing(by: "thunderbird")
    harness.hold(.seconds(1))
    harness.clickBadge(of: "files")
    harness.hold(.seconds(1))
    try expect(harness.picture(), matches: "rtl-edit")
  }

  @Test func `a lifted cell is a card with its badge at the left`() throws {
    let harness = harness(theme: .dark)
    harness.press("terminal")
    harness.hold(.milliseconds(700))
    harness.move(to: harness.pointer + Point(x: -170, y: 70))
    harness.hold(.milliseconds(400))
    try expect(harness.picture(), matches: "rtl-lifted")
  }

  @Test func `a search in Arabic begins at the right, its caret behind it`() throws {
    let harness = harness()
    harness.search("متصفح", finding: ["firefox", "vlc", "terminal"])
    try expect(harness.picture(), matches: "rtl-search")
  }

  @Test func `a cut name is shown in full below its cell`() throws {
    let harness = harness()
    harness.hover(harness.center(of: "gimp"))
    harness.hold(.seconds(1))
    try expect(harness.picture(), matches: "rtl-tooltip")
  }

  @Test func `a menu has its titles at the right`() throws {
    _ = TestFonts.trouble
    let rows = [
      MenuRow(title: "فتح", key: "Enter"), MenuRow(title: "نافذة خاصة جديدة"),
      MenuRow(title: "إزالة من المفضلة", key: "Ctrl+D", isEnabled: false, startsGroup: true),
      MenuRow(title: "Move to Start", key: "Ctrl+Shift+Left", startsGroup: true),
    ]
    let painter = MenuPainter(sharing: GridPainter())
    let layout = painter.layout(rows, scale: 1, direction: .rightToLeft)
    let surface = Surface(layout.size, format: .rgb24)
    painter.paint(rows, layout, highlighted: 1, on: surface)
    try expect(surface, matches: "rtl-menu")
  }
}
