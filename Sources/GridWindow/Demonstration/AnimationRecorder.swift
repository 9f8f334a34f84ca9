import Freedesktop
import Glibc
import GridCore
import GridPainting
import System

/// Records the demonstration: single pictures in files, and all pictures as one animation.
final class AnimationRecorder {
  /// The written files, one per line: path and description.
  private(set) var contents = ""

  private let directory: String
  private var animation = AnimatedPNG()
  private var count = 0

  /// A recorder that writes into `directory`, which is created if it does not exist.
  ///
  /// - Throws: `FilmError` if the directory can't be used or is not empty.
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

  /// Adds a picture to the animation.
  func add(_ picture: Surface) { animation.add(picture) }

  /// Writes `picture` with the next number and `name`; `what` describes it.
  func keep(_ picture: Surface, as name: String, _ what: String) throws(FilmError) {
    count += 1
    try write(picture.pngBytes(), to: (count < 10 ? "0" : "") + "\(count)-\(name).png", what)
  }

  /// Writes the animation.
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

/// Why pictures can't be written.
nonisolated enum FilmError: Error, CustomStringConvertible {
  /// The directory can't be created or read.
  case unusable(String, SystemError)
  /// The directory is not empty.
  case notEmpty(String)
  /// A file can't be written.
  case unwritable(String, SystemError)

  /// One sentence: what is wrong, where, and what to do.
  var description: String {
    switch self {
    case .unusable(let path, let error): "can't put pictures into \(path): \(error)"
    case .notEmpty(let path): "\(path) is not empty; name a new directory for the pictures"
    case .unwritable(let path, let error): "can't write \(path): \(error)"
    }
  }
}
