#ifndef GRIDWINDOW_CX11_SHIM_H
#define GRIDWINDOW_CX11_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>

// Swift sees C enums and inline functions, but not function-like macros, casts
// in macros, or variadic calls. Only what Swift cannot say lives here.

/// `CurrentTime`, `None` and friends are casts in Xlib, so Swift drops them.
static const XID CX11None = None;
static const Time CX11CurrentTime = CurrentTime;

/// The event masks this program selects, as a Swift `OptionSet`.
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CX11EventMask : long {
  CX11EventMaskExposure = ExposureMask,
  CX11EventMaskStructureNotify = StructureNotifyMask,
  CX11EventMaskButtonPress = ButtonPressMask,
  CX11EventMaskButtonRelease = ButtonReleaseMask,
  CX11EventMaskPointerMotion = PointerMotionMask,
  CX11EventMaskKeyPress = KeyPressMask,
} CX11EventMask;

#endif
