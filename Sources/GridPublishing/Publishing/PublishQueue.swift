import System

/// An order on its way to a server.
struct PublishedOrder: Equatable, Sendable {
  /// The ids of section 0, those not installed included.
  var ids: [String]
  /// The document's revision that has this order.
  var revision: Int
  /// What all attempts to send this order have in common, and no other order has.
  var key = UInt64.random(in: 0...UInt64.max)
}

/// What the publisher reports to the user interface.
package enum PublishReport: Equatable, Sendable {
  /// The server has accepted the order of this revision of the document.
  case published(revision: Int)
  /// The order of this revision was not sent, for the reason said in one sentence, and is sent
  /// again.
  case failed(revision: Int, String)
}

/// What the user interface and the network thread send each other.
final class PublishQueue: Sendable {
  /// What the user interface asks for.
  enum Request: Sendable {
    /// Sends an order, in place of one that waits.
    case publish(PublishedOrder)
    /// Sends an order if the server is not known to have it.
    case publishUnlessKnown(PublishedOrder)
    /// Stops what is on its way, and ends the thread.
    case end
  }

  /// What the thread replies.
  enum Reply: Sendable {
    case report(PublishReport)
    /// The server is known to have the order of this revision, so nothing was sent.
    case known(revision: Int)
    /// The thread sends nothing any more.
    case ended
  }

  /// The way to the thread.
  let requests: Channel<Request>
  /// The way back.
  let replies: Channel<Reply>

  init() throws(SystemError) {
    requests = try Channel()
    replies = try Channel()
  }
}
