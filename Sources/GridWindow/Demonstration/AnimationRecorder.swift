import Freedesktop
import Glibc
import GridCore
import GridPainting
import System

/// The pictures of the demonstration: stills in files of their own, and all of it as one film.
final class AnimationRecorder {
  /// What was written, a line a file: its path and what it shows.
  private(set) var contents = ""

  private let directory: String
  private var animation = AnimatedPNG()
  private var count = 0

  /// A film that is written into `directory`, which is made when it is not there.
  ///
  /// - Throws: That it can't be used, or is not empty.
  init(into directory: String) throws(FilmError) {
    self.directory = directory
    if mkdir(directory, 0o777) != 0, errno != EEXIST {
      throw .unusable(directory, SystemError(code: errno))
    }
    guard let stream = opendir(directory) else {
      throw .unusable(directory, SystemError(code: errno))
    }
    defer { closedir(stream) }
    var names = 0
    while readdir(stream) != nil { names += 1 }
    guard names == 2 else { throw .notEmpty(directory) }
  }

  /// Adds a picture to the film.
  func add(_ picture: Surface) { animation.add(picture) }

  /// Writes `picture` under the next number and `name`; `what` says what it shows.
  func keep(_ picture: Surface, as name: String, _ what: String) throws(FilmError) {
    count += 1
    try write(picture.pngBytes(), to: (count < 10 ? "0" : "") + "\(count)-\(name).png", what)
  }

  /// Writes the film.
  func finish() throws(FilmError) {
    try write(animation.bytes, to: "demonstration.png", "all of it, moving")
  }

  private func write(_ bytes: [UInt8], to name: String, _ what: String) throws(FilmError) {
    let path = "\(directory)/\(name)"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .unwritable(path, SystemError(code: errno)) }
    let isWritten = bytes.withUnsafeBytes { writeAll(file, $0) }
    let error = SystemError(code: errno)
    guard close(file) == 0, isWritten else { throw .unwritable(path, error) }
    contents += "\(path): \(what)\n"
  }
}

/// Why there are no pictures.
nonisolated enum FilmError: Error, CustomStringConvertible {
  /// The directory can't be made or read.
  case unusable(String, SystemError)
  /// There is something in the directory.
  case notEmpty(String)
  /// A file can't be written.
  case unwritable(String, SystemError)

  /// One sentence: what, where, and what to do.
  var description: String {
    switch self {
    case .unusable(let path, let error): "can't put pictures into \(path): \(error)"
    case .notEmpty(let path): "\(path) is not empty; name a new directory for the pictures"
    case .unwritable(let path, let error): "can't write \(path): \(error)"
    }
  }
}
