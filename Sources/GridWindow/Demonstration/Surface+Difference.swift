import GridCore
import GridPainting

nonisolated extension Surface {
  /// The smallest rectangle that holds all pixels in which `other`, of the same size and kind,
  /// differs; `nil` when none does.
  ///
  /// - Complexity: O(pixels).
  func difference(from other: Surface) -> Rect? {
    let (stride, size) = (stride, size)
    return withPixels { ours in
      other.withPixels { theirs in
        var rect = Rect(x: 0, y: 0, width: 0, height: 0)
        for row in 0..<size.height {
          let range = row * stride..<row * stride + size.width * 4
          guard let columns = Self.difference(ours[range], theirs[range]) else { continue }
          let line = Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
          rect = rect.union(line)
        }
        return rect.isEmpty ? nil : rect
      }
    }
  }

  /// The columns from the first to the last pixel in which two rows differ.
  private static func difference(
    _ ours: Slice<UnsafeMutableRawBufferPointer>, _ theirs: Slice<UnsafeMutableRawBufferPointer>
  ) -> Range<Int>? {
    let pairs = zip(ours, theirs)
    guard !ours.elementsEqual(theirs), let first = pairs.enumerated().first(where: { $1.0 != $1.1 })
    else { return nil }
    let last = zip(ours.reversed(), theirs.reversed()).enumerated().first { $1.0 != $1.1 }
    let end = ours.count - (last?.offset ?? 0)
    return first.offset / 4..<(end + 3) / 4
  }
}
