import GridCore
import Glibc

/// The controlling terminal in raw mode; its end restores what was set before.
///
/// It is `/dev/tty` and not standard input, which may be the list.
struct Terminal: ~Copyable {
  private let descriptor: Int32
  private let saved: termios

  /// Opens the terminal on its second screen, with keys that arrive one by one.
  ///
  /// - Throws: `TerminalError` when there is no terminal.
  init() throws(TerminalError) {
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    var settings = termios()
    guard descriptor >= 0, tcgetattr(descriptor, &settings) == 0 else { throw TerminalError() }
    saved = settings
    cfmakeraw(&settings)
    tcsetattr(descriptor, TCSADRAIN, &settings)
    // A resize interrupts the wait for a key.
    signal(SIGWINCH) { _ in }
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  deinit {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var settings = saved
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    close(descriptor)
  }

  /// How many characters the terminal is wide and high.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Waits for keys; there are none after a resize or after `timeout`, where one is given.
  func nextKeys(timeout: Duration?) -> [Key] {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = timeout.map { Int32(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
    guard poll(&wait, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Key.keys(in: bytes.prefix(count)) : [.end]
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// There is no terminal to sort in.
struct TerminalError: Error, CustomStringConvertible {
  var description: String { "there is no terminal; run it from one" }
}

/// What a key of the terminal asks for.
enum Key: Equatable {
  /// A command of the grid.
  case command(KeyCommand)
  /// Enter: a lifted line is dropped, else the order is done.
  case enter
  /// Control-C, or the terminal is gone.
  case end

  /// The keys that the terminal sends as `bytes`; unknown ones are left out.
  static func keys(in bytes: ArraySlice<UInt8>) -> [Key] {
    var (rest, keys) = (bytes, [Key]())
    while let first = rest.first {
      let isSequence =
        first == 0x1B && (rest.dropFirst().first.map { "[O".utf8.contains($0) } ?? false)
      let end = isSequence ? rest.dropFirst(2).firstIndex { 0x40...0x7E ~= $0 } : rest.startIndex
      let sequence = rest[...(end ?? rest.endIndex - 1)]
      if let key = Key(String(decoding: sequence, as: UTF8.self)) { keys.append(key) }
      rest = rest[sequence.endIndex...]
    }
    return keys
  }

  private init?(_ sequence: String) {
    switch sequence {
    case "\u{1B}[A", "\u{1B}OA", "k": self = .command(.arrow(.up))
    case "\u{1B}[B", "\u{1B}OB", "j": self = .command(.arrow(.down))
    case "\u{1B}[C", "\u{1B}OC", "l": self = .command(.arrow(.right))
    case "\u{1B}[D", "\u{1B}OD", "h": self = .command(.arrow(.left))
    case "\u{1B}[1;2A": self = .command(.move(.up))
    case "\u{1B}[1;2B": self = .command(.move(.down))
    case "\u{1B}[1;2C": self = .command(.move(.right))
    case "\u{1B}[1;2D": self = .command(.move(.left))
    case "\u{1B}[5~": self = .command(.pageUp)
    case "\u{1B}[6~": self = .command(.pageDown)
    case "\u{1B}[H": self = .command(.home)
    case "\u{1B}[F": self = .command(.end)
    case "\u{1B}[3~": self = .command(.delete)
    case "\u{1B}": self = .command(.escape)
    case " ": self = .command(.lift)
    case "u": self = .command(.undo)
    case "r": self = .command(.redo)
    case "\r", "\n": self = .enter
    case "\u{3}", "q": self = .end
    default: return nil
    }
  }
}
