/// The section of a menu or grid that an application belongs to.
///
/// Each application has one section: that of its first main category in the order of the cases
/// below; without one, that of an additional category (Desktop Menu Specification 1.1,
/// "Related Categories"); else `other`. Categories are compared with regard to case.
public enum MenuSection: String, CaseIterable, Comparable, Sendable {
  /// `Network`.
  case internet
  /// `Office`.
  case office
  /// `Graphics`.
  case graphics
  /// `AudioVideo`, `Audio`, `Video`.
  case multimedia
  /// `Development`.
  case development
  /// `Game`.
  case games
  /// `Education`.
  case education
  /// `Science`.
  case science
  /// `System`.
  case system
  /// `Utility`.
  case accessories
  /// `Settings`.
  case settings
  /// Applications without a more specific category.
  case other

  /// The section for the value of a `Categories` key.
  public init(categories: [String]) {
    let main = categories.compactMap { Self.mainCategories[$0] }.min()
    self = main ?? categories.first(of: { Self.related($0) }) ?? .other
  }

  /// Orders sections as they follow each other in a menu.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  private static let mainCategories: [String: MenuSection] = [
    "Network": .internet, "Office": .office, "Graphics": .graphics, "AudioVideo": .multimedia,
    "Audio": .multimedia, "Video": .multimedia, "Development": .development, "Game": .games,
    "Education": .education, "Science": .science, "System": .system, "Utility": .accessories,
    "Settings": .settings,
  ]
}

extension MenuSection {
  /// What the section is called in the best language of `locale` that it has a name in.
  public func title(in locale: MessageLocale) -> String {
    for candidate in locale.candidates {
      switch candidate {
      case "zh_TW", "zh_HK", "zh_MO": return titles.traditional
      case _ where candidate == "zh" || candidate.hasPrefix("zh_"): return titles.simplified
      case _ where candidate == "en" || candidate.hasPrefix("en_"): return titles.english
      default: continue
      }
    }
    return titles.english
  }

  private var titles: (english: String, simplified: String, traditional: String) {
    switch self {
    case .internet: ("Internet", "互联网", "網際網路")
    case .office: ("Office", "办公", "辦公")
    case .graphics: ("Graphics", "图形", "圖形")
    case .multimedia: ("Sound & Video", "影音", "影音")
    case .development: ("Development", "开发", "程式開發")
    case .games: ("Games", "游戏", "遊戲")
    case .education: ("Education", "教育", "教育")
    case .science: ("Science", "科学", "科學")
    case .system: ("System", "系统", "系統")
    case .accessories: ("Accessories", "附件", "附屬應用程式")
    case .settings: ("Settings", "设置", "設定")
    case .other: ("Other", "其他", "其他")
    }
  }
}
