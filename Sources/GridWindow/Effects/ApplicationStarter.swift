import DesktopApplications
import Freedesktop
import GridPainting
import System
import X11Platform

/// Starts applications, and tells the desktop.
///
/// An application that the session bus can start is asked there first; where nobody answers to its
/// name, its command line is run as any other's.
final class ApplicationStarter {
  /// Called whenever a start comes further, with the present time.
  var didAdvance: (ApplicationStart, ApplicationStart.Progress, Duration) -> Void = { _, _, _ in }

  private let environment: ProcessEnvironment
  private let launcher: ApplicationLauncher
  private let starts: AnnouncedStarts
  private let loop: EventLoop
  private let strings: LocalizedStrings
  private var questions: [Int32: Question] = [:]

  /// What the session bus was asked for, up to when its answer is waited for.
  private struct Question {
    let bus: BusStart
    let start: ApplicationStart
    let end: Duration
  }

  /// Starts applications in the session of `environment`, tells the desktop of it by `starts`, and
  /// reasons in `words`; what takes longer answers through `loop`.
  init(
    in environment: ProcessEnvironment, starts: AnnouncedStarts, loop: EventLoop,
    strings: LocalizedStrings
  ) {
    (self.environment, self.starts, self.loop, self.strings) = (environment, starts, loop, strings)
    launcher = ApplicationLauncher(environment: environment)
  }

  /// Whether a start is not over yet.
  var isBusy: Bool { !starts.isEmpty || !questions.isEmpty }

  /// When `advance(to:)` has something to do; `nil` for never.
  var deadline: Duration? {
    ([starts.deadline] + questions.values.map(\.end)).compactMap(\.self).min()
  }

  /// Begins `start`, which was asked for at `time` on the X server's clock.
  func begin(_ start: ApplicationStart, time: UInt32, at now: Duration) {
    var start = start
    if start.application.expectsNotification {
      start.startupID = starts.begin(start.application, for: start.item, time: time, at: now)
    }
    let activation = BusActivation(
      for: start.application.entry, action: start.action, startupID: start.startupID)
    if let activation, let address = SessionBus.address(in: environment),
      let bus = try? BusStart(activation, on: address)
    {
      ask(bus, for: start, at: now)
    } else {
      execute(start, at: now)
    }
  }

  /// Takes up that the start called `id` is over.
  func didFinish(id: String) { starts.forget(id) }

  /// Gives up on the starts that nobody has told the end of until `now`.
  func advance(to now: Duration) {
    starts.advance(to: now)
    for question in questions.values where question.end <= now { take(question, at: now) }
  }

  private func ask(_ bus: BusStart, for start: ApplicationStart, at now: Duration) {
    let question = Question(bus: bus, start: start, end: now + BusStart.patience)
    questions[bus.descriptor] = question
    loop.watch(bus.descriptor) { [unowned self] in take(question, at: .monotonicNow) }
    didAdvance(start, .asked, now)
  }

  /// Takes the answer to `question`, or the want of one.
  private func take(_ question: Question, at now: Duration) {
    loop.unwatch(question.bus.descriptor)
    questions[question.bus.descriptor] = nil
    switch question.bus.finish() {
    case .accepted: didAdvance(question.start, .started, now)
    case .nobody: execute(question.start, at: now)
    case .refused(let reason): fail(question.start, reason: reason, at: now)
    }
  }

  private func execute(_ start: ApplicationStart, at now: Duration) {
    do {
      let processes = try launcher.start(
        start.application, action: start.action, startupID: start.startupID
      ).processes
      didAdvance(start, .started, now)
      if let id = start.startupID { starts.follow(processes, of: id) }
    } catch { fail(start, reason: strings.reason(error), at: now) }
  }

  private func fail(_ start: ApplicationStart, reason: String, at now: Duration) {
    if let id = start.startupID { starts.end(id) }
    didAdvance(start, .failed(reason: reason), now)
  }
}
