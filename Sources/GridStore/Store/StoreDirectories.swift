import Glibc
import System

/// Where the store keeps what is not in the favorites file itself.
package struct StoreDirectories: Equatable, Sendable {
  /// `$XDG_STATE_HOME/gridwindow`: histories, last good copies, names and icons of favorites.
  package var state: String
  /// `$XDG_RUNTIME_DIR/gridwindow`: locks; `nil` when the variable is not set.
  package var runtime: String?

  /// The two directories as absolute paths; they are made when they are needed.
  package init(state: String, runtime: String? = nil) {
    self.state = state
    self.runtime = runtime
  }

  /// The directory of what belongs to the favorites file whose real path is `target`.
  func board(of target: String) -> String {
    FilePath.join(state, "boards/\(Fingerprint(target))")
  }

  /// The lock file of the favorites file whose real path is `target`, in a directory that exists.
  func lock(of target: String, system: SystemCalls) throws(StoreError) -> String {
    let name = "\(Fingerprint(target)).lock"
    if let runtime, try isUsable(runtime, system: system) { return FilePath.join(runtime, name) }
    try system.makeDirectories(state)
    return FilePath.join(state, name)
  }

  /// Whether `directory` is there or can be made.
  ///
  /// A passing failure is thrown, for all processes have to agree on one lock.
  private func isUsable(_ directory: String, system: SystemCalls) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try system.makeDirectories(directory)
    } catch .system(_, _, let code) where [EACCES, EPERM, EROFS, ENOTDIR].contains(code) {
      return false
    }
    return true
  }
}
