package import Freedesktop

/// What a preset says of one item, in the person's language.
package struct PresetItem: Equatable, Sendable {
  /// The label.
  package var title: String?
  /// The icon's theme name; in a trusted preset also an absolute path.
  package var icon: String?
  /// The command that a click starts, and the address that it opens when there is no command.
  package var exec: Exec?, address: String?

  /// What a click starts.
  package var action: PresetAction? {
    if let exec {
      return .command(exec, Exec.Context(name: title ?? "", icon: icon))
    }
    return address.map(PresetAction.address)
  }
}

extension KeyRule<PresetItem> {
  /// The keys of an `[Item ID]`.
  package static let all = [
    KeyRule("Item", "Name", .text, standard: "the id", \.title, "What the item is called."),
    KeyRule(
      "Item", "Icon", .icon, standard: "the first letter of the name", \.icon,
      "The icon's name in the icon theme."),
    KeyRule(
      "Item", "Exec", .exec, standard: "nothing", \.exec,
      "The command that a click starts, as in desktop entries."),
    KeyRule(
      "Item", "URL", .address, standard: "nothing", \.address,
      "The address that a click opens when there is no command."),
  ]
}

extension KeyForm where Value == String {
  /// Any text.
  static var text: Self { KeyForm(words: "text", text: \.self, write: \.self) }

  /// Names in an icon theme and absolute paths.
  fileprivate static var icon: Self {
    KeyForm(
      words: "the name of an icon or an absolute path",
      text: { $0.hasPrefix("/") || !$0.utf8.contains(UInt8(ascii: "/")) ? $0 : nil },
      write: \.self)
  }

  /// Addresses that may be opened.
  fileprivate static var address: Self {
    KeyForm(
      words: "an address that begins with http:, https: or mailto:",
      text: { PresetAction.canOpen($0) ? $0 : nil }, write: \.self)
  }
}

extension KeyForm where Value == Exec {
  /// Command lines.
  fileprivate static var exec: Self {
    KeyForm(
      words: "a command as in desktop entries",
      read: { (value) throws(KeyFileError) in
        let text = try value.string()
        do throws(ExecError) { return try Exec(text) } catch {
          throw value.error(.other(error.description))
        }
      }, write: \.program)
  }
}
