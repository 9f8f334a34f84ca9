import Freedesktop
import GridStore

/// A file that lists applications, one a line: a favorites file of this program, or a pin list of
/// another launcher, which is the same without comments.
nonisolated enum ListedIDs {
  /// The ids in their order.
  static func read(_ path: String) throws(ImportError) -> [String] {
    let source = ImportSource.file(path)
    let bytes = try ImportError.bytes(of: path, for: source, isRequired: true) ?? []
    do throws(FileDamage) {
      return try FavoritesFile(bytes).favorites.ids
    } catch {
      throw ImportError(source: source, reason: .unusable(error.description(in: path)))
    }
  }
}
