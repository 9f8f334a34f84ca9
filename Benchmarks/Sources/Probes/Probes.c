#include "Probes.h"
#include <stddef.h>

// The C library's own, under the names it keeps for those who replace the public ones.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static unsigned long count;

unsigned long allocation_count(void) { return count; }

void look_at(const void *value) { (void)value; }

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count += 1;
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  count += 1;
  *pointer = __libc_memalign(alignment, size);
  return *pointer ? 0 : 12;
}
