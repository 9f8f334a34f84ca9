import GridCore

extension Surface {
  /// Moves all pixels down by `distance` rows, or up when it is negative.
  ///
  /// The rows that come in keep what was there.
  func scroll(by distance: Int) {
    let (stride, rows) = (stride, size.height - abs(distance))
    guard distance != 0, rows > 0 else { return }
    withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      let (source, target) = (max(-distance, 0) * stride, max(distance, 0) * stride)
      (start + target).copyMemory(from: start + source, byteCount: rows * stride)
    }
  }
}
