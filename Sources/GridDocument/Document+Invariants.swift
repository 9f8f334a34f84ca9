extension Document {
  /// Checks what must hold after every change, and stops with a sentence where it doesn't.
  ///
  /// No favorite is there twice, exactly the favorites are marked as such, and the pinned runs fit
  /// into the order.
  ///
  /// - Complexity: O(*n*) in the favorites and the items known.
  public func checkInvariants() {
    precondition(Set(favorites).count == favorites.count, "A favorite is there twice.")
    precondition(favorites.allSatisfy(isFavorite), "A favorite is not marked as one.")
    precondition(numberOfFlags == favorites.count, "An item is marked as a favorite and is none.")
    precondition(pins.areCounted(in: favorites), "The pinned runs are not those of the order.")
    precondition(sections.count > 0, "There is no section 0.")
  }
}
