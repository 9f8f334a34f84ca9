import Freedesktop
import Glibc
import GridCore
import GridStore
import GridPainting
import Testing

@testable import GridSettings

struct ShippedPresetTests {
  @Test(arguments: ShippedPreset.names)
  func `a preset of ours is read without a warning in every language`(name: String) throws {
    for locale in ["C", "en_US", "zh_CN", "zh_TW", "de_DE"] {
      let file = try ShippedPreset(name, locale: MessageLocale(names: [locale])).file
      #expect(file.problems.isEmpty, "\(locale): \(file.problems.first?.description ?? "")")
      #expect(!file.preset.name.isEmpty)
    }
  }

  @Test func `the presets of ours are found by name`() {
    let names = PresetLocation.names(in: ShippedPreset.assets)
    #expect(names == (ShippedPreset.names + ["applications"]).sorted())
  }

  @Test(arguments: ShippedPreset.names)
  func `every icon that a preset of ours names is a drawing of ours`(name: String) throws {
    let preset = try ShippedPreset(name).preset
    let theme = IconTheme(name: "none", directories: ShippedPreset.assets.icons)
    for item in preset.items.values {
      guard let icon = item.icon else { continue }
      let path = try #require(theme.find(icon, size: 48), "\(icon)")
      #expect(path.hasSuffix("/icons/\(icon).svg"))
    }
  }

  @Test(arguments: ShippedPreset.names)
  func `a listed item has its own words in the languages we speak`(name: String) throws {
    guard name != "numbers" else { return }
    let languages = try ["en_US", "zh_CN", "zh_TW"].map {
      try ShippedPreset(name, locale: MessageLocale(names: [$0])).preset
    }
    for id in languages[0].sections.flatMap(\.items) {
      let titles = languages.map { $0.item(id).title }
      #expect(titles[0] != id && titles[0] != titles[1], "\(id): \(titles)")
    }
  }

  @Test(arguments: ShippedPreset.names)
  func `what leaves the first section under moves has a place to go to`(name: String) throws {
    let preset = try ShippedPreset(name).preset
    guard preset.membership == .moves else { return }
    let homes = Set(preset.sections.dropFirst().flatMap(\.items))
    #expect(homes.isSuperset(of: preset.sections[0].items))
  }

  @Test func `life services is as its table says`() throws {
    let preset = try ShippedPreset("life-services").preset
    #expect(preset.membership == .copies && preset.rules.editing == .sticky)
    #expect(preset.rules.holdDelay == .milliseconds(500) && preset.rules.dragStart == .hold)
    #expect(preset.rules.outside == .keepLast && !preset.rules.dragToAdd)
    #expect(preset.rules.liftScale == 1.1 && preset.rules.liftBorder == 0.3)
    #expect(preset.rules.settleDuration == .milliseconds(250))
    #expect(preset.rules.badges == .all && preset.metrics.border == 0.5)
    #expect(preset.sections.prefix(2).map(\.title) == ["我的应用", "便捷生活"])
    #expect(preset.firstFavorites.ids.count == 7 && preset.firstFavorites.pinned.isEmpty)
    let texts: [StringKey: String] = [
      .edit: "管理", .done: "完成", .emptyTitle: "您还未添加任何应用",
      .emptyText: "长按下面的应用可以添加",
    ]
    #expect(preset.texts == texts)
    #expect(preset.strings(.english)[.done] == "完成" && preset.strings(.english)[.undo] == "Undo")
    #expect(Set(preset.items.values.compactMap(\.icon)).count >= 40)
  }

  @Test func `numbers is as its table says`() throws {
    let preset = try ShippedPreset("numbers").preset
    #expect(preset.firstFavorites.ids == (1...50).map(String.init))
    #expect(preset.item("7") == Item(id: "7", title: "7"))
    #expect(preset.rules.editing == .none && preset.rules.badges == .none)
    #expect(preset.rules.liftScale == 1 && preset.rules.liftBorder == 0)
    #expect(preset.background == Color(0x00ffff) && !preset.isDark(otherwise: true))
    #expect(preset.theme(.light)[.background] == Color(0x00ffff))
    #expect(preset.metrics.iconSize == 0)
  }

  @Test func `wobble is as its table says`() throws {
    let preset = try ShippedPreset("wobble").preset
    #expect(preset.rules.editing == .whileHeld && preset.rules.wobbleStyle == .cell)
    #expect(preset.rules.badges == .remove && preset.metrics.iconSize == 48)
    #expect(preset.sections.count == 1 && preset.isDark(otherwise: true))
  }

  @Test func `channel order is as its table says`() throws {
    let preset = try ShippedPreset("channel-order").preset
    #expect(preset.rules.holdDelay == .milliseconds(300))
    #expect(preset.rules.settleDuration == .milliseconds(300))
    #expect(preset.rules.gap == .placeholder && preset.rules.liftScale == 1.1)
    #expect(!preset.rules.singleItemMoves && preset.pinnedPrefix == 0)
    #expect(preset.sections.count == 2)
    #expect(preset.metrics.iconSize == 0 && preset.metrics.cellHeight == .aspect(2))
  }

  @Test func `news channels is as its table says`() throws {
    let preset = try ShippedPreset("news-channels").preset
    #expect(preset.membership == .moves && preset.pinnedPrefix == 2)
    #expect(preset.rules.clickFavorite == .select && preset.rules.clickCatalog == .add)
    #expect(preset.firstFavorites.pinned == ["following", "for-you"])
    #expect(["following", "for-you"].map { preset.item($0).title } == ["关注", "推荐"])
    let document = try ShippedPreset("news-channels").grid(width: 768).document
    #expect(document.sections.map(\.items.count) == [21, 16])
    #expect(document.sections.map(\.title) == ["我的频道", "频道推荐"])
    #expect(preset.sections.map(\.hint) == ["点击进入频道", "点击添加频道"])
    #expect(document.pinnedPrefixCount == 2)
  }
}
