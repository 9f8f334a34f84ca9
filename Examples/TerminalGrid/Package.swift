// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TerminalGrid",
  dependencies: [.package(name: "GridWindow", path: "../..")],
  targets: [
    .executableTarget(
      name: "TerminalGrid",
      dependencies: [.product(name: "GridCore", package: "GridWindow")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6])
