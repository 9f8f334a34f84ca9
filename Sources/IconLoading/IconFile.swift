import Glibc
import System

/// Reads icon files, which must be regular files up to a size limit.
package enum IconFile {
  /// The size limit in bytes.
  static let largestSize = 8 << 20

  /// The bytes of the file at `path`, or `nil` if it is unusable.
  package static func bytes(of path: String) -> [UInt8]? {
    usable(try? RegularFile.bytes(of: path, limit: largestSize))
  }

  /// The bytes of an open file, or `nil` if it is unusable.
  static func bytes(of descriptor: consuming FileDescriptor) -> [UInt8]? {
    do throws(RegularFileError) {
      return usable(try RegularFile(descriptor).bytes(limit: largestSize))
    } catch {
      return nil
    }
  }

  private static func usable(_ bytes: [UInt8]?) -> [UInt8]? { bytes?.isEmpty == true ? nil : bytes }

  /// Opens the file at `path` for reading, or returns `nil` if it is unusable.
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
