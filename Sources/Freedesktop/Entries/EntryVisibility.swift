/// Whether menus and grids show an entry.
public enum EntryVisibility: Equatable, Sendable {
  /// It is shown.
  case visible
  /// It is not shown, but can be started by its id.
  case hidden(Reason)

  /// Why an entry is not shown.
  public enum Reason: Equatable, Sendable, CustomStringConvertible {
    /// `NoDisplay=true`.
    case noDisplay
    /// `OnlyShowIn` names other desktops than the running one.
    case onlyShownIn([String])
    /// `NotShowIn` names this desktop.
    case notShownIn(String)
    /// The entry is a screen saver, tray icon, applet or shell.
    case reservedCategory(String)

    /// One sentence.
    public var description: String {
      switch self {
      case .noDisplay: "NoDisplay=true keeps it out of menus"
      case .onlyShownIn(let desktops): "shown only in \(desktops.joined(separator: ", "))"
      case .notShownIn(let desktop): "not shown in \(desktop)"
      case .reservedCategory(let category): "the category \(category) is not for menus"
      }
    }
  }

  private static let reservedCategories: Set = ["Screensaver", "TrayIcon", "Applet", "Shell"]

  /// The visibility of `entry` where `$XDG_CURRENT_DESKTOP` lists `desktops`.
  ///
  /// The first desktop that either key names decides, with regard to case. When none is named,
  /// the entry is shown unless it has an `OnlyShowIn`.
  public init(of entry: DesktopEntry, on desktops: [String]) {
    let onlyShowIn = entry.onlyShowIn ?? []
    let named = desktops.first { onlyShowIn.contains($0) || entry.notShowIn.contains($0) }
    let reserved = entry.categories.first(where: Self.reservedCategories.contains)
    if entry.noDisplay {
      self = .hidden(.noDisplay)
    } else if let named, !onlyShowIn.contains(named) {
      self = .hidden(.notShownIn(named))
    } else if named == nil, let desktops = entry.onlyShowIn {
      self = .hidden(.onlyShownIn(desktops))
    } else if named == nil, let reserved {
      self = .hidden(.reservedCategory(reserved))
    } else {
      self = .visible
    }
  }

  /// The desktops of an `$XDG_CURRENT_DESKTOP` in their order.
  public static func desktops(in environment: ProcessEnvironment) -> [String] {
    environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map(String.init) ?? []
  }
}
