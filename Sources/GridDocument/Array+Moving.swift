extension Array {
  /// Moves the element at `source` so that it ends up at `destination`, and closes the gap.
  ///
  /// - Complexity: O(*d*) in the distance.
  mutating func moveElement(from source: Int, to destination: Int) {
    let element = self[source]
    unsafe withUnsafeMutableBufferPointer { elements in
      if source < destination {
        let between = unsafe elements[(source + 1)...destination]
        _ = unsafe elements[source..<destination].update(fromContentsOf: between)
      } else if destination < source {
        let between = unsafe elements[destination..<source]
        _ = unsafe elements[(destination + 1)...source].update(fromContentsOf: between)
      }
    }
    self[destination] = element
  }
}
