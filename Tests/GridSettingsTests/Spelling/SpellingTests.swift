import Testing

@testable import GridSettings

struct SpellingTests {
  /// The same distance as its definition says, without any table.
  private func slowDistance(_ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>) -> Int
  {
    guard let first = a.last, let second = b.last else { return a.count + b.count }
    let (shortA, shortB) = (a.dropLast(), b.dropLast())
    var best = min(slowDistance(shortA, b), slowDistance(a, shortB)) + 1
    best = min(best, slowDistance(shortA, shortB) + (first == second ? 0 : 1))
    if let beforeA = shortA.last, let beforeB = shortB.last, first == beforeB, second == beforeA {
      best = min(best, slowDistance(shortA.dropLast(), shortB.dropLast()) + 1)
    }
    return best
  }

  @Test func `the distance is that of its definition for all short words`() {
    let letters: [Unicode.Scalar] = ["a", "b", "c"]
    var words: [[Unicode.Scalar]] = [[]]
    for length in 1...3 {
      words += words.filter { $0.count == length - 1 }.flatMap { word in letters.map { word + [$0] }
      }
    }
    for first in words {
      for second in words {
        #expect(Spelling.distance(first, second) == slowDistance(first[...], second[...]))
      }
    }
  }

  @Test(arguments: [
    ("HoldDely", "HoldDelay"), ("holddelay", "HoldDelay"), ("Sploo", "Slop"), ("Slpo", "Slop"),
    ("Frobnicate", nil), ("", nil),
  ])
  func `the nearest word is found when it may be meant`(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["IconSize", "HoldDelay", "Slop"]) == nearest)
  }

  @Test(arguments: [
    ("firefox", "firefox.desktop"), ("firefx.desktop", "firefox.desktop"), ("nothere.desktop", nil),
    ("Firefox", "firefox.desktop"), ("notse.desktop", "notes.desktop"), ("mial", "mail"),
  ])
  func `an id is found without its ending, which makes none alike`(id: String, nearest: String?) {
    let ids = ["firefox.desktop", "mail", "notes.desktop"]
    #expect(Spelling.nearest(toID: id, among: ids) == nearest)
  }
}
