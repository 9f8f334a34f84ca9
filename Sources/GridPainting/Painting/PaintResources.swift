/// What the painters share: colors, words and the caches of ready pixels.
final class PaintResources {
  var theme: Theme
  var strings: LocalizedStrings
  var lift = LiftStyle()
  let text: Text
  let icons: IconAtlas
  let shapes = ShapeMasks()
  let badges = BadgePainter()

  init(theme: Theme, strings: LocalizedStrings) {
    (self.theme, self.strings) = (theme, strings)
    text = Text(family: theme.fontFamily)
    icons = IconAtlas(text: text)
  }
}
