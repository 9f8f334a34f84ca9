import CX11

extension Display {
  /// The type of the event that says that the server has read a shared image; `nil` when memory
  /// can't be shared with the server.
  var shmCompletionType: Int32? { sharing.completionType }

  /// Whether memory can be shared with the server, as far as is known.
  var canShareMemory: Bool { sharing.completionType != nil }

  /// Remembers that the server could not attach shared memory, so that it isn't tried again.
  func sharingFailed() { sharing = MemorySharing() }
}

/// How images reach the server: through shared memory, or over the connection.
package struct MemorySharing {
  /// The type of MIT-SHM's completion event; `nil` when memory isn't shared.
  let completionType: Int32?

  /// No sharing.
  init() { completionType = nil }

  /// What the server offers, judging by its extension alone.
  init(on display: OpaquePointer) {
    completionType = XShmQueryExtension(display) != 0 ? XShmGetEventBase(display) : nil
  }
}
