extension String {
  /// Whether anything of it is seen: it is not only blanks, controls, marks that need a letter to
  /// stand on, and signs that are never drawn.
  var isVisible: Bool { unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    if properties.isDefaultIgnorableCodePoint { return false }
    return switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark:
      false
    default: true
    }
  }
}
