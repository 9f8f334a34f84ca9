import Testing

@testable import EndToEndSupport

/// One favorites file, and others that change it too.
@Suite struct SharingTests {
  @Test func `an edit of the file from outside is followed within a second`() async throws {
    try await withPage { page in
      try page.sandbox.write(favorites: ["c", "a", "b"])
      page.members = ["a", "b", "c"]
      try await page.until("the new order", within: .milliseconds(1500)) {
        $0.order.shortNames == "c a b"
      }
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `a file written in place is followed too`() async throws {
    try await withPage { page in
      try page.sandbox.favoritesFile.write("c.desktop\na.desktop\n")
      page.members = ["a", "c"]
      try await page.until("the new order", within: .milliseconds(1500)) {
        $0.order.shortNames == "c a"
      }
    }
  }

  @Test func `comments and unknown ids outlive an edit of the page`() async throws {
    let text = "# mine\n\na.desktop\n# about b\nb.desktop\nnowhere.desktop\nc.desktop\n# end\n"
    try await withDesktop { desktop in
      try desktop.sandbox.favoritesFile.write(text)
      let page = try await desktop.open()
      try await page.drag("b", to: "c")
      try await page.idle()
      let wanted =
        "# mine\n\na.desktop\nnowhere.desktop\nc.desktop\n# about b\nb.desktop\n# end\n"
      #expect(desktop.sandbox.favoritesFile.text == wanted)
      try await page.close()
    }
  }

  @Test func `an outside edit in mid-drag keeps the drag`() async throws {
    try await withPage { page in
      try await page.lift("b")
      try page.sandbox.write(favorites: Fixture.letters.reversed())
      let dump = try await page.until("the new order") { $0.order.first == "l.desktop" }
      #expect(dump.liftedID == "b.desktop")
      #expect(Set(dump.proposed) == Set(dump.order))
      try await page.key("Escape")
      try await page.drop()
      try await page.expectOrder("l k j i h g f e d c b a")
    }
  }

  @Test func `the lifted item vanishing from the file cancels the drag`() async throws {
    try await withPage { page in
      try await page.lift("b")
      try await page.drag(to: "e")
      try page.sandbox.write(favorites: Fixture.letters.filter { $0 != "b" })
      page.members.remove("b")
      try await page.until("the cancel") { $0.drag == "idle" }
      try await page.drop()
      try await page.expectOrder("a c d e f g h i j k l")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `a file that vanished is written again at the next edit`() async throws {
    try await withPage { page in
      page.sandbox.favoritesFile.remove()
      _ = try await page.dump()
      #expect(try await page.order() == "a b c d e f g h i j k l")
      try await page.drag("a", to: "b")
      try await page.expectOrder("b a c d e f g h i j k l")
    }
  }

  @Test func `two windows show one order`() async throws {
    try await withDesktop { desktop in
      let other = try await Desktop(sandbox: desktop.sandbox).open()
      let page = try await desktop.open()
      try await other.drag("a", to: "d")
      try await other.expectOrder("b c d a e f g h i j k l")
      try await page.until("the same order", within: .seconds(2)) {
        $0.order.shortNames == "b c d a e f g h i j k l"
      }
      try await other.expectRestingInvariants()
      other.connection.requestClose(other.window)
      #expect(try await other.program.process.exit() == 0)

      try await page.drag("l", to: "b")
      try await page.expectOrder("l b c d a e f g h i j k")
      try await page.expectRestingInvariants()
      try await page.close()
    }
  }

  @Test func `commands change the window within a second, and share its history`() async throws {
    try await withPage { page in
      let sandbox = page.sandbox
      #expect(try await sandbox.run(["--add", "m01.desktop", "--at", "2"]).status == 0)
      try await page.until("the new item", within: .milliseconds(1500)) {
        $0.order.shortNames == "a m01 b c d e f g h i j k l"
      }
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.key("Control_L+z")
      try await page.expectOrder("a b c d e f g h i j k l")

      try await page.drag("a", to: "c")
      try await page.expectOrder("b c a d e f g h i j k l")
      #expect(try await sandbox.run(["--undo"]).status == 0)
      try await page.until("the undo", within: .milliseconds(1500)) {
        $0.order.shortNames == "a b c d e f g h i j k l"
      }
    }
  }
}
