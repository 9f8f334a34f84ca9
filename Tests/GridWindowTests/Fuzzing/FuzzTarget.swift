import GridDocument

@testable import DesktopApplications
@testable import Freedesktop
@testable import GridSettings
@testable import GridStore
@testable import IconLoading

/// A reader of foreign bytes, to be fed with anything: it may refuse, but never end the program.
///
/// Used by the replay of the corpus here, and by libFuzzer through `scripts/fuzz`.
nonisolated enum FuzzTarget: String, CaseIterable {
  case keyFile = "key-file"
  case entry, exec, locale
  case indexTheme = "index-theme"
  case iconThemeCache = "icon-theme-cache"
  case dconf, favorites, preset, picture, lines, xfconf
  case foreignSettings = "foreign-settings"

  /// Reads `bytes` and looks at everything that came of it.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .keyFile: readKeyFile(bytes)
    case .entry: readEntry(bytes)
    case .exec: parse(bytes)
    case .locale: match(bytes)
    case .indexTheme: readFolders(bytes)
    case .iconThemeCache: lookUp(bytes)
    case .dconf: readSettings(bytes)
    case .favorites: readFavorites(bytes)
    case .preset: readPreset(bytes)
    case .picture: _ = PictureForm(bytes)
    case .lines: readLines(bytes)
    case .xfconf: _ = XfconfFile(bytes).arrays
    case .foreignSettings: _ = ForeignSettings(bytes).entries.map { ForeignSettings.list($0.value) }
    }
  }

  private func readKeyFile(_ bytes: [UInt8]) {
    guard let file = try? KeyFile(bytes, path: "x", locale: MessageLocale(names: ["de_AT@euro"]))
    else {
      return
    }
    for value in file.groups.flatMap(\.values) {
      _ = try? value.string()
      _ = try? value.strings()
      _ = try? value.number()
      _ = try? value.boolean()
    }
    _ = file.problems.map(\.description)
  }

  private func readEntry(_ bytes: [UInt8]) {
    guard let file = try? KeyFile(bytes, path: "x"), let entry = try? DesktopEntry(file) else {
      return
    }
    _ = EntryVisibility(of: entry, on: ["GNOME"])
    _ = MenuSection(categories: entry.categories)
    _ = try? entry.command().commands(opening: [], in: .init(name: entry.name, icon: entry.icon))
  }

  private func parse(_ bytes: [UInt8]) {
    guard let exec = try? Exec(String(decoding: bytes, as: UTF8.self)) else { return }
    let files: [FileReference] = [.path("/a b"), .uri("http://x/%20?%f"), .uri("file:///%zz")]
    _ = try? exec.commands(opening: [], in: .init(name: "%f", icon: "%i", location: "/%k"))
    _ = try? exec.commands(opening: files, in: .init(name: "x"))
  }

  /// The first line names a locale, the rest are the suffixes of translations.
  private func match(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let locale = MessageLocale(names: [String(decoding: lines.first ?? [], as: UTF8.self)])
    for line in lines.dropFirst() {
      _ = Array(line).withUnsafeBufferPointer { locale.rank(of: $0) }
    }
  }

  private func readFolders(_ bytes: [UInt8]) {
    guard let file = try? KeyFile(bytes, path: "x") else { return }
    let folders = file.groups.compactMap { IconFolder(path: $0.name, $0) }
    for request in [IconQuery(size: 48, scale: 1), IconQuery(size: 1, scale: 3)] {
      _ = folders.map { $0.matches(request) ? 0 : $0.distance(to: request) }
    }
  }

  private func lookUp(_ bytes: [UInt8]) {
    guard let cache = IconThemeCache(bytes) else { return }
    for name in ["a", "b", "firefox", "ä"] { _ = cache.kinds(of: name, inFolder: 1) }
  }

  private func readSettings(_ bytes: [UInt8]) {
    guard let file = try? DconfFile(bytes, path: "x") else { return }
    _ = file.strings("/org/gnome/shell/favorite-apps")
    _ = file.string("/org/gnome/desktop/interface/icon-theme")
  }
  /// What was read and written must say the same again.
  private func readFavorites(_ bytes: [UInt8]) {
    guard let file = try? FavoritesFile(bytes) else { return }
    let written = file.text(for: file.favorites)
    let again = (try? FavoritesFile(written))?.favorites
    precondition(again == file.favorites, "the favorites are others once they are written")
  }

  private func readLines(_ bytes: [UInt8]) {
    do throws(LineError) { _ = try LineSource(bytes).document() } catch { _ = error.description }
  }

  private func readPreset(_ bytes: [UInt8]) {
    let locale = MessageLocale(names: ["zh_CN"])
    guard let file = try? KeyFile(bytes, path: "x", locale: locale) else { return }
    for isTrusted in [true, false] {
      guard let read = try? PresetFile(file, isTrusted: isTrusted) else { continue }
      _ = read.problems.map(\.description)
      _ = (read.preset.document, read.preset.firstFavorites)
    }
  }
}
