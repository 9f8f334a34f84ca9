import GridCore
import GridHarness
import GridPainting
import Testing

/// The texts for people who can't see the page.
@Suite struct AnnouncementTests {
  @Test func `the focus says where it is, a step at a time`() {
    let page = Harness(Fixture.document())
    #expect(page.spoken { $0.key(.arrow(.right)) } == ["Firefox, 1 of 9"])
    #expect(page.spoken { $0.key(.arrow(.right)) } == ["Thunderbird Mail, 2 of 9"])
    #expect(page.spoken { $0.key(.arrow(.up)) } == [])
    #expect(page.spoken { $0.key(.nextSection) } == ["Firefox, 1 of 5"])
    #expect(page.spoken { $0.key(.end) } == ["Darktable Photo Workflow, 7 of 7"])
  }

  @Test func `a lift by keys says each step, its drop and its end`() {
    let page = Harness(Fixture.document())
    page.keys([.toggleEditing, .arrow(.right), .arrow(.right)])
    #expect(page.spoken { $0.key(.lift) } == ["Lifted"])
    #expect(page.spoken { $0.key(.arrow(.right)) } == ["Thunderbird Mail, 3 of 9"])
    #expect(page.spoken { $0.key(.escape) } == ["Cancelled, back at 2"])
    #expect(
      page.spoken { $0.keys([.lift, .arrow(.right), .lift]) }
        == ["Lifted", "Thunderbird Mail, 3 of 9", "Dropped at 3"])
    #expect(page.spoken { $0.keys([.lift, .lift]) } == ["Lifted", "Dropped at 3"])
  }

  @Test func `a drag says each place it comes by, and where it ends`() {
    let page = Harness(Fixture.document())
    page.press("files")
    #expect(page.spoken { $0.hold(.milliseconds(600)) } == ["Lifted"])
    let first = page.center(of: "firefox")
    let places = page.spoken { $0.move(to: first, steps: 30) }
    #expect(places == ["Files, 3 of 9", "Files, 2 of 9", "Files, 1 of 9"])
    #expect(page.spoken { $0.release() } == ["Dropped at 1"])
    page.advance(by: .seconds(1))
    page.press("files")
    #expect(
      page.spoken {
        $0.hold(.milliseconds(600))
        $0.key(.escape)
      } == ["Lifted", "Cancelled, back at 1"])
  }

  @Test func `edits say what they did, and undo and redo too`() {
    let page = Harness(Fixture.document())
    page.keys([.arrow(.right), .arrow(.right)])
    #expect(page.spoken { $0.key(.move(.right)) } == ["Thunderbird Mail, 3 of 9"])
    #expect(page.spoken { $0.key(.delete) } == ["Removed Thunderbird Mail", "Files, 3 of 8"])
    #expect(page.spoken { $0.key(.undo) } == ["Added Thunderbird Mail", "Files, 4 of 9"])
    #expect(page.spoken { $0.key(.redo) } == ["Removed Thunderbird Mail", "Files, 3 of 8"])
    page.keys([.undo, .nextSection, .arrow(.right)])
    page.key(.arrow(.right))
    #expect(page.spoken { $0.key(.toggleMembership) } == ["Added Chromium"])
  }

  @Test func `a search says what is first, or that there is nothing`() throws {
    let page = Harness(Fixture.document())
    page.send(.text("f"))
    let files = try #require(page.grid.document.items.handle(of: "files"))
    #expect(page.spoken { $0.show([files], for: "f") } == ["Files, 1 of 1"])
    page.send(.text("x"))
    #expect(page.spoken { $0.show([], for: "fx") } == ["Nothing matches “fx”"])
  }

  @Test func `it is said in the language of the page`() {
    let page = Harness(Fixture.document(), strings: .simplifiedChinese)
    page.key(.toggleEditing)
    #expect(
      page.spoken { $0.keys([.arrow(.right), .arrow(.right), .lift, .arrow(.right), .lift]) } == [
        "Firefox，第 1 个，共 9 个", "Thunderbird Mail，第 2 个，共 9 个", "已拿起",
        "Thunderbird Mail，第 3 个，共 9 个", "已放到第 3 位",
      ])
    #expect(page.spoken { $0.keys([.lift, .arrow(.left), .escape]) }.last == "已取消，回到第 3 位")
    #expect(page.spoken { $0.key(.delete) }.first == "已移除“Thunderbird Mail”")
  }
}

extension Harness {
  /// Gives commands of the keyboard, one after the other.
  fileprivate func keys(_ commands: [KeyCommand]) { commands.forEach(key) }

  /// The sentences that are spoken during `body`.
  fileprivate func spoken(_ body: (Harness) -> Void) -> [String] {
    let before = effects.count
    body(self)
    return effects[before...].compactMap { effect in
      switch effect {
      case .announce(let announcement):
        painter.strings.text(for: announcement, of: grid.document)
      case .toast(let toast): painter.text(for: toast, of: grid.document)
      default: nil
      }
    }
  }
}
