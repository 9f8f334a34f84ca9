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
