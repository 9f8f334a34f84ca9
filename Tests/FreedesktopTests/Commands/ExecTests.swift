import TestSupport
import Testing

@testable import Freedesktop

@Suite struct ExecTests {
  private static let context = Exec.Context(
    name: "My Name", icon: "my icon", location: "/usr/share/applications/a b.desktop")

  /// The value of an `Exec` key as it is written in a file, and the arguments that a launch without
  /// files gives, with `¦` between them and `∅` for an empty one.
  static let accepted = ExecTable.rows(
    #"""
    stub → stub
    /usr/bin/stub → /usr/bin/stub
    stub a → stub¦a
    stub  a   b → stub¦a¦b
    stub\sa → stub¦a
    stub\ta\nb → stub¦a¦b
    "stub" → stub
    "/tmp/d/My Game Dir/start" "" → /tmp/d/My Game Dir/start¦∅
    "/tmp/my app/run" --x → /tmp/my app/run¦--x
    stub "" "" → stub¦∅¦∅
    stub '' → stub¦∅
    stub "two words" → stub¦two words
    stub 'two words' → stub¦two words
    stub "a\\"b" → stub¦a"b
    stub "\\$HOME" → stub¦$HOME
    stub "\\`id\\`" → stub¦`id`
    stub "a\\\\\\\\b" → stub¦a\\b
    stub "a\\\\b" → stub¦a\b
    stub "\$HOME" → stub¦$HOME
    stub "\"x\"" → stub¦"x"
    stub "a\\b" → stub¦a\b
    stub "b\\\\\\\\s" → stub¦b\\s
    stub "q\\"x" "\\$HOME" → stub¦q"x¦$HOME
    stub "it's" → stub¦it's
    stub 'say "hi"' → stub¦say "hi"
    stub 'a\\b' → stub¦a\b
    stub 'a\\\\b' → stub¦a\\b
    stub "a'b'c" → stub¦a'b'c
    stub a"b c"d → stub¦ab cd
    stub --x="a b" → stub¦--x=a b
    stub --x='a b'y → stub¦--x=a by
    stub "a""b" → stub¦ab
    stub "a"'b' → stub¦ab
    stub a\\ b → stub¦a b
    stub a\\\\b → stub¦a\b
    stub \\"a → stub¦"a
    stub \\'a → stub¦'a
    stub a\\ → stub¦a\
    stub $HOME → stub¦$HOME
    stub ~/x → stub¦~/x
    stub `id` → stub¦`id`
    stub *.txt → stub¦*.txt
    stub a;b → stub¦a;b
    stub a;b ; c → stub¦a;b¦;¦c
    stub a > /tmp/x → stub¦a¦>¦/tmp/x
    stub a | b & → stub¦a¦|¦b¦&
    stub (a) {b} [c] → stub¦(a)¦{b}¦[c]
    stub ? # ! → stub¦?¦#¦!
    stub $(touch x) → stub¦$(touch¦x)
    stub ${HOME} $$ → stub¦${HOME}¦$$
    stub stub://run/730 ~/x $HOME `id` *.txt a;b → stub¦stub://run/730¦~/x¦$HOME¦`id`¦*.txt¦a;b
    stub http://a//b → stub¦http://a//b
    env A=1 B="x y" stub → env¦A=1¦B=x y¦stub
    stub A=b → stub¦A=b
    sh -c "echo \\$HOME; id" → sh¦-c¦echo $HOME; id
    sh -c 'a && b' → sh¦-c¦a && b
    env WINEPREFIX="/h/.wine" wine C:\\\\\\\\w\\\\\\\\x.lnk → env¦WINEPREFIX=/h/.wine¦wine¦C:\\w\\x.lnk
    wine start /Unix /h/Start\\ Menu/x.lnk → wine¦start¦/Unix¦/h/Start Menu/x.lnk
    stub 图标 "图 标" → stub¦图标¦图 标
    stub é → stub¦é
    stub - -- --help → stub¦-¦--¦--help
    stub %% → stub¦%
    stub %%f → stub¦%f
    stub %%%% → stub¦%%
    stub 100%% → stub¦100%
    stub A=%%COMPAT:+X "50%%" %U → stub¦A=%COMPAT:+X¦50%
    stub '%%' → stub¦%
    stub \\%f → stub¦%f
    stub %f → stub
    stub %F → stub
    stub %u → stub
    stub %U → stub
    stub "%f" → stub
    stub '%U' → stub
    stub --file=%f → stub¦--file=
    stub --uri=%u x → stub¦--uri=¦x
    stub two%u → stub¦two
    stub %d %D %n %N %v %m → stub
    stub -m%m x → stub¦-m¦x
    stub %d%D → stub
    stub %v%c%f → stub¦My Name
    stub "%v" → stub
    stub %i → stub¦--icon¦my icon
    stub %i %c → stub¦--icon¦my icon¦My Name
    stub "%i" → stub¦--icon¦my icon
    stub %c → stub¦My Name
    stub "%c" → stub¦My Name
    stub --name=%c → stub¦--name=My Name
    stub "x %c y" pre%c → stub¦x My Name y¦preMy Name
    stub %c%c → stub¦My NameMy Name
    stub %k → stub¦/usr/share/applications/a b.desktop
    stub --from=%k → stub¦--from=/usr/share/applications/a b.desktop
    stub "%c %k" → stub¦My Name /usr/share/applications/a b.desktop
    stub -caption %c %i %m %f → stub¦-caption¦My Name¦--icon¦my icon
    stub --icon %i → stub¦--icon¦--icon¦my icon
    "my%%prog" x → my%prog¦x
    ./start → ./start
    bin/start x → bin/start¦x
    stub %f b → stub¦b
    stub a%%20b → stub¦a%20b
    stub 'sh -c "x %%"' → stub¦sh -c "x %"
    stub -geometry 80x24+0-0 → stub¦-geometry¦80x24+0-0
    stub @ ^ , . : _ → stub¦@¦^¦,¦.¦:¦_
    stub "\\n" → stub¦\n
    stub "a b""c d" → stub¦a bc d
    stub 'a b''c d' → stub¦a bc d
    stub "a"b"c" → stub¦abc
    stub a"" → stub¦a
    stub ""a → stub¦a
    stub "'" '"' → stub¦'¦"
    stub '' '' x → stub¦∅¦∅¦x
    stub "" %f "" → stub¦∅¦∅
    stub "%%f" → stub¦%f
    stub "%%%%" → stub¦%%
    stub %%%f → stub¦%
    stub %%c → stub¦%c
    stub %c%% → stub¦My Name%
    stub %c-%c → stub¦My Name-My Name
    stub x%dy → stub¦xy
    stub --geometry=%v → stub¦--geometry=
    stub \\\\server\\share → stub¦\servershare
    stub "\\\\\\\\server\\\\share" → stub¦\\server\share
    stub 'a\\b c' → stub¦a\b c
    stub "$(id)" → stub¦$(id)
    stub "`id`" → stub¦`id`
    stub &amp; &lt; → stub¦&amp;¦&lt;
    stub {1..3} a{b,c} → stub¦{1..3}¦a{b,c}
    stub !! !$ → stub¦!!¦!$
    stub < in >> out 2>&1 → stub¦<¦in¦>>¦out¦2>&1
    stub && true || false → stub¦&&¦true¦||¦false
    stub\s\sa → stub¦a
    stub a\s\sb → stub¦a¦b
    stub "a\sb" → stub¦a b
    stub 日本語 "한국어 x" 🙂 → stub¦日本語¦한국어 x¦🙂
    stub =x --y==z → stub¦=x¦--y==z
    stub --launch WebBrowser %u → stub¦--launch¦WebBrowser
    stub --player-operation-mode=pseudo-gui -- %U → stub¦--player-operation-mode=pseudo-gui¦--
    stub steam://rungameid/730 → stub¦steam://rungameid/730
    stub -c 'exec "$0" "$@"' prog %F → stub¦-c¦exec "$0" "$@"¦prog
    stub run --arch=x86_64 --file-forwarding org.gimp.GIMP @@u %U @@ → stub¦run¦--arch=x86_64¦--file-forwarding¦org.gimp.GIMP¦@@u¦@@
    env HINT=/var/lib/snapd/desktop/applications/code_code.desktop /snap/bin/code %F → env¦HINT=/var/lib/snapd/desktop/applications/code_code.desktop¦/snap/bin/code
    env "WINEPREFIX=/home/a b/.wine" wine start /Unix "/home/a b/x.lnk" → env¦WINEPREFIX=/home/a b/.wine¦wine¦start¦/Unix¦/home/a b/x.lnk
    java -jar "/opt/my tool/tool.jar" %f → java¦-jar¦/opt/my tool/tool.jar
    "/opt/Some Editor/editor" --unity-launch %F → /opt/Some Editor/editor¦--unity-launch
    sh -c "if [ -n \\"\\$*\\" ]; then exec edit \\"\\$@\\"; fi" sh %F → sh¦-c¦if [ -n "$*" ]; then exec edit "$@"; fi¦sh
    bash -c "u=\\${1//\\\\\\\\/\\\\\\\\\\\\\\\\}; x \\"\\$u\\"" bash %u → bash¦-c¦u=${1//\\/\\\\}; x "$u"¦bash
    """#)

  @Test(arguments: accepted)
  func `a command line is split without a shell`(row: ExecTable.Row) throws {
    let commands = try Exec(row.value).commands(in: Self.context)

    #expect(commands == [row.arguments])
  }

  static let refused: [(String, ExecError)] = [
    ("", .empty), ("   ", .empty), (#""""#, .empty), (#""" a"#, .empty), ("''", .empty),
    (#"stub "abc"#, .unbalancedQuote), ("stub 'abc", .unbalancedQuote),
    (#"stub ""#, .unbalancedQuote),
    (#"stub "a\""#, .unbalancedQuote), (#"stub a"b"c""#, .unbalancedQuote),
    (#""stub"#, .unbalancedQuote),
    ("stub %x", .unknownFieldCode("x")), ("stub one %x two%u", .unknownFieldCode("x")),
    ("stub %", .unknownFieldCode("")), ("stub 50%", .unknownFieldCode("")),
    ("stub % a", .unknownFieldCode(" ")), ("stub %1", .unknownFieldCode("1")),
    ("stub %é", .unknownFieldCode("é")), (#"stub "%x""#, .unknownFieldCode("x")),
    (#"stub "50%""#, .unknownFieldCode("\"")), ("stub %%%", .unknownFieldCode("")),
    ("stub %K", .unknownFieldCode("K")), ("stub %{f}", .unknownFieldCode("{")),
    ("stub %f %f", .severalFileCodes), ("stub %f %U", .severalFileCodes),
    ("stub %F %u", .severalFileCodes), ("stub --a=%f --b=%u", .severalFileCodes),
    ("stub %f%f", .severalFileCodes), ("stub %U %U", .severalFileCodes),
    ("stub x%F", .codeInsideArgument), ("stub %Ux", .codeInsideArgument),
    ("stub %F%F", .codeInsideArgument), ("stub --i=%i", .codeInsideArgument),
    (#"stub "a %U""#, .codeInsideArgument), ("stub %i%c", .codeInsideArgument),
    ("%f", .codeInProgram), ("%k x", .codeInProgram), ("st%cub", .codeInProgram),
    ("%i", .codeInProgram), ("A=b stub", .equalsInProgram("A=b")),
    ("stub %i%%", .codeInsideArgument), ("stub %U%c", .codeInsideArgument),
    ("stub %s", .unknownFieldCode("s")), ("stub %z %f", .unknownFieldCode("z")),
    ("stub %f --x=%u %F", .severalFileCodes), ("stub it's", .unbalancedQuote),
    (#""a=b/stub" x"#, .equalsInProgram("a=b/stub")), ("/x=y/stub", .equalsInProgram("/x=y/stub")),
  ]

  @Test(arguments: refused)
  func `a command line against the rules is refused`(value: String, error: ExecError) {
    #expect(throws: error) { try Exec(value) }
  }

  @Test func `the tables hold at least 200 rows`() {
    #expect(Self.accepted.count + Self.refused.count + ExecFilesTests.rows.count >= 200)
  }

  @Test func `an icon or location that is not there gives no argument`() throws {
    let exec = try Exec("stub %i %k -- %c")

    #expect(try exec.commands(in: Exec.Context(name: "N")) == [["stub", "--", "N"]])
    #expect(try exec.commands(in: Exec.Context(name: "N", icon: "")) == [["stub", "--", "N"]])
  }

  @Test func `what a code stands for is never expanded again`() throws {
    let context = Exec.Context(name: "%f \"$x\" %%", icon: "%c", location: "%U")

    let commands = try Exec("stub %c %i %k").commands(in: context)

    #expect(commands == [["stub", "%f \"$x\" %%", "--icon", "%c", "%U"]])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `quoting any arguments and splitting them gives them back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array(#"ab "'\$`%;&|<>~*?#()=图"# + "\n\t")
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 0...8, using: &random)).map { _ in
            alphabet.randomElement(using: &random) ?? "a"
          })
      }
      let line = (["stub"] + words.map(Self.quoted)).joined(separator: " ")
      #expect(
        try Exec(line).commands(in: Self.context) == [["stub"] + words.map { CommandWord($0) }],
        "seed \(seed)")
    }
  }

  @Test(arguments: ["%c", "%k ", "%%", "\"\"", "'a'", "a ", "\\a"])
  func `a command line at the limit takes a moment, and a longer one is refused`(part: String)
    throws
  {
    let room = Exec.maximumLength - "stub ".utf8.count
    let text = String(repeating: part, count: room / part.utf8.count)
    let line = "stub " + text + String(repeating: "x", count: room - text.utf8.count)
    #expect(line.utf8.count == Exec.maximumLength)
    let time = try ContinuousClock().measure {
      _ = try Exec(line).commands(in: .init(name: "name", location: "/place"))
    }
    #expect(time < .seconds(1))
    #expect(throws: ExecError.tooLong) { try Exec(line + "x") }
  }

  /// The specification's quoting of one argument.
  private static func quoted(_ word: String) -> String {
    let escaped = word.flatMap { character -> String in
      switch character {
      case "\"", "`", "$", "\\": "\\\(character)"
      case "%": "%%"
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }
}

extension ExecTests {
  @Test func `a command that field codes make too long is refused before it is built`() throws {
    let exec = try Exec("true \(String(repeating: "%c", count: 4_000))")
    let short = try exec.commands(in: Exec.Context(name: String(repeating: "a", count: 30)))
    #expect(short[0][1].bytes.count == 120_000)
    let long = Exec.Context(name: String(repeating: "n", count: 1 << 20))
    #expect(throws: ExecError.commandTooLong) { try exec.commands(in: long) }
    #expect(throws: ExecError.commandTooLong) {
      try Exec("true \(String(repeating: "%c ", count: 2_500))").commands(in: long)
    }
  }
}
