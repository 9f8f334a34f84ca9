import Glibc

/// The programs that were built together with these tests.
package enum BuiltProgram {
  /// The path of GridWindow itself.
  package static let path = path(of: "gridwindow")

  /// The path of the program called `name`: beside the tests' own file.
  package static func path(of name: String) -> String {
    let tests = realpath("/proc/self/exe", nil).map { String(cString: $0) } ?? ""
    return tests.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/\(name)"
  }
}
