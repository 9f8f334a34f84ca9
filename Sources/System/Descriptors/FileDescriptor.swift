import Glibc

/// An open file, closed when its owner goes.
package struct FileDescriptor: ~Copyable {
  package let rawValue: Int32

  /// Takes ownership of the open descriptor `rawValue`.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  deinit { close(rawValue) }
}
