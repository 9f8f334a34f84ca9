import GridCore
import Testing

@testable import GridWindow

struct HeldKeysTests {
  @Test func `keys wait from the first Enter in a search on, in their order`() {
    var keys = HeldKeys()
    let events: [InputEvent] = [
      .text("a"), .key(.arrow(.down)), .key(.activate(staysOpen: false)), .text("b"),
      .wheelTurned(clicks: 1), .key(.escape), .focusChanged(isFocused: false),
    ]
    let held = events.map { keys.hold($0, isSearching: true) }
    #expect(held == [false, false, true, true, false, true, false])
    let all = [keys.takeAll(), keys.takeAll()]
    #expect(all == [[.key(.activate(staysOpen: false)), .text("b"), .key(.escape)], []])
  }

  @Test func `Enter without a search waits for nothing`() {
    var keys = HeldKeys()
    let isHeld = keys.hold(.key(.activate(staysOpen: false)), isSearching: false)
    let kept = keys.takeAll()
    #expect(!isHeld && kept.isEmpty)
  }
}
