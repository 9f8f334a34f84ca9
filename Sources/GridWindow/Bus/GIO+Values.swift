import Glibc

extension GIO {
  /// The call of `method` with `values`, a tuple.
  func call(_ method: String, _ values: Object) -> BusCall {
    var call = BusCall(method: method)
    for index in 0..<count(values) {
      let value = child(values, index)
      defer { unref(value) }
      switch String(cString: typeOf(value)) {
      case "s": call.texts.append(String(cString: text(value, nil)))
      case "i": call.numbers.append(Int(number(value)))
      case "a{sv}": call.startup = startup(in: value)
      default: break
      }
    }
    return call
  }

  private func startup(in platformData: Object) -> StartupID? {
    guard let value = lookup(platformData, "desktop-startup-id", nil) else { return nil }
    defer { unref(value) }
    guard String(cString: typeOf(value)) == "s" else { return nil }
    return StartupID(String(cString: text(value, nil)))
  }

  /// A tuple of one list of `texts`; who takes it frees it.
  func tuple(of texts: [String]) -> Object {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var list: [Object?] = [newTexts(copies.map { $0.map { Text($0) } }, copies.count)]
    return newTuple(&list, list.count)
  }
}
