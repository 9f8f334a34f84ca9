package import Glibc

/// The device and inode of a file: equal for two paths exactly when they lead to one file.
package struct FileIdentity: Hashable {
  /// The file system that the file lies on.
  package let device: UInt
  private let inode: UInt

  package init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}
