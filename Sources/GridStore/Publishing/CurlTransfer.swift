import CCurl
import Glibc
import System

/// One request through libcurl: owns the handles, and frees them.
///
/// It follows no redirection, keeps no cookies, and speaks to this machine without any proxy.
struct CurlTransfer: ~Copyable {
  private let curl: Curl
  private let easy: Curl.Handle
  private let multi: Curl.Handle
  private let answer: Answer
  private let host: String
  private var headers: Curl.Handle?

  /// The results of libcurl that are told apart.
  private enum Result {
    static let good: Int32 = 0
    static let answerNotTaken: Int32 = 23
  }

  /// Prepares `request`.
  ///
  /// - Throws: `PublishError.transfer` when libcurl refuses.
  init(_ request: OrderRequest, by curl: Curl, limits: PublishLimits) throws(PublishError) {
    host = request.address.host
    guard let easy = curl.easyInit() else { throw .transfer(host: host, reason: "no memory") }
    guard let multi = curl.multiInit() else {
      curl.easyCleanup(easy)
      throw .transfer(host: host, reason: "no memory")
    }
    (self.curl, self.easy, self.multi) = (curl, easy, multi)
    answer = Answer(limit: limits.answer)
    restrict(to: request.address, limits)
    fill(request)
    receive()
    _ = curl.multiAdd(multi, easy)
  }

  deinit {
    _ = curl.multiRemove(multi, easy)
    curl.easyCleanup(easy)
    _ = curl.multiCleanup(multi)
    curl.listFree(headers)
  }

  /// Sends the request and waits for its answer, or until `isCanceled`, which is asked whenever
  /// `descriptor` is readable.
  ///
  /// - Returns: The status of the answer. An answer that is too long is cut: its status counts.
  /// - Throws: `PublishError.transfer` when there was no whole answer in time, or `canceled`.
  func status(
    watching descriptor: Int32, isCanceled: () -> Bool
  ) throws(PublishError) -> Int {
    var running: Int32 = 1
    while true {
      _ = curl.multiPerform(multi, &running)
      if running == 0 { break }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = curl.multiPoll(multi, &entry, 1, 1000, nil)
      if entry.revents != 0, isCanceled() { throw .canceled }
    }
    var left: Int32 = 0
    let result = curl.multiInfo(multi, &left)?.pointee.result ?? Result.good
    let isCut = result == Result.answerNotTaken && answer.isTooLong
    guard result == Result.good || isCut else {
      throw .transfer(host: host, reason: curl.words(for: result))
    }
    return CCurlStatus(curl.easyGetInfo, easy)
  }

  // MARK: Options

  private func restrict(to address: PublishAddress, _ limits: PublishLimits) {
    set(
      .protocols, address.isLoopback ? CCurlProtocolHTTP | CCurlProtocolHTTPS : CCurlProtocolHTTPS)
    set(.followLocation, 0)
    set(.verifyPeer, 1)
    set(.verifyHost, 2)
    set(.noSignal, 1)
    set(.quickExit, 1)
    set(.connectTimeoutMilliseconds, Int(limits.connecting / .milliseconds(1)))
    set(.timeoutMilliseconds, Int(limits.total / .milliseconds(1)))
    if address.isLoopback { set(.proxy, "") }
  }

  private mutating func fill(_ request: OrderRequest) {
    set(.URL, request.address.text)
    for header in request.headers { headers = curl.listAppend(headers, header) ?? headers }
    set(.httpHeader, pointer: headers)
    set(.postFieldSize, request.body.count)
    request.body.withUnsafeBytes { set(.copyPostFields, pointer: $0.baseAddress) }
  }

  private func receive() {
    let context = Unmanaged.passUnretained(answer).toOpaque()
    for option in [CCurlOption.writeFunction, .headerFunction] {
      _ = CCurlSetReceiver(curl.easySetOption, easy, option, receiveAnswer)
    }
    for option in [CCurlOption.writeData, .headerData] { set(option, pointer: context) }
  }

  private func set(_ option: CCurlOption, _ value: Int) {
    _ = CCurlSetNumber(curl.easySetOption, easy, option, value)
  }

  private func set(_ option: CCurlOption, _ value: String) {
    _ = value.withCString { CCurlSetPointer(curl.easySetOption, easy, option, $0) }
  }

  private func set(_ option: CCurlOption, pointer: UnsafeRawPointer?) {
    _ = CCurlSetPointer(curl.easySetOption, easy, option, pointer)
  }

  /// Counts what comes, and takes no more than a limit of it; nothing of it is kept.
  private final class Answer {
    private let limit: Int
    private var received = 0

    init(limit: Int) { self.limit = limit }

    var isTooLong: Bool { received > limit }

    func take(_ count: Int) -> Int {
      received += count
      return isTooLong ? 0 : count
    }
  }

  fileprivate static func take(_ count: Int, _ context: UnsafeMutableRawPointer) -> Int {
    Unmanaged<Answer>.fromOpaque(context).takeUnretainedValue().take(count)
  }
}

/// Called by libcurl with each piece of an answer.
private func receiveAnswer(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  context.map { CurlTransfer.take(size * count, $0) } ?? 0
}
