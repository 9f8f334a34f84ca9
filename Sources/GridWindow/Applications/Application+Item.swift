import DesktopApplications
import Freedesktop
import GridCore
import GridPainting

nonisolated extension Application {
  /// The item of the application, with English texts where the application has none.
  var item: Item { item(in: .english) }

  /// The item of the application with texts in the language of `strings`.
  ///
  /// Its id is that of the application, or `formerID` if a favorite knows the application by a
  /// former id.
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
