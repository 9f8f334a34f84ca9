import Freedesktop
import TestSupport
import Testing

@testable import DesktopApplications

/// What a page without favorites finds to offer.
struct ImportOfferTests {
  private let directory = ScratchDirectory()

  init() {
    for name in ["a", "b", "c", "firefox-esr", "org.gnome.Nautilus"] {
      directory.writeEntry("\(name).desktop", name: name.uppercased())
    }
  }

  private var findings: ImportOffer.Findings { ImportOffer.find(in: directory.environment()) }

  private func writeDefaults() {
    directory.write(
      "config/mimeapps.list",
      """
      [Default Applications]
      x-scheme-handler/https=b.desktop
      inode/directory=gone.desktop;a.desktop
      text/plain=b.desktop
      image/png=gone.desktop

      """)
  }

  @Test func `every launcher with favorites is offered, with how many are installed`() throws {
    directory.write("config/dconf/user", try DconfSample.bytes())
    directory.write("config/xfce4/panel/whiskermenu-1.rc", "favorites=c.desktop,no.desktop\n")
    writeDefaults()
    let offers = findings.offers
    #expect(offers.map(\.source) == [.gnome, .whisker])
    #expect(offers.map(\.count) == [2, 1])
    #expect(offers.map(\.favorites.skipped) == [["ä b.desktop"], ["no.desktop"]])
  }

  @Test func `where no launcher has any, the default applications are offered, each once`() {
    writeDefaults()
    let offers = findings.offers
    #expect(offers.map(\.source) == [nil])
    #expect(offers.map(\.favorites.ids) == [["b.desktop", "a.desktop"]])
    #expect(offers.map(\.favorites.skipped) == [[]])
  }

  @Test func `a launcher of which nothing is installed is not offered`() {
    directory.write("config/xfce4/panel/whiskermenu-1.rc", "favorites=no.desktop\n")
    #expect(findings.offers == [] && findings.problems == [])
  }

  @Test func `a source that can't be read is told and keeps no other from being offered`() {
    let path = directory.write("config/dconf/user", "nonsense")
    directory.write("config/xfce4/panel/whiskermenu-1.rc", "favorites=c.desktop\n")
    #expect(findings.offers.map(\.source) == [.whisker])
    #expect(
      findings.problems.map(\.description) == [
        "could not import from GNOME: \(path): this is no settings file of dconf"
      ])
  }
}
