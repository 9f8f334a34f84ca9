/// One folder of a theme as `index.theme` describes it.
struct IconFolder {
  /// How far a folder's icons may be from a wanted size and still fit it.
  enum Kind: String { case fixed = "Fixed", scalable = "Scalable", threshold = "Threshold" }

  /// The largest number that is believed; more can only be a mistake or an attack.
  private static let limit = 1 << 16

  let path: String
  let size: Int
  let scale: Int
  let kind: Kind
  let minimumSize: Int
  let maximumSize: Int
  let threshold: Int

  /// Reads a folder's group; nil when it has no usable `Size`.
  init?(path: String, _ group: KeyFile.Group) {
    func number(_ key: String) -> Int? {
      guard let number = try? group.value(key)?.integer() else { return nil }
      return (0...Self.limit).contains(number) ? number : nil
    }
    guard let size = number("Size"), size > 0 else { return nil }
    self.path = path
    self.size = size
    scale = number("Scale") ?? 1
    kind = (try? group.value("Type")?.string()).flatMap(Kind.init) ?? .threshold
    minimumSize = number("MinSize") ?? size
    maximumSize = number("MaxSize") ?? size
    threshold = number("Threshold") ?? 2
  }

  /// The specification's DirectoryMatchesSize.
  func matches(_ request: IconQuery) -> Bool {
    guard scale == request.scale else { return false }
    return switch kind {
    case .fixed: size == request.size
    case .scalable: minimumSize <= request.size && request.size <= maximumSize
    case .threshold: abs(size - request.size) <= threshold
    }
  }

  /// The specification's DirectorySizeDistance, in device pixels.
  func distance(to request: IconQuery) -> Int {
    let pixels = request.pixels
    switch kind {
    case .fixed: return abs(size * scale - pixels)
    case .scalable:
      return max(minimumSize * scale - pixels, pixels - maximumSize * scale, 0)
    case .threshold:
      if pixels < (size - threshold) * scale { return abs(minimumSize * scale - pixels) }
      if pixels > (size + threshold) * scale { return abs(pixels - maximumSize * scale) }
      return 0
    }
  }
}

/// The size an icon is wanted in: logical pixels, and device pixels to a logical one.
struct IconQuery: Hashable {
  let size: Int
  let scale: Int

  /// Sizes beyond 1…4096 and scales beyond 1…16 are brought to their limits.
  init(size: Int, scale: Int) {
    self.size = min(max(size, 1), 4096)
    self.scale = min(max(scale, 1), 16)
  }

  /// The edge in device pixels.
  var pixels: Int { size * scale }
}
