/// A field code of a command line: a `%` and a letter.
enum FieldCode: Equatable {
  /// `%f`, `%F`, `%u`, `%U`: the files to open.
  case files(FileForm, isList: Bool)
  /// `%i`: `--icon` and the entry's icon, two arguments.
  case icon
  /// `%c`: the entry's name.
  case name
  /// `%k`: the path of the entry.
  case location
  /// `%d`, `%D`, `%n`, `%N`, `%v`, `%m`: no longer in use, always removed.
  case removed

  /// The form in which a program expects files.
  enum FileForm: Equatable { case path, uri }

  /// The code for the letter after the `%`, or nil when the specification has none.
  init?(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "f"): self = .files(.path, isList: false)
    case UInt8(ascii: "F"): self = .files(.path, isList: true)
    case UInt8(ascii: "u"): self = .files(.uri, isList: false)
    case UInt8(ascii: "U"): self = .files(.uri, isList: true)
    case UInt8(ascii: "i"): self = .icon
    case UInt8(ascii: "c"): self = .name
    case UInt8(ascii: "k"): self = .location
    case let letter where "dDnNvm".utf8.contains(letter): self = .removed
    default: return nil
    }
  }

  /// Whether the code has to be a whole argument.
  var standsAlone: Bool {
    switch self {
    case .files(_, let isList): isList
    case .icon: true
    case .name, .location, .removed: false
    }
  }

  /// Whether the code is replaced by the files to open.
  var takesFiles: Bool {
    if case .files = self { true } else { false }
  }
}
