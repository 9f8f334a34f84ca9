/// An order on its way to a server.
struct PublishedOrder: Equatable, Sendable {
  /// The ids of section 0, those not installed included.
  var ids: [String]
  /// The document's revision that has this order.
  var revision: Int
}
