import GridCore
import GridHarness
import GridPainting
import Testing

/// Pictures of the page beside reference pictures that a person looked at.
///
/// `GRIDWINDOW_RECORD_PICTURES=1` writes the references anew: look at them before committing.
@Suite struct PictureTests {
  private func harness(
    _ document: Document = Fixture.document(), height: Int = 680, scale: Double = 1,
    theme: Theme = .light, strings: LocalizedStrings = .english
  ) -> Harness {
    let harness = Harness(
      document, size: Size(width: 768, height: height), scale: scale, theme: theme, strings: strings
    )
    Fixture.giveIcons(to: harness.painter, of: harness.grid.document, scale: scale)
    return harness
  }

  /// A page without favorites that offers those of two launchers.
  private func offering(
    width: Int = 768, theme: Theme = .light, strings: LocalizedStrings = .english
  ) -> Harness {
    let document = Fixture.document(favorites: [], title: strings[.favorites])
    let harness = Harness(
      document, size: Size(width: width, height: 420), theme: theme, strings: strings)
    Fixture.giveIcons(to: harness.painter, of: harness.grid.document)
    harness.offer([
      strings.formatted(.importFrom, "6", "Whisker Menu"),
      strings.formatted(.importFrom, "12", "GNOME"),
    ])
    return harness
  }

  private func lift(_ harness: Harness) {
    harness.press("gimp")
    harness.hold(.milliseconds(700))
    let start = harness.pointer
    let way = Point(x: harness.grid.frameForItem(at: IndexPath(item: 0, section: 0)).width, y: 0)
    harness.move(to: start + Point(x: -way.x / 3, y: way.x * 2 / 3))
    harness.hold(.milliseconds(400))
  }

  @Test func `the page at rest looks as it should`() throws {
    try expect(harness().picture(), matches: "normal")
  }

  @Test func `edit mode shows badges of all three kinds and turned icons`() throws {
    let harness = harness()
    harness.beginEditing(by: "firefox")
    harness.hold(.milliseconds(450))
    harness.hover(Point(x: 400, y: 290))
    try expect(harness.picture(), matches: "edit")
  }

  @Test func `a lifted cell is a card above its gap`() throws {
    let harness = harness()
    lift(harness)
    try expect(harness.picture(), matches: "lifted")
  }

  @Test func `the dark page shows hover and focus`() throws {
    let harness = harness(theme: .dark)
    harness.hover(harness.center(of: "thunderbird"))
    try expect(harness.picture(), matches: "dark")
  }

  @Test func `a lifted cell stands out on the dark page`() throws {
    let harness = harness(theme: .dark)
    lift(harness)
    try expect(harness.picture(), matches: "dark-lifted")
  }

  @Test(arguments: [(Theme.light, "menu-owner"), (.dark, "menu-owner-dark")])
  func `the cell that an open menu belongs to is marked`(theme: Theme, name: String) throws {
    let harness = harness(height: 320, theme: theme)
    harness.showMenuOwner("gimp")
    try expect(harness.picture(), matches: name)
  }

  @Test func `empty favorites invite to choose`() throws {
    try expect(harness(Fixture.document(favorites: [])).picture(), matches: "empty")
  }

  @Test func `empty favorites offer those of other launchers`() throws {
    let harness = offering()
    harness.hover(harness.grid.panelButtonFrames[1].center)
    try expect(harness.picture(), matches: "offers")
  }

  @Test func `on the dark page the keyboard's focus is a ring around a button`() throws {
    let harness = offering(theme: .dark)
    harness.send(.key(.arrow(.right)))
    try expect(harness.picture(), matches: "offers-dark")
  }

  @Test func `in a narrow window the offers stand in rows`() throws {
    let harness = offering(width: 360)
    harness.press(harness.grid.panelButtonFrames[2].center)
    try expect(harness.picture(), matches: "offers-narrow")
  }

  @Test func `in the narrowest window the empty panel still says all`() throws {
    try expect(offering(width: 200).picture(), matches: "offers-narrowest")
  }

  @Test func `the offers are made in Chinese too`() throws {
    try expect(offering(strings: .traditionalChinese).picture(), matches: "offers-cjk")
  }

  @Test func `a removed item leaves a toast with undo`() throws {
    let harness = harness()
    harness.beginEditing(by: "firefox")
    harness.hold(.seconds(1))
    harness.clickBadge(of: "files")
    harness.hold(.seconds(1))
    harness.hover(Point(x: 400, y: 290))
    try expect(harness.picture(), matches: "toast")
  }

  @Test func `a long title is cut so that the reason after it is read`() throws {
    var document = Fixture.document()
    let title = "The Incredibly Complete and Extensible Development Environment for Everybody"
    document.update(Item(id: "code", title: title))
    let harness = harness(document, height: 320)
    let item = try #require(document.items.handle(of: "code"))
    let reason = LocalizedStrings.english.formatted(.programMissing, "code")
    harness.show(.couldNotStart(item, reason: reason))
    try expect(harness.picture(), matches: "toast-long")
  }

  @Test func `a cut name is shown in full after a while`() throws {
    let harness = harness()
    harness.hover(harness.center(of: "gimp"))
    harness.hold(.seconds(1))
    try expect(harness.picture(), matches: "tooltip")
  }

  @Test func `ghosts, unavailable and starting items tell themselves apart`() throws {
    var document = Fixture.document()
    document.update(
      Item(id: "code", title: "Visual Studio Code", availability: .unavailable(reason: "Broken.")))
    let harness = harness(document, height: 320)
    harness.start("vlc")
    try expect(harness.picture(), matches: "ghost")
  }

  @Test func `Chinese, emoji and right to left names are all drawn`() throws {
    var document = Fixture.document(title: "收藏")
    let titles = [
      "firefox": "火狐浏览器", "files": "文件 📁", "gimp": "图像处理程序与照片编辑器全集",
      "vlc": "مشغل الوسائط", "code": "Tab\tand\u{7}bell", "telegram": "👩‍👩‍👧‍👦 家庭群聊 🎉",
    ]
    for (id, title) in titles { document.update(Item(id: id, title: title)) }
    let harness = harness(document, strings: .simplifiedChinese)
    try expect(harness.picture(), matches: "cjk")
  }

  @Test(arguments: [(1.25, "scale-1.25"), (2, "scale-2"), (3, "scale-3")])
  func `the page is crisp at every scale`(scale: Double, name: String) throws {
    let harness = harness(height: 320, scale: scale)
    lift(harness)
    try expect(harness.picture(), matches: name)
  }
}
