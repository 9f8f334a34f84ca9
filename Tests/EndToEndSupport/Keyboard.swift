import CX11

/// The keyboard, pressed through the server.
struct Keyboard {
  private let input: FakeInput

  init(_ input: FakeInput) { self.input = input }

  /// Presses the keys of a chord as `Control_L+Shift_L+z`, X's keysym names, and lets them go.
  func press(_ chord: String) {
    let keys = chord.split(separator: "+").map(String.init)
    keys.forEach { input.key($0, down: true) }
    keys.reversed().forEach { input.key($0, down: false) }
    input.sync()
  }

  /// Presses the keys of some keycodes together and lets them go.
  func press(_ codes: KeyCode...) {
    codes.forEach { input.key($0, down: true) }
    codes.reversed().forEach { input.key($0, down: false) }
    input.sync()
  }

  /// Presses the keys that type `text`: small letters, digits and blanks.
  func type(_ text: String) {
    for letter in text { press(letter == " " ? "space" : String(letter)) }
  }
}
