import Glibc

/// A directory, named by its path.
struct Directory {
  let path: String

  /// A new private directory below `/tmp`, short enough for the path of a UNIX socket.
  static func temporary() throws -> Directory {
    var template = Array("/tmp/gridwindow-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw EndToEndError("no directory in /tmp") }
    return Directory(path: String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
  }

  /// The names in it, sorted, without `.` and `..`; none when it does not exist.
  var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// The paths of all files below it, sorted, as seen from it.
  var files: [String] {
    names.flatMap { name -> [String] in
      let below = Directory(path: "\(path)/\(name)")
      return below.isThere ? below.files.map { "\(name)/\($0)" } : [name]
    }
  }

  private var isThere: Bool {
    guard let stream = opendir(path) else { return false }
    return closedir(stream) == 0
  }

  func file(_ name: String) -> File { File(path: "\(path)/\(name)") }

  /// The directory below this one, made with those on the way to it.
  func directory(_ name: String) throws -> Directory {
    var made = path
    for part in name.split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw EndToEndError("no directory \(made)")
      }
    }
    return Directory(path: made)
  }

  /// Removes the directory and all that is in it.
  func remove() {
    for name in names where unlink("\(path)/\(name)") != 0 {
      Directory(path: "\(path)/\(name)").remove()
    }
    rmdir(path)
  }
}
