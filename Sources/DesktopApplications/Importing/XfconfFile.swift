/// The lists in a channel file of Xfce's settings: `<property>` elements in each other, and
/// `<value>` elements in those of the type `array`.
///
/// Only tags are looked at, as xfconf writes nothing else. Nothing is resolved or opened.
struct XfconfFile {
  /// The lists in the order of the file.
  let arrays: [List]

  /// One property that is a list.
  struct List: Equatable {
    /// The names of the properties it lies in, and its own.
    var path: [String]
    /// The texts in it.
    var values: [String] = []
  }

  /// The deepest nesting that is followed.
  private static let maximumDepth = 64

  /// Reads `bytes`; what is not of the form is passed over.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var arrays: [List] = []
    var path: [String] = []
    for tag in bytes.split(separator: UInt8(ascii: "<")).map(XMLTag.init) {
      switch tag.name {
      case "property" where path.count < Self.maximumDepth:
        path.append(tag["name"] ?? "")
        if tag["type"] == "array" { arrays.append(List(path: path)) }
        if tag.isEmpty { path.removeLast() }
      case "/property": _ = path.popLast()
      case "value" where arrays.last?.path == path:
        if let value = tag["value"] { arrays[arrays.count - 1].values.append(value) }
      default: break
      }
    }
    self.arrays = arrays
  }
}
