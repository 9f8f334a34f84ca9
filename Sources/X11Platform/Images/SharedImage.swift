package import CX11
package import GridCore

/// The content of a window, in memory that the server reads.
///
/// While the server reads it the image is busy and must not be painted on. An event reports the end of
/// that; pass it on with `didCopy()`. No call waits.
package final class SharedImage {
  /// The size in device pixels.
  package private(set) var size: Size
  /// Whether the server is still reading the image.
  package private(set) var isBusy = false

  private let window: any PaintedWindow
  private var memory: SharedMemory
  private var image: UnsafeMutablePointer<XImage>
  /// The painted pixels, if the window's visual has another pixel format.
  private var painted: UnsafeMutableRawPointer?

  /// An image of `size` for `window`.
  ///
  /// Its pixels are undefined.
  package init(for window: any PaintedWindow, size: Size) {
    (self.window, self.size) = (window, size)
    memory = SharedMemory(count: Self.capacity(for: size, of: window), on: window.display)
    image = Self.describe(memory, size: size, for: window)
    painted = Self.paintedPixels(size: size, for: window)
  }

  deinit {
    discard()
    painted?.deallocate()
  }

  /// The first painted pixel; each is four bytes, native-endian, red above green above blue.
  package var pixels: UnsafeMutableRawPointer { painted ?? memory.address }

  /// The bytes from one painted row to the next.
  package var stride: Int { painted == nil ? Int(image.pointee.bytes_per_line) : size.width * 4 }

  /// Changes the size.
  ///
  /// The pixels are undefined afterward.
  ///
  /// The memory is reused unless it is too small or more than four times too large.
  ///
  /// - Precondition: The image is not busy.
  package func resize(to newSize: Size) {
    precondition(!isBusy, "A busy image can't be resized: wait for its completion.")
    guard newSize != size else { return }
    discard()
    size = newSize
    let needed = Self.capacity(for: newSize, of: window)
    if needed > memory.count || needed < memory.count / 4 {
      memory = SharedMemory(count: needed + needed / 4, on: window.display)
    }
    image = Self.describe(memory, size: newSize, for: window)
    painted?.deallocate()
    painted = Self.paintedPixels(size: newSize, for: window)
  }

  /// Copies `rects` of the image to the same rectangles of the window.
  package func present(_ rects: [Rect]) {
    let whole = Rect(origin: .zero, size: size)
    let visible = rects.map { $0.intersection(whole) }.filter { !$0.isEmpty }
    for (index, rect) in visible.enumerated() {
      convert(rect)
      put(rect, isLast: index == visible.count - 1)
    }
  }

  /// Marks the image as no longer busy, after the server has read it.
  package func didCopy() { isBusy = false }

  private func put(_ rect: Rect, isLast: Bool) {
    let (x, y) = (Int32(rect.x), Int32(rect.y))
    let (width, height) = (UInt32(rect.width), UInt32(rect.height))
    let display = window.display.pointer
    if memory.segment == nil {
      XPutImage(display, window.id, window.graphics, image, x, y, x, y, width, height)
    } else {
      XShmPutImage(
        display, window.id, window.graphics, image, x, y, x, y, width, height, isLast ? 1 : 0)
      isBusy = true
    }
  }

  private func convert(_ rect: Rect) {
    guard let painted else { return }
    let format = window.visual.format
    for y in rect.y..<rect.maxY {
      let source = painted + (y * size.width + rect.x) * 4
      let target =
        memory.address + y * Int(image.pointee.bytes_per_line) + rect.x * format.bytesPerPixel
      format.convert(
        source.assumingMemoryBound(to: UInt32.self), count: rect.width, to: target)
    }
  }

  /// Frees Xlib's description only; the memory belongs to `memory`.
  private func discard() {
    image.pointee.data = nil
    CX11DestroyImage(image)
  }
}

extension SharedImage {
  private static func rowBytes(_ width: Int, of window: any PaintedWindow) -> Int {
    (width * window.visual.format.bytesPerPixel + 3) & ~3
  }

  private static func capacity(for size: Size, of window: any PaintedWindow) -> Int {
    rowBytes(size.width, of: window) * size.height
  }

  private static func describe(
    _ memory: SharedMemory, size: Size, for window: any PaintedWindow
  ) -> UnsafeMutablePointer<XImage> {
    let data = memory.address.assumingMemoryBound(to: CChar.self)
    let (display, visual) = (window.display.pointer, window.visual)
    let (width, height) = (UInt32(size.width), UInt32(size.height))
    let image =
      if let segment = memory.segment {
        XShmCreateImage(
          display, visual.pointer, UInt32(visual.depth), ZPixmap, data, segment, width, height)
      } else {
        XCreateImage(
          display, visual.pointer, UInt32(visual.depth), ZPixmap, 0, data, width, height, 32,
          Int32(rowBytes(size.width, of: window)))
      }
    guard let image else { preconditionFailure("Xlib describes every image of a valid size.") }
    if memory.segment == nil { image.pointee.byte_order = hostByteOrder }
    return image
  }

  private static var hostByteOrder: Int32 { 1.littleEndian == 1 ? LSBFirst : MSBFirst }

  private static func paintedPixels(size: Size, for window: any PaintedWindow)
    -> UnsafeMutableRawPointer?
  {
    guard !window.visual.format.isNative else { return nil }
    return .allocate(byteCount: size.width * size.height * 4, alignment: 64)
  }
}

/// A window that images can be copied to.
package protocol PaintedWindow: AnyObject {
  /// The connection the window is on.
  var display: Display { get }
  /// The server's number for the window.
  var id: XID { get }
  /// The visual of its pixels.
  var visual: ScreenVisual { get }
  /// The graphics context that images are copied with.
  var graphics: GC { get }
}
