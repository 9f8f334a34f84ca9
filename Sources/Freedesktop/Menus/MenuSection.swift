/// The section of a menu or grid an application stands in.
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
  /// Everything without a category that says more.
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
