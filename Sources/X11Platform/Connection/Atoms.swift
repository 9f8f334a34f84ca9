import CX11
import Glibc

/// The atoms the program uses, all fetched in one round trip.
struct Atoms {
  private let atoms: [AtomName: Atom]

  /// Fetches every atom of `AtomName` from the server of `display`.
  init(on display: OpaquePointer, screen: Int32) {
    let names = AtomName.allCases.map { strdup($0.name(screen: screen)) }
    defer { names.forEach { free($0) } }
    var (mutableNames, atoms) = (names, [Atom](repeating: CX11None, count: names.count))
    XInternAtoms(display, &mutableNames, Int32(names.count), 0, &atoms)
    self.atoms = Dictionary(uniqueKeysWithValues: zip(AtomName.allCases, atoms))
  }

  /// The atom called `name`.
  subscript(name: AtomName) -> Atom { atoms[name, default: CX11None] }
}

/// The names of the atoms the program uses.
package enum AtomName: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case netWMPing = "_NET_WM_PING"
  case netWMName = "_NET_WM_NAME"
  case netWMIconName = "_NET_WM_ICON_NAME"
  case netWMPID = "_NET_WM_PID"
  case netWMIcon = "_NET_WM_ICON"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netWMWindowTypePopupMenu = "_NET_WM_WINDOW_TYPE_POPUP_MENU"
  case netWMState = "_NET_WM_STATE"
  case netWMStateHidden = "_NET_WM_STATE_HIDDEN"
  case netWMUserTime = "_NET_WM_USER_TIME"
  case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
  case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
  case netWMStateSkipTaskbar = "_NET_WM_STATE_SKIP_TASKBAR"
  case netWMStateAbove = "_NET_WM_STATE_ABOVE"
  case netWMDesktop = "_NET_WM_DESKTOP"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case netSupported = "_NET_SUPPORTED"
  case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
  case activationRequest = "_GRIDWINDOW_SUMMONS"
  case netStartupID = "_NET_STARTUP_ID"
  case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
  case netStartupInfo = "_NET_STARTUP_INFO"
  case netWorkArea = "_NET_WORKAREA"
  case netCurrentDesktop = "_NET_CURRENT_DESKTOP"
  case clipboard = "CLIPBOARD"
  case targets = "TARGETS"
  case timestamp = "TIMESTAMP"
  case multiple = "MULTIPLE"
  case atomPair = "ATOM_PAIR"
  case incr = "INCR"
  case plainText = "text/plain;charset=utf-8"
  case manager = "MANAGER"
  case resourceManager = "RESOURCE_MANAGER"
  case xsettingsSelection = "_XSETTINGS_S"
  case xsettingsSettings = "_XSETTINGS_SETTINGS"

  /// The atom's name on the server.
  ///
  /// The selection of the XSETTINGS manager ends in the number of its screen.
  fileprivate func name(screen: Int32) -> String {
    self == .xsettingsSelection ? rawValue + String(screen) : rawValue
  }
}
