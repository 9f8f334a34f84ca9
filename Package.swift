// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let onMainThread: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// The expectations of a test take long to optimize, and what is tested is optimized anyway.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

let package = Package(
  name: "GridWindow",
  products: [
    .executable(name: "gridwindow", targets: ["GridWindow"]),
    .library(name: "GridCore", targets: ["GridCore", "GridDocument"]),
    .library(name: "GridSearch", targets: ["GridSearch"]),
    .library(name: "Freedesktop", targets: ["Freedesktop"]),
  ],
  traits: [
    .trait(
      name: "Standalone", description: "The program brings the Swift runtime, and no symbols."),
    .default(enabledTraits: ["Standalone"]),
  ],
  targets: [
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CLinux"),
    .target(name: "System", swiftSettings: strict),
    .target(name: "GridDocument", swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "GridCore", dependencies: ["GridDocument"],
      swiftSettings: strict + [.strictMemorySafety()], linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "GridSearch", dependencies: ["GridDocument"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .target(name: "Freedesktop", dependencies: ["System"], swiftSettings: strict),
    .target(
      name: "GridStore", dependencies: ["System", "GridDocument"], swiftSettings: strict),
    .target(
      name: "GridPublishing", dependencies: ["CCurl", "System"], swiftSettings: strict),
    .target(
      name: "GridPainting", dependencies: ["CCairo", "System", "GridCore"],
      swiftSettings: strict),
    .target(
      name: "X11Platform", dependencies: ["CX11", "System", "GridCore"], swiftSettings: strict),
    .target(
      name: "IconLoading",
      dependencies: ["CCairo", "CLinux", "System", "Freedesktop", "GridDocument", "GridPainting"],
      swiftSettings: strict),
    .target(
      name: "DesktopApplications", dependencies: ["System", "Freedesktop", "GridStore"],
      swiftSettings: strict),
    .target(
      name: "GridSettings",
      dependencies: [
        "System", "Freedesktop", "GridCore", "GridStore", "GridPublishing", "GridPainting",
        "X11Platform",
        "DesktopApplications",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "GridWindow",
      dependencies: [
        "CX11", "CCairo", "System", "GridCore", "GridSearch", "Freedesktop",
        "GridStore", "GridPublishing", "GridPainting", "IconLoading", "DesktopApplications",
        "X11Platform", "GridSettings",
      ],
      swiftSettings: onMainThread,
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-Xlinker", "-s"],
          .when(configuration: .release, traits: ["Standalone"]))
      ]),
    .target(
      name: "TestSupport", dependencies: ["CCairo", "System", "Freedesktop"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "GridHarness", dependencies: ["CCairo", "GridCore", "GridPainting", "TestSupport"],
      path: "Tests/GridHarness", swiftSettings: strict),
    .target(
      name: "GridModel", dependencies: ["GridCore", "TestSupport"], path: "Tests/GridModel",
      swiftSettings: strict),
    .testTarget(
      name: "GridDocumentTests", dependencies: ["GridDocument", "GridModel", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "GridCoreTests", dependencies: ["GridCore", "GridModel", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "GridSearchTests", dependencies: ["GridSearch", "GridDocument", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "SystemTests", dependencies: ["System", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "FreedesktopTests", dependencies: ["Freedesktop", "System", "TestSupport"],
      exclude: ["Fixtures", "Installed"],
      swiftSettings: strict + quicklyBuilt),
    .target(name: "TestServer", path: "Tests/TestServer", swiftSettings: strict),
    .testTarget(
      name: "GridStoreTests",
      dependencies: ["GridStore", "System", "GridDocument", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "GridPublishingTests",
      dependencies: ["GridPublishing", "System", "TestServer", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "GridPaintingTests",
      dependencies: ["GridPainting", "GridHarness", "CCairo", "GridCore"],
      swiftSettings: strict + quicklyBuilt),
    .executableTarget(
      name: "IconWorkerProbe", dependencies: ["CLinux", "IconLoading"],
      path: "Tests/IconWorkerProbe", swiftSettings: strict),
    .testTarget(
      name: "IconLoadingTests",
      dependencies: [
        "IconLoading", "IconWorkerProbe", "System", "Freedesktop", "GridPainting", "GridWindow",
        "TestSupport",
      ],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "DesktopApplicationsTests",
      dependencies: ["DesktopApplications", "Freedesktop", "System", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "GridSettingsTests",
      dependencies: [
        "GridSettings", "System", "Freedesktop", "GridCore", "GridStore", "GridPublishing",
        "GridPainting",
        "X11Platform", "DesktopApplications", "TestSupport",
      ],
      swiftSettings: strict + quicklyBuilt),
    .testTarget(
      name: "GridWindowTests",
      dependencies: [
        "GridWindow", "CX11", "System", "GridCore", "GridSearch", "Freedesktop", "GridStore",
        "GridPainting", "IconLoading", "DesktopApplications", "GridSettings", "X11Platform",
        "TestSupport",
      ],
      swiftSettings: onMainThread + quicklyBuilt),
    .testTarget(
      name: "X11PlatformTests", dependencies: ["X11Platform", "CX11", "GridCore", "TestSupport"],
      swiftSettings: onMainThread + quicklyBuilt),
    .target(
      name: "EndToEndSupport", dependencies: ["CX11", "System", "TestServer", "TestSupport"],
      path: "Tests/EndToEndSupport", swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["EndToEndSupport", "CX11", "System", "TestServer", "TestSupport"],
      swiftSettings: strict + quicklyBuilt),
  ],
  swiftLanguageModes: [.v6])
