import Freedesktop
import GridSettings
import System

nonisolated extension Commands {
  /// Checks the configuration, or the preset if one is named.
  func checkConfig() -> CommandResult {
    var problems = options.config(in: environment).problems
    do {
      problems += try preset?.problems ?? []
    } catch {
      var result = CommandResult(status: 1)
      result.say(.error, problems.map(\.description) + ["\(error)"])
      return result
    }
    var result = CommandResult(status: problems.isEmpty ? 0 : 1)
    result.say(.error, problems.map(\.description))
    return result
  }

  /// Prints the configuration in force, or the rules of the preset if one is named.
  func dumpConfig() -> CommandResult {
    do {
      if let file = try preset {
        var result = CommandResult(output: ConfigText.text(PresetKey.all, of: file.preset))
        result.say(.warning, file.problems.map(\.description))
        return result
      }
    } catch {
      return .failure("\(error)")
    }
    let config = options.config(in: environment)
    var result = CommandResult(output: ConfigText.text(config.settings))
    result.say(.warning, config.problems.map(\.description))
    return result
  }

  /// The file of the named preset; `nil` for the applications, which have no file.
  private var preset: PresetFile? {
    get throws {
      guard options.preset != PresetLocation.applications else { return nil }
      return try PresetFile(
        options.presetLocation(in: environment), locale: MessageLocale(environment: environment))
    }
  }
}
