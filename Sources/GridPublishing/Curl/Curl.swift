import CCurl
import Glibc
import System

/// The functions of libcurl that are used here, by their names in libcurl.
///
/// It is loaded when the first order is to be sent: the build doesn't need it, and a program that
/// publishes nothing never has it in memory.
struct Curl {
  typealias Handle = UnsafeMutableRawPointer

  let easyInit: @convention(c) () -> Handle?
  let easyCleanup: @convention(c) (Handle) -> Void
  let easySetOption: CCurlVariadicFunction
  let easyGetInfo: CCurlVariadicFunction
  let easyError: @convention(c) (Int32) -> UnsafePointer<CChar>?
  let listAppend: @convention(c) (Handle?, UnsafePointer<CChar>) -> Handle?
  let listFree: @convention(c) (Handle?) -> Void
  let multiInit: @convention(c) () -> Handle?
  let multiCleanup: @convention(c) (Handle) -> Int32
  let multiAdd: @convention(c) (Handle, Handle) -> Int32
  let multiRemove: @convention(c) (Handle, Handle) -> Int32
  let multiPerform: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32
  /// `curl_waitfd` has the form of `pollfd`.
  let multiPoll:
    @convention(c) (
      Handle, UnsafeMutablePointer<pollfd>, UInt32, Int32, UnsafeMutablePointer<Int32>?
    ) -> Int32
  let multiInfo:
    @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<CCurlMessage>?

  /// The library's name with the version of its interface.
  static let library = "libcurl.so.4"

  /// Loads the library called `name`.
  ///
  /// - Throws: `LoadingError` when it, or one of the functions, is missing.
  init(_ name: String = Curl.library) throws(LoadingError) {
    let library = try LoadedLibrary(name)
    easyInit = try library.function("curl_easy_init")
    easyCleanup = try library.function("curl_easy_cleanup")
    easySetOption = try library.function("curl_easy_setopt")
    easyGetInfo = try library.function("curl_easy_getinfo")
    easyError = try library.function("curl_easy_strerror")
    listAppend = try library.function("curl_slist_append")
    listFree = try library.function("curl_slist_free_all")
    multiInit = try library.function("curl_multi_init")
    multiCleanup = try library.function("curl_multi_cleanup")
    multiAdd = try library.function("curl_multi_add_handle")
    multiRemove = try library.function("curl_multi_remove_handle")
    multiPerform = try library.function("curl_multi_perform")
    multiPoll = try library.function("curl_multi_poll")
    multiInfo = try library.function("curl_multi_info_read")
  }

  /// What a result of libcurl means, in its own words.
  func words(for result: Int32) -> String {
    easyError(result).map { String(cString: $0) } ?? "error \(result) of libcurl"
  }
}
