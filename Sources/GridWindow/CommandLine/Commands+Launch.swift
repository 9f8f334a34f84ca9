import DesktopApplications
import Freedesktop
import GridSettings

extension Commands {
  /// Starts the application `id` with `files` to open.
  nonisolated func launch(_ id: String, _ files: [CommandWord]) -> CommandResult {
    let catalog = ApplicationCatalog(environment: environment)
    guard let application = catalog[id] else { return .failure(catalog.sentence(unknown: id)) }
    let directory = CommandWord(Options.currentDirectory)
    let files = files.map { FileReference($0, relativeTo: directory) }
    let reason = application.reasonUnavailable ?? launch(application, opening: files)
    return reason.map { .failure("could not start \(application.entry.name): \($0)") }
      ?? CommandResult()
  }

  /// Starts `application` over the session bus if it supports that, or else by its command line.
  private nonisolated func launch(
    _ application: Application, opening files: [FileReference]
  ) -> String? {
    if let activation = BusActivation(for: application.entry, opening: files),
      let address = SessionBus.address(in: environment),
      let start = try? BusStart(activation, on: address)
    {
      switch start.wait() {
      case .accepted: return nil
      case .refused(let reason): return reason
      case .nobody: break
      }
    }
    do {
      _ = try ApplicationLauncher(environment: environment).start(application, opening: files)
      return nil
    } catch { return error.description }
  }
}
