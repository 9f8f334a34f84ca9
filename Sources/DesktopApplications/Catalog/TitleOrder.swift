import Freedesktop
import Glibc

/// The collation order of titles in the user's language.
///
/// The C library provides the order if the locale is installed. Otherwise titles are compared by
/// Unicode code point, ignoring case.
struct TitleOrder: Sendable {
  private let name: String?

  /// The order for the collation locale in `environment`.
  init(environment: ProcessEnvironment) {
    let variables = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap { environment[$0] }
    let name = variables.first { !$0.isEmpty } ?? "C"
    let isPlain = ["C", "POSIX"].contains(name.split(separator: ".").first ?? "C")
    self.name = isPlain ? nil : name
  }

  /// The elements sorted by title, then by id.
  func sorted<Element>(
    _ elements: [Element], title: (Element) -> String, id: (Element) -> String
  ) -> [Element] {
    let locale = name.flatMap { newlocale(LC_COLLATE_MASK | LC_CTYPE_MASK, $0, nil) }
    defer { if let locale { freelocale(locale) } }
    let keyed = elements.map { (key: Self.key(of: title($0), in: locale), id: id($0), $0) }
    return keyed.sorted { first, second in
      first.key == second.key
        ? first.id < second.id : first.key.lexicographicallyPrecedes(second.key)
    }.map(\.2)
  }

  private static func key(of title: String, in locale: locale_t?) -> [UInt8] {
    guard let locale else { return Array(title.lowercased().utf8) }
    let count = strxfrm_l(nil, title, 0, locale)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      strxfrm_l(buffer.baseAddress, title, buffer.count, locale)
      return buffer.prefix(count).map { UInt8(bitPattern: $0) }
    }
  }
}
