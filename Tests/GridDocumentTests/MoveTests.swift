import TestSupport
import Testing

@testable import GridDocument
@testable import GridModel

@Suite struct MoveTests {
  private static let alphabet = "abcdefghijkl"

  @Test(arguments: 1...12)
  func `every move is remove and then insert`(count: Int) throws {
    let order = String(Self.alphabet.prefix(count))
    let start = Document(order)
    for source in 0..<count {
      for destination in 0..<count {
        var document = start
        let edit = document.make(try start.editMoving(from: source, to: destination))
        #expect(document.order == moved(order, from: source, to: destination))
        #expect((edit == nil) == (source == destination))
      }
    }
  }

  @Test(arguments: 2...12)
  func `moving there and back is the old order`(count: Int) throws {
    let order = String(Self.alphabet.prefix(count))
    for source in 0..<count {
      for destination in 0..<count {
        var document = Document(order)
        document.make(try document.editMoving(from: source, to: destination))
        document.make(try document.editMoving(from: destination, to: source))
        #expect(document.order == order)
      }
    }
  }

  @Test func `ten thousand random moves lose nothing`() throws {
    var random = SplitMix64(seed: 15)
    var document = Document(Self.alphabet)
    var order = Self.alphabet
    for _ in 0..<10_000 {
      let (source, destination) = (
        Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random)
      )
      document.make(try document.editMoving(from: source, to: destination))
      order = moved(order, from: source, to: destination)
      #expect(document.order == order)
    }
    #expect(order.sorted() == Self.alphabet.sorted())
  }

  @Test func `a move touches only what lies between`() {
    for source in 0..<9 {
      for destination in 0..<9 {
        var elements = Array(0..<9)
        elements.moveElement(from: source, to: destination)
        var expected = Array(0..<9)
        expected.insert(expected.remove(at: source), at: destination)
        #expect(elements == expected)
      }
    }
  }

  @Test(arguments: 1...7)
  func `pinned items stay and the rest moves among itself`(count: Int) throws {
    let order = String(Self.alphabet.prefix(count))
    for prefix in 0...count {
      for suffix in 0...(count - prefix) {
        let document = Document(order, pinned: String(order.prefix(prefix) + order.suffix(suffix)))
        for source in prefix..<(count - suffix) {
          for proposed in 0..<count {
            let target = document.targetIndexPath(
              forMoveFrom: IndexPath(item: source, section: 0),
              toProposed: IndexPath(item: proposed, section: 0))
            var changed = document
            changed.make(try document.editMoving(from: source, to: proposed))
            let expected = Self.reflowed(
              order, prefix: prefix, suffix: suffix, from: source, to: target.item)
            #expect(changed.order == expected)
            #expect(target.item == min(max(proposed, prefix), count - 1 - suffix))
          }
        }
      }
    }
  }

  /// Takes the pinned out, moves inside the rest, and puts them back.
  private static func reflowed(
    _ order: String, prefix: Int, suffix: Int, from source: Int, to target: Int
  ) -> String {
    let rest = String(order.dropFirst(prefix).dropLast(suffix))
    let (first, last) = (String(order.prefix(prefix)), String(order.suffix(suffix)))
    return first + moved(rest, from: source - prefix, to: target - prefix) + last
  }

  @Test func `the order of the others never changes by a move`() throws {
    let document = Document("abcdefgh", pinned: "ah")
    for source in 1..<7 {
      for destination in 0..<8 {
        var changed = document
        changed.make(try document.editMoving(from: source, to: destination))
        let id = Array("abcdefgh")[source]
        #expect(changed.order.filter { $0 != id } == "abcdefgh".filter { $0 != id })
      }
    }
  }

  @Test(arguments: [0, 1, 3, 12])
  func `a copy may land in each place between the pins and nowhere else`(count: Int) {
    let order = String(Self.alphabet.prefix(count))
    for prefix in 0...count {
      let document = Document(order, pinned: String(order.prefix(prefix)))
      for proposed in 0...count {
        let target = document.targetIndexPath(
          forMoveFrom: IndexPath(item: 3, section: 1),
          toProposed: IndexPath(item: proposed, section: 0))
        #expect(target == IndexPath(item: max(proposed, prefix), section: 0))
      }
    }
  }

  @Test func `over another section the last legal place is proposed`() {
    let document = Document("abcd", pinned: "d")
    let target = document.targetIndexPath(
      forMoveFrom: IndexPath(item: 0, section: 0), toProposed: IndexPath(item: 0, section: 1))
    #expect(target == IndexPath(item: 2, section: 0))
  }

  @Test func `a pinned item proposes its own place only`() {
    let document = Document("abcd", pinned: "abcd")
    for item in 0..<4 {
      let own = IndexPath(item: item, section: 0)
      #expect(
        document.targetIndexPath(forMoveFrom: own, toProposed: IndexPath(item: 3, section: 0))
          == own)
    }
  }
}
