/// What the painters share: colors, words and the caches of ready pixels.
final class Materials {
  var theme: Theme
  var words: Words
  var lift = LiftStyle()
  let text: Text
  let icons: IconAtlas
  let shapes = Shapes()
  let badges = BadgePainter()

  init(theme: Theme, words: Words) {
    (self.theme, self.words) = (theme, words)
    text = Text(family: theme.fontFamily)
    icons = IconAtlas(text: text)
  }
}
