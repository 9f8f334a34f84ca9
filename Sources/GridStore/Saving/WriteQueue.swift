import GridDocument
import System

/// What the user interface and the writer thread send each other.
///
/// A job says from which stored state its own state came: the last one that the user interface was
/// told. So the thread does a job only as long as it has told no other stored state since, and drops
/// it otherwise; the user interface hands over a new one when it hears of that state.
final class WriteQueue: Sendable {
  /// A state to be merged with the stored one.
  struct Job: Sendable {
    /// The stored state that the user interface knows, and from which `ours` came.
    var base: FavoritesState
    /// The state that the user interface shows.
    var ours: FavoritesState
    /// The document's revision with that state.
    var revision: Int
    /// How many stored states the user interface had been told.
    var stateCount: Int
  }

  /// What the user interface asks for.
  enum Request: Sendable {
    /// Stores a state, in place of a job that waits.
    case save(Job)
    /// Remembers the favorites as they are shown.
    case rememberItems([Item])
    /// Remembers the icon of a favorite.
    case rememberIcon([UInt8], id: String)
    /// Tries once more what waits, and ends the thread.
    case end
  }

  /// What the thread replies.
  enum Reply: Sendable {
    /// The job is done.
    case committed(Job, CommitResult)
    /// The job failed for the reason said in one sentence, and is tried again.
    case failed(String)
    /// Another program may have changed the file.
    case changedOutside
    /// The job failed, and another program has changed the file to this state meanwhile.
    case rebased(Job, onto: FavoritesState)
    /// The thread writes nothing any more.
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
