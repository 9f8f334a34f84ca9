/// Functions of the GNU C library that the module `Glibc` does not show.
///
/// Each is `nil` where the C library lacks it.
enum GNUFunctions {
  /// `eventfd(2)`: the first value of the counter, and flags.
  static let eventfd: (@convention(c) (UInt32, Int32) -> Int32)? = function("eventfd")
  /// `pipe2(2)`: where to store the two ends, and flags.
  static let pipe2: (@convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32)? =
    function("pipe2")
  /// `renameat2(2)`: a directory and a path, another directory and path, and flags.
  static let renameat2:
    (
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    )? = function("renameat2")

  private static func function<T>(_ name: String) -> T? {
    try? LoadedLibrary("libc.so.6").function(name)
  }
}
