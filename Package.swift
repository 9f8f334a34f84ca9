// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let onMainThread: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "GridWindow",
  products: [
    .executable(name: "gridwindow", targets: ["GridWindow"]),
    .library(name: "GridCore", targets: ["GridCore"]),
    .library(name: "GridSearch", targets: ["GridSearch"]),
    .library(name: "Freedesktop", targets: ["Freedesktop"]),
  ],
  targets: [
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CCurl"),
    .target(name: "Loading", swiftSettings: strict),
    .target(
      name: "GridCore", swiftSettings: strict + [.strictMemorySafety()],
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "GridSearch", dependencies: ["GridCore"], swiftSettings: strict),
    .target(name: "Freedesktop", swiftSettings: strict),
    .target(name: "Background", dependencies: ["Freedesktop"], swiftSettings: strict),
    .target(
      name: "GridStore",
      dependencies: ["CCurl", "Loading", "Freedesktop", "Background", "GridCore"],
      swiftSettings: strict),
    .target(
      name: "GridPainting", dependencies: ["CCairo", "Loading", "GridCore"],
      swiftSettings: strict),
    .executableTarget(
      name: "GridWindow",
      dependencies: [
        "CX11", "CCairo", "Loading", "GridCore", "GridSearch", "Freedesktop", "Background",
        "GridStore", "GridPainting",
      ],
      swiftSettings: onMainThread,
      linkerSettings: [
        .unsafeFlags(["-static-stdlib", "-Xlinker", "-s"], .when(configuration: .release))
      ]),
    .target(
      name: "GridHarness", dependencies: ["CCairo", "GridCore", "GridPainting"],
      path: "Tests/GridHarness", swiftSettings: strict),
    .testTarget(name: "GridCoreTests", dependencies: ["GridCore"], swiftSettings: strict),
    .testTarget(
      name: "GridSearchTests", dependencies: ["GridSearch", "GridCore", "GridHarness"],
      swiftSettings: strict),
    .testTarget(
      name: "FreedesktopTests", dependencies: ["Freedesktop"], exclude: ["Fixtures", "Installed"],
      swiftSettings: strict),
    .target(name: "TestServer", path: "Tests/TestServer", swiftSettings: strict),
    .testTarget(
      name: "GridStoreTests", dependencies: ["GridStore", "GridCore", "TestServer"],
      swiftSettings: strict),
    .testTarget(
      name: "GridPaintingTests",
      dependencies: ["GridPainting", "GridHarness", "CCairo", "GridCore"],
      swiftSettings: strict),
    .testTarget(
      name: "GridWindowTests",
      dependencies: [
        "GridWindow", "CX11", "GridCore", "GridSearch", "Freedesktop", "Background", "GridStore",
        "GridPainting",
      ],
      swiftSettings: onMainThread),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CX11", "Loading", "TestServer"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6])
