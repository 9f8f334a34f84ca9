import Testing

@testable import Freedesktop

@Suite struct KeyFileValueTests {
  private func value(_ text: String) throws -> KeyFile.Value {
    try #require(try KeyFile(Array("[G]\nk=\(text)\n".utf8), path: "f")["G"]?.value("k"))
  }

  @Test(arguments: [
    (#"a\sb"#, "a b"), (#"\sa\s"#, " a "), (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"a\\b"#, #"a\b"#),
    (#"a\\nb"#, #"a\nb"#), (#"\\\\"#, #"\\"#), (#"a\qb"#, #"a\qb"#), (#"a\"#, #"a\"#),
    ("a=b", "a=b"), ("  a  b  ", "a  b"), ("", ""), ("a;b", "a;b"), (#"a\;b"#, #"a\;b"#),
    ("# no comment", "# no comment"), ("图标", "图标"),
  ])
  func `escapes of strings are undone once`(text: String, string: String) throws {
    #expect(try value(text).string() == string)
  }

  @Test(arguments: [
    ("A;B", ["A", "B"]), ("A;B;", ["A", "B"]), (#"A\;x;B"#, ["A;x", "B"]), (";;", ["", ""]),
    ("", []), ("A", ["A"]), (";A", ["", "A"]), ("A;;B", ["A", "", "B"]),
    (#"a\sb;c\\;"#, ["a b", #"c\"#]),
    (#"A\"#, [#"A\"#]), (#"A\\;B"#, [#"A\"#, "B"]),
  ])
  func `lists end at semicolons that are not escaped`(text: String, strings: [String]) throws {
    #expect(try value(text).strings() == strings)
  }

  @Test(arguments: [("true", true), ("false", false), ("1", true), ("0", false), ("true  ", true)])
  func `a boolean is true or false`(text: String, boolean: Bool) throws {
    #expect(try value(text).boolean() == boolean)
  }

  @Test(arguments: ["", "True", "yes", "TRUE", "2", "truefalse"])
  func `anything else is no boolean`(text: String) throws {
    let value = try value(text)
    #expect(throws: KeyFileError(path: "f", line: 2, reason: .notBoolean(key: "k", value: text))) {
      try value.boolean()
    }
  }

  @Test(arguments: [("1", 1), ("-2.5", -2.5), ("0.025", 0.025), ("1e3", 1000)])
  func `a number has a point in every locale`(text: String, number: Double) throws {
    #expect(try value(text).number() == number)
  }

  @Test(arguments: ["", "1,5", "nan", "inf", "1 2", "12px", "1e999"])
  func `anything else is no number`(text: String) throws {
    let value = try value(text)
    #expect(throws: KeyFileError(path: "f", line: 2, reason: .notNumber(key: "k", value: text))) {
      try value.number()
    }
  }

  @Test(arguments: ["", "1.0", "99999999999999999999", "0x10"])
  func `a whole number has digits alone and fits`(text: String) throws {
    let value = try value(text)
    #expect(throws: KeyFileError(path: "f", line: 2, reason: .notInteger(key: "k", value: text))) {
      try value.integer()
    }
    #expect(try self.value("-48").integer() == -48)
  }
}
