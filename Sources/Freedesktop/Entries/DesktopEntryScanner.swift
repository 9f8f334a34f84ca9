import Glibc
import System

/// Walks directories and takes each id from the first file that has it.
struct DesktopEntryScanner {
  private(set) var found: [(id: DesktopEntryID, entry: DesktopEntry)] = []
  private(set) var refusals: [RejectedFile] = []
  private(set) var directories: [String] = []

  private let locale: MessageLocale
  private var claimed: Set<DesktopEntryID> = []

  init(locale: MessageLocale) { self.locale = locale }

  /// How deep folders are searched below a directory, and how many of them.
  static let maximumDepth = 16, maximumFolderCount = 1000

  /// A folder that is still to be read; its path is relative to the directory it was found in.
  private struct Folder {
    let path: String
    let depth: Int
    var isLink = false

    /// Whether entries of this folder get shorter ids than those of `other`.
    func precedes(_ other: Folder) -> Bool {
      (path.utf8.count, isLink ? 1 : 0, path) < (
        other.path.utf8.count, other.isLink ? 1 : 0, other.path
      )
    }
  }

  /// What one directory holds that matters, each in the order it is to be taken.
  private struct Listing {
    var files: [String] = []
    var folders: [(name: String, isLink: Bool)] = []
    var others: [String] = []
    var unreadable: [String] = []
  }

  /// Reads `applications` directories, the first the most important, each with all its folders.
  ///
  /// Every real folder of a directory is read once, under the shortest name that leads to it, and
  /// none that is one of `roots` itself. Links are followed within one file system only.
  /// - Complexity: linear in the files, quadratic in the folders, which are limited.
  mutating func scan(_ roots: [String]) {
    let identities = roots.map { FileStatus.of($0).map(FileIdentity.init) }
    for (root, identity) in zip(roots, identities) {
      guard let identity else { continue }
      scan(root, identity, besides: Set(identities.compactMap(\.self)).subtracting([identity]))
    }
  }

  private mutating func scan(
    _ root: String, _ identity: FileIdentity, besides others: Set<FileIdentity>
  ) {
    var visited = others
    // The next folder is the last one.
    var pending = [Folder(path: "", depth: 0)]
    var left = Self.maximumFolderCount
    while left > 0, let folder = pending.popLast() {
      guard let directory = open(folder, of: root, on: identity.device, &visited) else { continue }
      left -= 1
      let inside = read(directory, folder, of: root)
      if inside.isEmpty { continue }
      pending = (pending + inside).sorted { $1.precedes($0) }.suffix(Self.maximumFolderCount)
    }
    if left == 0, let folder = pending.last { refuse(folder.path, in: root, .outOfBounds) }
  }

  /// The folder, unless it was read before or is not to be searched.
  private mutating func open(
    _ folder: Folder, of root: String, on device: UInt, _ visited: inout Set<FileIdentity>
  ) -> Directory? {
    guard let directory = try? Directory(path(of: folder, in: root)),
      let identity = directory.identity, !visited.contains(identity)
    else { return nil }
    guard identity.device == device else {
      refuse(folder.path, in: root, .otherFileSystem)
      return nil
    }
    guard folder.depth <= Self.maximumDepth else {
      refuse(folder.path, in: root, .outOfBounds)
      return nil
    }
    visited.insert(identity)
    return directory
  }

  private func path(of folder: Folder, in root: String) -> String {
    folder.path.isEmpty ? root : "\(root)/\(folder.path)"
  }

  /// Reads the entries of one folder, and returns the folders in it.
  private mutating func read(
    _ directory: borrowing Directory, _ folder: Folder, of root: String
  ) -> [Folder] {
    let path = path(of: folder, in: root)
    let prefix = folder.path.isEmpty ? "" : "\(folder.path)/"
    directories.append(path)
    let listing = list(directory)
    for name in listing.files { readFile(name, in: directory, root: root, prefix: prefix) }
    for name in listing.others {
      refuse(prefix + name, in: root, .keyFile(error(.notRegular, "\(path)/\(name)")))
    }
    for name in listing.unreadable { refuse(prefix + name, in: root, .nameNotUTF8) }
    return listing.folders.map {
      Folder(path: prefix + $0.name, depth: folder.depth + 1, isLink: $0.isLink)
    }
  }

  private func list(_ directory: borrowing Directory) -> Listing {
    var listing = Listing()
    let descriptor = directory.descriptor
    directory.forEach { entry in
      let isEntry = entry.name.endsInBytes(of: ".desktop")
      switch kind(of: entry, in: descriptor) {
      case .file: if isEntry { listing.files.append(entry.name) }
      case .directory: listing.folders.append((entry.name, entry.kind == .link))
      case .link: if isEntry { listing.files.append(entry.name) }
      case .other, .unknown: if isEntry { listing.others.append(entry.name) }
      }
    } unreadable: { name in
      if name.endsInBytes(of: ".desktop") { listing.unreadable.append(name) }
    }
    return listing
  }

  /// What an entry leads to; a link that leads nowhere stays a link.
  private func kind(of entry: Directory.Entry, in descriptor: Int32) -> Directory.Kind {
    guard entry.kind == .link || entry.kind == .unknown else { return entry.kind }
    guard let status = FileStatus.of(entry.name, in: descriptor) else { return .link }
    if status.isDirectory { return .directory }
    return status.isRegularFile ? .file : .other
  }

  private mutating func readFile(
    _ name: String, in directory: borrowing Directory, root: String, prefix: String
  ) {
    let relativePath = prefix.isEmpty ? name : prefix + name
    let id = DesktopEntryID(relativePath: relativePath)
    guard !claimed.contains(id) else { return }
    do {
      let entry = try read(name, in: directory.descriptor, path: "\(root)/\(relativePath)")
      claimed.insert(id)
      found.append((id, entry))
    } catch {
      if error.masksOthers { claimed.insert(id) }
      refuse(relativePath, in: root, error)
    }
  }

  private func read(
    _ name: String, in directory: Int32, path: String
  ) throws(DesktopEntryError) -> DesktopEntry {
    let file: KeyFile
    do {
      file = try KeyFile(name: name, in: directory, path: path, locale: locale)
    } catch {
      throw .keyFile(error)
    }
    return try DesktopEntry(file)
  }

  private mutating func refuse(_ path: String, in root: String, _ reason: DesktopEntryError) {
    let id = DesktopEntryID(relativePath: path)
    refusals.append(RejectedFile(id: id, path: "\(root)/\(path)", reason: reason))
  }

  private func error(_ reason: KeyFileError.Reason, _ path: String) -> KeyFileError {
    KeyFileError(path: path, line: nil, reason: reason)
  }
}
