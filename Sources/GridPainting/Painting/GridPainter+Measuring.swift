package import GridCore

extension GridPainter {
  /// The text of `toast` about the items of `document`.
  package func text(for toast: Toast, of document: Document) -> String {
    strings.text(for: toast, of: document)
  }

  /// The widths of the text of `toast` and of its button's title, in device pixels without margins.
  ///
  /// The second is 0 when the toast has no button.
  package func measure(
    _ toast: Toast, of document: Document, scale: Double
  ) -> (text: Int, button: Int) {
    let button = toast.offersUndo ? width(of: strings[.undo], .strongButton, scale: scale) : 0
    return (width(of: text(for: toast, of: document), .toast, scale: scale), button)
  }

  /// `metrics` with the width of the empty panel's text, as it is at `scale`.
  package func measured(_ metrics: Metrics, scale: Double) -> Metrics {
    var metrics = metrics
    metrics.panelTextWidth = Double(width(of: strings[.emptyText], .panel, scale: scale)) / scale
    return metrics
  }

  /// An offer for the empty panel, titled `title`; the shell finds it again by `id`.
  package func offer(_ id: Int, saying title: String, scale: Double) -> PanelOffer {
    PanelOffer(id: id, title: title, titleWidth: width(of: title, .button, scale: scale))
  }

  /// The width in device pixels, without margins, of an item's full title in a tooltip; `nil` when
  /// the label in its cell is not cut.
  package func tooltipWidth(
    of item: ItemHandle, in document: Document, metrics: LayoutMetrics
  ) -> Int? {
    let title = document.items[item].title
    let label = text.image(
      title, .label.limited(to: metrics.labelLines), width: metrics.labelWidth,
      scale: metrics.scale)
    return label.isCut ? width(of: title, .tooltip, scale: metrics.scale) : nil
  }

  /// The bottom of the search field's caret in viewport coordinates.
  ///
  /// While no search is open, where the caret will be; `nil` when that is unknown.
  ///
  /// A search opens in the first heading, with the page scrolled to its start.
  package func caret(in frame: Frame, of document: Document) -> Point? {
    let field = frame.attributes.first { $0.element == .searchField }
    let heading = frame.attributes.first { $0.element == .header(section: 0) }
    let place = field?.viewportFrame(scrollOffset: frame.scrollOffset) ?? heading?.frame
    guard let place else { return nil }
    let scene = PaintContext(frame, document: document)
    let rect = scene.searchField(in: place)
    let caret = scene.caret(behind: text.searchText(in: rect, of: scene), in: rect)
    return Point(x: caret.x, y: caret.maxY)
  }

  private func width(of string: String, _ style: TextStyle, scale: Double) -> Int {
    text.image(string, style, scale: scale).textWidth
  }
}

extension PaintResources {
  /// The text of the toast of `scene`, fitted into `width` device pixels.
  ///
  /// Where that is too little, the title of its item is cut first, because what happened to the item
  /// follows it.
  func toastText(of scene: PaintContext, width: Int) -> TextImage {
    func image(_ limit: Int) -> TextImage {
      let sentence = scene.toast.map {
        strings.text(for: $0, of: scene.document, cuttingTitlesTo: limit)
      }
      return text.image(sentence ?? "", .toast, width: width, scale: scene.scale)
    }
    var (limit, shown) = (ThemeMetrics.toastTitle.upperBound, image(.max))
    while shown.isCut, limit >= ThemeMetrics.toastTitle.lowerBound {
      shown = image(limit)
      limit -= max(limit / 8, 1)
    }
    return shown
  }
}
