import Glibc

/// A shared library that is loaded when it is first needed, and may be missing.
///
/// The program builds without the library's headers and runs, with less, without the library.
/// A loaded library stays loaded: its functions may be kept for as long as the program runs.
package struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the library called `name`, for example `libpangocairo-1.0.so.0`.
  ///
  /// - Throws: `LoadingError.missingLibrary` when the dynamic loader can't find or use it.
  package init(_ name: String) throws(LoadingError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .missingLibrary(name) }
    self.handle = handle
  }

  /// The function called `name`; `type` is its C signature, which nobody can check.
  ///
  /// - Throws: `LoadingError.missingFunction` when the library has no such symbol.
  package func function<T>(_ name: String, as type: T.Type = T.self) throws(LoadingError) -> T {
    guard let address = dlsym(handle, name) else { throw .missingFunction(name) }
    return unsafeBitCast(address, to: type)
  }
}
