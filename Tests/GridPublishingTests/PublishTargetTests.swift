import Testing

@testable import GridPublishing

@Suite struct PublishTargetTests {
  @Test(arguments: [
    "https://example.org", "https://example.org/a/b?c=d#e", "HTTPS://example.org:8443/x",
    "https://[2001:db8::1]:1/x", "http://127.0.0.1/", "http://127.0.0.1:8080/x",
    "http://localhost:1", "http://LOCALHOST/x", "http://[::1]:80/x", "https://localhost/",
  ])
  func `https anywhere and http to this machine are addresses`(text: String) {
    #expect(PublishAddress(text)?.text == text)
  }

  @Test(arguments: [
    "", "example.org", "http://example.org/", "http://127.0.0.2.example.org/",
    "http://127.0.0.1@example.org/", "http://localhost:80@example.org/", "https://me@example.org",
    "http://localhost\\@example.org/", "http://localhost.example.org/", "ftp://localhost/",
    "file:///etc/passwd", "https://", "https:///x", "https:/x", "://x", "https://exa mple.org/",
    "https://example.org/\r\nX: y", "https://example.org:99999/", "https://example.org:/",
    "https://ex%41mple.org/", "http://[::2]/", "https://ümlaut.org/", "http://localhost:8x/",
  ])
  func `anything else is none`(text: String) {
    #expect(PublishAddress(text) == nil)
  }

  @Test(arguments: [
    ("X-Token", "X-Token: t"), ("X-Token:", "X-Token: t"), ("Cookie: sid=", "Cookie: sid= t"),
    ("Authorization: Bearer", "Authorization: Bearer t"),
    ("  Authorization:  Bearer  ", "Authorization: Bearer t"), ("A:b", "A:b t"),
  ])
  func `a header is a name or what stands before the token`(text: String, line: String) throws {
    #expect(try #require(TokenHeader(text)).line(for: "t") == line)
  }

  @Test(arguments: ["", " ", ":", ": x", "a b", "a\r\nb: c", "a: b\nc", "ä", "a/b: c", "a: \u{7f}"])
  func `what begins no header is refused`(text: String) {
    #expect(TokenHeader(text) == nil)
  }

  @Test func `the standard header is a bearer's`() {
    #expect(TokenHeader.standard.line(for: "t") == "Authorization: Bearer t")
    #expect(TokenHeader(TokenHeader.standard.description) == .standard)
  }

  @Test func `every byte of a form is encoded as the URL Standard says`() {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*-._".utf8)
    for value in 0..<128 {
      let text = String(UnicodeScalar(UInt8(value)))
      var bytes: [UInt8] = []
      FormEncoding.append(text, to: &bytes)
      let digits = String(value, radix: 16, uppercase: true)
      let escape = "%" + (digits.count < 2 ? "0" : "") + digits
      let expected = value == 32 ? "+" : plain.contains(UInt8(value)) ? text : escape
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
  }
}
