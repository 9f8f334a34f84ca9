/// The contents of a desktop entry of an application, in the person's language.
///
/// The keys are those of the Desktop Entry Specification 1.5; strings are unescaped, and an
/// optional one is nil when the key is missing or empty. An entry never changes, so it is shared
/// instead of copied.
public final class DesktopEntry: Sendable {
  /// The file the entry was read from.
  public let location: String
  /// `Name`: what the application is called, never empty.
  public let name: String
  /// `Name` as its authors wrote it; nil when it is not another one than `name`.
  public let untranslatedName: String?
  /// `GenericName`: what kind of application it is, like "Web Browser".
  public let genericName: String?
  /// `Comment`: one sentence for a tooltip.
  public let comment: String?
  /// `Keywords`: more words to find it by.
  public let keywords: [String]
  /// `Icon`: a name for `IconTheme.find`, or an absolute path.
  public let icon: String?
  /// `Exec`: the command line, not yet parsed; nil only when D-Bus starts the application.
  public let exec: String?
  /// `TryExec`: a program that must be there for the entry to be of use.
  public let tryExec: String?
  /// `Path`: the directory the program runs in.
  public let workingDirectory: String?
  /// `Terminal`: whether the program needs a terminal around it.
  public let runsInTerminal: Bool
  /// `StartupNotify`: whether the program reports that it has started; nil when unknown.
  public let startupNotify: Bool?
  /// `StartupWMClass`: the class of the program's windows.
  public let startupWMClass: String?
  /// `Categories`: for `MenuSection`.
  public let categories: [String]
  /// `NoDisplay`: whether the entry stays out of menus although it works.
  public let noDisplay: Bool
  /// `OnlyShowIn`: the desktops that show the entry; nil when there is no such key.
  public let onlyShowIn: [String]?
  /// `NotShowIn`: the desktops that don't show the entry.
  public let notShowIn: [String]
  /// `DBusActivatable`: whether the program is started through the session bus.
  public let isDBusActivatable: Bool
  /// `PrefersNonDefaultGPU`: whether the program wants the stronger graphics processor.
  public let prefersNonDefaultGPU: Bool
  /// `SingleMainWindow`, or the older `X-GNOME-SingleWindow`: whether it has one window only.
  public let hasSingleMainWindow: Bool
  /// `X-Flatpak-RenamedFrom`: the ids the entry had before.
  public let formerIDs: [String]
  /// The actions that `Actions` lists and that have a name, in its order.
  public let actions: [DesktopAction]
  /// Faults of the file that could be ignored.
  public let problems: [KeyFileError]

  /// Reads the entry in the file at `path`.
  ///
  /// - Throws: why the file is no entry of an application.
  public convenience init(path: String, locale: MessageLocale) throws(DesktopEntryError) {
    let file: KeyFile
    do { file = try KeyFile(path: path, locale: locale) } catch { throw .keyFile(error) }
    try self.init(file)
  }

  /// Reads the entry in a file that was read for the person's locale.
  ///
  /// - Throws: why the file is no entry of an application.
  public init(_ file: KeyFile) throws(DesktopEntryError) {
    let group = try Self.mainGroup(of: file)
    var reader = DesktopEntryReader(group, problems: file.problems)
    if reader.flag("Hidden") == true { throw .deleted }
    let type = try reader.required("Type")
    guard type == "Application" else { throw .notApplication(type: type) }
    location = file.path
    let name = try reader.requiredLocalized("Name")
    let plainName = try? group.value("Name")?.string()
    (self.name, untranslatedName) = (name, plainName == name ? nil : plainName)
    isDBusActivatable = reader.flag("DBusActivatable") ?? false
    exec = isDBusActivatable ? reader.string("Exec") : try reader.required("Exec")
    genericName = reader.localized("GenericName")
    comment = reader.localized("Comment")
    keywords = reader.localizedList("Keywords")
    icon = reader.localized("Icon")
    tryExec = reader.string("TryExec")
    workingDirectory = reader.string("Path")
    runsInTerminal = reader.flag("Terminal") ?? false
    startupNotify = reader.flag("StartupNotify")
    startupWMClass = reader.string("StartupWMClass")
    categories = reader.list("Categories") ?? []
    noDisplay = reader.flag("NoDisplay") ?? false
    onlyShowIn = reader.list("OnlyShowIn")
    notShowIn = reader.list("NotShowIn") ?? []
    prefersNonDefaultGPU = reader.flag("PrefersNonDefaultGPU") ?? false
    hasSingleMainWindow =
      reader.flag("SingleMainWindow") ?? reader.flag("X-GNOME-SingleWindow") ?? false
    formerIDs = reader.list("X-Flatpak-RenamedFrom") ?? []
    actions = reader.actions(in: file)
    problems = reader.problems
  }

  /// The parsed command line.
  ///
  /// - Throws: what is wrong with it, or that there is none.
  public func command() throws(ExecError) -> Exec {
    guard let exec else { throw .empty }
    return try Exec(exec)
  }

  private static func mainGroup(of file: KeyFile) throws(DesktopEntryError) -> KeyFile.Group {
    let outside = file.problems.first { $0.reason == .outsideGroup }
    if let outside { throw .keyFile(outside) }
    guard let group = file.groups.first else {
      throw file.problems.first.map { .keyFile($0) } ?? .empty
    }
    guard group.name == "Desktop Entry" else { throw .wrongFirstGroup(group.name) }
    return group
  }
}

/// One more thing an application can do, for its context menu: "New Private Window".
public struct DesktopAction: Equatable, Sendable {
  /// The id that `Actions` lists, as in `[Desktop Action new-window]`.
  public let id: String
  /// `Name`: what the action is called, never empty.
  public let name: String
  /// `Icon`: nil means the application's.
  public let icon: String?
  /// `Exec`: the command line, not yet parsed; nil only when D-Bus starts the application.
  public let exec: String?

  /// Reads an action's group; nil when it has no name.
  init?(id: String, _ reader: inout DesktopEntryReader) {
    guard let name = reader.localized("Name") else { return nil }
    self.id = id
    self.name = name
    icon = reader.localized("Icon")
    exec = reader.string("Exec")
  }
}
