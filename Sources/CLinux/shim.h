#ifndef GRIDWINDOW_CLINUX_SHIM_H
#define GRIDWINDOW_CLINUX_SHIM_H

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/prctl.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// What the kernel offers a process that gives up rights. Swift can't call
// variadic functions, nor read macros that are made of others.

int prctl(int option, ...);

/// `prctl` with one argument that is a number.
static inline int CLinuxControl(int option, unsigned long value) {
  return prctl(option, value, 0UL, 0UL, 0UL);
}

/// Installs a filter of system calls for the calling thread.
static inline int CLinuxSetFilter(const struct sock_filter *rules, unsigned short count) {
  struct sock_fprog program = {count, (struct sock_filter *)rules};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0UL, 0UL);
}

/// Any system call.
static inline long CLinuxCall(long number, long a, long b, long c, long d) {
  return syscall(number, a, b, c, d, 0L);
}

/// The architecture that a filter sees, or 0 where no filter is known.
static inline uint32_t CLinuxArchitecture(void) {
#if defined(__x86_64__)
  return AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  return AUDIT_ARCH_AARCH64;
#else
  return 0;
#endif
}

#endif
