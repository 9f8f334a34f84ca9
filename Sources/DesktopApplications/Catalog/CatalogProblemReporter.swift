import Freedesktop
import System

/// Says in the log what is wrong with the files of applications, each thing once however often the
/// files are read.
struct CatalogProblemReporter {
  private let log: Log
  private var reported: Set<String> = []

  /// Says it in `log`.
  init(log: Log) { self.log = log }

  /// Tells what is wrong in `catalog` and was not told before: the files that are passed over and
  /// the applications whose command lines can't be run, as warnings; what needs no repair, such as
  /// a deleted application or a line that is ignored, as information.
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
