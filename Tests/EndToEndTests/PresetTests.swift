import Testing

@testable import EndToEndSupport

/// The reference pages, each with its own gestures.
@Suite struct PresetTests {
  // MARK: life-services

  @Test func `life services are square cells, four in a row`() async throws {
    try await withPreset("life-services") { page in
      let dump = try await page.dump()
      #expect(dump.order.shortNames == "transfer taxi movie food bills train credit-card")
      #expect(dump.sections.map(\.title).prefix(2) == ["我的应用", "便捷生活"])
      let frames = dump.favorites.compactMap(\.frame)
      try #require(frames.count == 7)
      #expect(frames.allSatisfy { $0.width == 140 && $0.height == 140 })
      #expect(frames[0].x == 20 && frames[1].x - frames[0].maxX == 13)
      #expect(frames[4].y - frames[0].maxY == 10)
      #expect(dump.items.allSatisfy { $0.badge == "none" })
    }
  }

  @Test func `a service is added, ticked, removed, and each step is undone`() async throws {
    try await withPreset("life-services") { page in
      try await page.press(.catalog("top-up"))
      try await page.until("edit mode") { $0.editing }
      try await page.drop()
      func badge() async throws -> String? {
        Target.catalog("top-up").item(in: try await page.inspector.dump(all: true))?.badge
      }
      #expect(try await badge() == "add")
      try await page.clickBadge(.catalog("top-up"))
      #expect(try await badge() == "added")
      #expect(try await page.dump().order.last == "top-up")
      try await page.clickBadge(.catalog("top-up"))
      #expect(try await page.dump().order.count == 8, "a tick is inert")
      try await page.clickBadge(.favorite("top-up"))
      #expect(try await badge() == "add")
      try await page.key("Control_L+z")
      #expect(try await badge() == "added")
      try await page.key("Control_L+z")
      #expect(try await badge() == "add")
      try await page.idle()
      #expect(page.board("life-services").count == 7)
    }
  }

  @Test func `outside its section a service keeps its last place`() async throws {
    try await withPreset("life-services") { page in
      try await page.lift("transfer")
      try await page.drag(to: "movie")
      try await page.move(to: .point(Point(x: 320, y: 700)), steps: 10)
      try await page.drop()
      #expect(try await page.order() != "transfer taxi movie food bills train credit-card")
      #expect(try await page.dump().order.contains("transfer"))
    }
  }

  // MARK: numbers

  @Test func `fifty numbers of fifty pixels, all movable`() async throws {
    try await withPreset("numbers") { page in
      let dump = try await page.dump()
      #expect(dump.order == (1...50).map { "\($0)" })
      let frames = dump.favorites.compactMap(\.frame)
      #expect(frames.allSatisfy { $0.width == 50 && $0.height == 50 })
      #expect(frames[0].y == 20 && frames[10].y - frames[0].y == 60)
      try await page.drag("1", to: "3")
      #expect(try await page.dump().order.prefix(4) == ["2", "3", "1", "4"])
      #expect(page.board("numbers").prefix(4) == ["2", "3", "1", "4"])
      #expect(try await page.dump().editing == false)
    }
  }

  @Test func `Escape in the middle leaves no floating number`() async throws {
    try await withPreset("numbers") { page in
      try await page.lift("7")
      try await page.drag(to: "20")
      try await page.key("Escape")
      try await page.drop()
      #expect(try await page.dump().order == (1...50).map { "\($0)" })
      #expect(page.board("numbers").isEmpty)
    }
  }

  // MARK: wobble

  @Test(arguments: [false, true])
  func `a hold wobbles, and its end leaves no tilt and no badge`(escapes: Bool) async throws {
    try await withPreset("wobble") { page in
      try await page.lift("weather")
      let held = try await page.until("a tilt") { dump in
        dump.favorites.contains { $0.rotation != 0 }
      }
      #expect(held.editing && held.favorites.contains { $0.badge == "remove" })
      if escapes { try await page.key("Escape") }
      try await page.drop()
      #expect(try await page.dump().editing == false)
    }
  }

  @Test func `a scroll and then a release leave no tilt behind`() async throws {
    try await withPreset("wobble", geometry: "640x480+0+0") { page in
      try await page.lift("weather")
      page.pointer.click(5, times: 4)
      try await page.until("a scroll") { $0.scroll > 0 }
      try await page.drop()
      #expect(try await page.dump().editing == false)
    }
  }

  @Test func `Delete removes what is held`() async throws {
    try await withPreset("wobble") { page in
      try await page.lift("weather")
      try await page.key("Delete")
      try await page.drop()
      #expect(try await page.dump().order.contains("weather") == false)
    }
  }

  // MARK: channel-order

  @Test func `channels are sorted, and their cells are twice as wide as high`() async throws {
    try await withPreset("channel-order") { page in
      let frame = try #require(try await page.dump().favorites.first?.frame)
      #expect(frame.width == 2 * frame.height)
      try await page.drag("trending", to: "business")
      #expect(try await page.order().hasPrefix("technology business trending sports"))
      #expect(page.board("channel-order").prefix(3) == ["technology", "business", "trending"])
    }
  }

  @Test func `a channel that is alone does not lift`() async throws {
    let setup = Setup(fixture: .none, arguments: ["--preset", "channel-order"])
    try await withDesktop(setup) { desktop in
      let presets = try desktop.sandbox.config.directory("gridwindow/presets")
      try presets.file("channel-order.favorites").write("music\n")
      let page = try await desktop.open()
      try await page.press(.favorite("music"))
      let dump = try await page.until("edit mode") { $0.editing }
      #expect(dump.liftedID == nil && dump.drag == "pressed")
      try await page.drop()
      try await page.close()
    }
  }

  // MARK: news-channels

  @Test func `the sixth channel on the first lands third`() async throws {
    try await withPreset("news-channels") { page in
      try await page.drag("sports", to: "following")
      #expect(
        try await page.order().hasPrefix("following for-you sports trending technology business"))
    }
  }

  @Test func `holding a pinned channel enters edit mode and lifts nothing`() async throws {
    try await withPreset("news-channels") { page in
      try await page.press(.favorite("following"))
      let dump = try await page.until("edit mode") { $0.editing }
      #expect(dump.liftedID == nil && dump.favorites[0].badge == "none")
      #expect(dump.favorites[2].badge == "remove")
      try await page.drop()
    }
  }

  @Test func `a recommended channel is added, and a removed one goes to the front`() async throws {
    try await withPreset("news-channels") { page in
      try await page.click(.catalog("music"))
      #expect(try await page.dump().order.last == "music")
      try await page.edit()
      try await page.clickBadge(.favorite("business"))
      #expect(try await page.dump().catalog.first?.id == "business")
    }
  }

  @Test func `a click on one of mine chooses it and closes`() async throws {
    let setup = Setup(fixture: .none, arguments: ["--preset", "news-channels", "--select"])
    try await withDesktop(setup) { desktop in
      let page = try await desktop.open()
      try await page.move(to: .favorite("sports"))
      page.pointer.click(1, times: 1)
      let answer = try await page.answer()
      #expect(answer.status == 0 && answer.text == "sports\n")
    }
  }

  // MARK: Mistakes

  @Test(arguments: [["--preset", "wobbel"], ["--stdin", "--preset", "numbers"]])
  func `what names no page is wrong usage`(arguments: [String]) async throws {
    try await withDesktop(Setup(fixture: .none)) { desktop in
      let outcome = try await desktop.sandbox.run(
        arguments, environment: ["DISPLAY": desktop.server.name])
      #expect(outcome.status == 2 && outcome.saysOneSentence, "\(outcome.errors)")
    }
  }
}
