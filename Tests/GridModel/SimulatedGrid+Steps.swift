@testable import GridCore

extension SimulatedGrid {
  /// What keys can ask for beside what has a step of its own.
  static let commands: [KeyCommand] =
    Direction.allCases.map(KeyCommand.arrow) + Direction.allCases.map(KeyCommand.move) + [
      .nextSection, .previousSection, .activate(staysOpen: false), .activate(staysOpen: true),
      .lift, .lift, .delete, .deleteBackward, .toggleMembership, .toggleEditing,
      .launchFavorite(1), .menu,
    ]

  private mutating func find(_ ids: String) {
    change { grid in
      guard let text = grid.searchText else { return }
      let items = ids.compactMap { grid.document.items.handle(of: String($0)) }
      grid.showResults(items, for: text)
    }
  }

  /// Lets `step` happen.
  mutating func take(_ step: Step) {
    switch step {
    case .press, .move, .moveUp, .release, .leave, .wheel, .still: takePointer(step)
    case .wait(let milliseconds): wait(.milliseconds(milliseconds))
    case .skip(let milliseconds): skip(.milliseconds(milliseconds))
    case .escape: key(.escape)
    case .undo: key(.undo)
    case .redo: key(.redo)
    case .page(let down): key(down ? .pageDown : .pageUp)
    case .end(let bottom): key(bottom ? .end : .home)
    case .command(let index): key(Self.commands[index])
    case .type(let text): send(.text(text))
    case .found(let ids): find(ids)
    case .focus(let isFocused): send(.focusChanged(isFocused: isFocused))
    case .visible(let isVisible): send(.visibilityChanged(isVisible: isVisible))
    case .resize(let width, let height): send(.resized(Size(width: width, height: height)))
    case .rescale(let percent, let width, let height):
      send(.rescaled(scale: Double(percent) / 100, viewport: Size(width: width, height: height)))
    case .closing: send(.closing)
    case .edit(let isOn): isOn ? beginEditing() : endEditing()
    case .favorites, .catalog, .availability, .order: takeChange(step)
    }
  }

  private mutating func takePointer(_ step: Step) {
    let buttons: [PointerButton] = [.primary, .middle, .secondary, .other]
    switch step {
    case .press(let x, let y, let button): press(at: Point(x: x, y: y), button: buttons[button])
    case .move(let x, let y): move(to: Point(x: x, y: y), steps: 1)
    case .moveUp(let x, let y):
      isDown = false
      move(to: Point(x: x, y: y), steps: 1)
    case .release(let x, let y, let button):
      pointer = Point(x: x, y: y)
      release(button: buttons[button])
    case .leave: send(.pointerLeft)
    case .wheel(let clicks): wheel(clicks)
    case .still: stayStill()
    default: break
    }
  }

  /// The pointer stays where it is: as long as the page does too, the target changes at most
  /// once, and not at all after it was looked at.
  private mutating func stayStill() {
    send(.pointerMoved(to: pointer, buttons: isDown ? .primary : []))
    let (scroll, target) = (grid.scrollOffset, proposed)
    for _ in 0..<3 {
      send(.pointerMoved(to: pointer, buttons: isDown ? .primary : []))
      skip(.milliseconds(16))
    }
    if grid.scrollOffset == scroll, grid.dragPhase == .lifted, proposed != target {
      note("the target changes under a still pointer")
    }
  }

  private mutating func takeChange(_ step: Step) {
    switch step {
    case .favorites(let order, let marked): reload(favorites: order, pinned: marked)
    case .catalog(let sections): reload(catalog: sections)
    case .availability(let id, let kind):
      guard let id = id.first, document.items.handle(of: String(id)) != nil else { return }
      update(id, [.available, .unavailable(reason: "It can't."), .missing][kind])
    case .order(let verb, let index, let target): order(verb, index, to: target)
    default: break
    }
  }

  private mutating func order(_ verb: String, _ index: Int, to target: Int) {
    perform { document throws(EditError) in
      let exists = document.favorites.indices.contains(index)
      switch verb {
      case "move" where exists: return try document.editMoving(from: index, to: target)
      case "remove" where exists: return try document.editRemoving(at: index)
      case "pin" where exists: return try document.editPinning(at: index)
      case "unpin" where exists: return try document.editUnpinning(at: index)
      case "add" where index < document.items.count:
        let id = document.items[ItemHandle(rawValue: UInt32(index))].id
        return try document.editAdding(id, at: target)
      default: return nil
      }
    }
  }
}
