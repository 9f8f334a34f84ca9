/// The arrays in a channel file of Xfce's settings.
///
/// A channel consists of nested `<property>` elements. Those of type `array` contain `<value>`
/// elements. Only tags are read; no entities or external files are resolved.
struct XfconfFile {
  /// The arrays in file order.
  let arrays: [List]

  /// A property that is an array.
  struct List: Equatable {
    /// The names of the enclosing properties, then its own.
    var path: [String]
    /// The values.
    var values: [String] = []
  }

  /// The maximum nesting depth.
  private static let maximumDepth = 64

  /// Reads `bytes`.
  ///
  /// Anything unknown is ignored.
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
