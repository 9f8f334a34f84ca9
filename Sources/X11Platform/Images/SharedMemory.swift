import CX11
import Glibc

/// Memory that the X server reads images from.
///
/// It is MIT-SHM memory if the server can attach it, and plain memory otherwise: the server may be on
/// another machine or in another IPC namespace, or may lack the extension. The system frees shared
/// memory after both processes have ended or detached it.
final class SharedMemory {
  /// The first byte.
  package let address: UnsafeMutableRawPointer
  /// The number of bytes.
  package let count: Int
  /// Xlib's description of the shared segment; `nil` for plain memory.
  let segment: UnsafeMutablePointer<XShmSegmentInfo>?

  private let display: Display

  /// Memory of `count` bytes, shared with the server of `display` if possible.
  init(count: Int, on display: Display) {
    (self.count, self.display) = (count, display)
    if let segment = Self.attached(count: count, on: display) {
      self.segment = segment
      address = UnsafeMutableRawPointer(segment.pointee.shmaddr)
    } else {
      segment = nil
      address = .allocate(byteCount: count, alignment: 64)
    }
  }

  deinit {
    guard let segment else { return address.deallocate() }
    if !display.isLost { XShmDetach(display.pointer, segment) }
    Self.release(segment)
  }

  /// A segment that the server has attached; `nil` if that fails, and then it isn't tried again.
  private static func attached(
    count: Int, on display: Display
  ) -> UnsafeMutablePointer<XShmSegmentInfo>? {
    guard display.canShareMemory, let segment = created(count: count) else { return nil }
    let error = display.trapErrors { XShmAttach(display.pointer, segment) }
    shmctl(segment.pointee.shmid, IPC_RMID, nil)
    guard error == nil else {
      display.disableSharing()
      release(segment)
      return nil
    }
    return segment
  }

  private static func created(count: Int) -> UnsafeMutablePointer<XShmSegmentInfo>? {
    let id = shmget(IPC_PRIVATE, count, Int32(IPC_CREAT) | 0o600)
    guard id >= 0 else { return nil }
    guard let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else {
      shmctl(id, IPC_RMID, nil)
      return nil
    }
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    segment.pointee.shmid = id
    segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    return segment
  }

  private static func release(_ segment: UnsafeMutablePointer<XShmSegmentInfo>) {
    shmdt(segment.pointee.shmaddr)
    segment.deallocate()
  }
}
