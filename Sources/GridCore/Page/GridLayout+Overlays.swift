extension GridLayout {
  /// The frame of a toast with a text and a button of these widths.
  func toastFrame(textWidth: Int, buttonWidth: Int) -> Rect {
    let padding = metrics.toastPadding
    let button = buttonWidth > 0 ? buttonWidth + padding : 0
    let width = min(textWidth + button + 2 * padding, max(viewport.width - 2 * padding, 1))
    return Rect(
      x: (viewport.width - width) / 2,
      y: viewport.height - metrics.toastBottom - metrics.toastHeight,
      width: width, height: metrics.toastHeight)
  }

  /// The button at the end of the toast at `toast`.
  func toastButtonFrame(in toast: Rect, buttonWidth: Int) -> Rect {
    let width = min(buttonWidth + 2 * metrics.toastPadding, toast.width)
    return Rect(x: toast.maxX - width, y: toast.y, width: width, height: toast.height)
  }

  /// The tooltip of the cell at `cell`, in viewport coordinates: below the cell, or above it
  /// where it doesn't fit.
  func tooltipFrame(for cell: Rect, textWidth: Int) -> Rect {
    let width = min(textWidth + 2 * metrics.tooltipPadding, viewport.width)
    let (height, distance) = (metrics.tooltipHeight, metrics.pixels(4))
    let x = min(max(cell.center.x - width / 2, 0), viewport.width - width)
    let below = cell.maxY + distance
    let y = below + height <= viewport.height ? below : max(cell.y - distance - height, 0)
    return Rect(x: x, y: y, width: width, height: height)
  }
}
