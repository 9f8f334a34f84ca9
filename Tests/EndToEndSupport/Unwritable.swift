/// A reason why favorites can't be written, for a program in the sandbox only.
///
/// File modes are not used, because they don't stop root.
enum Unwritable: CaseIterable {
  /// The config directory is a read-only mount.
  case readOnly
  /// The disk of the config directory is full.
  case full

  /// A command that executes the program where it is so.
  var wrapper: [String] {
    let script =
      switch self {
      case .readOnly:
        """
        mount --bind "$XDG_CONFIG_HOME" "$XDG_CONFIG_HOME" &&
        mount -o remount,ro,bind "$XDG_CONFIG_HOME" && exec "$@"
        """
      case .full:
        """
        cp -a "$XDG_CONFIG_HOME" "$HOME/copy" &&
        mount -t tmpfs -o size=64k none "$XDG_CONFIG_HOME" &&
        cp -a "$HOME/copy/." "$XDG_CONFIG_HOME" &&
        { head -c 1M /dev/zero > "$XDG_CONFIG_HOME/filler" 2> /dev/null; exec "$@"; }
        """
      }
    return ["unshare", "-Urm", "sh", "-c", script, "sh"]
  }

  /// The error message of the system.
  var reason: String {
    switch self {
    case .readOnly: "Read-only file system"
    case .full: "No space left on device"
    }
  }
}
