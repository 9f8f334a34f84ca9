import Glibc

/// An open directory: its names, and a base for opening what lies in it.
package struct Directory: ~Copyable {
  /// The names in the directory at `path` but `.` and `..`, sorted; none when it can't be listed.
  package static func names(in path: String) -> [String] {
    guard let directory = try? Directory(path) else { return [] }
    var names: [String] = []
    directory.forEach { names.append($0.name) }
    return names.sorted()
  }

  /// One name in a directory, as `readdir` tells it.
  package struct Entry {
    /// The name's bytes, without the final NUL.
    package let name: String
    package let kind: Kind
  }

  /// What an entry leads to, links followed where the directory itself doesn't say.
  package enum Kind: Equatable { case file, directory, link, other, unknown }

  private let stream: OpaquePointer

  /// Opens the directory at `path`, or throws why it can't be listed.
  package init(_ path: String) throws(SystemError) {
    let descriptor = try FileDescriptor(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK)
    guard let stream = fdopendir(descriptor.rawValue) else { throw .last }
    _ = descriptor.release()
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The descriptor for `openat` and its kin; lives as long as this value.
  package var descriptor: Int32 { dirfd(stream) }

  /// What tells this directory from all others, whatever path led here.
  package var identity: FileIdentity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  /// Calls `body` with each name but `.` and `..`, in the order of the file system.
  ///
  /// Names that are not UTF-8 are handed to `unreadable` instead, with their bytes repaired.
  package func forEach(_ body: (Entry) -> Void, unreadable: (String) -> Void = { _ in }) {
    while let record = readdir(stream) {
      withUnsafePointer(to: &record.pointee.d_name) { field in
        let name = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
        if isDotOrDotDot(name) { return }
        guard let text = String(validatingCString: name) else {
          return unreadable(String(cString: name))
        }
        body(Entry(name: text, kind: Kind(record.pointee.d_type)))
      }
    }
  }

  private func isDotOrDotDot(_ name: UnsafePointer<CChar>) -> Bool {
    strcmp(name, ".") == 0 || strcmp(name, "..") == 0
  }
}

extension Directory.Kind {
  fileprivate init(_ type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .directory
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): self = .unknown
    default: self = .other
    }
  }
}
