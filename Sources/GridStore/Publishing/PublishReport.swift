/// What the publisher has to tell the user interface.
package enum PublishReport: Equatable, Sendable {
  /// The server has taken the order of this revision of the document.
  case published(revision: Int)
  /// The order of this revision was not sent; one sentence why.
  case failed(revision: Int, String)
}
