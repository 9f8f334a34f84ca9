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

  /// Searches where the variables of `environment` say.
  public init(environment: ProcessEnvironment) { self.init(path: environment["PATH"]) }

  /// The executable file that `program` names: itself when it is an absolute path, the first of
  /// that name in the directories when it has no slash; nil when there is none.
  public func find(_ program: String) -> String? {
    if program.hasPrefix("/") { return FileStatus.isExecutable(program) ? program : nil }
    guard !program.isEmpty, !program.utf8.contains(.slash) else { return nil }
    return directories.lazy.map { "\($0)/\(program)" }.first(where: FileStatus.isExecutable)
  }
}
