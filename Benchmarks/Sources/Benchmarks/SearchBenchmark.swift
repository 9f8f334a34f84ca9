import GridCore
import GridSearch

/// A keystroke of a search: how every item fits, and the results in order.
enum SearchBenchmark {
  static func run() {
    for count in [1_000, 1_000_000] {
      let entries = (0..<count).map(entry)
      let building = Measurement(operations: 1, rounds: 3) { _ in use(SearchIndex(entries).count) }
      print("search index of \(count): \(building.rounded / 1e6) ms")
      let index = SearchIndex(entries)
      let page = (0..<UInt32(count)).map { ItemHandle(rawValue: $0) }
      let floor = floor(of: entries)
      for text in ["e", "er", "m1", "a5", "terminal", "text 12", "treminal"] {
        let known = index.results(for: String(text.dropLast()))
        let keystroke = Measurement(operations: max(10_000 / count, 1), rounds: 7) { _ in
          use(index.results(for: text, refining: known).sorted(page).count)
        }
        print(
          keystroke.line("search for “\(text)” in \(count)", floor: floor, named: "a plain scan"))
      }
    }
  }

  private static let words = [
    "Fire", "Vector", "Terminal", "Music", "Player", "Image", "Viewer", "Text", "Editor", "Studio",
    "Code", "Mail", "Web", "Browser", "System", "Monitor", "Calendar", "Archive", "Network",
  ]

  private static func entry(of number: Int) -> SearchEntry {
    let (first, second) = (words[number * 7 % words.count], words[number / 19 % words.count])
    return SearchEntry(names: ["\(first) \(second) \(number)"], others: ["m\(number)"])
  }

  /// What it takes at least to look at each folded letter once.
  private static func floor(of entries: [SearchEntry]) -> Measurement {
    var bytes: [UInt8] = []
    for entry in entries {
      for text in entry.names + entry.others { Folding.append(text, to: &bytes) }
    }
    return Measurement(operations: max(10_000 / entries.count, 1)) { _ in
      use(bytes.firstIndex(of: 0xFF) ?? 0)
    }
  }
}
