import CX11
import GridCore
import Loading

extension Display {
  /// The monitors in device pixels, the person's first one in front; none when the server or the
  /// machine does not know.
  ///
  /// Asked of Xinerama, which every server with RandR answers for; its library is loaded when this
  /// is first asked.
  var monitors: [Rect] {
    guard let library = try? LoadedLibrary("libXinerama.so.1"),
      let query: Query = try? library.function("XineramaQueryScreens")
    else { return [] }
    var count: Int32 = 0
    guard let screens = query(pointer, &count) else { return [] }
    defer { XFree(screens) }
    return UnsafeBufferPointer(start: screens, count: Int(count)).map(\.frame)
  }

  /// `XineramaQueryScreens` of `<X11/extensions/Xinerama.h>`.
  private typealias Query =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<
      CX11XineramaScreen
    >?
}

extension CX11XineramaScreen {
  fileprivate var frame: Rect {
    Rect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }
}
