#ifndef GRIDWINDOW_CX11_SHIM_H
#define GRIDWINDOW_CX11_SHIM_H

#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>
#include <X11/keysym.h>

// Swift sees C enums and inline functions, but not function-like macros, casts
// in macros, or variadic calls. Only what Swift cannot say lives here.

/// `None`, `CurrentTime` and friends are casts in Xlib, so Swift drops them.
static const XID CX11None = None;
static const Time CX11CurrentTime = CurrentTime;
static const Atom CX11AnyPropertyType = AnyPropertyType;

/// The event masks this program selects, as a Swift `OptionSet`.
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CX11EventMask : long {
  CX11EventMaskKeyPress = KeyPressMask,
  CX11EventMaskKeyRelease = KeyReleaseMask,
  CX11EventMaskButtonPress = ButtonPressMask,
  CX11EventMaskButtonRelease = ButtonReleaseMask,
  CX11EventMaskEnterWindow = EnterWindowMask,
  CX11EventMaskLeaveWindow = LeaveWindowMask,
  CX11EventMaskPointerMotion = PointerMotionMask,
  CX11EventMaskExposure = ExposureMask,
  CX11EventMaskStructureNotify = StructureNotifyMask,
  CX11EventMaskSubstructureNotify = SubstructureNotifyMask,
  CX11EventMaskSubstructureRedirect = SubstructureRedirectMask,
  CX11EventMaskFocusChange = FocusChangeMask,
  CX11EventMaskPropertyChange = PropertyChangeMask,
} CX11EventMask;

/// The attributes given when a window is made, as a Swift `OptionSet`.
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CX11WindowAttribute
    : unsigned long {
  CX11WindowAttributeBackPixmap = CWBackPixmap,
  CX11WindowAttributeBorderPixel = CWBorderPixel,
  CX11WindowAttributeBitGravity = CWBitGravity,
  CX11WindowAttributeEventMask = CWEventMask,
  CX11WindowAttributeColormap = CWColormap,
  CX11WindowAttributeOverrideRedirect = CWOverrideRedirect,
} CX11WindowAttribute;

/// A monitor: `XRRMonitorInfo` of RandR 1.5, from a header that the build does without.
typedef struct CX11Monitor {
  Atom name;
  Bool primary, automatic;
  int noutput, x, y, width, height, mwidth, mheight;
  XID *outputs;
} CX11Monitor;

/// The news of the screen, its CRTCs and its outputs: masks of RandR.
static const int CX11MonitorNews = 1 << 0 | 1 << 1 | 1 << 2;

/// The `XDestroyImage` macro.
static inline void CX11DestroyImage(XImage *image) { XDestroyImage(image); }

/// The styles that an input method offers, to be freed with `XFree`; null when it says none.
static inline XIMStyles *CX11InputStyles(XIM method) {
  XIMStyles *styles = NULL;
  XGetIMValues(method, XNQueryInputStyle, &styles, NULL);
  return styles;
}

/// Calls back when the server of an input method goes away.
static inline void CX11SetDestroyCallback(XIM method, XIMProc function, XPointer context) {
  XIMCallback callback = {context, function};
  XSetIMValues(method, XNDestroyCallback, &callback, NULL);
}

/// An input context; one that shows what is composed at `spot` when there are `fonts` for that.
static inline XIC CX11CreateInputContext(XIM method, XIMStyle style, Window window,
                                         XPoint spot, XFontSet fonts) {
  if (!fonts)
    return XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
                     NULL);
  XVaNestedList place = XVaCreateNestedList(0, XNSpotLocation, &spot, XNFontSet, fonts, NULL);
  XIC context = XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow,
                          window, XNPreeditAttributes, place, NULL);
  XFree(place);
  return context;
}

/// Moves the place where what is composed is shown.
static inline void CX11SetInputSpot(XIC context, XPoint spot) {
  XVaNestedList place = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  XSetICValues(context, XNPreeditAttributes, place, NULL);
  XFree(place);
}

/// The events that an input context needs to see.
static inline CX11EventMask CX11InputEvents(XIC context) {
  unsigned long events = 0;
  XGetICValues(context, XNFilterEvents, &events, NULL);
  return (CX11EventMask)events;
}

#endif
