import Freedesktop
import Glibc
import X11Platform

nonisolated extension GIO {
  /// The call of `method` with the tuple `values`.
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

  /// A tuple with one list of `texts`.
  ///
  /// The caller owns it.
  func tuple(of texts: [String]) -> Object { tuple([list(of: texts)]) }

  /// The arguments of `activation`.
  ///
  /// The caller owns them.
  func arguments(of activation: BusActivation) -> Object {
    let data = platformData(of: activation)
    return switch activation.request {
    case .activate: tuple([data])
    case .open(let addresses): tuple([list(of: addresses), data])
    case .action(let id): tuple([newText(id), newArray("v", nil, 0), data])
    }
  }

  private func platformData(of activation: BusActivation) -> Object {
    let startup = activation.startupID.map { id in
      newEntry(newText("desktop-startup-id"), newVariant(newText(id)))
    }
    let entries = [startup].compactMap(\.self) as [Object?]
    return newArray("{sv}", entries, entries.count)
  }

  private func list(of texts: [String]) -> Object {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return newTexts(copies.map { $0.map { Text($0) } }, copies.count)
  }

  private func tuple(_ values: [Object?]) -> Object { newTuple(values, values.count) }
}
