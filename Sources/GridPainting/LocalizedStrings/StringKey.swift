/// The keys of all texts of the page.
///
/// Arguments are `%1`, `%2`, … in the templates of `LocalizedStrings`.
package enum StringKey: String, CaseIterable, Sendable {
  /// Headings and buttons.
  case favorites, edit, done, undo, redo, open
  /// The panel of an empty section 0: title, button, text.
  case emptyTitle, chooseApplications, emptyText
  /// Offers of the panel: favorites of another program (count, program), usual applications (count).
  case importFrom, startWith
  /// The result of an import (count), and with some skipped (count, skipped count).
  case imported, importedSome
  /// The names of badges and menu entries.
  case addToFavorites, removeFromFavorites, alreadyInFavorites
  /// What happened (title).
  case added, removed, skipped
  /// Why a press did not lift or launch.
  case holdToLift, staysInPlace, nothingToReorder, clickDoneToLaunch
  /// Launching: below an icon, in words (title), and its failure (title, reason).
  case startingLabel, failedLabel, starting, couldNotStart
  /// Why launching failed (program; directory, the system's reason), and what to do.
  case programMissing, directoryUnusable, terminalMissing
  /// A ghost (title).
  case notInstalled
  /// The context menu.
  case moveToStart, moveToEnd, keepInPlace, letItMove, copyID
  /// Why an edit of the favorites was refused (title; title; limit; title; title).
  case refusedPinned, refusedNotFavorite, refusedFull, refusedPin, refusedLetGo
  /// The question whether to run a command of an untrusted preset.
  case startOnce, cancel
  /// The menu of the page, after what it shares with buttons and with the menu of an item.
  case moveLeft, moveRight, itemMenu, closeSearch, closePage, allKeys, choose
  /// Searching; nothing found (text).
  case typeToSearch, nothingMatches
  /// Saving and publishing; why not (reason).
  case couldNotSave, orderNotSent
  /// For a screen reader: title, position, count; then positions.
  case itemOfCount, lifted, droppedAt, cancelledBackAt
  /// The sections of applications.
  case internet, office, graphics, soundAndVideo, development, games, education, science, system
  /// More sections of applications.
  case accessories, settings, other
  /// Sections of the presets.
  case myApps, everydayServices, myChannels, recommended
}
