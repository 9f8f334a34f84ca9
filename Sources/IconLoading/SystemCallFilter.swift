import CLinux
import Glibc

/// A system call filter (seccomp) as a BPF program.
///
/// A call that is not allowed fails as if the kernel did not implement it.
struct SystemCallFilter {
  private var rules: [sock_filter] = []

  private enum Operation {
    static let load = UInt16(BPF_LD | BPF_W | BPF_ABS)
    static let isEqual = UInt16(BPF_JMP | BPF_JEQ | BPF_K)
    static let isGreater = UInt16(BPF_JMP | BPF_JGT | BPF_K)
    static let hasBit = UInt16(BPF_JMP | BPF_JSET | BPF_K)
    static let finish = UInt16(BPF_RET | BPF_K)
  }

  /// The action for a call.
  private enum Verdict {
    static let allow = UInt32(0x7fff_0000)
    static let kill = UInt32(0x8000_0000)
    static let missing = UInt32(0x0005_0000) | UInt32(ENOSYS)
    static let denied = UInt32(0x0005_0000) | UInt32(EACCES)
  }

  /// A condition on the lower half of an argument.
  enum Condition {
    /// None of these bits is set.
    case hasNone(of: Int32)
    /// One of these bits is set.
    case hasOne(of: Int32)
    /// The argument is this number.
    case isEqual(to: Int32)
    /// The argument is at most this number.
    case isAtMost(Int32)
  }

  /// Creates a filter that allows nothing.
  ///
  /// A call for another architecture kills the process.
  init() {
    append(Operation.load, 4)
    append(Operation.isEqual, CLinuxArchitecture(), 1, 0)
    append(Operation.finish, Verdict.kill)
    append(Operation.load, 0)
  }

  /// Allows the system call `number`.
  mutating func allow(_ number: Int32) {
    append(Operation.isEqual, UInt32(bitPattern: number), 0, 1)
    append(Operation.finish, Verdict.allow)
  }

  /// Allows the system call `number` if `condition` is true for its argument `index`, counted from
  /// 0.
  ///
  /// Otherwise it fails with `EACCES`.
  mutating func allow(_ number: Int32, when index: UInt32, _ condition: Condition) {
    append(Operation.isEqual, UInt32(bitPattern: number), 0, 4)
    append(Operation.load, 16 + 8 * index)
    switch condition {
    case .hasNone(let bits): append(Operation.hasBit, UInt32(bitPattern: bits), 1, 0)
    case .hasOne(let bits): append(Operation.hasBit, UInt32(bitPattern: bits), 0, 1)
    case .isEqual(let value): append(Operation.isEqual, UInt32(bitPattern: value), 0, 1)
    case .isAtMost(let value): append(Operation.isGreater, UInt32(bitPattern: value), 1, 0)
    }
    append(Operation.finish, Verdict.allow)
    append(Operation.finish, Verdict.denied)
  }

  /// Installs the filter permanently for this thread and those it starts.
  ///
  /// Returns `false` if the kernel has no filters.
  consuming func install() -> Bool {
    append(Operation.finish, Verdict.missing)
    return rules.withUnsafeBufferPointer {
      CLinuxSetFilter($0.baseAddress, UInt16($0.count)) == 0
    }
  }

  private mutating func append(
    _ code: UInt16, _ value: UInt32, _ jumpIfTrue: UInt8 = 0, _ jumpIfFalse: UInt8 = 0
  ) {
    rules.append(sock_filter(code: code, jt: jumpIfTrue, jf: jumpIfFalse, k: value))
  }
}
