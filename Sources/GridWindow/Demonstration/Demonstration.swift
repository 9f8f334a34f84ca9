import Freedesktop
import Glibc
import GridCore
import GridPainting
import GridSettings

/// Demonstrates the program by itself, without a window.
struct Demonstration: ~Copyable {
  private let film: AnimationRecorder
  private let strings: LocalizedStrings
  private let locale: MessageLocale
  private let direction: UserInterfaceLayoutDirection
  private let assets: AssetDirectories
  private let transition: TransitionStyle?
  private var icons: DemonstrationIcons
  private var turns = 0

  /// Plays the demonstration and writes the pictures into `directory`.
  static func run(
    into directory: String, environment: ProcessEnvironment, settings: Settings
  ) -> CommandResult {
    do {
      let film = try AnimationRecorder(into: directory)
      var demonstration = Demonstration(film, environment: environment, settings: settings)
      try demonstration.play()
      try film.finish()
      return CommandResult(output: film.contents)
    } catch {
      return .failure("\(error)")
    }
  }

  private init(_ film: AnimationRecorder, environment: ProcessEnvironment, settings: Settings) {
    (self.film, transition) = (film, settings.transition)
    strings = LocalizedStrings(environment)
    locale = MessageLocale(environment: environment)
    direction = UserInterfaceLayoutDirection(environment)
    assets = AssetDirectories(environment: environment)
    icons = DemonstrationIcons(assets)
  }

  private mutating func play() throws {
    let applications = try assets.demonstration(in: locale)
    let first = stage(applications)
    try arrange(first)
    try darken(first)
    var last = first
    for name in PresetLocation.names(in: assets) where name != PresetLocation.applications {
      let location = try PresetLocation.find(name, in: assets, directory: "/")
      let next = stage(try PresetFile(location, locale: locale).preset)
      try turn(from: last.picture(), to: next.picture(), named: name)
      try sort(next, named: name)
      last = next
    }
  }

  private mutating func stage(_ preset: Preset) -> DemonstrationDriver {
    var preset = preset
    preset.metrics.layoutDirection = direction
    let stage = DemonstrationDriver(preset, strings: strings, film: film)
    icons.supply(stage, size: preset.metrics.iconSize)
    return stage
  }

  // MARK: Acts

  private func arrange(_ page: DemonstrationDriver) throws {
    page.pass(.seconds(1))
    try film.keep(page.picture(), as: "page", "favorites on top, all applications below")
    page.hold(at: page.cell(1))
    try film.keep(page.picture(), as: "lifted", "a held favorite lifts, and edit mode begins")
    page.drag(to: page.cell(3))
    page.drag(to: page.cell(6))
    try film.keep(page.picture(), as: "making-room", "the others make room where it would land")
    page.drop()
    try film.keep(page.picture(), as: "dropped", "dropped: it stays there")
    page.click(at: page.badge(2))
    try film.keep(page.picture(), as: "removed", "a minus removes, and the toast offers undo")
    page.key(.undo)
    try film.keep(page.picture(), as: "undone", "undone with Ctrl+Z")
    page.click(at: page.badge(1, in: 1))
    try film.keep(page.picture(), as: "added", "a plus adds, and becomes a tick")
    page.key(.escape)
  }

  private mutating func darken(_ page: DemonstrationDriver) throws {
    let light = page.picture()
    page.change(to: .dark)
    try turn(from: light, to: page.picture(), by: .crossDissolve, named: "dark")
    page.pass(.milliseconds(700))
    try film.keep(page.picture(), as: "dark", "the same page in the dark")
  }

  private func sort(_ page: DemonstrationDriver, named name: String) throws {
    page.pass(.milliseconds(700))
    try film.keep(page.picture(), as: name, "the preset \(name)")
    let movable = page.grid.document.movableRange
    page.hold(at: page.cell(movable.lowerBound))
    page.drag(to: page.cell(min(movable.lowerBound + 5, movable.upperBound - 1)))
    try film.keep(page.picture(), as: "\(name)-drag", "\(name): on the way to another place")
    page.drop()
    try film.keep(page.picture(), as: "\(name)-drop", "\(name): dropped")
  }

  /// Changes to another page with the transition of the configuration, or else with a different
  /// transition each time.
  private mutating func turn(
    from old: Surface, to new: Surface, by wanted: TransitionStyle? = nil, named name: String
  ) throws {
    let kinds = TransitionStyle.allCases.filter { $0 != .none && $0 != .crossDissolve }
    let kind = transition ?? wanted ?? kinds[turns % kinds.count]
    if wanted == nil { turns += 1 }
    let painter = TransitionPainter(from: old, to: new, background: Theme.light[.line])
    let steps = 8
    for step in 1...steps {
      let picture = Surface(old.size, format: .rgb24)
      painter.paint(kind, at: Double(step) / Double(steps), on: picture)
      film.add(picture)
      guard step == steps * 3 / 8, kind != .none else { continue }
      try film.keep(picture, as: "to-\(name)", "\(name): one page gives way to another")
    }
  }
}

extension AssetDirectories {
  /// The demonstration's page of applications, which start nothing.
  ///
  /// - Throws: `KeyFileError` if the file is not installed.
  fileprivate func demonstration(in locale: MessageLocale) throws(KeyFileError) -> Preset {
    let paths = roots.map { "\($0)/demonstration\(PresetLocation.suffix)" }
    let path = paths.first { access($0, R_OK) == 0 } ?? paths[0]
    return try PresetFile(KeyFile(path: path, locale: locale), isTrusted: false).preset
  }
}
