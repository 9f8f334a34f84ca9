/// The call by which the session bus starts an application, or a running one is asked to open
/// something: a method of `org.freedesktop.Application` (Desktop Entry Specification 1.5, "D-Bus
/// Activation").
///
/// This type only describes the call. The caller makes it, and runs the command line instead when no
/// service owns the name or can be started for it.
public struct BusActivation: Equatable, Sendable {
  /// The well-known name of the application: that of its file, without `.desktop`.
  public let name: String
  /// The requested method.
  public let request: Request
  /// The `desktop-startup-id` in the platform data; nil omits it.
  public var startupID: String?

  /// The interface of the methods.
  public static let interface = "org.freedesktop.Application"

  /// A method with its own arguments.
  public enum Request: Equatable, Sendable {
    /// `Activate`: to show itself.
    case activate
    /// `Open`: to open these URIs.
    case open([String])
    /// `ActivateAction`: to perform the action with this id, without a parameter.
    case action(String)
  }

  /// The call that starts `entry` or one of its actions; nil when the bus doesn't start it.
  ///
  /// The bus can't start an entry whose file name is no bus name, even when the entry claims that.
  public init?(
    for entry: DesktopEntry, action: DesktopAction? = nil, opening files: [FileReference] = [],
    startupID: String? = nil
  ) {
    let file = entry.location.split(separator: "/").last ?? ""
    guard entry.isDBusActivatable, file.hasSuffix(".desktop") else { return nil }
    let name = String(file.dropLast(".desktop".count))
    guard Self.isBusName(name) else { return nil }
    self.name = name
    self.startupID = startupID
    request =
      if let action {
        .action(action.id)
      } else {
        files.isEmpty ? .activate : .open(files.map(\.uri))
      }
  }

  /// The path of the object that is called: the name with `/` for each `.` and `_` for each `-`.
  public var path: String {
    "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
  }

  /// The name of the method.
  public var method: String {
    switch request {
    case .activate: "Activate"
    case .open: "Open"
    case .action: "ActivateAction"
    }
  }

  /// Whether `name` is a well-known bus name by the D-Bus specification: at least two elements of
  /// letters, digits, `_` and `-`, none of which begins with a digit.
  private static func isBusName(_ name: String) -> Bool {
    let elements = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return elements.count > 1 && name.utf8.count <= 255 && elements.allSatisfy(isElement)
  }

  private static func isElement(_ element: Substring.UTF8View) -> Bool {
    guard let first = element.first, !isDigit(first) else { return false }
    return element.allSatisfy { byte in
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      return isLetter || isDigit(byte) || "_-".utf8.contains(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
