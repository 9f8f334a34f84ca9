import Glibc

/// The program as it was built together with these tests.
package enum BuiltProgram {
  /// Its path: beside the tests' own file.
  package static let path: String = {
    let tests = realpath("/proc/self/exe", nil).map { String(cString: $0) } ?? ""
    return tests.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/gridwindow"
  }()
}
