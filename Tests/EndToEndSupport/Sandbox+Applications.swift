extension Sandbox {
  /// The short names of the applications that were launched, in order, one each launch.
  var launched: [String] { root.file("launched").lines }

  /// Writes the files that `fixture` names.
  func arrange(_ fixture: Fixture) throws {
    try root.file("stub").write("#!/bin/sh\necho \"$1\" >>'\(root.path)/launched'\n", mode: 0o755)
    for (index, name) in fixture.applications.enumerated() { try install(name, index) }
    _ = try config.directory("gridwindow")
    try configFile.write(fixture.config)
    if let favorites = fixture.favorites { try write(favorites: favorites) }
  }

  /// Installs the application `name`, its icon a square in one of 64 colors unless `icon` names
  /// one of a theme.
  func install(_ name: String, _ index: Int = 0, icon: String? = nil) throws {
    try desktopFile(name).write(
      """
      [Desktop Entry]
      Type=Application
      Name=App \(name)
      Exec=\(root.path)/stub \(name)
      Icon=\(try icon ?? self.icon(index % 64).path)
      Categories=Utility;

      """)
  }

  private func icon(_ number: Int) throws -> File {
    let icon = try root.directory("icons").file("\(number).png")
    guard !icon.exists else { return icon }
    let turn = UInt8(number * 4)
    try icon.write(PNG.square(side: 48, red: turn, green: 255 - turn, blue: 128))
    return icon
  }

  /// Installs the icon `name` in `theme`, which is made if it is not there: a square of one color.
  func installIcon(
    _ name: String, in theme: String = "hicolor", red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0
  ) throws {
    let folder = try data.directory("icons/\(theme)/48x48/apps")
    try data.directory("icons/\(theme)").file("index.theme").replace(
      with: "[Icon Theme]\nName=x\nDirectories=48x48/apps\n[48x48/apps]\nSize=48\n")
    try folder.file("\(name).png").replace(
      with: PNG.square(side: 48, red: red, green: green, blue: blue))
  }

  /// The desktop entry of the application `name`.
  func desktopFile(_ name: String) throws -> File {
    try data.directory("applications").file(name.desktopID)
  }

  /// Replaces the favorites file, as an editor would.
  func write(favorites: [String]) throws {
    try favoritesFile.replace(with: favorites.map { $0.desktopID + "\n" }.joined())
  }
}

extension String {
  /// The desktop-file id of the application that the tests call by this short name.
  var desktopID: String { self + ".desktop" }

  /// The short name of a desktop-file id.
  var shortName: String { hasSuffix(".desktop") ? String(dropLast(8)) : self }
}
