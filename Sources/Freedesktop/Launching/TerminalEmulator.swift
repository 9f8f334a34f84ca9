/// A way to run a program inside a terminal window.
public struct TerminalEmulator: Equatable, Sendable {
  /// The words that come before the program's own: the terminal and its option, if it needs one.
  public let words: [String]

  /// A terminal that expects a command after `words`, for example `["xterm", "-e"]`.
  public init(_ words: [String]) { self.words = words }

  /// The terminals that are tried, in this order.
  ///
  /// First the two ways to ask for the person's own choice (`xdg-terminal-exec`, Debian's
  /// alternative), then the terminals by name. Only those are listed that take the program's
  /// arguments one by one, so that blanks in them survive. `$TERMINAL` is not read,
  /// because the option that such a program needs is unknown.
  public static let known: [TerminalEmulator] = [
    ["xdg-terminal-exec"], ["x-terminal-emulator", "-e"],
    ["gnome-terminal", "--"], ["kgx", "--"], ["ptyxis", "--"], ["mate-terminal", "-x"],
    ["xfce4-terminal", "-x"], ["terminator", "-x"], ["konsole", "-e"], ["qterminal", "-e"],
    ["lxterminal", "-e"], ["kitty"], ["foot"], ["ghostty", "-e"], ["wezterm", "start", "--"],
    ["alacritty", "-e"], ["urxvt", "-e"], ["rxvt", "-e"], ["stterm", "-e"], ["st", "-e"],
    ["uxterm", "-e"], ["xterm", "-e"],
  ].map(TerminalEmulator.init)

  /// The first of `preferred` and then the known ones that is installed.
  static func find(
    preferring preferred: TerminalEmulator?, in programs: ProgramSearch
  ) -> TerminalEmulator? {
    ([preferred].compactMap(\.self) + known).first { terminal in
      terminal.words.first.map { programs.find($0) != nil } ?? false
    }
  }
}
