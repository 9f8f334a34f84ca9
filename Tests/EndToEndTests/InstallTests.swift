import Glibc
import Testing

@testable import EndToEndSupport

/// What `scripts/install` puts where, and takes away again.
///
/// That the session bus opens the page from an installation is what `ActivationTests` see.
@Suite struct InstallTests {
  private static let id = "io.github.gridwindow.GridWindow"
  /// What is installed beside the program's own data, below the prefix.
  private static let known = [
    "bin/gridwindow", "share/applications/\(id).desktop", "share/dbus-1/services/\(id).service",
    "share/metainfo/\(id).metainfo.xml", "share/icons/hicolor/scalable/apps/\(id).svg",
    "share/man/man1/gridwindow.1", "share/man/man5/gridwindow.5",
    "share/bash-completion/completions/gridwindow", "share/zsh/site-functions/_gridwindow",
    "share/fish/vendor_completions.d/gridwindow.fish", "share/doc/gridwindow/LICENSE",
  ]

  private static let anyProgram = ["--program", "/bin/true"]

  private static func placing(in stage: Directory) -> [String] {
    ["--destdir", stage.path, "--prefix", "/usr"]
  }

  /// Installs into a directory that a package is made in, with `/usr` as the prefix, for `body`.
  private func withStage(_ body: (Sandbox, Directory) async throws -> Void) async throws {
    let sandbox = try Sandbox(.none)
    let stage = try sandbox.root.directory("stage")
    let outcome = try await sandbox.install(Self.placing(in: stage) + Self.anyProgram)
    #expect(outcome.output == "Installed /usr/bin/gridwindow below \(stage.path)\n")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    try await body(sandbox, stage)
  }

  /// Puts a directory in the place of one of the last files that are installed.
  @discardableResult private static func obstruct(_ stage: Directory) throws -> Directory {
    let name = "usr/share/doc/gridwindow/LICENSE"
    stage.file(name).remove()
    return try stage.directory(name)
  }

  @Test func `each file is where its readers look, and everybody may read it`() async throws {
    try await withStage { _, stage in
      let files = try stage.directory("usr").files
      #expect(files.filter { !$0.hasPrefix("share/gridwindow/") } == Self.known.sorted())
      for name in files {
        let permissions = stage.file("usr/\(name)").permissions
        #expect(permissions == (name == "bin/gridwindow" ? 0o755 : 0o644), "\(name)")
      }
    }
  }

  @Test func `the desktop and the bus are told the full path of the program`() async throws {
    try await withStage { _, stage in
      let entries = Self.known.filter { $0.hasSuffix(".desktop") || $0.hasSuffix(".service") }
      let commands = entries.flatMap { stage.file("usr/\($0)").lines }
        .filter { $0.hasPrefix("Exec") }
      let program = "Exec=/usr/bin/gridwindow"
      #expect(commands == [program, program + " --edit", program])
    }
  }

  @Test func `the program finds its own data below the prefix`() async throws {
    let sandbox = try Sandbox(.none)
    try await sandbox.installProgram()
    let program = sandbox.root.file("bin/gridwindow").path
    let outcome = try await sandbox.run(
      ["--preset", "unknown"], environment: ["XDG_DATA_DIRS": "/nowhere"], path: program)
    #expect(outcome.errors.contains("life-services"), "\(outcome)")
    for kind in ["presets", "icons", "pinyin"] {
      let names = { (root: String) in Directory(path: "\(root)/\(kind)").names }
      let ours = names(Sandbox.checkout + "/Assets").filter { $0 != "README.md" }
      #expect(
        names("\(sandbox.root.path)/share/gridwindow") == ours.filter { !$0.hasPrefix("io.") })
    }
  }

  @Test(arguments: [1, 2])
  func `what was installed is removed, and nothing else`(times: Int) async throws {
    let sandbox = try Sandbox(.none)
    let foreign = sandbox.root.file("stage/usr/share/man/man1/other.1")
    _ = try sandbox.root.directory("stage/usr/share/man/man1")
    try foreign.write("not ours")
    let stage = try sandbox.root.directory("stage")
    for _ in 1...times {
      #expect(try await sandbox.install(Self.placing(in: stage) + Self.anyProgram).status == 0)
    }

    let outcome = try await sandbox.install(Self.placing(in: stage) + ["--uninstall"])

    #expect(outcome.output == "Removed gridwindow from \(stage.path)/usr\n")
    #expect(stage.files == ["usr/share/man/man1/other.1"] && stage.names == ["usr"])
    #expect(Directory(path: stage.path + "/usr").names == ["share"])
    #expect(Directory(path: stage.path + "/usr/share").names == ["man"])
  }

  @Test func `a newer version takes away what only the older one had`() async throws {
    try await withStage { sandbox, stage in
      let list = stage.file("usr/share/gridwindow/installed")
      let old = stage.file("usr/share/gridwindow/of-old")
      try old.write("of old")
      try list.write((list.text ?? "") + "share/gridwindow/of-old\n")
      #expect(try await sandbox.install(Self.placing(in: stage) + Self.anyProgram).status == 0)
      #expect(!old.exists && stage.file("usr/bin/gridwindow").exists)
    }
  }

  @Test func `a link to the build gives way to the program, and the build stays`() async throws {
    let sandbox = try Sandbox(.none)
    let build = sandbox.root.file("build")
    try build.write("#!/bin/sh\n", mode: 0o755)
    let bin = try sandbox.root.directory("bin")
    #expect(symlink(build.path, bin.file("gridwindow").path) == 0)
    let options = ["--prefix", sandbox.root.path, "--program", build.path]
    #expect(try await sandbox.install(options).status == 0)
    #expect(build.text == "#!/bin/sh\n" && bin.file("gridwindow").identity != build.identity)
  }

  @Test(arguments: [
    (["--prefix"], "--prefix wants a path behind it"),
    (["--prefx", "/usr"], "there is no option --prefx"),
    (["--prefix", "/my programs"], "/my programs has a blank or a sign"),
    (["--program", "/nowhere/gridwindow"], "/nowhere/gridwindow is no program"),
    (["--uninstall"], "there is nothing to remove"),
  ])
  func `what can't be done is said in one sentence, and nothing is changed`(
    options: [String], sentence: String
  ) async throws {
    let sandbox = try Sandbox(.none)
    let place = ["--destdir", try sandbox.root.directory("stage").path]
    let outcome = try await sandbox.install(place + options)
    #expect(outcome.status == 1 && outcome.saysOneSentence, "\(outcome)")
    #expect(outcome.errors.hasPrefix("install: \(sentence)"), "\(outcome)")
    #expect(Directory(path: place[1]).names.isEmpty)
  }

  @Test func `an installation that fails leaves nothing`() async throws {
    let sandbox = try Sandbox(.none)
    let stage = try sandbox.root.directory("stage")
    try stage.file("share").write("in the way")
    let outcome = try await sandbox.install(["--prefix", stage.path] + Self.anyProgram)
    #expect(outcome.status != 0 && outcome.saysOneSentence, "\(outcome)")
    #expect(stage.names == ["share"])
  }

  @Test func `an update that fails leaves the installation as it was`() async throws {
    try await withStage { sandbox, stage in
      try Self.obstruct(stage)
      let program = stage.file("usr/bin/gridwindow")
      let (files, identity) = (stage.files, program.identity)
      let update = Self.placing(in: stage) + ["--program", "/bin/false"]
      let outcome = try await sandbox.install(update)
      #expect(outcome.status == 1 && outcome.saysOneSentence, "\(outcome)")
      #expect(stage.files == files && program.identity == identity)
    }
  }

  @Test func `what can't be removed is told, and stays listed until it is gone`() async throws {
    try await withStage { sandbox, stage in
      let obstacle = try Self.obstruct(stage)
      let removal = Self.placing(in: stage) + ["--uninstall"]
      let outcome = try await sandbox.install(removal)
      #expect(outcome.status == 1 && outcome.saysOneSentence, "\(outcome)")
      #expect(outcome.errors.contains(obstacle.path) && outcome.output.isEmpty, "\(outcome)")
      #expect(stage.file("usr/share/gridwindow/installed").exists)
      obstacle.remove()
      #expect(try await sandbox.install(removal).status == 0)
      #expect(stage.names.isEmpty)
    }
  }

  @Test func `what a person has removed is not missed`() async throws {
    try await withStage { sandbox, stage in
      Directory(path: stage.path + "/usr/share/man").remove()
      let removal = Self.placing(in: stage) + ["--uninstall"]
      let outcome = try await sandbox.install(removal)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(stage.names.isEmpty)
      let again = try await sandbox.install(removal)
      #expect(again.status == 1 && again.errors.contains("nothing to remove"), "\(again)")
    }
  }

  @Test func `a prefix that was moved is removed where it is now`() async throws {
    try await withStage { sandbox, stage in
      #expect(rename(stage.path + "/usr", stage.path + "/moved") == 0)
      #expect(try await sandbox.install(Self.placing(in: stage) + Self.anyProgram).status == 0)
      let files = try stage.directory("usr").files
      let outcome = try await sandbox.install(
        ["--destdir", stage.path, "--prefix", "/moved", "--uninstall"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(stage.names == ["usr"])
      #expect(try stage.directory("usr").files == files)
    }
  }

  @Test(arguments: ["/etc/foreign", "../foreign", "share/../../foreign", ".."])
  func `a list that leads out of the prefix is refused, and nothing is removed`(
    line: String
  ) async throws {
    try await withStage { sandbox, stage in
      try stage.file("foreign").write("not ours")
      let list = stage.file("usr/share/gridwindow/installed")
      try list.write((list.text ?? "") + line + "\n")
      let files = stage.files
      for action in [["--uninstall"], Self.anyProgram] {
        let outcome = try await sandbox.install(Self.placing(in: stage) + action)
        #expect(outcome.status == 1 && outcome.saysOneSentence, "\(outcome)")
        #expect(outcome.errors.contains("\"\(line)\""), "\(outcome)")
        #expect(stage.files == files)
      }
    }
  }

  @Test(arguments: [("/usr", "link"), ("/link", "usr")])
  func `what is installed is not installed over itself by another name`(
    prefix: String, other: String
  ) async throws {
    try await withStage { sandbox, stage in
      #expect(symlink("usr", stage.path + "/link") == 0)
      let program = stage.file("usr/bin/gridwindow")
      let identity = program.identity
      let outcome = try await sandbox.install([
        "--destdir", stage.path, "--prefix", prefix,
        "--program", stage.file("\(other)/bin/gridwindow").path,
      ])
      #expect(outcome.status == 1 && outcome.saysOneSentence, "\(outcome)")
      #expect(identity != nil && program.identity == identity)
    }
  }
}
