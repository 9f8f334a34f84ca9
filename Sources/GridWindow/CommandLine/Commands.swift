import DesktopApplications
import Freedesktop
import GridSettings
import GridStore
import System

/// The commands of the command line.
///
/// They work with and without an open window.
nonisolated struct Commands {
  /// The options of the command line.
  let options: Options
  /// The environment of the session.
  let environment: ProcessEnvironment

  /// Runs the command; returns `nil` if the options need a window or name no command.
  func run() -> CommandResult? {
    switch options.command {
    case .open, .demonstrate, .iconWorker: nil
    case .list: list()
    case .listApplications: listApplications()
    case .add(let id): add(id)
    case .remove(let id): remove(id)
    case .move(let id, let position): move(id, to: position)
    case .importFavorites(let source): importFavorites(from: source)
    case .undo: undo()
    case .redo: redo()
    case .launch(let id, let files): launch(id, files)
    case .checkConfig: checkConfig()
    case .dumpConfig: dumpConfig()
    case .version: CommandResult(output: "\(ProgramInfo.name) \(ProgramInfo.version)\n")
    case .help: CommandResult(output: HelpText.text)
    }
  }

  private func list() -> CommandResult {
    var store = options.store(in: environment)
    let loaded = store.load()
    var result = CommandResult()
    result.say(loaded.failure == nil ? .warning : .error, loaded.notes)
    if loaded.failure != nil { result.status = 1 }
    if options.writesJSON {
      result.output =
        CatalogListing(environment: environment)
        .favorites(loaded.state.favorites, remembered: store.memory).text + "\n"
    } else {
      let text = FavoritesFile().text(for: loaded.state.favorites)
      result.output = String(decoding: text, as: UTF8.self)
    }
    return result
  }

  private func listApplications() -> CommandResult {
    let listing = CatalogListing(environment: environment)
    let all = options.includesHidden
    return CommandResult(
      output: options.writesJSON
        ? listing.applications(all: all).text + "\n" : listing.lines(all: all))
  }
}

extension ApplicationCatalog {
  /// The message for an id that no application has.
  nonisolated func sentence(unknown id: String) -> String {
    let refusal = refusals.first { $0.id.rawValue == id }
    if let refusal { return "“\(id)” is no usable application: \(refusal)" }
    let nearest = Spelling.nearest(toID: id, among: ids.sorted())
    return "there is no application “\(id)”" + Spelling.question(nearest)
  }
}
