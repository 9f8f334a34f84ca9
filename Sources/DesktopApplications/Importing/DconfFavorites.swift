import Freedesktop
import System

/// The lists that GNOME and its kin keep in the person's dconf file.
enum DconfFavorites {
  /// The texts of `key` in their order; none without the file, or when the person never changed
  /// them.
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
