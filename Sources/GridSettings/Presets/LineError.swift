import Freedesktop
package import System

/// Why the lines of standard input are no items.
package struct LineError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1; `nil` when the whole input is meant.
  package let line: Int?
  /// What is wrong.
  package let reason: Reason

  /// What can be wrong with a line.
  package enum Reason: Equatable, Sendable {
    /// There is nothing at all.
    case noLines
    /// The line is empty.
    case empty
    /// The line begins with a tab.
    case emptyID
    /// An earlier line has the id.
    case repeatedID(String, firstLine: Int)
    /// The line holds a NUL byte.
    case zeroByte
    /// The line is not UTF-8.
    case notUTF8
    /// There is more than `LineSource.byteLimit`.
    case tooLarge
    /// The system can't read it.
    case unreadable(SystemError)
  }

  /// One sentence: where, what, and what to do.
  package var description: String {
    line.map { "standard input, line \($0): \(sentence)" } ?? "standard input \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .noLines: "has no lines; give one item a line"
    case .empty: "the line is empty; take it out"
    case .emptyID: "there is no id before the tab; write ID, a tab and the title"
    case .repeatedID(let id, let line): "“\(id)” stands in line \(line) already; take one out"
    case .zeroByte: "the line holds a NUL byte; give text with one item a line"
    case .notUTF8: "the line is not UTF-8; convert it first"
    case .tooLarge: "has more than \(LineSource.byteLimit >> 20) MiB; give a shorter list"
    case .unreadable(let error): "can't be read: \(error)"
    }
  }
}
