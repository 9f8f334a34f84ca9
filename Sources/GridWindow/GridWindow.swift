@main
enum GridWindow {
  static func main() {}
}
