import Glibc
import GridCore
import GridHarness
import GridPainting
import Testing

/// Expects that `picture` looks like the reference called `name`; records it when asked to.
func expect(_ picture: Surface, matches name: String) throws {
  if let trouble = TestFonts.trouble {
    Issue.record("\(trouble)")
    return
  }
  let path = "\(TestFonts.folder)/\(name).png"
  if getenv("GRIDWINDOW_RECORD_PICTURES") != nil { return try picture.writePNG(to: path) }
  let reference = try Surface(pngAt: path)
  try #require(reference.size == picture.size)
  let different = countDifferences(picture, reference)
  guard different > picture.size.width * picture.size.height / 2000 else { return }
  let seen = "/tmp/gridwindow-\(name).png"
  try picture.writePNG(to: seen)
  Issue.record("\(different) pixels differ from \(name).png; see \(seen).")
}

/// The number of pixels that differ in a channel by more than rounding.
func countDifferences(_ first: Surface, _ second: Surface, tolerance: Int = 12) -> Int {
  first.withPixels { left in
    second.withPixels { right in
      if let start = left.baseAddress, let other = right.baseAddress,
        memcmp(start, other, min(left.count, right.count)) == 0
      {
        return 0
      }
      let pairs = zip(left.bindMemory(to: UInt32.self), right.bindMemory(to: UInt32.self))
      return pairs.count { pair in
        [0, 8, 16].contains { shift in
          let (one, other) = (pair.0 >> shift & 0xff, pair.1 >> shift & 0xff)
          return abs(Int(one) - Int(other)) > tolerance
        }
      }
    }
  }
}
