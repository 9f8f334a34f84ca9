import Glibc

/// The fonts of the picture tests, fixed by a fontconfig file of their own.
package enum TestFonts {
  /// The folder with that file and the reference pictures.
  package static let folder =
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Pictures"

  /// Why pictures can't be compared on this machine, as one sentence, or `nil` when they can.
  ///
  /// Points fontconfig to its file first, so it has to be asked before any text is set.
  package static let trouble: String? = {
    setenv("FONTCONFIG_FILE", folder + "/fonts.conf", 1)
    let missing = needed.first { access($0.file, R_OK) != 0 }
    return missing.map { "The picture tests need the font \($0.file); install \($0.package)." }
  }()

  private static let needed = [
    (file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core"),
    (file: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", package: "fonts-dejavu-core"),
    (
      file: "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
      package: "fonts-droid-fallback"
    ),
    (file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji"),
  ]
}
