@testable import GridCore

extension Frame {
  /// What a page in the other direction has to show, worked out apart from the code under test.
  var mirrorImage: [FrameAttributes] {
    attributes.map { attributes in
      var image = attributes
      image.frame.x = viewport.width - attributes.frame.x - attributes.frame.width
      image.transform.anchor.x = attributes.frame.width - attributes.transform.anchor.x
      return image
    }
  }
}
