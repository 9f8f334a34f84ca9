extension Grid {
  /// The first of the sentences about a settled grid that doesn't hold; `nil` when all do.
  ///
  /// - Complexity: O(1).
  var invariantViolation: String? {
    if interaction.scroll != layout.clampedScrollOffset(interaction.scroll) {
      return "The content is scrolled past its end."
    }
    if layout.numberOfSections != sections.count { return "The layout has other sections." }
    if let lift = interaction.lift {
      if interaction.search != nil { return "An item is lifted while a search is open." }
      let slots = document.favorites.count + interaction.extraSlots
      if !(0..<slots).contains(lift.target) { return "The target of a drag is no slot." }
      if lift.isCopy, document.isFavorite(lift.item) { return "A copy of a favorite is lifted." }
    }
    return nil
  }

  /// Checks what must hold after every change, and stops with a sentence where it doesn't.
  ///
  /// - Complexity: O(*n*) in the items.
  public func checkInvariants() {
    document.checkInvariants()
    if let violation = invariantViolation { preconditionFailure(violation) }
  }

  /// Checks in a debug build what must hold after the document changed.
  func assertInvariants() {
    assert(
      {
        checkInvariants()
        return true
      }())
  }
}
