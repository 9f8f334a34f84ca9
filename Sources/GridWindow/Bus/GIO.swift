import System

/// The functions of GIO and GLib that the session bus needs, with the C types of their headers.
///
/// Pango loads both libraries anyway, so loading them here costs nothing. A start that only sends
/// an activation request does not load them, and neither does a command, except to launch an
/// application over the bus.
nonisolated struct GIO {
  /// An untyped pointer, such as a `GDBusConnection *` or a `GVariant *`.
  typealias Object = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  /// `GBusAcquiredCallback` and similar callbacks.
  typealias NameHandler = @convention(c) (Object?, Text?, UnsafeMutableRawPointer?) -> Void
  /// `GDBusInterfaceMethodCallFunc`: connection, sender, path, interface, method, parameters,
  /// invocation, data.
  typealias MethodHandler =
    @convention(c) (
      Object?, Text?, Text?, Text?, Text?, Object?, Object?, UnsafeMutableRawPointer?
    ) -> Void

  let ownName:
    @convention(c) (
      _ bus: Int32, Text, _ flags: UInt32, _ connected: NameHandler?, _ acquired: NameHandler?,
      _ lost: NameHandler?, UnsafeMutableRawPointer?, _ free: OpaquePointer?
    ) -> UInt32
  let disownName: @convention(c) (UInt32) -> Void
  let setExitOnClose: @convention(c) (_ connection: Object, Int32) -> Void
  let newNode: @convention(c) (_ xml: Text, _ error: OpaquePointer?) -> Object?
  let interface: @convention(c) (_ node: Object, Text) -> Object?
  let register:
    @convention(c) (
      _ connection: Object, _ path: Text, _ interface: Object, _ table: UnsafeRawPointer,
      UnsafeMutableRawPointer?, _ free: OpaquePointer?, _ error: OpaquePointer?
    ) -> UInt32
  let emit:
    @convention(c) (
      _ connection: Object, _ to: Text?, _ path: Text, _ interface: Text, _ signal: Text,
      _ values: Object?, _ error: OpaquePointer?
    ) -> Int32
  let answer: @convention(c) (_ invocation: Object, _ values: Object?) -> Void
  let refuse: @convention(c) (_ invocation: Object, _ name: Text, _ sentence: Text) -> Void

  let connect:
    @convention(c) (
      _ address: Text, _ flags: UInt32, _ observer: Object?, _ cancellable: Object?,
      UnsafeMutablePointer<Object?>
    ) -> Object?
  /// Waits for the reply, at most the given number of milliseconds.
  let ask:
    @convention(c) (
      _ connection: Object, _ name: Text, _ path: Text, _ interface: Text, _ method: Text,
      _ values: Object?, _ answerType: OpaquePointer?, _ flags: UInt32, _ milliseconds: Int32,
      _ cancellable: Object?, UnsafeMutablePointer<Object?>
    ) -> Object?
  let remoteErrorName: @convention(c) (_ error: Object) -> UnsafeMutablePointer<CChar>?
  let stripRemoteError: @convention(c) (_ error: Object) -> Int32
  let matches: @convention(c) (_ error: Object, _ domain: UInt32, _ code: Int32) -> Int32
  let errorDomain: @convention(c) () -> UInt32
  let freeError: @convention(c) (_ error: Object) -> Void
  let freeText: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let unrefObject: @convention(c) (_ object: Object) -> Void

  let acquireContext: @convention(c) (_ context: Object?) -> Int32
  let prepare: @convention(c) (_ context: Object?, UnsafeMutablePointer<Int32>?) -> Int32
  /// A `GPollFD` has the layout of a `pollfd`.
  let query:
    @convention(c) (
      _ context: Object?, _ priority: Int32, _ timeout: UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer, _ count: Int32
    ) -> Int32
  let iterate: @convention(c) (_ context: Object?, _ mayBlock: Int32) -> Int32
  let defaultContext: @convention(c) () -> Object?

  let typeOf: @convention(c) (_ value: Object) -> Text
  let count: @convention(c) (_ value: Object) -> Int
  let child: @convention(c) (_ value: Object, Int) -> Object
  let text: @convention(c) (_ value: Object, UnsafeMutablePointer<Int>?) -> Text
  let number: @convention(c) (_ value: Object) -> Int32
  let lookup: @convention(c) (_ dictionary: Object, Text, _ type: OpaquePointer?) -> Object?
  let unref: @convention(c) (_ value: Object) -> Void
  let newTexts: @convention(c) (UnsafePointer<Text?>?, Int) -> Object
  let newTuple: @convention(c) (UnsafePointer<Object?>, Int) -> Object
  let newText: @convention(c) (Text) -> Object
  let newVariant: @convention(c) (_ value: Object) -> Object
  let newEntry: @convention(c) (_ key: Object, _ value: Object) -> Object
  let newArray: @convention(c) (_ type: Text, UnsafePointer<Object?>?, Int) -> Object

  init() throws(LoadingError) {
    let library = try LoadedLibrary("libgio-2.0.so.0")
    ownName = try library.function("g_bus_own_name")
    disownName = try library.function("g_bus_unown_name")
    setExitOnClose = try library.function("g_dbus_connection_set_exit_on_close")
    newNode = try library.function("g_dbus_node_info_new_for_xml")
    interface = try library.function("g_dbus_node_info_lookup_interface")
    register = try library.function("g_dbus_connection_register_object")
    emit = try library.function("g_dbus_connection_emit_signal")
    answer = try library.function("g_dbus_method_invocation_return_value")
    refuse = try library.function("g_dbus_method_invocation_return_dbus_error")
    connect = try library.function("g_dbus_connection_new_for_address_sync")
    ask = try library.function("g_dbus_connection_call_sync")
    remoteErrorName = try library.function("g_dbus_error_get_remote_error")
    stripRemoteError = try library.function("g_dbus_error_strip_remote_error")
    matches = try library.function("g_error_matches")
    errorDomain = try library.function("g_io_error_quark")
    freeError = try library.function("g_error_free")
    freeText = try library.function("g_free")
    unrefObject = try library.function("g_object_unref")
    acquireContext = try library.function("g_main_context_acquire")
    prepare = try library.function("g_main_context_prepare")
    query = try library.function("g_main_context_query")
    iterate = try library.function("g_main_context_iteration")
    defaultContext = try library.function("g_main_context_default")
    typeOf = try library.function("g_variant_get_type_string")
    count = try library.function("g_variant_n_children")
    child = try library.function("g_variant_get_child_value")
    text = try library.function("g_variant_get_string")
    number = try library.function("g_variant_get_int32")
    lookup = try library.function("g_variant_lookup_value")
    unref = try library.function("g_variant_unref")
    newTexts = try library.function("g_variant_new_strv")
    newTuple = try library.function("g_variant_new_tuple")
    newText = try library.function("g_variant_new_string")
    newVariant = try library.function("g_variant_new_variant")
    newEntry = try library.function("g_variant_new_dict_entry")
    newArray = try library.function("g_variant_new_array")
  }
}
