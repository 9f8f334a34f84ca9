import TestSupport
import Testing

@testable import Freedesktop

@Suite struct KeyFileLimitTests {
  @Test func `a text of one mebibyte is read and one byte more is refused`() throws {
    let head = Array("[G]\nk=".utf8)
    let full = head + [UInt8](repeating: 97, count: KeyFile.maximumSize - head.count)

    #expect(try KeyFile(full, path: "f")["G"]?.value("k")?.string().utf8.count == full.count - 6)
    #expect(throws: KeyFileError(path: "f", line: nil, reason: .tooLarge)) {
      try KeyFile(full + [97], path: "f")
    }
  }

  @Test func `ten thousand keys are read and one more is refused with its line`() throws {
    let lines = (1..<KeyFile.maximumKeyCount).map { "k\($0)=v" }
    let text = "[G]\n" + lines.joined(separator: "\n") + "\n"

    #expect(try KeyFile(Array(text.utf8), path: "f")["G"]?.values.count == lines.count)
    #expect(throws: KeyFileError(path: "f", line: 10_001, reason: .tooManyKeys)) {
      try KeyFile(Array((text + "last=1\n").utf8), path: "f")
    }
  }

  @Test(arguments: [(";", 1 << 18), ("\\", 1_000_000), ("[", 1 << 18), ("a;", 1 << 18)])
  func `a hostile value takes no quadratic time`(part: String, count: Int) throws {
    let bytes = Array("[G]\nk=\(String(repeating: part, count: count))\n".utf8)
    let time = try ContinuousClock().measure {
      let file = try KeyFile(bytes, path: "f")
      _ = try file["G"]?.value("k")?.strings()
      _ = try file["G"]?.value("k")?.string()
    }
    #expect(time < .seconds(60))
  }

  @Test func `hostile lines are reported a few times only`() throws {
    let text = String(repeating: "x\n", count: 9_000)

    #expect(try KeyFile(Array(text.utf8), path: "f").problems.count == 20)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random bytes never stop the reader`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("[]=#\\;\n\r ab\0".utf8) + [0xC3, 0xFF]
    for _ in 0..<200 {
      let count = Int.random(in: 0..<80, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let file = try KeyFile(bytes, path: "f", locale: MessageLocale(names: ["ab_CD@x"]))
      for value in file.groups.flatMap(\.values) {
        _ = try? value.string()
        _ = try? value.strings()
      }
      #expect(file.groups.allSatisfy { file[$0.name]?.line == $0.line }, "seed \(seed)")
    }
  }
}
