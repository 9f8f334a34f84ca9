/// Something that the panel of an empty section 0 offers as a button, beside choosing by hand.
///
/// The grid knows neither what it does nor how wide its words are: the shell does.
public struct PanelOffer: Equatable, Sendable {
  /// What the shell knows it by; `Effect.offerTaken` brings it back.
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
