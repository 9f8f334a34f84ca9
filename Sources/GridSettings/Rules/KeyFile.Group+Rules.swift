package import Freedesktop

extension KeyFile.Group {
  /// Applies the keys of the group to `target`, each in the user's language.
  ///
  /// - Parameters:
  ///   - rules: The known keys.
  ///   - target: The value to change.
  ///   - limit: The maximum number of repeated and unknown keys to report. Each unknown key is
  ///     compared with all known ones.
  /// - Returns: The invalid values, repeated keys and unknown keys. Keys of other programs, which
  ///   begin with `X-`, are ignored.
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
