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

  /// What one directory holds that matters, each in the order it is to be taken.
  private struct Listing {
    var files: [String] = []
    var folders: [String] = []
    var linkedFolders: [String] = []
    var others: [String] = []
    var unreadable: [String] = []
  }

  /// Reads one `applications` directory with all its folders, the shallow ones first.
  mutating func scan(_ root: String) {
    var visited: Set<FileIdentity> = []
    var folders = [""]
    while !folders.isEmpty {
      var deeper: [String] = []
      for folder in folders { deeper += scanFolder(folder, of: root, visited: &visited) }
      folders = deeper
    }
  }

  /// Reads one folder, and returns those in it; paths are relative to `root`.
  private mutating func scanFolder(
    _ folder: String, of root: String, visited: inout Set<FileIdentity>
  ) -> [String] {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    guard let directory = try? Directory(path), let identity = directory.identity,
      visited.insert(identity).inserted
    else { return [] }
    directories.append(path)
    let listing = list(directory)
    for name in listing.files { readFile(name, in: directory, root: root, prefix: prefix) }
    for name in listing.others {
      refuse(prefix + name, in: root, .keyFile(error(.notRegular, "\(path)/\(name)")))
    }
    for name in listing.unreadable { refuse(prefix + name, in: root, .nameNotUTF8) }
    return (listing.folders.sorted() + listing.linkedFolders.sorted()).map { prefix + $0 }
  }

  private func list(_ directory: borrowing Directory) -> Listing {
    var listing = Listing()
    let descriptor = directory.descriptor
    directory.forEach { entry in
      let isEntry = entry.name.endsInBytes(of: ".desktop")
      switch kind(of: entry, in: descriptor) {
      case .file: if isEntry { listing.files.append(entry.name) }
      case .directory where entry.kind == .link: listing.linkedFolders.append(entry.name)
      case .directory: listing.folders.append(entry.name)
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
