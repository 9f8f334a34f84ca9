// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "GridWindow", path: "..")],
  targets: [
    .target(name: "Probes"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Probes", .product(name: "GridCore", package: "GridWindow"),
        .product(name: "GridSearch", package: "GridWindow"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ],
      linkerSettings: [.linkedLibrary("m")]),
  ],
  swiftLanguageModes: [.v6])
