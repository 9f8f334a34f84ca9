/// The settings files of a desktop without an XSETTINGS manager.
public struct DesktopSettings: Sendable {
  private let base: BaseDirectories

  /// The settings of the session that `environment` describes.
  public init(environment: ProcessEnvironment) { base = BaseDirectories(environment: environment) }

  /// The name of the icon theme: what is set in GNOME's settings (dconf), else in those of GTK 4
  /// or 3, else in those of KDE; nil when none of them sets it.
  public var iconTheme: String? {
    let sources = [iconThemeOfGNOME, iconThemeOfGTK, iconThemeOfKDE]
    return sources.first(of: { $0().flatMap { $0.isEmpty ? nil : $0 } })
  }

  private func iconThemeOfGNOME() -> String? {
    let file = try? DconfFile(path: "\(base.configHome)/dconf/user")
    return file?.string("/org/gnome/desktop/interface/icon-theme")
  }

  private func iconThemeOfGTK() -> String? {
    let files = ["gtk-4.0", "gtk-3.0"].flatMap { version in
      base.configDirectories.map { "\($0)/\(version)/settings.ini" }
    }
    return files.first(of: { value("gtk-icon-theme-name", in: "Settings", of: $0) })
  }

  private func iconThemeOfKDE() -> String? {
    base.configDirectories.first(of: { value("Theme", in: "Icons", of: "\($0)/kdeglobals") })
  }

  private func value(_ key: String, in group: String, of path: String) -> String? {
    try? (try? KeyFile(path: path))?[group]?.value(key)?.string()
  }
}
