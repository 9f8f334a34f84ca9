import GridCore

/// A committed move: what it costs to draw up the edit, and to apply it.
enum MoveBenchmark {
  static func run() {
    for count in [1_000, 100_000, 1_000_000] {
      let near = measure(favorites: count, distance: 3)
      let far = measure(favorites: count, distance: count - 1)
      print("near move drawn up, \(count): \(near.drawing.rounded) ns")
      print(
        near.move.line("near move, \(count)", floor: near.floor, named: "the bare memmove"))
      print(
        far.move.line("farthest move, \(count)", floor: far.floor, named: "the bare memmove"))
    }
  }

  private static func measure(
    favorites count: Int, distance: Int
  ) -> (drawing: Measurement, move: Measurement, floor: Measurement) {
    var document = Page.document(favorites: count)
    let middle = distance < count / 2 ? count / 2 : 0
    let operations = distance < 100 ? 2_000 : 20
    let drawing = Measurement(operations: operations) { _ in
      use((try? document.editMoving(from: middle, to: middle + distance))??.changes.count ?? 0)
    }
    guard let edit = try? document.editMoving(from: middle, to: middle + distance) else {
      preconditionFailure("The move is refused.")
    }
    let inverse = edit.inverse
    let move = Measurement(operations: operations) { operation in
      document.apply(operation.isMultiple(of: 2) ? edit : inverse)
    }
    var order = document.favorites
    let floor = Measurement(operations: operations) { operation in
      order.withUnsafeMutableBufferPointer { handles in
        guard let start = handles.baseAddress.map({ $0 + middle }) else { return }
        if operation.isMultiple(of: 2) {
          let moved = start.pointee
          start.update(from: start + 1, count: distance)
          (start + distance).pointee = moved
        } else {
          let moved = (start + distance).pointee
          (start + 1).update(from: start, count: distance)
          start.pointee = moved
        }
      }
    }
    use(order.count)
    return (drawing, move, floor)
  }
}
