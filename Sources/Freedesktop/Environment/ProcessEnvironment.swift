import Glibc
import System

/// The environment of a process: names and values, byte for byte.
///
/// Values that are not UTF-8 can't be read here but reach a child unchanged.
public struct ProcessEnvironment: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// Each variable as `NAME=value`, without the final NUL.
  private(set) var entries: [[UInt8]] = []

  /// An environment of the given variables.
  public init(_ variables: [String: String] = [:]) {
    for (name, value) in variables { self[name] = value }
  }

  /// An environment of the given variables; the last of equal names wins.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The variables of this process as they are now.
  ///
  /// Not to be called while another thread changes them.
  public static var ofProcess: ProcessEnvironment {
    var environment = ProcessEnvironment()
    var pointer = environ
    while let variable = pointer.pointee {
      environment.entries.append(
        Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable))))
      pointer += 1
    }
    return environment
  }

  /// The value of a variable; nil when it is missing or not UTF-8.
  ///
  /// Setting nil removes it.
  public subscript(name: String) -> String? {
    get {
      guard let entry = entries.first(where: { Self.entry($0, names: name) }) else { return nil }
      return String(validating: entry.dropFirst(name.utf8.count + 1), as: UTF8.self)
    }
    set {
      entries.removeAll { Self.entry($0, names: name) }
      if let newValue { entries.append(Array("\(name)=\(newValue)".utf8)) }
    }
  }

  /// The environment without the variable called `name`.
  public func without(_ name: String) -> ProcessEnvironment {
    var environment = self
    environment[name] = nil
    return environment
  }

  /// The value of a variable that is there and not empty.
  func nonempty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func entry(_ entry: [UInt8], names name: String) -> Bool {
    let count = name.utf8.count
    return entry.count > count && entry[count] == .equals && entry.starts(with: name.utf8)
  }
}

/// Where programs are looked up by name: the directories of `$PATH`.
public struct ProgramSearch: Equatable, Sendable {
  /// The directories in their order; relative and empty ones of `$PATH` are left out, because a
  /// program must not depend on the directory it happens to be started in.
  public let directories: [String]

  /// Searches the directories of a `$PATH` value; the default is used when it is missing.
  public init(path: String?) {
    let path = path.flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/bin:/usr/bin:/bin"
    directories = path.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
  }

  /// Searches the `$PATH` of `environment`.
  public init(environment: ProcessEnvironment) { self.init(path: environment["PATH"]) }

  /// The executable file that `program` names: itself when it is an absolute path, the first of
  /// that name in the directories when it has no slash; nil when there is none.
  public func find(_ program: String) -> String? {
    if program.hasPrefix("/") { return FileStatus.isExecutable(program) ? program : nil }
    guard !program.isEmpty, !program.utf8.contains(.slash) else { return nil }
    return directories.lazy.map { "\($0)/\(program)" }.first(where: FileStatus.isExecutable)
  }
}
