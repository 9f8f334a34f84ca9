import GridDocument
import System
import TestSupport
import Testing

@testable import GridStore

@Suite struct ItemMemoryTests {
  private let scratch = Scratch()
  private var memory: ItemMemory { scratch.store().memory }

  @Test func `names and icon names are remembered of items that went`() throws {
    let items = [
      Item(id: "a.desktop", title: "A\tB\\n", icon: "/usr/x y.png"),
      Item(id: "é\n", title: "", icon: ""),
    ]
    try memory.remember(items)
    let remembered = memory.items()
    #expect(remembered.count == 2)
    for item in items {
      #expect(remembered[item.id]?.title == item.title)
      #expect(remembered[item.id]?.icon == item.icon)
      #expect(remembered[item.id]?.availability == .missing)
    }
  }

  @Test func `an icon is remembered until its item is not`() throws {
    let items = [Item(id: "a", title: "A"), Item(id: "b", title: "B")]
    try memory.remember(items)
    try memory.rememberIcon([0, 1, 255], of: "a")
    try memory.rememberIcon([7], of: "b")
    try memory.remember([items[0]])
    #expect(memory.icon(of: "a") == [0, 1, 255])
    #expect(memory.icon(of: "b") == nil)
    #expect(memory.items()["b"] == nil)
  }

  @Test func `what is remembered already is not written again`() throws {
    let faults = FileFaults()
    let memory = scratch.store(system: faults.system).memory
    for _ in 0..<2 {
      try memory.remember([Item(id: "a", title: "A")])
      try memory.rememberIcon([1], of: "a")
    }
    #expect(faults.operations.count { $0 == .rename } == 2)
  }

  @Test func `nothing remembered is nothing`() {
    #expect(memory.items().isEmpty)
    #expect(memory.icon(of: "a") == nil)
  }
}
