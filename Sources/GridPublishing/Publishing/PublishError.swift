import System

/// Why an order was not sent; each is one sentence.
enum PublishError: Error, Equatable {
  /// libcurl is missing or too old.
  case library(LoadingError)
  /// The token can't be had from the file at `path`.
  case token(path: String, TokenFileError)
  /// An id can't stand between commas; the sentence says which.
  case id(String)
  /// The request did not get through; libcurl says why.
  case transfer(host: String, reason: String)
  /// The server answered, but did not say yes.
  case refused(host: String, status: Int)
  /// The request took too long.
  case timeout(host: String)
  /// The program ends.
  case canceled
}

extension PublishError: CustomStringConvertible {
  /// One sentence: what failed, why, and what to do where that helps.
  var description: String {
    "the order was not sent: " + reason
  }

  /// Whether sending the same order again may succeed without a change of the program or the order.
  var isTemporary: Bool {
    switch self {
    case .token, .transfer, .timeout, .refused: true
    case .library, .id, .canceled: false
    }
  }

  /// Whether the attempt took as long as it may.
  var isTimeout: Bool { if case .timeout = self { true } else { false } }

  private var reason: String {
    switch self {
    case .library(let error): "\(error); install the package libcurl4"
    case .token(let path, let fault): "the token file \(path) \(fault)"
    case .id(let sentence): sentence
    case .transfer(let host, let reason): "sending to \(host) failed: \(reason)"
    case .timeout(let host): "\(host) did not answer in time"
    case .refused(let host, let status): "\(host) answered with the status \(status)"
    case .canceled: "the program ended before there was an answer"
    }
  }
}
