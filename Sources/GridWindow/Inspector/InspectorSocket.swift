import Glibc
import System

/// The listening socket of the inspector; its path is removed with it.
struct InspectorSocket: ~Copyable {
  /// Readable when a client connects.
  var descriptor: Int32 { socket.rawValue }
  private let socket: FileDescriptor
  private let path: String

  /// Listens at `path`, for programs of the same user only.
  ///
  /// - Throws: `InspectorError` when there is something at `path` already, or no socket can be
  ///   made there.
  init(at path: String) throws(InspectorError) {
    let address = try Self.address(path)
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = Glibc.socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw Self.refusal(path) }
    let socket = FileDescriptor(rawValue: descriptor)
    guard Self.bind(descriptor, to: address) else {
      throw errno == EADDRINUSE ? .pathExists(path) : Self.refusal(path)
    }
    listen(descriptor, 8)
    self.socket = socket
    self.path = path
  }

  deinit { unlink(path) }

  /// The socket of a client that connected; `nil` when there is none, or it is another user's.
  borrowing func accept() -> FileDescriptor? {
    let descriptor = Glibc.accept(descriptor, nil, nil)
    guard descriptor >= 0 else { return nil }
    let peer = FileDescriptor(rawValue: descriptor)
    if Self.user(of: descriptor) == getuid() { return peer }
    return nil
  }

  /// What the kernel tells of the process at the other end of a socket.
  private struct Credentials {
    var process: pid_t = 0
    var user: uid_t = .max
    var group: gid_t = .max
  }

  private static func user(of peer: Int32) -> uid_t {
    var credentials = Credentials()
    var size = socklen_t(MemoryLayout<Credentials>.size)
    getsockopt(peer, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    return credentials.user
  }

  private static func address(_ path: String) throws(InspectorError) -> sockaddr_un {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw .pathTooLong(path)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return address
  }

  private static func bind(_ descriptor: Int32, to address: sockaddr_un) -> Bool {
    let mask = umask(0o177)
    defer { umask(mask) }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private static func refusal(_ path: String) -> InspectorError {
    .refused(path: path, reason: String(cString: strerror(errno)))
  }
}
