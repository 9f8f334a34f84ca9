import Glibc

/// What libFuzzer calls with each input: the variable FUZZ_TARGET names the reader that gets it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else { fatalError("there is no target \(name)") }
  return target
}()
