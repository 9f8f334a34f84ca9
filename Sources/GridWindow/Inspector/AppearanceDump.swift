import GridCore

/// How the cells of a frame look at its moment, by item.
struct AppearanceDump {
  /// How one cell looks.
  struct Look {
    /// The turn and the factor of the cell and its icon together, and the cell's opacity.
    let rotation, scale, opacity: Double

    fileprivate init(_ attributes: FrameAttributes) {
      rotation = attributes.transform.rotation + attributes.icon.rotation
      scale = attributes.transform.scale * attributes.icon.scale
      opacity = attributes.alpha
    }
  }

  private var cells: [Element: Look] = [:]

  /// The looks of the cells of `frame`.
  init(_ frame: Frame) {
    for attributes in frame.attributes {
      switch attributes.element {
      case .cell, .floatingCell:
        cells[attributes.element] = Look(attributes)
      default: break
      }
    }
  }

  /// The look of an item's cell in `section`, or `nil` when it is not in the frame.
  ///
  /// That of a lifted item, or of one on its way to its slot, is its floating cell's.
  subscript(handle: ItemHandle, section section: Int, isLifted isLifted: Bool) -> Look? {
    let floating = section == 0 ? cells[.floatingCell(handle)] : nil
    return isLifted ? floating : cells[.cell(handle, section: section)] ?? floating
  }
}
