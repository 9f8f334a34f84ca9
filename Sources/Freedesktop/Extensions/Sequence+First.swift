extension Sequence {
  /// The first result of `transform` that is not nil; nothing is transformed after it, and
  /// nothing twice, as `lazy.compactMap(_:).first` does.
  func first<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
