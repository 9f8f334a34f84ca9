import GridCore
import Glibc

/// Sorts lines by hand in a terminal, and prints them in their new order.
///
///     terminal-grid FILE       the lines of a file
///     ls | terminal-grid       the lines of standard input
@main
struct TerminalGrid {
  static func main() {
    do {
      guard let lines = try sort(readLines()) else { exit(1) }
      for line in lines { print(line) }
    } catch {
      let sentence = Array("terminal-grid: \(error)\n".utf8)
      _ = write(STDERR_FILENO, sentence, sentence.count)
      exit(2)
    }
  }

  /// The lines in the order that the person gives them; `nil` when the person gives up.
  private static func sort(_ lines: [String]) throws -> [String]? {
    let terminal = try Terminal()
    let start = ContinuousClock.now
    var page = LinePage(lines, size: terminal.size)
    while true {
      let now = ContinuousClock.now - start
      page.resize(to: terminal.size, at: now)
      terminal.write(page.picture(at: now))
      let timeout: Duration? =
        switch page.controller.grid.wakeUp(after: now) {
        case .never: nil
        case .at(let time): max(time - now, .zero)
        case .nextFrame: Timings.frame
        }
      for key in terminal.nextKeys(timeout: timeout) {
        switch (key, page.controller.grid.liftedItem) {
        case (.command(let command), _): page.send(.key(command), at: ContinuousClock.now - start)
        case (.enter, nil): return page.lines
        case (.enter, _?): page.send(.key(.lift), at: ContinuousClock.now - start)
        case (.end, _): return nil
        }
        if page.isGivenUp { return nil }
      }
      page.controller.advance(to: ContinuousClock.now - start)
    }
  }

  /// The lines of the file that the first argument names, or of standard input; empty ones are
  /// left out.
  private static func readLines() throws(InputError) -> [String] {
    if let path = CommandLine.arguments.dropFirst().first {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw InputError(description: "\(path) can't be read") }
      dup2(descriptor, STDIN_FILENO)
    }
    var lines: [String] = []
    var numbers: [String: Int] = [:]
    var number = 0
    while let line = readLine() {
      number += 1
      if line.isEmpty { continue }
      if let first = numbers.updateValue(number, forKey: line) {
        throw InputError(
          description: "line \(number) is the same as line \(first); leave one of them out")
      }
      lines.append(line)
    }
    return lines
  }
}

/// Why there is nothing to sort.
struct InputError: Error, CustomStringConvertible {
  let description: String
}
