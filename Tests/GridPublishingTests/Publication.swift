import Glibc
import TestServer
import TestSupport

@testable import GridPublishing

/// A publisher with its token file, and what it reports.
final class Publication {
  let publisher: OrderPublisher
  private(set) var reports: [PublishReport] = []
  let directory: ScratchDirectory

  init(
    to url: String, token: String? = "secret\n", parameter: String = "cnId",
    header: TokenHeader = .standard, library: String = Curl.library,
    limits: PublishLimits = PublishLimits(), directory: ScratchDirectory = ScratchDirectory()
  ) throws {
    self.directory = directory
    if let token {
      directory.write("token", token)
      chmod("\(directory.path)/token", 0o600)
    }
    guard let address = PublishAddress(url) else { throw BadAddress() }
    let target = PublishTarget(
      address: address, parameter: parameter, tokenFile: "\(directory.path)/token",
      tokenHeader: header)
    publisher = try OrderPublisher(
      to: target, record: PublishRecord(path: "\(directory.path)/published"), library: library,
      limits: limits)
  }

  struct BadAddress: Error {}

  var tokenPath: String { "\(directory.path)/token" }

  var failures: [String] {
    reports.compactMap { if case .failed(_, let sentence) = $0 { sentence } else { nil } }
  }

  /// Receives reports until there are `count` in all; `false` when they don't come.
  @discardableResult
  func run(untilReports count: Int, within limit: Duration = .seconds(20)) -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
      reports += publisher.reports()
      if reports.count >= count { return true }
      guard ContinuousClock.now < deadline else { return false }
      var descriptor = pollfd(fd: publisher.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 100)
    }
  }

  /// Publishes `ids` and waits for what becomes of them.
  func publish(_ ids: [String], revision: Int = 1) {
    let count = reports.count
    publisher.publish(ids, revision: revision)
    run(untilReports: count + 1)
  }
}
