#ifndef GRIDWINDOW_CCAIRO_SHIM_H
#define GRIDWINDOW_CCAIRO_SHIM_H

#include <cairo.h>

#endif
