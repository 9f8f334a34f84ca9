import Freedesktop
import System

/// The favorites that GNOME and related desktops store in the user's dconf file.
enum DconfFavorites {
  /// The strings of `key` in order; empty without the file, or if the user never changed them.
  static func read(
    _ key: String, in base: BaseDirectories, for source: ImportSource
  ) throws(ImportError) -> [String] {
    do throws(DconfError) {
      return try DconfFile(path: "\(base.configHome)/dconf/user").strings(key) ?? []
    } catch {
      if error.reason == .unreadable(.unreadable(errno: SystemError.missing.code)) { return [] }
      throw ImportError(source: source, reason: .unusable(error.description))
    }
  }
}
