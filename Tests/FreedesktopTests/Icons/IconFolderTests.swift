import Testing

@testable import Freedesktop

@Suite struct IconFolderTests {
  /// The keys of a folder's group, a request, whether it matches, and the distance.
  private static let rows: [(String, Int, Int, Bool, Int)] = [
    ("Size=48;Type=Fixed", 48, 1, true, 0), ("Size=48;Type=Fixed", 47, 1, false, 1),
    ("Size=48;Type=Fixed", 48, 2, false, 48), ("Size=48;Type=Fixed;Scale=2", 48, 2, true, 0),
    ("Size=48;Type=Fixed;Scale=2", 96, 1, false, 0),
    ("Size=48", 46, 1, true, 0), ("Size=48", 50, 1, true, 0), ("Size=48", 45, 1, false, 3),
    ("Size=48", 51, 1, false, 3), ("Size=48;Threshold=8", 40, 1, true, 0),
    ("Size=48;Type=Threshold;Threshold=0", 49, 1, false, 1),
    ("Size=48;MinSize=32;MaxSize=64", 45, 1, false, 13),
    ("Size=64;Type=Scalable", 64, 1, true, 0),
    ("Size=64;Type=Scalable;MinSize=16;MaxSize=256", 16, 1, true, 0),
    ("Size=64;Type=Scalable;MinSize=16;MaxSize=256", 256, 1, true, 0),
    ("Size=64;Type=Scalable;MinSize=16;MaxSize=256", 15, 1, false, 1),
    ("Size=64;Type=Scalable;MinSize=16;MaxSize=256", 300, 1, false, 44),
    ("Size=64;Type=Scalable;MinSize=16;MaxSize=256", 64, 2, false, 0),
    ("Size=64;Type=Scalable;MinSize=16;MaxSize=256;Scale=2", 300, 2, false, 88),
    ("Size=64;Type=Scalable", 64, 1, true, 0), ("Size=64;Type=Scalable", 65, 1, false, 1),
  ]

  @Test(arguments: rows)
  func `size and distance are those of the specification`(
    keys: String, size: Int, scale: Int, matches: Bool, distance: Int
  ) throws {
    let folder = try #require(try folder(keys))
    let request = IconQuery(size: size, scale: scale)

    #expect(folder.matches(request) == matches)
    #expect(folder.distance(to: request) == distance)
  }

  @Test(arguments: [
    "Type=Fixed", "Size=0", "Size=-1", "Size=x", "Size=9223372036854775807",
    "Size=99999999999999999999",
  ])
  func `a folder without a usable size is left out`(keys: String) throws {
    #expect(try folder(keys) == nil)
  }

  @Test func `absurd numbers are left out and never overflow`() throws {
    let keys = "Size=64;Scale=9223372036854775807;Threshold=9223372036854775807;MaxSize=-5"
    let folder = try #require(try folder(keys))

    #expect(folder.scale == 1 && folder.threshold == 2 && folder.maximumSize == 64)
    #expect(folder.distance(to: IconQuery(size: .max, scale: .max)) > 0)
  }

  private func folder(_ keys: String) throws -> IconFolder? {
    let text = "[d]\n" + keys.split(separator: ";").joined(separator: "\n")
    return IconFolder(path: "d", try #require(try KeyFile(Array(text.utf8), path: "f")["d"]))
  }
}
