/// Every duration, speed and distance of the gestures and the motion, in one place.
///
/// Distances are logical pixels. Lengths that decide layout or hits are in `Metrics`.
public enum Timings {
  /// How long a press is held before it enters edit mode or lifts.
  public static let holdDelay = Duration.milliseconds(500)
  /// How long a press on a movable favorite is held in edit mode before it lifts, at most.
  public static let editingHoldDelay = Duration.milliseconds(200)
  /// How far a press may drift before it is no click and no hold any more.
  public static let slop = 8.0
  /// When, after the press, the icon begins to grow.
  public static let cueDelay = Duration.milliseconds(250)
  /// The icon's size at the end of the cue, as a factor.
  public static let cueScale = 1.04
  /// The icon's size while it is pressed, as a factor.
  public static let pressedScale = 0.94
  /// How long an icon takes to its pressed size.
  public static let pressIn = Duration.milliseconds(80)
  /// How long an icon takes back from its pressed size.
  public static let pressOut = Duration.milliseconds(120)
  /// How long a lifted item takes to its lifted size.
  public static let lift = Duration.milliseconds(200)
  /// How long a dropped item takes to its slot.
  public static let settle = Duration.milliseconds(250)
  /// How long the neighbors take to make room.
  public static let makeRoom = Duration.milliseconds(250)
  /// How long a cell takes to appear, to vanish, or to fly from the catalog to its slot.
  public static let appear = Duration.milliseconds(300)
  /// How long a fade takes when motion is reduced.
  public static let reducedFade = Duration.milliseconds(150)
  /// The size at which a cell begins to appear and ends vanishing, as a factor.
  public static let appearScale = 0.5
  /// One swing of the wobble from one side to the other.
  public static let wobbleSwing = Duration.milliseconds(100)
  /// How long one whole view takes to give way to another.
  public static let transition = Duration.milliseconds(250)
  /// The time between two frames of pure animation.
  public static let frame = Duration.nanoseconds(16_666_667)
  /// How far one click of the wheel scrolls.
  public static let wheelStep = 60.0
  /// The depth of the zone at each end where a lifted item scrolls, at most, and as a part of
  /// the viewport.
  public static let autoScrollZone = 64.0, autoScrollPart = 0.25
  /// The speed of that scrolling in logical pixels a second, reached at half the zone.
  public static let autoScrollSpeed = 900.0
  /// How long that scrolling takes to its speed.
  public static let autoScrollRamp = Duration.milliseconds(400)
  /// How far a lifted item's deciding point may leave its slot, beyond half the gap.
  public static let hysteresis = 4.0
  /// How far below its last row section 0 still takes a drop.
  public static let bandBelow = 48.0
  /// How long a clicked or lifted item can't be launched again.
  public static let launchGuard = Duration.milliseconds(500)
  /// How long, and how near the last one, a click that would edit is ignored.
  public static let editGuard = Duration.milliseconds(500), editGuardDistance = 8.0
  /// The least time between two toasts that explain a refused lift.
  public static let refusalPause = Duration.seconds(10)
  /// How long a toast stays, and one that offers to undo.
  public static let toast = Duration.seconds(3), undoToast = Duration.seconds(6)
  /// How long the pointer rests on a cut label before its full name is shown.
  public static let tooltipDelay = Duration.milliseconds(700)
  /// How long the scroll bar stays after the last scrolling.
  public static let scrollBarHold = Duration.milliseconds(800)
  /// How long the scroll bar fades.
  public static let scrollBarFade = Duration.milliseconds(200)
  /// How long an item is shown as starting: with startup notification, and without.
  public static let startingNotified = Duration.seconds(15), starting = Duration.seconds(3)
}
