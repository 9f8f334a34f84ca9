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
