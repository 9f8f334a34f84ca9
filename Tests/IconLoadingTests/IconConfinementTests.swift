import Freedesktop
import Glibc
import System
import TestSupport
import Testing

@testable import IconLoading

/// What the decoding process may do.
struct IconConfinementTests {
  private let directory = ScratchDirectory()

  private func text(_ path: String) throws -> String {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  @Test func `the process has neither privileges to gain nor a session to talk to`() throws {
    var decoder = RemoteDecoder(program: BuiltProgram.path)
    let icon = directory.write("icon.png", SampleIcons.png(width: 8, height: 8))
    _ = decoder.decode(.init(side: 8, path: icon))
    let process = "/proc/\(try #require(decoder.process as pid_t?))"
    #expect(try text("\(process)/status").contains("NoNewPrivs:\t1\n"))
    let limits = try text("\(process)/limits").split(separator: "\n")
    let memory = limits.first { $0.hasPrefix("Max address space") }
    #expect(memory?.split(separator: " ").count { $0 == "\(IconWorker.memoryLimit)" } == 2)
    let time = limits.first { $0.hasPrefix("Max cpu time") }
    #expect(time?.contains(" 2 ") == true && time?.contains(" 60 ") == true)
    let names = try text("\(process)/environ").split(separator: "\0").map {
      String($0.prefix { $0 != "=" })
    }
    #expect(
      Set(names).isSubset(of: [
        "LD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
      ]))
  }

  // MARK: Drawings that reach out

  private static let references = [
    "secret.png", "./secret.png", "../secret.png", ".?../secret.png", "secret.svg#a",
    "http://127.0.0.1:9/secret.png", "DIRECTORY/secret.png", "file://DIRECTORY/secret.png",
  ]

  private static let drawings = [
    "<image width='8' height='8' xlink:href='REF'/>", "<image width='8' height='8' href='REF'/>",
    "<use xlink:href='REF'/>", "<rect width='8' height='8' fill='url(REF)'/>",
    "<style>@import url(REF);</style><rect width='8' height='8'/>",
    "<style>@font-face { font-family: f; src: url(REF); }</style><text font-family='f'>x</text>",
    "<filter id='f'><feImage xlink:href='REF'/></filter>"
      + "<rect width='8' height='8' filter='url(#f)'/>",
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='REF' parse='text'/>",
    "<text>&e;</text>",
  ]

  private static func drawing(_ content: String, _ reference: String, in directory: String)
    -> String
  {
    let start = """
      <?xml version="1.0"?><?xml-stylesheet href="REF" type="text/css"?>
      <!DOCTYPE svg [<!ENTITY e SYSTEM "REF">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="8" height="8">
      """
    let text = "\(start)\(content)</svg>"
    return replace("DIRECTORY", by: directory, in: replace("REF", by: reference, in: text))
  }

  private static func replace(_ word: String, by other: String, in text: String) -> String {
    text.split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }

  @Test(.enabled(if: access("/usr/bin/strace", X_OK) == 0))
  func `drawings that reach out open nothing`() throws {
    directory.write("secret.png", SampleIcons.png(width: 8, height: 8))
    directory.write("secret.svg", SampleIcons.svg)
    let trace = "\(directory.path)/trace"
    let script = directory.writeProgram(
      "program",
      """
      exec /usr/bin/strace -f -qq -e trace=open,openat,openat2,stat,execve,socket,connect \
      -o \(trace) '\(BuiltProgram.path)' "$@"
      """)
    var decoder = RemoteDecoder(program: script, timeout: 20_000)
    var count = 0
    for content in Self.drawings {
      for reference in Self.references {
        let text = Self.drawing(content, reference, in: directory.path)
        _ = decoder.decode(.init(side: 8, path: directory.write("icon\(count).svg", text)))
        count += 1
      }
    }
    decoder.reap(milliseconds: 20_000)
    let bytes = try RegularFile.bytes(of: trace, limit: 8 << 20)
    let calls = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(count > 50 && calls.contains { $0.contains("librsvg") })
    for call in calls {
      #expect(!call.contains("secret") && !call.contains(directory.path), "\(call)")
      #expect(!call.contains("socket(") && !call.contains("connect("), "\(call)")
    }
    #expect(calls.count { $0.contains("execve(") } == 1)
  }
}
