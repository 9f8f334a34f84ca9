/// An item's id as its bytes: two spellings that only look the same are two ids.
package struct ItemID: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    var (left, right) = (lhs.text, rhs.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe left.count == right.count
          && (left.baseAddress == right.baseAddress || left.elementsEqual(right))
      }
    }
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
