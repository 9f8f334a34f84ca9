import Glibc

/// Functions of the GNU C library that Swift's `Glibc` module doesn't show.
///
/// `fork` is hidden because a child of a program with threads may not run ordinary code; `Orphan`
/// keeps to that. The others are hidden with `_GNU_SOURCE`.
struct GNUFunctions {
  typealias Fork = @convention(c) () -> pid_t
  typealias AddDirectory =
    @convention(c) (
      UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
    ) -> Int32
  typealias AddCloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
  typealias OpenProcess = @convention(c) (pid_t, UInt32) -> Int32

  let fork: Fork
  let addDirectory: AddDirectory
  let addCloseFrom: AddCloseFrom
  let openProcess: OpenProcess

  /// Finds the functions in the running C library.
  ///
  /// - Throws: which one is missing; all are there since glibc 2.36.
  init() throws(LaunchError) {
    fork = try Self.function("fork")
    addDirectory = try Self.function("posix_spawn_file_actions_addchdir_np")
    addCloseFrom = try Self.function("posix_spawn_file_actions_addclosefrom_np")
    openProcess = try Self.function("pidfd_open")
  }

  private static func function<T>(_ name: String) throws(LaunchError) -> T {
    guard let address = dlsym(nil, name) else { throw .missingFunction(name) }
    return unsafeBitCast(address, to: T.self)
  }
}

/// An array of C strings with a null pointer at its end, as `argv` and `environ` are.
struct CStrings: ~Copyable {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let bytes: UnsafeMutablePointer<CChar>

  /// Copies `strings`, each without its final NUL.
  init(_ strings: [[UInt8]]) {
    bytes = .allocate(capacity: strings.reduce(1) { $0 + $1.count + 1 })
    pointer = .allocate(capacity: strings.count + 1)
    var next = bytes
    for (index, string) in strings.enumerated() {
      pointer[index] = next
      for byte in string {
        next.pointee = CChar(bitPattern: byte)
        next += 1
      }
      next.pointee = 0
      next += 1
    }
    pointer[strings.count] = nil
  }

  deinit {
    pointer.deallocate()
    bytes.deallocate()
  }
}
