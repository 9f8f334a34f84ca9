#ifndef GRIDWINDOW_CCURL_SHIM_H
#define GRIDWINDOW_CCURL_SHIM_H

#include <stddef.h>

// libcurl is loaded when it is first needed, and the build needs none of its
// headers. Here is what Swift cannot say about it: calls of variadic functions.
// The numbers are those of its binary interface, which never change.

/// `curl_easy_setopt` and `curl_easy_getinfo`: handle, what is meant, its value.
typedef int (*CCurlVariadicFunction)(void *handle, int what, ...);

/// What is called with each piece of an answer; it returns how many bytes it took.
typedef size_t (*CCurlReceiver)(char *bytes, size_t size, size_t count, void *context);

/// The options that are set, by their names in libcurl.
typedef enum __attribute__((enum_extensibility(open))) CCurlOption : int {
  CCurlOptionFollowLocation = 52,
  CCurlOptionPostFieldSize = 60,
  CCurlOptionVerifyPeer = 64,
  CCurlOptionVerifyHost = 81,
  CCurlOptionNoSignal = 99,
  CCurlOptionTimeoutMilliseconds = 155,
  CCurlOptionConnectTimeoutMilliseconds = 156,
  CCurlOptionProtocols = 181,
  CCurlOptionQuickExit = 322,
  CCurlOptionWriteData = 10001,
  CCurlOptionURL = 10002,
  CCurlOptionProxy = 10004,
  CCurlOptionHTTPHeader = 10023,
  CCurlOptionHeaderData = 10029,
  CCurlOptionCopyPostFields = 10165,
  CCurlOptionWriteFunction = 20011,
  CCurlOptionHeaderFunction = 20079,
} CCurlOption;

/// The bits of the option `Protocols`.
enum { CCurlProtocolHTTP = 1, CCurlProtocolHTTPS = 2 };

/// `CURLMsg`: a transfer has ended with `result`.
typedef struct {
  int kind;
  void *handle;
  union {
    void *other;
    int result;
  };
} CCurlMessage;

/// Sets an option whose value is a number.
static inline int CCurlSetNumber(
    CCurlVariadicFunction set, void *handle, CCurlOption option, long value) {
  return set(handle, option, value);
}

/// Sets an option whose value is a pointer.
static inline int CCurlSetPointer(
    CCurlVariadicFunction set, void *handle, CCurlOption option, const void *value) {
  return set(handle, option, value);
}

/// Sets an option whose value is a receiver.
static inline int CCurlSetReceiver(
    CCurlVariadicFunction set, void *handle, CCurlOption option, CCurlReceiver value) {
  return set(handle, option, value);
}

/// The status of the answer, 0 when there was none.
static inline long CCurlStatus(CCurlVariadicFunction get, void *handle) {
  long status = 0;
  get(handle, 0x200002, &status);
  return status;
}

#endif
