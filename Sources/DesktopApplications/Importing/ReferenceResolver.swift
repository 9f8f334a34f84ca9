package import Freedesktop

/// Finds the application that another launcher's list means.
package struct ReferenceResolver {
  private let catalog: ApplicationCatalog
  private let defaults: DefaultApplications
  private let directories: [String]

  /// Looks among the applications of the session that `environment` describes.
  package init(environment: ProcessEnvironment) {
    catalog = ApplicationCatalog(environment: environment)
    defaults = DefaultApplications(environment: environment)
    directories = BaseDirectories(environment: environment).applicationDirectories
  }

  /// The types whose default applications KDE calls by what they are for.
  private static let preferred = [
    "browser": "x-scheme-handler/http", "mailer": "x-scheme-handler/mailto",
    "filemanager": "inode/directory",
  ]

  /// What most people open: pages, mail, folders, texts, papers, pictures, music, films.
  private static let usualTypes = [
    "x-scheme-handler/https", "x-scheme-handler/mailto", "inode/directory", "text/plain",
    "application/pdf", "image/png", "audio/mpeg", "video/mp4",
  ]

  /// The installed applications that open the usual things, as far as `mimeapps.list` names them.
  var usualIDs: [String] { Self.usualTypes.compactMap(defaultID) }

  /// The title of the application `id`; `nil` when it is not installed.
  package func title(of id: String) -> String? { catalog[id]?.entry.name }

  /// The id that `reference` means, installed or not; `nil` when it means no application.
  ///
  /// A reference is an id with or without its `.desktop`, the path or the `file:` address of an
  /// entry, `applications:` and an id, or `preferred:` and what the application is for.
  package func id(of reference: String) -> String? {
    if let name = reference.dropping("applications:") { return entryID(name) }
    if let purpose = reference.dropping("preferred://") {
      return Self.preferred[purpose].flatMap(defaultID)
    }
    if reference.hasPrefix("/") || reference.hasPrefix("file:") { return id(ofFile: reference) }
    return reference.contains(":") ? nil : entryID(reference)
  }

  private func defaultID(_ type: String) -> String? {
    defaults.id(for: type) { catalog[$0] != nil }
  }

  private func entryID(_ name: String) -> String? {
    let name = name.hasPrefix("/") ? String(name.drop { $0 == "/" }) : name
    if name.hasSuffix(".desktop") { return name }
    return catalog[name + ".desktop"] != nil ? name + ".desktop" : nil
  }

  private func id(ofFile reference: String) -> String? {
    guard
      let path = FileReference(CommandWord(reference), relativeTo: "/").path?.description,
      path.hasSuffix(".desktop")
    else { return nil }
    return DesktopEntryID(path: path, in: directories)?.rawValue
      ?? path.split(separator: "/").last.map(String.init)
  }
}

extension String {
  /// What follows `prefix`; `nil` when the text doesn't begin with it.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
