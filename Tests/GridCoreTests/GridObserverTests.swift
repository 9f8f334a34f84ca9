import GridCore
import Testing

@testable import GridModel

@Suite struct GridObserverTests {
  /// Writes down what it hears.
  private final class Listener: GridObserver {
    var heard: [String] = []

    func proposedMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath) {
      heard.append("over \(target.item)")
    }

    func didMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath) {
      heard.append("\(source.item) to \(target.item)")
    }

    func didChangeEditing(_ isEditing: Bool) { heard.append("editing \(isEditing)") }
    func orderChanged(revision: Int) { heard.append("published \(revision)") }
  }

  /// Hears nothing.
  private struct Deaf: GridObserver {}

  private func heard(_ effects: [Effect]) -> [String] {
    let listener = Listener()
    for effect in effects { effect.tell(listener) }
    return listener.heard
  }

  @Test func `an observer hears of a drag as it goes and of its drop once`() {
    var board = SimulatedGrid("abcd")
    let (second, third) = (board.center(of: "b"), board.center(of: "c"))
    board.lift("a")
    board.move(to: third, steps: 1)
    board.move(to: second, steps: 1)
    board.release()
    #expect(heard(board.effects) == ["editing true", "over 2", "over 1", "0 to 1"])
    #expect(board.faults.isEmpty)
  }

  @Test func `an observer of an unchanged drop hears of no move`() {
    var board = SimulatedGrid("abcd")
    let (first, third) = (board.center(of: "a"), board.center(of: "c"))
    board.lift("a")
    board.move(to: third, steps: 1)
    board.move(to: first, steps: 1)
    board.release()
    #expect(heard(board.effects) == ["editing true", "over 2", "over 0"])
  }

  @Test func `a published order is heard and the rest is not`() {
    #expect(heard([.orderChanged(revision: 3), .documentChanged(revision: 4)]) == ["published 3"])
    Effect.orderChanged(revision: 3).tell(Deaf())
  }
}
