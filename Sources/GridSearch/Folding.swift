/// Makes text comparable: no capitals, no accents, no widths.
public enum Folding {
  /// Appends `text` as folded UTF-8 without control characters and signs that are never drawn.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
      return
    }
    for byte in text.utf8 { bytes.append(folded(byte)) }
  }

  /// Appends one scalar of a text.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(folded(UInt8(truncatingIfNeeded: scalar.value)))
    } else if !accents.contains(scalar.value), !scalar.isNeverDrawn {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars
      where !accents.contains(lower.value) {
        bytes += bases[lower] ?? Array(String(lower).utf8)
      }
    }
  }

  /// What was typed, without blanks around it and with one for each run of them.
  public static func pattern(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return Array(bytes.split(separator: blank).joined(separator: [blank]))
  }

  private static let blank = UInt8(ascii: " ")
  /// The combining diacritical marks.
  private static let accents: ClosedRange<UInt32> = 0x300...0x36F

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case ..<blank, 0x7F: blank
    default: byte
    }
  }

  private static let bases = Dictionary(
    variants.split(whereSeparator: \.isWhitespace).flatMap { word in
      let parts = word.split(separator: ":")
      return parts[1].unicodeScalars.map { ($0, Array(parts[0].utf8)) }
    }, uniquingKeysWith: { first, _ in first })

  /// Letters, and behind each the small letters that are the same to a person who searches: their
  /// compatibility decompositions in Unicode begin with it, or it is how they are typed without.
  private static let variants = """
    0:０ 1:１ 2:２ 3:３ 4:４ 5:５ 6:６ 7:７ 8:８ 9:９ a:àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặａ ae:æ aʾ:ẚ b:ḃḅḇｂ
    c:çćĉċčḉｃ d:ďḋḍḏḑḓｄđð dz:ǆǳ e:èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệｅ f:ḟｆ g:ĝğġģǧǵḡｇ h:ĥȟḣḥḧḩḫẖｈħ
    i:ìíîïĩīĭįǐȉȋḭḯỉịｉı ij:ĳ j:ĵǰｊ k:ķǩḱḳḵｋ l:ĺļľḷḹḻḽｌł lj:ǉ m:ḿṁṃｍ n:ñńņňǹṅṇṉṋｎ nj:ǌ
    o:òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợｏø oe:œ p:ṕṗｐ q:ｑ r:ŕŗřȑȓṙṛṝṟｒ s:śŝşšſșṡṣṥṧṩẛｓ ss:ß
    t:ţťțṫṭṯṱẗｔŧ th:þ u:ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữựｕ v:ṽṿｖ w:ŵẁẃẅẇẉẘｗ x:ẋẍｘ y:ýÿŷȳẏẙỳỵỷỹｙ
    z:źżžẑẓẕｚ æ:ǣǽ ø:ǿ ʒ:ǯ ʼn:ŉ α:άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ β:ϐ ε:έϵἐἑἒἓἔἕὲέ
    η:ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ θ:ϑ ι:ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ κ:ϰ ο:όὀὁὂὃὄὅὸό π:ϖ ρ:ϱῤῥ ς:ϲ σ:ς
    υ:ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ φ:ϕ ω:ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ а:ӑӓ г:ѓ е:ѐёӗ ж:ӂӝ з:ӟ и:йѝӣӥ к:ќ
    о:ӧ у:ўӯӱӳ ч:ӵ ы:ӹ э:ӭ і:ї ѵ:ѷ ә:ӛ ө:ӫ
    """
}
