/// The new ids of installed entries that were renamed.
///
/// Former ids in the entries themselves (`X-Flatpak-RenamedFrom`) take precedence over a small table of
/// known renames. An installed id is never replaced, and a rename counts only when its new entry is
/// installed.
public struct RenamedEntries: Sendable {
  private let successors: [DesktopEntryID: DesktopEntryID]

  /// The renames among `applications`, each id once.
  ///
  /// When several entries claim the same former id, the first one counts.
  public init(among applications: [Application]) {
    let installed = Set(applications.map(\.id))
    var successors: [DesktopEntryID: DesktopEntryID] = [:]
    func add(_ old: DesktopEntryID, _ new: DesktopEntryID) {
      if !installed.contains(old), successors[old] == nil { successors[old] = new }
    }
    for application in applications {
      for old in application.entry.formerIDs { add(DesktopEntryID(old), application.id) }
    }
    for (old, new) in Self.known where installed.contains(new) { add(old, new) }
    self.successors = successors
  }

  /// The installed id that replaces `old`; nil when `old` is installed itself, or unknown.
  public func successor(of old: String) -> DesktopEntryID? { successors[DesktopEntryID(old)] }

  /// Renames by Debian, GNOME, KDE and Xfce that entries don't list.
  ///
  /// Of several new names the first installed one counts.
  private static let known: [(old: DesktopEntryID, new: DesktopEntryID)] = table.split(
    separator: "\n"
  ).flatMap {
    line in
    let names = line.split(separator: " ").map { DesktopEntryID("\($0).desktop") }
    return names.dropFirst().map { (names[0], $0) }
  }

  /// The former name, then the names it may go on under, the newest first.
  private static let table = """
    baobab org.gnome.baobab
    cheese org.gnome.Cheese
    dconf-editor ca.desrt.dconf-editor
    eog org.gnome.eog
    epiphany org.gnome.Epiphany
    evince org.gnome.Evince
    evolution org.gnome.Evolution
    file-roller org.gnome.FileRoller
    five-or-more org.gnome.five-or-more
    gcalctool org.gnome.Calculator gnome-calculator
    gedit org.gnome.gedit
    gnome-calculator org.gnome.Calculator
    gnome-clocks org.gnome.clocks
    gnome-contacts org.gnome.Contacts
    gnome-mines org.gnome.Mines
    gnome-screenshot org.gnome.Screenshot
    gnome-sudoku org.gnome.Sudoku
    gnome-system-monitor org.gnome.SystemMonitor
    gnome-terminal org.gnome.Terminal
    nautilus org.gnome.Nautilus
    rhythmbox org.gnome.Rhythmbox3
    seahorse org.gnome.seahorse.Application
    simple-scan org.gnome.SimpleScan
    totem org.gnome.Totem
    ark org.kde.ark
    dolphin org.kde.dolphin
    gwenview org.kde.gwenview
    kate org.kde.kate
    kcalc org.kde.kcalc
    konsole org.kde.konsole
    kwrite org.kde.kwrite
    okular org.kde.okular
    mousepad org.xfce.mousepad
    parole org.xfce.Parole
    ristretto org.xfce.ristretto
    firefox firefox-esr
    firefox-esr firefox
    icedove thunderbird
    iceweasel firefox-esr firefox
    mozilla-thunderbird thunderbird
    zathura org.pwmt.zathura
    """
}
