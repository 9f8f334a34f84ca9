import Freedesktop

nonisolated extension KeyFile.Group {
  /// Sets in `target` what the keys say that `rules` know, each in the person's language.
  ///
  /// - Parameters:
  ///   - rules: The known keys.
  ///   - target: What they set.
  ///   - limit: How many unknown keys are told at most, for each is compared with all known ones.
  /// - Returns: What is wrong with values, and the keys that nobody knows; those of other programs,
  ///   which begin with `X-`, are left alone.
  func read<Target>(
    by rules: [KeyRule<Target>], into target: inout Target, tellingStrangers limit: Int
  ) -> [KeyFileError] {
    let problems = rules.compactMap { rule in
      localizedValues(rule.name).first.flatMap { rule.read($0, into: &target) }
    }
    let names = rules.map(\.name)
    let strangers = values.filter { !names.contains($0.key) && !$0.key.hasPrefix("X-") }
    return problems
      + strangers.prefix(limit).map { value in
        let nearest = Spelling.question(Spelling.nearest(to: value.key, among: names))
        return value.error(.other("there is no key \(value.key) in [\(name)]\(nearest)"))
      }
  }
}
