extension MenuSection {
  /// The section of an additional category, or nil for those that belong to none, such as
  /// toolkits, desktops and `X-` extensions.
  static func related(_ category: String) -> MenuSection? { relatedCategories[category] }

  private static let relatedCategories: [String: MenuSection] = {
    var sections: [String: MenuSection] = [:]
    for (section, categories) in table {
      for category in categories.split(separator: " ") { sections[String(category)] = section }
    }
    return sections
  }()

  /// The additional categories of the Desktop Menu Specification 1.1, each under its first
  /// related main category.
  private static let table: [(MenuSection, String)] = [
    (
      .internet,
      """
      Dialup InstantMessaging Chat IRCClient Feed FileTransfer HamRadio News P2P RemoteAccess \
      Telephony VideoConference WebBrowser WebDevelopment Email
      """
    ),
    (
      .office,
      """
      Calendar ContactManagement Database Dictionary Chart Finance FlowChart PDA \
      ProjectManagement Presentation Spreadsheet WordProcessor
      """
    ),
    (
      .graphics,
      """
      2DGraphics VectorGraphics RasterGraphics 3DGraphics Scanning OCR Photography Publishing \
      Viewer
      """
    ),
    (
      .multimedia,
      """
      Midi Mixer Sequencer Tuner TV AudioVideoEditing Player Recorder DiscBurning Music
      """
    ),
    (
      .development,
      """
      Building Debugger IDE GUIDesigner Profiling RevisionControl Translation
      """
    ),
    (
      .games,
      """
      ActionGame AdventureGame ArcadeGame BoardGame BlocksGame CardGame KidsGame LogicGame \
      RolePlaying Shooter Simulation SportsGame StrategyGame
      """
    ),
    (
      .education,
      """
      Art Construction Languages Geography History Humanities Literature Spirituality
      """
    ),
    (
      .science,
      """
      ArtificialIntelligence Astronomy Biology Chemistry ComputerScience DataVisualization \
      Economy Electricity Geology Geoscience ImageProcessing Math NumericalAnalysis \
      MedicalSoftware Physics Robotics Sports ParallelComputing
      """
    ),
    (
      .system,
      """
      Emulator FileTools FileManager TerminalEmulator Filesystem Monitor Security
      """
    ),
    (
      .accessories,
      """
      TextTools TelephonyTools Maps Archiving Compression Accessibility Calculator Clock \
      TextEditor
      """
    ),
    (.settings, "DesktopSettings HardwareSettings Printing PackageManager"),
  ]
}
