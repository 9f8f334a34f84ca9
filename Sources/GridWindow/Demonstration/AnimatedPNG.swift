import GridCore
import GridPainting

/// A sequence of pictures in one file: PNG with the chunks of APNG 1.0.
///
/// A browser plays it; other programs show the first picture. Only the differences between pictures
/// are stored.
nonisolated struct AnimatedPNG: ~Copyable {
  /// How long a picture is shown, in hundredths of a second.
  private static let hundredths = 8
  /// The time from one picture to the next.
  static let interval = Duration.milliseconds(hundredths * 10)

  private var frames: [Frame] = []
  private var last: Surface?

  private struct Frame {
    let rect: Rect
    let png: [UInt8]
    var delay: Int
  }

  /// Adds a picture; all have one size.
  ///
  /// - Complexity: O(pixels).
  mutating func add(_ picture: Surface) {
    let whole = Rect(origin: .zero, size: picture.size)
    guard let rect = last.map({ $0.difference(from: picture) }) ?? whole else {
      return frames[frames.count - 1].delay += Self.hundredths
    }
    let png = picture.copy(of: rect).pngBytes()
    frames.append(Frame(rect: rect, png: png, delay: Self.hundredths))
    last = picture.copy(of: whole)
  }

  /// The file, which repeats without end; empty without a picture.
  var bytes: [UInt8] {
    guard let first = frames.first else { return [] }
    var bytes = PNGChunk.signature
    bytes += PNGChunk.all(in: first.png).first { $0.type == "IHDR" }?.bytes ?? []
    bytes += PNGChunk("acTL", PNGChunk.number(frames.count) + PNGChunk.number(0)).bytes
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      bytes += PNGChunk("fcTL", Self.control(frame, sequence)).bytes
      sequence += 1
      for chunk in PNGChunk.all(in: frame.png) where chunk.type == "IDAT" {
        guard index > 0 else {
          bytes += chunk.bytes
          continue
        }
        bytes += PNGChunk("fdAT", PNGChunk.number(sequence) + chunk.data).bytes
        sequence += 1
      }
    }
    return bytes + PNGChunk("IEND", []).bytes
  }

  /// The frame control chunk of `frame`: position and duration, drawn over the last picture, which
  /// is kept.
  private static func control(_ frame: Frame, _ sequence: Int) -> [UInt8] {
    let numbers = [sequence, frame.rect.width, frame.rect.height, frame.rect.x, frame.rect.y]
    let delay = min(frame.delay, 0xffff)
    return numbers.flatMap(PNGChunk.number) + [
      UInt8(delay >> 8), UInt8(delay & 0xff), 0, 100, 0, 0,
    ]
  }
}
