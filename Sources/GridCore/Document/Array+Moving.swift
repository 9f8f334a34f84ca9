extension Array {
  /// Moves the element at `source` so that it ends up at `destination`, and closes the gap.
  ///
  /// - Complexity: O(*d*) in the distance.
  mutating func moveElement(from source: Int, to destination: Int) {
    let element = self[source]
    if source < destination {
      for index in source..<destination { self[index] = self[index + 1] }
    } else {
      for index in stride(from: source, to: destination, by: -1) { self[index] = self[index - 1] }
    }
    self[destination] = element
  }
}
