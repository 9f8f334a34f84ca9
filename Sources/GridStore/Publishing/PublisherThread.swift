import System

/// The one thread that speaks to a server: one request at a time, the newest order next.
struct PublisherThread {
  private let target: PublishTarget
  private let outbox: Outbox
  private let library: String
  private let limits: PublishLimits
  private var curl: Curl?

  /// Starts a thread that sends to `target` what is put into `outbox`, until that is closed.
  ///
  /// `library` is the file name of libcurl.
  static func start(
    _ target: PublishTarget, _ outbox: Outbox, library: String, limits: PublishLimits
  ) throws(SystemError) {
    _ = try BackgroundThread {
      var thread = PublisherThread(
        target: target, outbox: outbox, library: library, limits: limits)
      thread.run()
    }
  }

  private mutating func run() {
    while let order = outbox.next() {
      do throws(PublishError) {
        try send(order.ids)
        outbox.say(.published(revision: order.revision))
      } catch {
        outbox.say(.failed(revision: order.revision, error.description))
      }
    }
    outbox.end()
  }

  private mutating func send(_ ids: [String]) throws(PublishError) {
    let request = try OrderRequest(ids, to: target, token: try token())
    let transfer = try CurlTransfer(request, by: try loadedCurl(), limits: limits)
    let status = try transfer.status(watching: outbox.orderDescriptor) { outbox.isClosing() }
    guard 200..<300 ~= status else {
      throw .refused(host: target.address.host, status: status)
    }
  }

  private func token() throws(PublishError) -> String {
    do throws(TokenFile.Fault) {
      return try TokenFile.token(in: target.tokenFile)
    } catch {
      throw .token(path: target.tokenFile, error)
    }
  }

  private mutating func loadedCurl() throws(PublishError) -> Curl {
    if let curl { return curl }
    do throws(LoadingError) {
      let loaded = try Curl(library)
      curl = loaded
      return loaded
    } catch {
      throw .library(error)
    }
  }
}
