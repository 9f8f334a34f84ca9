/// How cells look at one moment, wherever they are.
///
/// It holds what every cell of a frame needs, looked up once.
struct CellAppearance {
  let now: Duration
  private let items: ItemTable
  private let press: Press?
  private let hovered: HitTarget?
  private let focused: IndexPath?
  private let lifted: IndexPath?
  private let carried: ItemHandle?
  private let isEditing: Bool
  private let presentation: Presentation
  private let chrome: PageChrome
  private let rules: Rules
  private let metrics: LayoutMetrics
  private let context: InteractionContext
  private let wobbleFrame: Int?
  private let fade: Duration

  init(_ grid: Grid, at now: Duration) {
    self.now = now
    (items, presentation, chrome) = (grid.document.items, grid.presentation, grid.chrome)
    (press, hovered) = (grid.interaction.press, grid.interaction.hover?.target)
    let (focus, lift) = (grid.interaction.shownFocus, grid.interaction.lift)
    lifted = lift?.source
    // While an item is lifted, its floating cell has the focus and no other cell.
    (focused, carried) = lift == nil ? (focus?.indexPath, nil) : (nil, focus?.item)
    isEditing = grid.interaction.editing.isOn
    (rules, metrics, context) = (grid.rules, grid.layout.metrics, grid.context(at: now))
    wobbleFrame = grid.isWobbling ? grid.presentation.wobble?.frame(at: now) : nil
    fade = grid.rules.fadeDuration
  }

  /// A cell at rest or making room.
  func attributes(
    of item: ItemHandle, element: Element, at indexPath: IndexPath, seen: Rect
  ) -> FrameAttributes {
    var attributes = plain(item, element: element, at: indexPath, seen: seen)
    attributes.look.formUnion(pointerLook(of: item, at: indexPath))
    if focused == indexPath { attributes.look.insert(.focused) }
    if element == chrome.menuOwner { attributes.look.insert(.pressed) }
    if lifted == indexPath, indexPath.section > 0 {
      attributes.look.insert(.placeholder)
    }
    attributes.icon = Transform(scale: iconScale(of: item, at: indexPath), anchor: iconCenter)
    if indexPath.section == 0 {
      turn(&attributes, item: item, at: indexPath)
      appear(&attributes, item: item, seen: seen)
    }
    return attributes
  }

  /// A floating cell; that of a catalog item has no badge, because it would not work.
  func floating(_ item: ItemHandle, at indexPath: IndexPath, seen: Rect) -> FrameAttributes {
    var attributes = plain(item, element: .floatingCell(item), at: indexPath, seen: seen)
    attributes.look.insert(.raised)
    if item == carried { attributes.look.insert(.focused) }
    if attributes.badge != .remove { attributes.badge = .none }
    return attributes
  }

  private func plain(
    _ item: ItemHandle, element: Element, at indexPath: IndexPath, seen: Rect
  ) -> FrameAttributes {
    var attributes = FrameAttributes(element, frame: seen)
    attributes.revision = items.revision(of: item)
    attributes.look = stateLook(of: item)
    guard isEditing else { return attributes }
    attributes.badge = context.badge(of: item, at: indexPath)
    if metrics.border > 0 { attributes.look.insert(.bordered) }
    return attributes
  }

  private func stateLook(of item: ItemHandle) -> Look {
    var look: Look = chrome.isStarting(item) ? .starting : []
    if chrome.failed[item] != nil { look.insert(.failed) }
    switch items.availability(of: item) {
    case .available: break
    case .unavailable: look.insert(.unavailable)
    case .missing: look.insert(.missing)
    }
    return look
  }

  private func pointerLook(of item: ItemHandle, at indexPath: IndexPath) -> Look {
    if let press { return look(of: press.target, .pressed, item, indexPath) }
    return hovered.map { look(of: $0, .hovered, item, indexPath) } ?? []
  }

  private func look(
    of target: HitTarget, _ look: Look, _ item: ItemHandle, _ indexPath: IndexPath
  ) -> Look {
    switch target {
    case .cell(item, indexPath): look
    case .badge(_, item, indexPath): look == .pressed ? .badgePressed : [.hovered, .badgeHovered]
    default: []
    }
  }

  // MARK: Transforms

  private var iconCenter: Point { Point(x: metrics.icon / 2, y: metrics.icon / 2) }

  private func iconScale(of item: ItemHandle, at indexPath: IndexPath) -> Double {
    guard !rules.reducesMotion else { return 1 }
    if let press, press.target == .cell(item, indexPath) {
      return PressedIcon.scale(of: press, at: now, holdDelay: rules.holdDelay)
    }
    return presentation.released[item]?.value(at: now) ?? 1
  }

  private func turn(_ attributes: inout FrameAttributes, item: ItemHandle, at indexPath: IndexPath)
  {
    guard let wobbleFrame, !context.isPinned(at: indexPath.item) else { return }
    switch rules.wobbleStyle {
    case .icon:
      attributes.icon.rotation = Wobble.iconRotation(
        frame: wobbleFrame, item: item, angle: rules.wobbleAngle)
    case .cell:
      attributes.transform.rotation = Wobble.cellRotation(
        frame: wobbleFrame, angle: rules.wobbleAngle)
      attributes.transform.anchor = attributes.frame.center - attributes.frame.origin
    case .none: break
    }
  }

  private func appear(_ attributes: inout FrameAttributes, item: ItemHandle, seen: Rect) {
    guard let start = presentation.appearing[item] else { return }
    let done = Curve.easeInOut.value(at: (now - start) / fade)
    attributes.alpha = done
    guard !rules.reducesMotion else { return }
    attributes.transform.scale = Timings.appearScale + (1 - Timings.appearScale) * done
    attributes.transform.anchor = seen.center - seen.origin
  }
}
