/// How long a request may take, and how much of its answer is read.
struct PublishLimits: Sendable {
  /// Until the server is reached.
  var connecting = Duration.seconds(5)
  /// For all of it.
  var total = Duration.seconds(10)
  /// The most bytes of an answer, its headers included.
  var answer = 64 << 10
}
