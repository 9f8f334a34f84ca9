import Glibc
import System

/// Reads icon files, which must be regular files of a reasonable size.
package enum IconFile {
  /// The most bytes an icon file may have.
  static let largestSize = 8 << 20

  /// The bytes of the file at `path`; `nil` when there is no usable one.
  package static func bytes(of path: String) -> [UInt8]? {
    usable(try? RegularFile.bytes(of: path, limit: largestSize))
  }

  /// The bytes of an open file; `nil` when it is no usable one.
  static func bytes(of descriptor: consuming FileDescriptor) -> [UInt8]? {
    do throws(RegularFileError) {
      return usable(try RegularFile(descriptor).bytes(limit: largestSize))
    } catch {
      return nil
    }
  }

  private static func usable(_ bytes: [UInt8]?) -> [UInt8]? { bytes?.isEmpty == true ? nil : bytes }

  /// Opens the file at `path` for reading; `nil` when there is no usable one.
  static func open(_ path: String) -> RegularFile? {
    do throws(RegularFileError) {
      let file = try RegularFile(path)
      if 1...largestSize ~= Int(file.status.st_size) { return file }
      return nil
    } catch {
      return nil
    }
  }
}
