import CX11

extension Display {
  /// The type of the event that reports that the server has read a shared image; `nil` if memory can't
  /// be shared with the server.
  var shmCompletionType: Int32? { sharing.completionType }

  /// Whether memory can be shared with the server, as far as is known.
  var canShareMemory: Bool { sharing.completionType != nil }

  /// Turns sharing off after the server failed to attach shared memory.
  func disableSharing() { sharing = MemorySharing() }
}

/// How images reach the server: through shared memory, or over the connection.
package struct MemorySharing {
  /// The type of MIT-SHM's completion event; `nil` when memory isn't shared.
  let completionType: Int32?

  /// No sharing.
  init() { completionType = nil }

  /// Sharing if the server has the extension; attaching may still fail.
  init(on display: OpaquePointer) {
    completionType = XShmQueryExtension(display) != 0 ? XShmGetEventBase(display) : nil
  }
}
