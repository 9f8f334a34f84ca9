import Glibc

/// Paths as plain text; what a path means is decided by the system alone.
package enum FilePath {
  /// The directory that holds `path`: `.` for a bare name.
  package static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of `path`.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// `name` as seen from `directory`.
  package static func join(_ directory: String, _ name: String) -> String {
    if name.hasPrefix("/") { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The path that the symbolic link at `path` leads to, or `nil` when there is no link.
  package static func linkTarget(of path: String) -> String? {
    rawLinkTarget(of: path).map { join(directory(of: path), $0) }
  }

  /// The text of the symbolic link at `path`, or `nil` when there is no link.
  static func rawLinkTarget(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The absolute path of the file that `path` leads to through all links, be it there or not.
  package static func real(_ path: String) -> String { real(path, depth: 40) }

  /// `depth` is how many dangling links may still be followed.
  private static func real(_ path: String, depth: Int) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    if depth > 0, let target = linkTarget(of: path) { return real(target, depth: depth - 1) }
    let parent = directory(of: path)
    return parent == path || path == "." ? path : join(real(parent, depth: depth), name(of: path))
  }
}
