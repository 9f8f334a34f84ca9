import DesktopApplications
import Freedesktop
import GridCore
import GridPainting

nonisolated extension Application {
  /// The application as the grid knows it, in English words where it has none of its own.
  var item: Item { item(in: .english) }

  /// The application as the grid knows it, in the language of `strings`, under the id that it has or
  /// the former one by which a favorite calls it.
  func item(called formerID: String? = nil, in strings: LocalizedStrings) -> Item {
    let availability: GridCore.Availability =
      if case .unavailable(let reason) = availability {
        .unavailable(reason: strings.reason(reason))
      } else {
        .available
      }
    return Item(
      id: formerID ?? id.rawValue, title: entry.name, icon: entry.icon ?? "",
      availability: availability)
  }
}
