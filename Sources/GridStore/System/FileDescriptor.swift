import Glibc

/// An open file, closed when its owner goes.
struct FileDescriptor: ~Copyable {
  let rawValue: Int32

  deinit { close(rawValue) }
}
