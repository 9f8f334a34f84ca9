import GridPainting
import TestSupport
import Testing
import X11Platform

@testable import GridWindow

@Suite struct MenuModelTests {
  /// Five entries; the second and the last are disabled.
  private let entries = [
    MenuEntry("Open", .open), MenuEntry("Move to Start", .moveToStart, isEnabled: false),
    MenuEntry("Keep in Place", .keepInPlace), MenuEntry("Copy ID", .copyID),
    MenuEntry("Add", .add, isEnabled: false),
  ]

  private func menu(pointer: MenuHit = .outside) -> MenuModel {
    MenuModel(entries, pointer: pointer)
  }

  /// The highlighted entries after each of `keys`.
  private func path(_ keys: [MenuKey]) -> [Int?] {
    var menu = menu()
    return keys.map { key in
      #expect(menu.take(.key(key)) == .stays)
      return menu.highlighted
    }
  }

  @Test func `nothing is highlighted at first, and Enter chooses nothing`() {
    var menu = menu()
    #expect(menu.highlighted == nil)
    #expect(menu.take(.key(.choose)) == .stays)
  }

  @Test func `arrows pass over what is disabled and go round`() {
    #expect(path([.down, .down, .down, .down]) == [0, 2, 3, 0])
    #expect(path([.up, .up, .up, .up]) == [3, 2, 0, 3])
    #expect(path([.end, .home, .end]) == [3, 0, 3])
  }

  @Test func `letters go to the next entry that begins with them`() {
    #expect(path([.letter("k"), .letter("o"), .letter("C")]) == [2, 0, 3])
    #expect(path([.letter("m"), .letter("a"), .letter("x")]) == [nil, nil, nil])
    #expect(path([.letter("k"), .letter("k")]) == [2, 2])
  }

  @Test func `Enter chooses the highlighted entry, and Escape closes`() {
    var menu = menu()
    _ = menu.take(.key(.down))
    #expect(menu.take(.key(.choose)) == .chooses(.open))
    #expect(menu.take(.key(.close)) == .closes)
    #expect(menu.take(.lost) == .closes)
  }

  @Test func `the pointer highlights what it is on, and nothing elsewhere`() {
    var menu = menu()
    for (hit, highlighted) in [
      (MenuHit.row(2), 2), (.row(1), nil), (.row(0), 0), (.border, nil), (.row(3), 3),
      (.outside, nil),
    ] as [(MenuHit, Int?)] {
      #expect(menu.take(.moved(over: hit)) == .stays)
      #expect(menu.highlighted == highlighted)
    }
  }

  @Test func `keys go on from where the pointer is`() {
    var menu = menu()
    _ = menu.take(.moved(over: .row(2)))
    _ = menu.take(.key(.down))
    #expect(menu.highlighted == 3)
  }

  @Test func `the button that opened the menu chooses nothing when it comes up at once`() {
    var menu = menu(pointer: .row(0))
    #expect(menu.take(.moved(over: .row(0))) == .stays)
    #expect(menu.take(.released(on: .row(0))) == .stays)
    _ = menu.take(.pressed(on: .row(0)))
    #expect(menu.take(.released(on: .row(0))) == .chooses(.open))
  }

  @Test func `a button held since the opening chooses where it comes up`() {
    var menu = menu()
    _ = menu.take(.moved(over: .row(3)))
    #expect(menu.take(.released(on: .row(3))) == .chooses(.copyID))
  }

  @Test(arguments: [MenuHit.row(1), .row(4), .border, .outside])
  func `a release where nothing can be chosen leaves the menu open`(hit: MenuHit) {
    var menu = menu()
    _ = menu.take(.moved(over: .row(2)))
    _ = menu.take(.moved(over: hit))
    #expect(menu.take(.released(on: hit)) == .stays)
  }

  @Test func `a press outside closes, and one inside does not`() {
    var menu = menu()
    #expect(menu.take(.pressed(on: .row(1))) == .stays)
    #expect(menu.take(.pressed(on: .border)) == .stays)
    #expect(menu.take(.pressed(on: .outside)) == .closes)
  }

  @Test(arguments: 0..<UInt64(200))
  func `whatever happens, only enabled entries are highlighted and chosen`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...6, using: &random)
    let actions: [MenuAction] = [.open, .add, .remove, .moveToStart, .moveToEnd, .copyID]
    let entries = (0..<count).map { index in
      MenuEntry("\(index)", actions[index], isEnabled: Bool.random(using: &random))
    }
    var menu = MenuModel(entries)
    for _ in 0..<60 {
      let outcome = menu.take(Self.event(rows: count, &random))
      if case .chooses(let action) = outcome {
        #expect(entries.first { $0.action == action }?.row.isEnabled == true, "seed \(seed)")
      }
      #expect(menu.highlighted.map { entries[$0].row.isEnabled } ?? true, "seed \(seed)")
    }
  }

  private static func event(rows: Int, _ random: inout SplitMix64) -> MenuEvent {
    let hits = (0..<rows).map(MenuHit.row) + [.border, .outside]
    let hit = hits[Int.random(in: hits.indices, using: &random)]
    let keys: [MenuKey] = [.up, .down, .home, .end, .choose, .letter("3")]
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: .moved(over: hit)
    case 1: .pressed(on: hit)
    case 2: .released(on: hit)
    default: .key(keys[Int.random(in: keys.indices, using: &random)])
    }
  }
}
