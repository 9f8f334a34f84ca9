/// An offer in the panel of an empty section 0, shown as a button.
///
/// The front end knows what it does and how wide its title is.
public struct PanelOffer: Equatable, Sendable {
  /// The number by which the front end knows it; `Effect.offerTaken` returns it.
  public let id: Int
  /// What the button says.
  public let title: String
  /// The width of the title in device pixels, without margins.
  public let titleWidth: Int

  /// An offer whose title is so wide.
  public init(id: Int, title: String, titleWidth: Int) {
    (self.id, self.title, self.titleWidth) = (id, title, titleWidth)
  }
}
