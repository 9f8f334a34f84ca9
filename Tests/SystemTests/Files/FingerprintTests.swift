import Testing

@testable import System

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `a fingerprint is that of the published test vectors`(text: String, expected: String) {
    #expect(Fingerprint(text).description == expected)
  }
}
