import Glibc

/// The directories of the XDG Base Directory Specification 0.8 and their subdirectories.
///
/// An empty variable counts as missing and a relative path is ignored. Paths carry no trailing
/// slash, and a list names nothing twice. No directory needs to exist.
public struct BaseDirectories: Equatable, Sendable {
  /// The person's home: `$HOME`, else that in the user database, else `/`.
  public let home: String
  /// `$XDG_CONFIG_HOME`, by default `~/.config`.
  public let configHome: String
  /// `$XDG_DATA_HOME`, by default `~/.local/share`.
  public let dataHome: String
  /// `$XDG_STATE_HOME`, by default `~/.local/state`.
  public let stateHome: String
  /// `$XDG_CACHE_HOME`, by default `~/.cache`.
  public let cacheHome: String
  /// `$XDG_RUNTIME_DIR`, or nil when the session has none.
  public let runtimeDirectory: String?
  /// Where configuration is searched, best first: `configHome`, then `$XDG_CONFIG_DIRS`.
  public let configDirectories: [String]
  /// Where data is searched, best first: `dataHome`, then `$XDG_DATA_DIRS`.
  public let dataDirectories: [String]

  /// The directories that the variables of `environment` name.
  public init(environment: ProcessEnvironment) {
    let home = Self.path(environment["HOME"]) ?? Self.homeOfUser ?? "/"
    func directory(_ name: String, default path: String) -> String {
      Self.path(environment[name]) ?? Self.join(home, path)
    }
    func list(_ name: String, default paths: String) -> [String] {
      (environment.nonempty(name) ?? paths).split(separator: ":").compactMap {
        Self.path(String($0))
      }
    }
    self.home = home
    configHome = directory("XDG_CONFIG_HOME", default: ".config")
    dataHome = directory("XDG_DATA_HOME", default: ".local/share")
    stateHome = directory("XDG_STATE_HOME", default: ".local/state")
    cacheHome = directory("XDG_CACHE_HOME", default: ".cache")
    runtimeDirectory = Self.path(environment["XDG_RUNTIME_DIR"])
    configDirectories = ([configHome] + list("XDG_CONFIG_DIRS", default: "/etc/xdg"))
      .uniqueByBytes()
    dataDirectories =
      ([dataHome]
      + list("XDG_DATA_DIRS", default: "/usr/local/share:/usr/share")).uniqueByBytes()
  }

  /// Where desktop entries are searched, best first.
  public var applicationDirectories: [String] { dataDirectories.map { $0 + "/applications" } }

  /// Where icon themes are searched, best first, by the Icon Theme Specification 0.13.
  public var iconDirectories: [String] {
    ([Self.join(home, ".icons")] + dataDirectories.map { $0 + "/icons" }
      + ["/usr/share/pixmaps"]).uniqueByBytes()
  }

  /// An absolute path without trailing slashes, or nil for anything else.
  private static func path(_ text: String?) -> String? {
    guard let path = text?.utf8, path.first == .slash else { return nil }
    let end = path.lastIndex { $0 != .slash } ?? path.startIndex
    return String(path[...end])
  }

  private static func join(_ directory: String, _ name: String) -> String {
    directory == "/" ? "/" + name : "\(directory)/\(name)"
  }

  private static var homeOfUser: String? {
    var record = passwd()
    var found: UnsafeMutablePointer<passwd>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let text = buffer.baseAddress,
        getpwuid_r(getuid(), &record, text, buffer.count, &found) == 0, found != nil,
        let directory = record.pw_dir
      else { return nil }
      return path(String(validatingCString: directory))
    }
  }
}
