import GridSettings

/// What other programs find on the session bus: its names, and the interfaces in D-Bus's own form.
nonisolated enum BusInterface {
  /// The path of the one object: the application id as a path.
  static let path = "/" + ProgramInfo.id.split(separator: ".").joined(separator: "/")
  /// Starting and raising, as the Desktop Entry Specification 1.5 has it.
  static let application = "org.freedesktop.Application"
  /// The favorites.
  static let favorites = ProgramInfo.id
  /// The name of an error that is an answer: something was not done, for a reason.
  static let refusal = ProgramInfo.id + ".Error.Refused"

  /// Places count from 1, and -1 is the last; the answer to an edit comes when it was made, which
  /// is after the end of a drag.
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
