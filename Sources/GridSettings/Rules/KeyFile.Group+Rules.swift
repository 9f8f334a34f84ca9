package import Freedesktop

extension KeyFile.Group {
  /// Sets in `target` what the keys say that `rules` know, each in the person's language.
  ///
  /// - Parameters:
  ///   - rules: The known keys.
  ///   - target: What they set.
  ///   - limit: How many repeated and unknown keys are told at most, for each of the latter is
  ///     compared with all known ones.
  /// - Returns: What is wrong with values, the keys that come twice, and those that nobody knows;
  ///   those of other programs, which begin with `X-`, are left alone.
  package func read<Target>(
    by rules: [KeyRule<Target>], into target: inout Target, tellingStrangers limit: Int
  ) -> [KeyFileError] {
    func isOurs(_ key: String) -> Bool { !key.hasPrefix("X-") }
    let faults = rules.compactMap { rule in
      localizedValues(rule.name).first.flatMap { rule.read($0, into: &target) }
    }
    let repeats = repeats(where: isOurs).prefix(limit)
    let names = rules.map(\.name)
    let strangers = values.filter { !names.contains($0.key) && isOurs($0.key) }
    return faults + repeats
      + strangers.prefix(limit - repeats.count).map { value in
        let nearest = Spelling.question(Spelling.nearest(to: value.key, among: names))
        return value.error(.other("there is no key \(value.key) in [\(name)]\(nearest)"))
      }
  }
}
