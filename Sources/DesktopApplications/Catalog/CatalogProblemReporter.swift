import Freedesktop
import System

/// Logs problems in desktop entries.
///
/// Each problem is logged once, however often the files are read.
struct CatalogProblemReporter {
  private let log: Log
  private var reported: Set<String> = []

  /// Creates a reporter that writes to `log`.
  init(log: Log) { self.log = log }

  /// Logs the problems of `catalog` that were not logged before.
  ///
  /// Rejected files and invalid command lines are warnings. What needs no repair, such as a deleted
  /// application or an ignored line, is information.
  mutating func report(_ catalog: ApplicationCatalog) {
    for file in catalog.refusals {
      report(file.isIntended ? .info : .warning, file.description)
    }
    for id in catalog.ids.sorted() {
      guard let application = catalog[id] else { continue }
      if case .unavailable(.invalidCommand(let error)) = application.availability {
        report(.warning, "\(application.entry.location): \(error)")
      }
      for problem in application.entry.problems { report(.info, problem.description) }
    }
  }

  private mutating func report(_ level: Log.Level, _ sentence: String) {
    guard level >= log.level, reported.insert(sentence).inserted else { return }
    log(level, sentence)
  }
}
