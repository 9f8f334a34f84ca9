/// A command line of a desktop entry, by the `Exec` rules of the Desktop Entry Specification 1.5.
///
/// No shell is involved: `$`, `~`, `*`, `;` and the like reach the program as they are. A field
/// code is expanded once and its result is never looked at again.
public struct Exec: Equatable, Sendable {
  /// The longest command line that is understood, in bytes.
  ///
  /// Each field code in it may become as long as a path, and the system limits what a process
  /// is started with.
  public static let maximumLength = 8192

  /// The longest command that is made, in bytes: the kernel takes no more in one argument.
  public static let maximumCommandLength = 1 << 17

  let arguments: [Argument]

  /// One argument as it is written.
  struct Argument: Equatable {
    var parts: [Part] = []
    var isQuoted = false

    /// The code, when it is the whole argument.
    var code: FieldCode? {
      if parts.count == 1, case .code(let code) = parts[0] { code } else { nil }
    }

    var codes: [FieldCode] {
      parts.compactMap { if case .code(let code) = $0 { code } else { nil } }
    }

    /// The text when it has no codes.
    var text: String? {
      if parts.isEmpty { return "" }
      return if parts.count == 1, case .text(let text) = parts[0] { text } else { nil }
    }
  }

  /// A run of plain text, or a field code.
  enum Part: Equatable {
    case text(String)
    case code(FieldCode)
  }

  /// The values of the field codes about the entry itself.
  public struct Context: Equatable, Sendable {
    /// `%c`.
    public var name: String
    /// `%i`; none when nil or empty.
    public var icon: String?
    /// `%k`; none when nil.
    public var location: String?

    /// The words of one entry.
    public init(name: String, icon: String? = nil, location: String? = nil) {
      (self.name, self.icon, self.location) = (name, icon, location)
    }
  }

  /// Parses the value of an `Exec` key, after its escapes were undone.
  ///
  /// More is accepted than the specification asks for, as shells and GLib do: single quotes,
  /// quotes in the middle of an argument, and a backslash outside of quotes.
  /// - Throws: which rule is broken.
  /// - Complexity: linear in the length, which is at most `maximumLength`.
  public init(_ value: String) throws(ExecError) {
    guard value.utf8.count <= Self.maximumLength else { throw .tooLong }
    arguments = try ExecParser.arguments(of: value)
    guard let program = arguments.first else { throw .empty }
    guard let name = program.text else { throw .codeInProgram }
    if name.isEmpty { throw .empty }
    if name.utf8.contains(.equals) { throw .equalsInProgram(name) }
    if arguments.contains(where: Self.misplacesCode) { throw .codeInsideArgument }
    let fileCodes = arguments.reduce(0) { $0 + $1.codes.count(where: \.takesFiles) }
    if fileCodes > 1 { throw .severalFileCodes }
  }

  /// The program's name or path, as it is written.
  public var program: String { arguments[0].text ?? "" }

  /// The arguments of each process to start, the program's own name first.
  ///
  /// Several files are several processes when the program takes one at a time, else one.
  /// - Throws: why the program can't open `files`.
  public func commands(
    opening files: [FileReference] = [], in context: Context
  ) throws(ExecError) -> [[CommandWord]] {
    guard !files.isEmpty else { return [try expand([], context)] }
    guard let place = arguments.first(where: { $0.codes.contains(where: \.takesFiles) }),
      case .files(let form, let isList)? = place.codes.first(where: \.takesFiles)
    else { throw .takesNoFiles }
    if place.isQuoted, place.code == nil { throw .filesInsideQuotes }
    var words: [CommandWord] = []
    for file in files { words.append(try Self.word(for: file, form)) }
    if isList { return [try expand(words, context)] }
    return try words.map { word throws(ExecError) in try expand([word], context) }
  }

  private static func misplacesCode(_ argument: Argument) -> Bool {
    argument.code == nil && argument.codes.contains(where: \.standsAlone)
  }

  private static func word(
    for file: FileReference, _ form: FieldCode.FileForm
  ) throws(ExecError) -> CommandWord {
    switch form {
    case .uri: return CommandWord(file.uri)
    case .path:
      guard let path = file.path else { throw .notLocal(file.uri) }
      return path
    }
  }

  /// The words of the command; an argument whose codes have no value is dropped, `""` is kept.
  private func expand(
    _ files: [CommandWord], _ context: Context
  ) throws(ExecError) -> [CommandWord] {
    var (words, rest): ([CommandWord], Int) = ([], Self.maximumCommandLength)
    func spend(_ count: Int) throws(ExecError) {
      rest -= count
      if rest < 0 { throw .commandTooLong }
    }
    for argument in arguments {
      if let code = argument.code {
        for word in code.words(files, context) {
          try spend(word.bytes.count + 1)
          words.append(word)
        }
        continue
      }
      var bytes: [UInt8] = []
      for word in argument.parts.lazy.flatMap({ $0.words(files, context) }) {
        try spend(word.bytes.count)
        bytes += word.bytes
      }
      try spend(1)
      if !bytes.isEmpty || argument.codes.isEmpty { words.append(CommandWord(bytes: bytes)) }
    }
    return words
  }
}

extension Exec.Part {
  fileprivate func words(_ files: [CommandWord], _ context: Exec.Context) -> [CommandWord] {
    switch self {
    case .text(let text): [CommandWord(text)]
    case .code(let code): code.words(files, context)
    }
  }
}

extension FieldCode {
  /// The arguments that replace the code.
  fileprivate func words(_ files: [CommandWord], _ context: Exec.Context) -> [CommandWord] {
    switch self {
    case .files: files
    case .icon: context.icon.map { $0.isEmpty ? [] : ["--icon", CommandWord($0)] } ?? []
    case .name: [CommandWord(context.name)]
    case .location: context.location.map { [CommandWord($0)] } ?? []
    case .removed: []
    }
  }
}
