import Glibc
import Testing

@testable import Freedesktop

/// One after the other: a program that is just being written can't be run while a process forked by
/// another test holds it open.
@Suite(.serialized) struct LaunchTests {
  private let tree: TemporaryTree
  private let environment: ProcessEnvironment

  init() throws {
    tree = try TemporaryTree()
    try tree.directory("home")
    try tree.program("bin/stub", "kill -STOP $$")
    environment = ["HOME": tree.path("home"), "PATH": "\(tree.path("bin")):/usr/bin:/bin"]
  }

  private func start(_ keys: String, _ environment: ProcessEnvironment? = nil) throws
    -> RunningProcess
  {
    let entry = try Samples.entry(Samples.text("Name", keys))
    let commands = try Launcher(environment: environment ?? self.environment).commands(for: entry)
    return RunningProcess(try #require(commands.first).start())
  }

  @Test func `arguments reach the program byte for byte`() throws {
    let program = try tree.program("My Game Dir/start", "kill -STOP $$")
    let game = try start("Exec=\"\(program)\" \"\" 'a  b' $HOME ~ *;x é \"50%%\"")
    let named = try start("Exec=stub a")

    #expect(game.arguments == ["/bin/sh", program, "", "a  b", "$HOME", "~", "*;x", "é", "50%"])
    #expect(named.arguments == ["/bin/sh", tree.path("bin/stub"), "a"])
  }

  @Test func `a program has its own session and does not belong to its launcher`() throws {
    let process = try start("")

    #expect(process.session == process.process.identifier)
    #expect(process.parent != String(getpid()))
  }

  @Test func `a program has the three standard descriptors alone`() throws {
    var open: [Int32] = []
    for _ in 0..<20 { open.append(dup(STDERR_FILENO)) }
    defer { for descriptor in open { close(descriptor) } }
    let process = try start("Exec=sh -c 'kill -STOP $$'")

    let descriptors = try process.descriptors()

    #expect(descriptors.keys.sorted() == [0, 1, 2])
    #expect(descriptors[0] == "/dev/null")
  }

  @Test func `signals are at their defaults and none is blocked`() throws {
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var (mask, old) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigaddset(&mask, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &mask, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }

    let process = try start("Exec=sh -c 'kill -STOP $$'")

    #expect(process.status("SigBlk").allSatisfy { $0 == "0" })
    // Above the 31 standard signals are two of glibc's own, which its posix_spawn leaves ignored.
    let ignored = try #require(UInt64(process.status("SigIgn"), radix: 16))
    #expect(ignored & 0x7FFF_FFFF == 0)
  }

  @Test func `variables are handed on but for those of one launch`() throws {
    var environment = environment
    for name in Launcher.ownVariables { environment[name] = "old" }
    environment["LANG"] = "en_US.UTF-8"
    environment["LC_TIME"] = "en_DK.UTF-8"
    environment["EMPTY"] = ""
    let process = try start("Exec=sh -c 'kill -STOP $$'", environment)

    #expect(
      Set(process.variables) == [
        "HOME=\(tree.path("home"))", "PATH=\(tree.path("bin")):/usr/bin:/bin", "EMPTY=",
        "LANG=en_US.UTF-8", "LC_TIME=en_DK.UTF-8",
      ])
  }

  @Test func `a fresh startup id can be given to one process`() throws {
    let entry = try Samples.entry(Samples.text("Name", "Exec=sh -c 'kill -STOP $$'"))
    var command = try #require(try Launcher(environment: environment).commands(for: entry).first)
    command.environment["DESKTOP_STARTUP_ID"] = "new_TIME2"

    let process = RunningProcess(try command.start())

    #expect(process.variables.contains("DESKTOP_STARTUP_ID=new_TIME2"))
  }

  @Test func `the working directory is that of Path or the home`() throws {
    #expect(try start("Path=/etc").directory == "/etc")
    #expect(try start("Path=").directory == tree.path("home"))
    #expect(try start("").directory == tree.path("home"))
    #expect(try start("", ["PATH": tree.path("bin"), "HOME": "/no/such"]).directory == "/")
    try tree.program("game/run", "kill -STOP $$")
    #expect(try start("Path=\(tree.path("game"))\nExec=./run").directory == tree.path("game"))
  }

  private static let failures: [(String, String)] = [
    ("Exec=no-such-program", "the program “no-such-program” is not installed"),
    ("Exec=/no/such", "“/no/such” can't be run: No such file or directory"),
    ("Exec=/etc/passwd", "“/etc/passwd” can't be run: Permission denied"),
    ("Exec=/etc", "“/etc” can't be run: Permission denied"),
    ("Path=/no/such", "the directory “/no/such” can't be used: No such file or directory"),
    ("Path=/etc/passwd", "the directory “/etc/passwd” can't be used: Not a directory"),
    ("Exec=stub %x", "Exec has the unknown field code %x"),
    ("Exec=stub \"a", "Exec has a quote that is not closed"),
    ("Exec=./no", "“/ROOT/home/./no” can't be run: No such file or directory"),
    ("Exec=BAD", "“/ROOT/bin/BAD” can't be run: No such file or directory"),
    ("Exec=TEXT", "“/ROOT/bin/TEXT” can't be run: Exec format error"),
  ]

  @Test(arguments: failures)
  func `a failure is one sentence with the reason of the system`(keys: String, sentence: String)
    throws
  {
    try tree.executable("bin/BAD", "#!/no/such/interpreter\n")
    try tree.executable("bin/TEXT", "just text\n")
    let error = #expect(throws: LaunchError.self) { try start(keys) }

    #expect(error?.description == sentence.replacing("/ROOT", with: tree.path))
  }

  @Test func `a burst of programs leaves no zombie and no descriptor`() throws {
    let entry = try Samples.entry(Samples.text("Name", "Exec=true"))
    let command = try #require(try Launcher(environment: environment).commands(for: entry).first)
    let processes = try (0..<200).map { _ in try command.start() }

    #expect(processes.allSatisfy { $0.waitForEnd() })
    #expect(processes.allSatisfy { $0.hasEnded })
    for process in processes {
      let status = String(decoding: readWhole("/proc/\(process.identifier)/status"), as: UTF8.self)
      #expect(!status.contains("PPid:\t\(getpid())\n"))
    }
  }

  @Test func `the end of a program can be polled for`() throws {
    let running = try start("")
    #expect(!running.process.hasEnded)

    kill(running.process.identifier, SIGKILL)

    #expect(running.process.waitForEnd())
    #expect(running.process.hasEnded)
  }

  @Test func `an action has its own command and the entry's directory`() throws {
    let entry = try Samples.entry(
      Samples.text("Name", "Path=/etc\nActions=a;b;\n[Desktop Action a]\nName=A\nExec=stub %c")
        + "[Desktop Action b]\nName=B\n")
    let launcher = Launcher(environment: environment)

    let command = try #require(try launcher.commands(for: entry, action: entry.actions[0]).first)

    #expect(command.arguments == ["stub", "A"])
    #expect(command.workingDirectory == "/etc")
    #expect(throws: LaunchError.command(.empty)) {
      try launcher.commands(for: entry, action: entry.actions[1])
    }
  }

  @Test func `several files are one process each when the program takes one`() throws {
    let entry = try Samples.entry(Samples.text("Name", "Exec=stub %f"))
    let files = [FileReference.path("/a b"), .path("/c")]

    let commands = try Launcher(environment: environment).commands(for: entry, opening: files)

    #expect(commands.map(\.arguments) == [["stub", "/a b"], ["stub", "/c"]])
  }
}
