package import CX11
package import GridCore
import Glibc

/// The properties that a window sets for the window manager before it is mapped (ICCCM 2.0,
/// section 4.1, and EWMH 1.5).
package struct WindowHints {
  /// The title.
  package var title: String
  /// The instance part of WM_CLASS.
  package var instanceName: String
  /// The class part of WM_CLASS.
  package var className: String
  /// The minimum size in device pixels.
  package var minimumSize: Size
  /// The size the window was created with, and its position if it has one.
  package var geometry: WindowGeometry
  /// The window type.
  package var type: WindowType
  /// Whether taskbars omit the window.
  package var skipsTaskbar: Bool
  /// Whether the window stays above others.
  package var isAbove: Bool
  /// Whether the user gave the geometry.
  package var isGeometryGiven: Bool

  /// Hints with all of these.
  package init(
    title: String, instanceName: String, className: String, minimumSize: Size,
    geometry: WindowGeometry, type: WindowType, skipsTaskbar: Bool, isAbove: Bool,
    isGeometryGiven: Bool
  ) {
    (self.title, self.instanceName, self.className) = (title, instanceName, className)
    (self.minimumSize, self.geometry, self.isGeometryGiven) = (
      minimumSize, geometry, isGeometryGiven
    )
    (self.type, self.skipsTaskbar, self.isAbove) = (type, skipsTaskbar, isAbove)
  }
}

/// The type of a window (`_NET_WM_WINDOW_TYPE` of EWMH 1.5).
package enum WindowType {
  /// A normal window.
  case normal
  /// A dialog.
  case dialog

  fileprivate var atom: AtomName {
    self == .dialog ? .netWMWindowTypeDialog : .netWMWindowTypeNormal
  }
}

extension Window {
  /// Sets the properties for `hints`.
  ///
  /// Call it once, before the window is mapped.
  package func apply(_ hints: WindowHints) {
    setStandardProperties(hints)
    for name in [AtomName.netWMName, .netWMIconName] {
      set(name, type: display.atoms[.utf8String], bytes: Array(hints.title.utf8))
    }
    var protocols = [display.atoms[.wmDeleteWindow], display.atoms[.netWMPing]]
    if let sync {
      protocols.append(display.atoms[.netWMSyncRequest])
      set(.netWMSyncRequestCounter, type: XA_CARDINAL, values: [sync.counter])
    }
    XSetWMProtocols(display.pointer, id, &protocols, Int32(protocols.count))
    set(.netWMPID, type: XA_CARDINAL, values: [CUnsignedLong(getpid())])
    set(.netWMWindowType, type: XA_ATOM, values: [display.atoms[hints.type.atom]])
    set(.netWMState, type: XA_ATOM, values: hints.states.map { display.atoms[$0] })
  }

  /// WM_NAME, WM_ICON_NAME, WM_NORMAL_HINTS, WM_HINTS, WM_CLASS and WM_CLIENT_MACHINE.
  private func setStandardProperties(_ hints: WindowHints) {
    var (size, manager) = (hints.sizeHints, XWMHints())
    manager.flags = InputHint | StateHint | WindowGroupHint
    (manager.input, manager.initial_state, manager.window_group) = (1, NormalState, id)
    let (instance, name) = (strdup(hints.instanceName), strdup(hints.className))
    defer {
      free(instance)
      free(name)
    }
    var classHint = XClassHint(res_name: instance, res_class: name)
    Xutf8SetWMProperties(
      display.pointer, id, hints.title, hints.title, nil, 0, &size, &manager, &classHint)
  }

  /// Sets an 8-bit property.
  package func set(_ property: AtomName, type: Atom, bytes: [UInt8]) {
    display.set(display.atoms[property], of: id, type: type, bytes: bytes)
  }

  /// Sets a 32-bit property.
  ///
  /// Xlib expects each value in a `long`.
  package func set(_ property: AtomName, type: Atom, values: [CUnsignedLong]) {
    display.set(display.atoms[property], of: id, type: type, values: values)
  }
}

extension WindowHints {
  fileprivate var states: [AtomName] {
    (skipsTaskbar ? [.netWMStateSkipTaskbar] : []) + (isAbove ? [.netWMStateAbove] : [])
  }

  fileprivate var sizeHints: XSizeHints {
    var hints = XSizeHints()
    hints.flags = PMinSize | PBaseSize | PWinGravity | (isGeometryGiven ? USSize : PSize)
    (hints.min_width, hints.min_height) = (Int32(minimumSize.width), Int32(minimumSize.height))
    (hints.base_width, hints.base_height) = (hints.min_width, hints.min_height)
    (hints.width, hints.height) = (Int32(geometry.width), Int32(geometry.height))
    hints.win_gravity = NorthWestGravity
    if let origin = geometry.origin {
      hints.flags |= isGeometryGiven ? USPosition : PPosition
      (hints.x, hints.y) = (Int32(origin.x), Int32(origin.y))
    }
    return hints
  }
}

extension Window {
  /// Sets `_NET_WM_ICON`.
  ///
  /// Call it after the first frame, because the icons are large.
  package func setIcon() { set(.netWMIcon, type: XA_CARDINAL, values: WindowIcon.property) }
}

extension Window {
  /// Changes the minimum size, in device pixels.
  package func setMinimumSize(_ size: Size) {
    var (hints, supplied) = (XSizeHints(), 0)
    XGetWMNormalHints(display.pointer, id, &hints, &supplied)
    hints.flags |= PMinSize | PBaseSize
    (hints.min_width, hints.min_height) = (Int32(size.width), Int32(size.height))
    (hints.base_width, hints.base_height) = (hints.min_width, hints.min_height)
    XSetWMNormalHints(display.pointer, id, &hints)
  }
}

extension WindowHints {
  /// The smallest size that shows a cell at `scale`, in device pixels.
  package static func minimumSize(atScale scale: Double) -> Size {
    Size(width: Int((160 * scale).rounded()), height: Int((176 * scale).rounded()))
  }
}
