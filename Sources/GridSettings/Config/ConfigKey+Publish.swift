import GridPublishing

extension KeyRule<Settings> {
  /// The keys of `[Publish]`, which is for the board of applications.
  static let publish = publish(board: PresetLocation.applications, in: publishGroup)

  /// The keys of `group`; those of `[Publish NAME]` are as many as there are boards.
  package static func keys(in group: String) -> [ConfigKey] {
    let prefix = publishGroup + " "
    guard group.hasPrefix(prefix) else { return all.filter { $0.group == group } }
    return publish(board: String(group.dropFirst(prefix.count)), in: group)
  }

  /// The keys of the boards that `settings` publish, but for that of applications.
  static func otherBoards(in settings: Settings) -> [ConfigKey] {
    let boards = settings.publishing.keys.filter { $0 != PresetLocation.applications }
    return boards.sorted().flatMap { publish(board: $0, in: "\(publishGroup) \($0)") }
  }

  private static let publishGroup = "Publish"

  private static func publish(board: String, in group: String) -> [ConfigKey] {
    [
      ConfigKey(
        group, "URL", .address, standard: unset, \.[publishing: board].address,
        "Where the order is sent after each edit."),
      ConfigKey(
        group, "Parameter", .parameter, standard: unset,
        \.[publishing: board].parameter,
        "The form field that holds the ids with commas between them."),
      ConfigKey(
        group, "TokenFile", .tokenFile, standard: unset,
        \.[publishing: board].tokenFile,
        "The file whose first line is the token. Only you may read and write it."),
      ConfigKey(
        group, "TokenHeader", .tokenHeader, standard: TokenHeader.standard.description,
        \.[publishing: board].tokenHeader,
        "The header with the token: its name, and maybe a colon and what stands before the token."),
    ]
  }

  private static let unset = "none, and nothing is sent"
}

extension KeyForm where Value == PublishAddress {
  fileprivate static var address: Self {
    KeyForm(
      words: "an https address, or an http address of this machine", text: { PublishAddress($0) },
      write: \.text)
  }
}

extension KeyForm where Value == TokenHeader {
  fileprivate static var tokenHeader: Self {
    KeyForm(
      words: "a header like X-Token or Authorization: Bearer", text: { TokenHeader($0) },
      write: \.description)
  }
}

extension KeyForm where Value == String {
  fileprivate static var parameter: Self {
    KeyForm(words: "a name", text: { $0.isEmpty ? nil : $0 }, write: { $0 })
  }

  fileprivate static var tokenFile: Self {
    KeyForm(words: "an absolute path", text: { $0.hasPrefix("/") ? $0 : nil }, write: { $0 })
  }
}
