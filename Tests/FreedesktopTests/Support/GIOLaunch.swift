import Glibc

@testable import Freedesktop

/// How another implementation, that of GIO, starts a command line: the words that a stub program
/// hears.
final class GIOLaunch {
  private typealias Object = OpaquePointer
  private typealias Text = UnsafePointer<CChar>

  private let open: @convention(c) (Text) -> Object?
  private let newContext: @convention(c) () -> Object
  private let setVariable: @convention(c) (_ context: Object, Text, Text) -> Void
  private let launch:
    @convention(c) (Object, _ uris: Object?, _ context: Object, UnsafeMutablePointer<Object?>)
      -> Int32
  private let isShown: @convention(c) (Object, _ desktop: Text) -> Int32
  private let release: @convention(c) (Object) -> Void
  private let freeError: @convention(c) (Object) -> Void
  private let tree: TemporaryTree
  /// A program that prints its arguments.
  let stub: String

  struct Missing: Error {}

  init() throws {
    guard let library = dlopen("libgio-2.0.so.0", RTLD_NOW) else { throw Missing() }
    func function<T>(_ name: String) -> T { unsafeBitCast(dlsym(library, name), to: T.self) }
    open = function("g_desktop_app_info_new_from_filename")
    newContext = function("g_app_launch_context_new")
    setVariable = function("g_app_launch_context_setenv")
    launch = function("g_app_info_launch_uris")
    isShown = function("g_desktop_app_info_get_show_in")
    release = function("g_object_unref")
    freeError = function("g_error_free")
    tree = try TemporaryTree()
    stub = try tree.program(
      "stub", "exec >\"$HEARD_BY_TEST\"\nfor word; do printf '%s\\0' \"$word\"; done")
    try tree.fifo("heard")
  }

  /// The words after the program's name; nil when GIO starts nothing.
  func arguments(of exec: String, in context: Exec.Context) throws -> [String]? {
    let path = try tree.write(
      "a.desktop",
      """
      [Desktop Entry]
      Type=Application
      Name=\(context.name)
      Icon=\(context.icon ?? "")
      Exec=\(exec)
      """)
    guard let application = open(path) else { return nil }
    defer { release(application) }
    let descriptor = Glibc.open(tree.path("heard"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(descriptor) }
    let launchContext = newContext()
    defer { release(launchContext) }
    setVariable(launchContext, "HEARD_BY_TEST", tree.path("heard"))
    var error: Object?
    guard launch(application, nil, launchContext, &error) != 0 else {
      error.map(freeError)
      return nil
    }
    return Self.words(in: Self.everything(from: descriptor))
  }

  /// Whether GIO shows the entry in the file at `path` on `desktop`; nil when it knows no entry.
  func shows(_ path: String, on desktop: String) -> Bool? {
    guard let application = open(path) else { return nil }
    defer { release(application) }
    return isShown(application, desktop) != 0
  }

  private static func words(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Everything until the end of the file.
  private static func everything(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 20_000) > 0 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
