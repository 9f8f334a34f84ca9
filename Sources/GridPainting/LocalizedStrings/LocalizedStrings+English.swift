extension LocalizedStrings {
  /// English as written in the United States.
  package static let english = LocalizedStrings([
    .favorites: "Favorites", .edit: "Edit", .done: "Done",
    .undo: "Undo", .redo: "Redo", .open: "Open",
    .emptyTitle: "Nothing here yet",
    .chooseApplications: "Choose applications",
    .importFrom: "Import %1 from %2", .startWith: "Start with these %1",
    .imported: "Imported %1", .importedSome: "Imported %1, skipped %2",
    .emptyText: """
    Press + on the applications you use every day. \
    Hold one here, then drag it where you want it.
    """,
    .addToFavorites: "Add to Favorites",
    .removeFromFavorites: "Remove from Favorites",
    .alreadyInFavorites: "Already in Favorites",
    .added: "Added %1", .removed: "Removed %1",
    .skipped: "%1 is no longer where it was",
    .holdToLift: "Hold to lift, then drag",
    .staysInPlace: "This one stays in place",
    .nothingToReorder: "Nothing to reorder yet",
    .clickDoneToLaunch: "Click Done to launch",
    .startingLabel: "Starting…", .failedLabel: "Didn’t start", .starting: "Starting %1…",
    .couldNotStart: "Could not start %1: %2",
    .programMissing: "the program “%1” is not installed",
    .directoryUnusable: "the directory “%1” can't be used: %2",
    .terminalMissing: "it needs a terminal; install xterm or another one",
    .notInstalled: "%1 is not installed. Its place is kept.",
    .moveToStart: "Move to Start", .moveToEnd: "Move to End",
    .keepInPlace: "Keep in Place", .letItMove: "Let It Move",
    .copyID: "Copy ID",
    .refusedPinned: "%1 stays in place; let it move first",
    .refusedNotFavorite: "%1 is not in the favorites",
    .refusedFull: "There are %1 favorites already; remove one first",
    .refusedPin: "%1 can be kept in place only at an end or beside one that is",
    .refusedLetGo: "%1 can't move before those beside it do",
    .moveLeft: "Move Left", .moveRight: "Move Right", .itemMenu: "Item Menu",
    .closeSearch: "Close Search", .closePage: "Close", .allKeys: "All Keys", .choose: "Choose",
    .startOnce: "Start Once", .cancel: "Cancel",
    .typeToSearch: "Type to search", .nothingMatches: "Nothing matches “%1”",
    .couldNotSave: "Could not save the order: %1. Trying again.",
    .orderNotSent: "Order not sent yet",
    .itemOfCount: "%1, %2 of %3", .lifted: "Lifted",
    .droppedAt: "Dropped at %1", .cancelledBackAt: "Cancelled, back at %1",
    .internet: "Internet", .office: "Office", .graphics: "Graphics",
    .soundAndVideo: "Sound & Video", .development: "Development", .games: "Games",
    .education: "Education", .science: "Science", .system: "System",
    .accessories: "Accessories", .settings: "Settings", .other: "Other",
    .myApps: "My Apps", .everydayServices: "Everyday Services",
    .myChannels: "My Channels", .recommended: "Recommended",
  ])

  /// English as written in Great Britain.
  package static let britishEnglish: LocalizedStrings = {
    var strings = english
    strings[.favorites] = "Favourites"
    strings[.addToFavorites] = "Add to Favourites"
    strings[.removeFromFavorites] = "Remove from Favourites"
    strings[.alreadyInFavorites] = "Already in Favourites"
    strings[.refusedNotFavorite] = "%1 is not in the favourites"
    strings[.refusedFull] = "There are %1 favourites already; remove one first"
    return strings
  }()
}
