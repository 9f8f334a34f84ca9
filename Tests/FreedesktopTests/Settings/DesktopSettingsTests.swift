import Testing

@testable import Freedesktop

struct DesktopSettingsTests {
  private func iconTheme(of tree: TemporaryTree) -> String? {
    let environment: ProcessEnvironment = [
      "HOME": tree.path, "XDG_CONFIG_HOME": tree.path("config"),
      "XDG_CONFIG_DIRS": tree.path("xdg"),
    ]
    return DesktopSettings(environment: environment).iconTheme
  }

  @Test func `the icon theme comes from the first place that names one`() throws {
    let tree = try TemporaryTree()
    #expect(iconTheme(of: tree) == nil)
    try tree.write("xdg/kdeglobals", "[Icons]\nTheme=oxygen\n")
    #expect(iconTheme(of: tree) == "oxygen")
    try tree.write("config/kdeglobals", "[Icons]\nTheme=breeze\n")
    #expect(iconTheme(of: tree) == "breeze")
    try tree.write("xdg/gtk-3.0/settings.ini", "[Settings]\ngtk-icon-theme-name=Tango\n")
    #expect(iconTheme(of: tree) == "Tango")
    try tree.write("config/gtk-3.0/settings.ini", "[Settings]\ngtk-icon-theme-name = Faenza\n")
    #expect(iconTheme(of: tree) == "Faenza")
    try tree.write("config/gtk-4.0/settings.ini", "[Settings]\ngtk-icon-theme-name=\n")
    try tree.write("config/dconf/user", try DconfFileTests.bytes())
    #expect(iconTheme(of: tree) == "Papirus")
  }

  @Test func `damaged settings are passed over`() throws {
    let tree = try TemporaryTree()
    try tree.write("config/dconf/user", "nonsense")
    try tree.write("config/gtk-3.0/settings.ini", "gtk-icon-theme-name=Faenza\n")
    try tree.write("config/kdeglobals", "[Icons]\nTheme=breeze\n")
    #expect(iconTheme(of: tree) == "breeze")
  }
}
