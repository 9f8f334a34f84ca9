package import Freedesktop

/// Resolves entries in lists of other launchers to applications.
package struct ReferenceResolver {
  private let catalog: ApplicationCatalog
  private let defaults: DefaultApplications
  private let directories: [String]

  /// Creates a resolver for the applications of the session.
  package init(environment: ProcessEnvironment) {
    catalog = ApplicationCatalog(environment: environment)
    defaults = DefaultApplications(environment: environment)
    directories = BaseDirectories(environment: environment).applicationDirectories
  }

  /// KDE's names of default applications, and their types.
  private static let preferred = [
    "browser": "x-scheme-handler/http", "mailer": "x-scheme-handler/mailto",
    "filemanager": "inode/directory",
  ]

  /// The types whose default applications are offered to a new user.
  private static let usualTypes = [
    "x-scheme-handler/https", "x-scheme-handler/mailto", "inode/directory", "text/plain",
    "application/pdf", "image/png", "audio/mpeg", "video/mp4",
  ]

  /// The installed default applications of common types, according to `mimeapps.list`.
  var usualIDs: [String] { Self.usualTypes.compactMap(defaultID) }

  /// The title of the application `id`, or `nil` if it is not installed.
  package func title(of id: String) -> String? { catalog[id]?.entry.name }

  /// The id that `reference` stands for, installed or not, or `nil` if it is no application.
  ///
  /// A reference is an id with or without `.desktop`, the path or `file:` URI of an entry,
  /// `applications:` and an id, or `preferred://` and a purpose.
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
  /// The text after `prefix`, or `nil` if the text doesn't begin with it.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
