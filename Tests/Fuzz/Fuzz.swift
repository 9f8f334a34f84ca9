import Glibc

@testable import GridStore

/// What libFuzzer calls with each input: the variable FUZZ_TARGET names the reader that gets it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let target = chosen { target.run(bytes) } else { _ = try? FavoritesFile(bytes) }
  return 0
}

/// The reader in Freedesktop that is meant; nil for that of favorites files.
private let chosen = FuzzTarget(rawValue: getenv("FUZZ_TARGET").map { String(cString: $0) } ?? "")
