import GridSettings

/// The names and the D-Bus interfaces that other programs find on the session bus.
nonisolated enum BusInterface {
  /// The path of the one object: the application id as a path.
  static let path = "/" + ProgramInfo.id.split(separator: ".").joined(separator: "/")
  /// Starting and activating, from the Desktop Entry Specification 1.5.
  static let application = "org.freedesktop.Application"
  /// The favorites.
  static let favorites = ProgramInfo.id
  /// The name of the error for a refused request.
  static let refusal = ProgramInfo.id + ".Error.Refused"

  /// Positions count from 1; -1 is the last.
  ///
  /// The reply to an edit is sent after the edit, which waits for the end of a drag.
  static let introspection = """
    <node>
      <interface name="\(application)">
        <method name="Activate">
          <arg type="a{sv}" name="platform_data" direction="in"/>
        </method>
        <method name="Open">
          <arg type="as" name="uris" direction="in"/>
          <arg type="a{sv}" name="platform_data" direction="in"/>
        </method>
        <method name="ActivateAction">
          <arg type="s" name="action_name" direction="in"/>
          <arg type="av" name="parameter" direction="in"/>
          <arg type="a{sv}" name="platform_data" direction="in"/>
        </method>
      </interface>
      <interface name="\(favorites)">
        <method name="List">
          <arg type="as" name="ids" direction="out"/>
        </method>
        <method name="Add">
          <arg type="s" name="id" direction="in"/>
          <arg type="i" name="place" direction="in"/>
        </method>
        <method name="Remove">
          <arg type="s" name="id" direction="in"/>
        </method>
        <method name="Move">
          <arg type="s" name="id" direction="in"/>
          <arg type="i" name="place" direction="in"/>
        </method>
        <method name="Undo"/>
        <method name="Redo"/>
        <signal name="Changed">
          <arg type="as" name="ids"/>
        </signal>
      </interface>
    </node>
    """
}
