/// Why a shared library or one of its functions can't be used.
package enum LoadingError: Error, Equatable, CustomStringConvertible {
  /// The dynamic loader found no usable library of this name.
  case missingLibrary(String)
  /// The library was loaded but has no function of this name.
  case missingFunction(String)

  /// One sentence for the log.
  package var description: String {
    switch self {
    case .missingLibrary(let name): "the library \(name) is not installed"
    case .missingFunction(let name): "the function \(name) is missing from its library"
    }
  }
}
