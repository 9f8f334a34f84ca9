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
  private let answer: Response
  private let host: String
  private var headers: Curl.Handle?

  /// The results of libcurl that are told apart.
  private enum Result {
    static let good: Int32 = 0
    static let writeError: Int32 = 23
    static let timeout: Int32 = 28
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
    answer = Response(limit: limits.answer)
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
  /// - Returns: The status of the answer. A body that is too long is cut: the status counts.
  /// - Throws: `PublishError.transfer` when there was no answer with whole headers, `timeout` when
  ///   it took too long, or `canceled`.
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
    let isCut = result == Result.writeError && answer.isCut
    guard result == Result.good || isCut else {
      if result == Result.timeout { throw .timeout(host: host) }
      if answer.isEndless { throw .transfer(host: host, reason: "the headers do not end") }
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
    _ = CCurlSetReceiver(curl.easySetOption, easy, .writeFunction, receiveBody)
    _ = CCurlSetReceiver(curl.easySetOption, easy, .headerFunction, receiveHeader)
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

  /// Counts what comes, and accepts no more than a limit of it; nothing of it is kept.
  fileprivate final class Response {
    private let limit: Int
    private var headerBytes = 0
    private var bodyBytes = 0

    init(limit: Int) { self.limit = limit }

    /// Whether the headers were longer than the limit.
    var isEndless: Bool { headerBytes > limit }
    /// Whether the headers were whole, and the body was longer than the limit.
    var isCut: Bool { !isEndless && bodyBytes > limit }

    func addHeader(_ count: Int) -> Int {
      headerBytes += count
      return isEndless ? 0 : count
    }

    func addBody(_ count: Int) -> Int {
      bodyBytes += count
      return isCut ? 0 : count
    }
  }
}

/// Called by libcurl with each header of an answer.
private func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  return Unmanaged<CurlTransfer.Response>.fromOpaque(context).takeUnretainedValue()
    .addHeader(size * count)
}

/// Called by libcurl with each piece of the body of an answer.
private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  return Unmanaged<CurlTransfer.Response>.fromOpaque(context).takeUnretainedValue()
    .addBody(size * count)
}

/// How long a request may take, and how much of its answer is read.
struct PublishLimits: Sendable {
  /// Until the server is reached.
  var connecting = Duration.seconds(4)
  /// For all of it, at first.
  var total = Duration.seconds(4)
  /// The most bytes of the headers of an answer, and of its body.
  var answer = 64 << 10
}
