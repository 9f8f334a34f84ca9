import GridCore

/// The appearance of the cells of a frame, by item.
struct AppearanceDump {
  /// The appearance of one cell.
  struct Look {
    /// The rotation in radians and scale of cell and icon together, and the opacity of the cell.
    let rotation, scale, opacity: Double

    fileprivate init(_ attributes: FrameAttributes) {
      rotation = attributes.transform.rotation + attributes.icon.rotation
      scale = attributes.transform.scale * attributes.icon.scale
      opacity = attributes.alpha
    }
  }

  private var cells: [Element: Look] = [:]

  /// The appearance of the cells of `frame`.
  init(_ frame: Frame) {
    for attributes in frame.attributes {
      switch attributes.element {
      case .cell, .floatingCell:
        cells[attributes.element] = Look(attributes)
      default: break
      }
    }
  }

  /// The appearance of an item's cell in `section`; `nil` if it is not in the frame.
  ///
  /// For a lifted or settling item it is that of its floating cell.
  subscript(handle: ItemHandle, section section: Int, isLifted isLifted: Bool) -> Look? {
    let floating = section == 0 ? cells[.floatingCell(handle)] : nil
    return isLifted ? floating : cells[.cell(handle, section: section)] ?? floating
  }
}
