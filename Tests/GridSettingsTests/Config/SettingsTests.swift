import Freedesktop
import GridCore
import GridPainting
import Testing

@testable import GridSettings

struct SettingsTests {
  @Test func `settings that say nothing change nothing`() {
    var (rules, metrics) = (Rules(), Metrics())
    Settings().apply(to: &rules)
    Settings().apply(toApplications: &rules)
    Settings().apply(to: &metrics)
    #expect(rules == Rules() && metrics == Metrics())
    #expect(Settings().theme(isDark: true) == .dark && Settings().theme(isDark: false) == .light)
  }

  @Test func `the table's standard values are those of the core`() throws {
    let keys = ConfigKey.all.filter { !$0.standard.contains(" ") && $0.group != "Colors" }
    let text = keys.map { "[\($0.group)]\n\($0.name)=\($0.standard)\n" }.joined()
    let settings = ConfigFile(try KeyFile(Array(text.utf8), path: "config")).settings
    #expect(settings != Settings())
    var (rules, metrics) = (Rules(), Metrics())
    settings.apply(to: &rules)
    settings.apply(toApplications: &rules)
    settings.apply(to: &metrics)
    #expect(rules == Rules() && metrics == Metrics())
  }

  @Test func `a cell grows with its icon unless its size is set`() {
    var settings = Settings()
    settings.iconSize = 64
    var metrics = Metrics()
    settings.apply(to: &metrics)
    #expect(metrics.cellWidth == .fixed(112) && metrics.cellHeight == .fixed(128))
    settings.cellWidth = 100
    metrics = Metrics()
    settings.apply(to: &metrics)
    #expect(metrics.cellWidth == .fixed(100) && metrics.cellHeight == .fixed(128))
  }

  @Test func `a spacing that is set is exact both ways`() {
    var settings = Settings()
    settings.spacing = 16
    var metrics = Metrics()
    settings.apply(to: &metrics)
    #expect(metrics.itemSpacing == 16 && metrics.lineSpacing == 16)
    #expect(metrics.maximumItemSpacing == 16)
  }

  @Test func `rules follow the settings`() {
    var settings = Settings()
    settings.holdDelay = 300
    settings.slop = 4
    settings.dragStart = .hold
    settings.wobbles = false
    settings.reducesMotion = true
    var rules = Rules()
    settings.apply(to: &rules)
    #expect(rules.holdDelay == Rules().holdDelay && rules.dragStart == .holdOrMove)
    settings.apply(toApplications: &rules)
    #expect(rules.holdDelay == .milliseconds(300) && rules.slop == 4 && rules.dragStart == .hold)
    #expect(rules.wobbleStyle == .none && rules.reducesMotion)
  }

  @Test func `own colors touch their own theme only`() {
    var settings = Settings()
    settings.darkColors[.accent] = Color(0x123456)
    #expect(settings.theme(isDark: true)[.accent] == Color(0x123456))
    #expect(settings.theme(isDark: false) == .light)
  }
}
