/// Which application opens a type of files, by the MIME Applications specification 1.0: the
/// `mimeapps.list` files of the configuration and data directories, the first the most important.
public struct DefaultApplications: Sendable {
  private let groups: [KeyFile.Group]

  /// Reads the lists of the session that `environment` describes; missing ones are no fault.
  public init(environment: ProcessEnvironment) {
    let base = BaseDirectories(environment: environment)
    let desktops = EntryVisibility.desktops(in: environment).map { "\($0.lowercased())-" } + [""]
    let directories = base.configDirectories + base.applicationDirectories
    groups = directories.flatMap { directory in
      desktops.compactMap {
        (try? KeyFile(path: "\(directory)/\($0)mimeapps.list"))?["Default Applications"]
      }
    }
  }

  /// The first application for `type`, for example `x-scheme-handler/http`, that fits
  /// `condition`; nil when none is named.
  public func id(for type: String, where condition: (String) -> Bool) -> String? {
    let ids = groups.lazy.flatMap { (try? $0.value(type)?.strings()) ?? [] }
    return ids.first(where: condition)
  }
}
