/// Finds the correct spelling of a mistyped word.
package enum Spelling {
  /// The candidate closest to `word`, or `nil` if none is close enough.
  ///
  /// At most a third of the letters may differ, or two in a word of four letters or more. Case is
  /// ignored.
  /// - Complexity: O(*n* · *m*) in the letters of the word and of all candidates.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    let limit = max(letters.count / 3, min(2, letters.count / 2))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let others = Array(candidate.lowercased().unicodeScalars)
      guard abs(others.count - letters.count) <= limit else { continue }
      let distance = distance(letters, others)
      if distance < best?.distance ?? limit + 1 { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The one of `ids` closest to `id`.
  ///
  /// The suffix `.desktop` is optional and does not count.
  package static func nearest(toID id: String, among ids: [String]) -> String? {
    let (names, wanted) = (ids.map(withoutEnding), withoutEnding(id))
    if let name = nearest(to: wanted, among: names) {
      return zip(names, ids).first { $0.0 == name }?.1
    }
    return wanted == id ? nearest(to: id, among: ids) : nil
  }

  private static func withoutEnding(_ id: String) -> String {
    id.hasSuffix(".desktop") ? String(id.dropLast(".desktop".count)) : id
  }

  /// The clause "; did you mean `candidate`?", or an empty string without a candidate.
  package static func question(_ candidate: String?) -> String {
    candidate.map { "; did you mean \($0)?" } ?? ""
  }

  /// The number of insertions, deletions, replacements and swaps of neighbors that turn one word
  /// into the other.
  package static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var above = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(above[column + 1], current[column]) + 1
        cost = min(cost, above[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, above) = (above, current)
    }
    return above[second.count]
  }
}
