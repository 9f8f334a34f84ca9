import DesktopApplications
import Freedesktop
import GridPainting
import System
import X11Platform

/// Starts applications and notifies the desktop.
///
/// An application that supports D-Bus activation is asked over the session bus first. If nobody
/// there owns its name, its command line is run.
final class ApplicationStarter {
  /// Called with the current time whenever a start makes progress.
  var didAdvance: (ApplicationStart, ApplicationStart.Progress, Duration) -> Void = { _, _, _ in }

  private let environment: ProcessEnvironment
  private let launcher: ApplicationLauncher
  private let starts: AnnouncedStarts
  private let loop: EventLoop
  private let strings: LocalizedStrings
  private var questions: [Int32: Question] = [:]

  /// A request to the session bus, until its reply or timeout.
  private struct Question {
    let bus: BusStart
    let start: ApplicationStart
    let end: Duration
  }

  /// Starts applications in the session of `environment`, announces them through `starts`, and
  /// describes failures in the language of `strings`.
  ///
  /// Replies arrive through `loop`.
  init(
    in environment: ProcessEnvironment, starts: AnnouncedStarts, loop: EventLoop,
    strings: LocalizedStrings
  ) {
    (self.environment, self.starts, self.loop, self.strings) = (environment, starts, loop, strings)
    launcher = ApplicationLauncher(environment: environment)
  }

  /// Whether a start is still in progress.
  var isBusy: Bool { !starts.isEmpty || !questions.isEmpty }

  /// When `advance(to:)` has something to do; `nil` for never.
  var deadline: Duration? {
    ([starts.deadline] + questions.values.map(\.end)).compactMap(\.self).min()
  }

  /// Begins `start`, which the user requested at `time` of the X server's clock.
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

  /// Handles the end of the start `id`, which was announced by someone else.
  func didFinish(id: String) { starts.forget(id) }

  /// Ends the starts that have timed out at `now`.
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

  /// Handles the reply to `question`, or its timeout.
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
