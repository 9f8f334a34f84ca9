extension Dump {
  /// Reads a `dump`; a key that is missing or of another type is a fault of the program.
  init(_ json: JSON) throws {
    order = json["order"].strings
    proposed = json["proposed"].strings
    editing = try json["editing"].require("editing", \.bool)
    drag = try json["drag"].require("drag", \.string)
    liftedID = json["liftedID"].string
    settling = json["settling"].strings
    scroll = try json["scroll"].require("scroll", \.number)
    scrollMax = try json["scrollMax"].require("scrollMax", \.number)
    scale = try json["scale"].require("scale", \.number)
    let size = json["viewport"].elements.compactMap(\.number)
    viewport = Point(x: size.first ?? 0, y: size.last ?? 0)
    pendingSave = try json["pendingSave"].require("pendingSave", \.bool)
    pendingPublish = try json["pendingPublish"].require("pendingPublish", \.bool)
    search = json["search"].string
    focus = json["focus"].string
    toast = json["toast"].string
    panel = json["panel"].elements.map {
      Dump.Button(
        title: $0["title"].string ?? "", frame: Rect($0["frame"]),
        isFocused: $0["focused"].bool ?? false)
    }
    announced = json["announced"].string
    sections = try json["sections"].elements.map(Section.init)
  }
}

extension Dump.Section {
  init(_ json: JSON) throws {
    id = try json["id"].require("section id", \.string)
    title = try json["title"].require("section title", \.string)
    frame = Rect(json["frame"])
    items = try json["items"].elements.map(Dump.Item.init)
  }
}

extension Dump.Item {
  init(_ json: JSON) throws {
    id = try json["id"].require("item id", \.string)
    title = try json["title"].require("item title", \.string)
    frame = Rect(json["frame"])
    badge = json["badge"].string ?? "none"
    badgeFrame = Rect(json["badgeFrame"])
    pinned = json["pinned"].bool ?? false
    ghost = json["ghost"].bool ?? false
    hidden = json["hidden"].bool ?? false
    lifted = json["lifted"].bool ?? false
    rotation = json["rotation"].number ?? 0
    scale = json["scale"].number ?? 1
    opacity = json["opacity"].number ?? 1
  }
}

extension JSON {
  /// The value that `read` finds here, under the name `key` in the error when it finds none.
  func require<Value>(_ key: String, _ read: (JSON) -> Value?) throws -> Value {
    guard let value = read(self) else { throw EndToEndError("the inspector gave no usable \(key)") }
    return value
  }
}

extension Rect {
  /// The rectangle of an inspector's `[x,y,w,h]`; nothing for `null`.
  init?(_ json: JSON) {
    let numbers = json.elements.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
