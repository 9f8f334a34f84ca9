import CX11
import GridCore
import Testing

@testable import X11Platform

@Suite(.serialized) struct SharedImageTests {
  @Test(arguments: [
    ("400x300x24", []), ("400x300x24", ["-extension", "MIT-SHM"]), ("400x300x16", []),
    ("400x300x16", ["-extension", "MIT-SHM"]),
  ])
  func `only the rectangles presented reach the window`(
    screen: String, options: [String]
  ) throws {
    let page = try Page(screen: screen, options: options)
    let image = try page.shownImage()
    image.fill(0x0000ff)
    image.present([Rect(x: 0, y: 0, width: 60, height: 50)])
    page.awaitCopy(of: image)
    image.fill(0xff0000)
    image.present([
      Rect(x: 10, y: 10, width: 5, height: 5), Rect(x: 50, y: 40, width: 100, height: 100),
      Rect(x: -5, y: -5, width: 2, height: 2),
    ])
    page.awaitCopy(of: image)
    for (x, y, isRed) in [(9, 9, false), (10, 10, true), (14, 14, true), (15, 14, false)] {
      #expect(page.isRed(x, y) == isRed, "\(x), \(y)")
    }
    #expect(page.isRed(59, 49) && page.isRed(50, 40) && !page.isRed(49, 40))
  }

  @Test func `an image is busy until the server has read it`() throws {
    let page = try Page()
    let image = try page.shownImage()
    #expect(!image.isBusy)
    image.present([Rect(x: 0, y: 0, width: 8, height: 8), Rect(x: 9, y: 9, width: 8, height: 8)])
    #expect(image.isBusy)
    #expect(page.events().filter { $0 == .imageCopied }.count == 1)
    image.didCopy()
    image.present([Rect(x: 100, y: 100, width: 8, height: 8)])
    #expect(!image.isBusy)
  }

  @Test func `every size up to 4096 a side can be had, and shows its last pixel`() throws {
    let page = try Page(screen: "4096x4096x24")
    let image = try page.shownImage()
    XMoveWindow(page.display.pointer, page.window.id, 0, 0)
    for (width, height) in [(1, 1), (3, 800), (4096, 1), (4096, 4096), (1, 4096), (640, 480)] {
      XResizeWindow(page.display.pointer, page.window.id, UInt32(width), UInt32(height))
      _ = page.events()
      image.resize(to: Size(width: width, height: height))
      image.fill(0xff0000)
      image.present([Rect(x: 0, y: 0, width: width, height: height)])
      page.awaitCopy(of: image)
      #expect(page.isRed(width - 1, height - 1), "\(width)x\(height)")
    }
  }

  @Test func `a server that can't attach memory is sent the pixels instead`() throws {
    let page = try Page()
    page.display.disableSharing()
    let image = try page.shownImage()
    image.fill(0xff0000)
    image.present([Rect(x: 0, y: 0, width: 60, height: 50)])
    #expect(!image.isBusy)
    #expect(page.isRed(59, 49))
  }
}

extension SharedImage {
  fileprivate func fill(_ color: UInt32) {
    for y in 0..<size.height {
      let row = (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      row.update(repeating: color, count: size.width)
    }
  }
}

extension Page {
  fileprivate func shownImage() throws -> SharedImage {
    window.show()
    _ = events()
    return SharedImage(for: window, size: window.size)
  }

  fileprivate func awaitCopy(of image: SharedImage) {
    if events().contains(.imageCopied) { image.didCopy() }
  }

  fileprivate func isRed(_ x: Int, _ y: Int) -> Bool {
    guard
      let image = XGetImage(
        display.pointer, window.id, Int32(x), Int32(y), 1, 1, ~0, ZPixmap)
    else { return false }
    defer { CX11DestroyImage(image) }
    let pixel = XGetPixel(image)
    return pixel == window.visual.pointer.pointee.red_mask
  }

  private func XGetPixel(_ image: UnsafeMutablePointer<XImage>) -> UInt {
    image.pointee.f.get_pixel(image, 0, 0)
  }
}
