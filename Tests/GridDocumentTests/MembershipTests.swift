import Testing

@testable import GridDocument
@testable import GridModel

@Suite struct MembershipTests {
  private static func document(_ favorites: String, _ membership: Membership) -> Document {
    Document(favorites) {
      $0.catalog = ["ABCDE", "FGH"]
      $0.membership = membership
    }
  }

  @Test func `under copies the catalog never changes`() throws {
    var document = Self.document("ab", .copies)
    document.make(try document.editAdding("C"))
    #expect(document.order == "abC")
    #expect(document.catalogOrder == ["ABCDE", "FGH"])
    #expect(document.isFavorite(document.handle("C")))
    document.make(try document.editRemoving(at: 2))
    #expect(document.catalogOrder == ["ABCDE", "FGH"])
  }

  @Test func `under moves an added item leaves its section and a removed one leads it`() throws {
    var document = Self.document("ab", .moves)
    document.make(try document.editAdding("C"))
    document.make(try document.editAdding("G"))
    #expect(document.catalogOrder == ["ABDE", "FH"])
    document.make(try document.editRemoving(at: 2))
    #expect(document.catalogOrder == ["CABDE", "FH"])
    document.make(try document.editAdding("E"))
    document.make(try document.editRemoving(at: 3))
    #expect(document.catalogOrder == ["ECABD", "FH"])
  }

  @Test func `undo and redo put an item back where it was in the removed list`() throws {
    var document = Self.document("ACD", .moves)
    for _ in 0..<3 { document.make(try document.editRemoving(at: 0)) }
    #expect(document.catalogOrder == ["DCABE", "FGH"])
    let edit = try document.editAdding("C")
    document.apply(edit)
    #expect(document.catalogOrder == ["DABE", "FGH"])
    document.apply(edit.inverse)
    #expect(document.catalogOrder == ["DCABE", "FGH"])
    document.apply(edit)
    #expect(document.catalogOrder == ["DABE", "FGH"])
    let listed = try document.editAdding("B")
    document.apply(listed)
    document.apply(listed.inverse)
    #expect(document.catalogOrder == ["DABE", "FGH"])
  }

  @Test func `an item without a home is just removed`() throws {
    var document = Self.document("ab", .moves)
    document.make(try document.editRemoving(at: 0))
    #expect(document.order == "b")
    #expect(document.catalogOrder == ["ABCDE", "FGH"])
  }

  @Test func `removed items stay first when the file or the catalog is another one`() throws {
    var document = Self.document("BD", .moves)
    document.make(try document.editRemoving(at: 1))
    document.make(try document.editRemoving(at: 0))
    #expect(document.catalogOrder == ["BDACE", "FGH"])
    document.loadFavorites(["D"])
    #expect(document.catalogOrder == ["BACE", "FGH"])
    document.reload(catalog: ["AC", "BDF"])
    #expect(document.catalogOrder == ["AC", "BF"])
  }

  @Test func `an id in no section becomes a missing item with its id as name`() {
    let document = Document("z") { $0.catalog = [] }
    var other = document
    other.loadFavorites(["z", "gone"])
    #expect(other.favorites.map { other.items[$0].id } == ["z", "gone"])
    let gone = other.items[other.favorites[1]]
    #expect(gone.availability == .missing)
    #expect(gone.title == "gone")
  }

  @Test func `an id twice in the file counts once`() {
    #expect(Document("abcab").order == "abc")
  }

  @Test func `the same id may stand in several catalog sections`() {
    let document = Document("") { $0.catalog = ["AB", "BC"] }
    #expect(document.catalogOrder == ["AB", "BC"])
  }

  @Test func `adding beyond the limit is refused`() {
    let document = Document("abc") { $0.limit = 3 }
    #expect(throws: EditError.full(limit: 3)) { try document.editAdding("A") }
    #expect(throws: EditError.alreadyFavorite(id: "a")) { try document.editAdding("a") }
  }

  @Test func `an unknown id can be added and is a ghost`() throws {
    var document = Document("ab")
    document.make(try document.editAdding("org.example.New"))
    #expect(document.favorites.count == 3)
    #expect(document.items[document.favorites[2]].availability == .missing)
  }

  @Test func `every edit and load makes the revision grow`() throws {
    var document = Document("abc")
    var revision = document.revision
    func grows() -> Bool {
      defer { revision = document.revision }
      return document.revision > revision
    }
    document.make(try document.editMoving(from: 0, to: 2))
    #expect(grows())
    document.make(try document.editPinning(at: 0))
    #expect(grows())
    document.loadFavorites(["a"])
    #expect(grows())
    document.loadCatalog([])
    #expect(grows())
    document.update(Item(id: "a", title: "Another"))
    #expect(!grows())
  }
}
