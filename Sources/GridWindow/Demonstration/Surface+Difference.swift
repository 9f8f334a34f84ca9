import Glibc
import GridCore
import GridPainting

nonisolated extension Surface {
  /// The smallest rectangle that contains all pixels in which `other` differs; `nil` if the
  /// surfaces are equal.
  ///
  /// Both surfaces have the same size and four bytes per pixel.
  ///
  /// - Complexity: O(pixels).
  func difference(from other: Surface) -> Rect? {
    let (size, stride) = (size, stride / 4)
    return withPixels { ours in
      other.withPixels { theirs in
        let (ours, theirs) = (ours.bindMemory(to: UInt32.self), theirs.bindMemory(to: UInt32.self))
        var rect = Rect(x: 0, y: 0, width: 0, height: 0)
        for row in 0..<size.height {
          let pixels = row * stride..<row * stride + size.width
          guard let columns = Self.difference(ours, theirs, in: pixels) else { continue }
          rect = rect.union(Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1))
        }
        return rect.isEmpty ? nil : rect
      }
    }
  }

  /// The columns from the first to the last pixel in which a row differs.
  private static func difference(
    _ ours: UnsafeMutableBufferPointer<UInt32>, _ theirs: UnsafeMutableBufferPointer<UInt32>,
    in row: Range<Int>
  ) -> Range<Int>? {
    guard let left = ours.baseAddress, let right = theirs.baseAddress,
      memcmp(left + row.lowerBound, right + row.lowerBound, row.count * 4) != 0
    else { return nil }
    guard let first = row.first(where: { ours[$0] != theirs[$0] }),
      let last = row.last(where: { ours[$0] != theirs[$0] })
    else { return nil }
    return first - row.lowerBound..<last + 1 - row.lowerBound
  }
}
