import Testing

@testable import GridCore
@testable import GridModel

extension SimulatedGrid {
  /// Everything that holds after every gesture: no fault on the way, and at rest in a while.
  mutating func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    wait(.seconds(2))
    #expect(!grid.isBusy(at: now), sourceLocation: sourceLocation)
    #expect(faults == [], sourceLocation: sourceLocation)
  }
}
