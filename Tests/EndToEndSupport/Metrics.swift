/// What the inspector's `metrics` counts since the start of the program.
struct Metrics {
  let frames: Int
  let wobbleFrames: Int
  let wakeups: Int
  let drawnPixels: Int
  let saves: Int
  let publishes: Int
  let launches: Int
  let catalogReadings: Int
  let startToFirstFrameMicroseconds: Int

  init(_ json: JSON) throws {
    func count(_ key: String) throws -> Int { Int(try json[key].require(key, \.number)) }
    frames = try count("frames")
    wobbleFrames = try count("wobbleFrames")
    wakeups = try count("wakeups")
    drawnPixels = try count("drawnPixels")
    saves = try count("saves")
    publishes = try count("publishes")
    launches = try count("launches")
    catalogReadings = try count("catalogReadings")
    startToFirstFrameMicroseconds = try count("startToFirstFrameMicroseconds")
  }
}
