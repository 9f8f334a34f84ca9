import GridCore
import GridSettings
import Testing
import X11Platform

@testable import GridWindow

struct BusRequestTests {
  @Test func `each method is the request that its name says`() throws {
    let startup = StartupID("x_TIME5")
    let requests: [(BusCall, BusRequest)] = [
      (BusCall(method: "Activate", startup: startup), .window(.activate(startup))),
      (BusCall(method: "ActivateAction", texts: ["edit"]), .window(.beginEditing)),
      (BusCall(method: "List"), .list),
      (BusCall(method: "Add", texts: ["a"], numbers: [-1]), .change(.add("a", at: .last))),
      (BusCall(method: "Move", texts: ["a"], numbers: [2]), .change(.move("a", to: .number(2)))),
      (BusCall(method: "Remove", texts: ["a"]), .change(.remove("a"))),
      (BusCall(method: "Undo"), .change(.undo)), (BusCall(method: "Redo"), .change(.redo)),
    ]
    for (call, request) in requests { #expect(try BusRequest(call) == request) }
  }

  @Test(arguments: [
    (BusCall(method: "Add", texts: ["a"], numbers: [0]), "so not 0"),
    (BusCall(method: "Move", texts: ["a"], numbers: [-2]), "so not -2"),
    (BusCall(method: "ActivateAction", texts: ["zap"]), "“zap”"),
    (BusCall(method: "Open"), "opens no files"),
  ])
  func `what there is not is refused with a sentence`(call: BusCall, words: String) {
    let refusal = #expect(throws: BusRefusal.self) { try BusRequest(call) }
    #expect(refusal?.description.contains(words) == true)
  }

  @Test func `every method of the introspection is known, and no other`() throws {
    let names = BusInterface.introspection.split(separator: "<method name=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(
      names == [
        "Activate", "Open", "ActivateAction", "List", "Add", "Remove", "Move", "Undo", "Redo",
      ])
  }
}
