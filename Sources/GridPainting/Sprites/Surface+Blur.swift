import GridCore

extension Surface {
  /// Blurs the opacities as a Gaussian of `sigma` pixels does, by three running means each way.
  ///
  /// - Precondition: The surface holds opacities only.
  /// - Complexity: O(pixels), whatever `sigma` is.
  func blur(sigma: Double) {
    let (width, height, stride) = (size.width, size.height, stride)
    withPixels { pixels in
      guard !pixels.isEmpty else { return }
      var values = [Float](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width { values[y * width + x] = Float(pixels[y * stride + x]) }
      }
      for radius in Self.meanRadii(sigma: sigma) {
        Self.average(&values, lines: height, pitch: width, count: width, step: 1, radius: radius)
        Self.average(&values, lines: width, pitch: 1, count: height, step: width, radius: radius)
      }
      for y in 0..<height {
        for x in 0..<width { pixels[y * stride + x] = UInt8(values[y * width + x].rounded()) }
      }
    }
  }

  /// The radii of three running means whose variances sum up to nearly that of the Gaussian.
  private static func meanRadii(sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    let lower = max((Int(ideal) - 1) / 2, 0)
    let width = Double(2 * lower + 1)
    let missing = 12 * sigma * sigma - 3 * (width * width - 1)
    let larger = Int((missing / (4 * width + 4)).rounded())
    return (0..<3).map { $0 < larger ? lower + 1 : lower }
  }

  /// Replaces each value of each line by the mean of those at most `radius` away on its line;
  /// beyond the ends there is nothing.
  private static func average(
    _ values: inout [Float], lines: Int, pitch: Int, count: Int, step: Int, radius: Int
  ) {
    var line = [Float](repeating: 0, count: count)
    for start in (0..<lines).map({ $0 * pitch }) {
      for index in 0..<count { line[index] = values[start + index * step] }
      var sum = line.prefix(radius).reduce(0, +)
      for index in 0..<count {
        if index + radius < count { sum += line[index + radius] }
        if index - radius > 0 { sum -= line[index - radius - 1] }
        values[start + index * step] = max(sum / Float(2 * radius + 1), 0)
      }
    }
  }
}
