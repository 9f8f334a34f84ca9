/// What a `%` and a letter stand for in a command line.
enum FieldCode: Equatable {
  /// `%f`, `%F`, `%u`, `%U`: what the person wants to open.
  case files(FileForm, isList: Bool)
  /// `%i`: `--icon` and the entry's icon, two arguments.
  case icon
  /// `%c`: the entry's name.
  case name
  /// `%k`: where the entry lies.
  case location
  /// `%d`, `%D`, `%n`, `%N`, `%v`, `%m`: no longer in use, always removed.
  case removed

  /// How a program wants to be told of a file.
  enum FileForm: Equatable { case path, uri }

  /// The code for a letter behind the `%`, or nil when the specification has none.
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

  /// Whether the code may only be an argument of its own.
  var standsAlone: Bool {
    switch self {
    case .files(_, let isList): isList
    case .icon: true
    case .name, .location, .removed: false
    }
  }

  /// Whether the code stands for what the person wants to open.
  var takesFiles: Bool {
    if case .files = self { true } else { false }
  }
}
