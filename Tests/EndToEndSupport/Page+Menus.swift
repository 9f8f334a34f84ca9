import CX11

extension Page {
  /// Opens the menu of the cell with button 3.
  @discardableResult
  func openMenu(of place: Target) async throws -> Window {
    resting = nil
    try await move(to: place)
    pointer.click(3)
    return try await awaitMenu()
  }

  @discardableResult
  func awaitMenu() async throws -> Window {
    let menu = try await awaited("the menu") { connection.menu }
    _ = try await dump()
    return menu
  }

  func awaitNoMenu() async throws {
    _ = try await awaited("the end of the menu") { connection.menu == nil ? true : nil }
  }

  /// Chooses the entry that `keys` lead to.
  func choose(_ keys: String...) async throws {
    for key in keys { keyboard.press(key) }
    keyboard.press("Return")
    try await awaitNoMenu()
    try await idle()
  }
}
