import Glibc

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
