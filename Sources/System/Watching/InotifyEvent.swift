import Glibc

/// One change that inotify tells of.
package struct InotifyEvent: Sendable {
  /// The watch that saw it.
  package let watch: Int32
  /// What happened: the bits of inotify(7).
  package let mask: UInt32
  /// The name in the watched directory; empty for the directory itself.
  package let name: String

  /// The events in `bytes` as they were read from the descriptor; a cut one at the end is left out.
  package static func events(in bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var offset = 0
    let headerSize = MemoryLayout<inotify_event>.size
    while offset + headerSize <= bytes.count {
      let header = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let end = offset + headerSize + Int(header.len)
      guard end <= bytes.count else { break }
      let name = bytes[(offset + headerSize)..<end].prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          watch: header.wd, mask: header.mask, name: String(decoding: name, as: UTF8.self)))
      offset = end
    }
    return events
  }
}
