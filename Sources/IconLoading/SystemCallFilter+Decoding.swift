import CLinux
import Glibc

extension SystemCallFilter {
  /// What decoding pictures takes: memory, threads, clocks, reading files, and the open socket.
  ///
  /// There is no call to make a socket, to start a program, to signal or look into another process,
  /// or to change a file.
  static var decoding: SystemCallFilter {
    var filter = SystemCallFilter()
    for number in memory + threads + clocks + identity + files + streams { filter.allow(number) }
    let writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC
    filter.allow(__NR_openat, when: 2, .hasNone(of: writing))
    #if arch(x86_64)
      for number in older { filter.allow(number) }
      filter.allow(__NR_open, when: 1, .hasNone(of: writing))
    #endif
    // Threads, but no processes.
    filter.allow(__NR_clone, when: 0, .hasOne(of: CLONE_THREAD))
    // abort() signals the process itself.
    filter.allow(__NR_tgkill, when: 0, .isEqual(to: getpid()))
    filter.allow(__NR_prlimit64, when: 0, .isEqual(to: 0))
    // Flags of descriptors, but no signals about them.
    filter.allow(__NR_fcntl, when: 1, .isAtMost(F_SETFL))
    return filter
  }

  private static let memory = [
    __NR_mmap, __NR_munmap, __NR_mremap, __NR_mprotect, __NR_madvise, __NR_brk, __NR_membarrier,
  ]

  private static let threads = [
    __NR_futex, __NR_set_robust_list, __NR_get_robust_list, __NR_rseq, __NR_sched_yield,
    __NR_sched_getaffinity, __NR_sched_getparam, __NR_sched_getscheduler, __NR_rt_sigaction,
    __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_sigaltstack, __NR_restart_syscall, __NR_exit,
    __NR_exit_group,
  ]

  private static let clocks = [
    __NR_clock_gettime, __NR_clock_getres, __NR_clock_nanosleep, __NR_nanosleep,
    __NR_gettimeofday, __NR_getrusage, __NR_times, __NR_getrandom,
  ]

  private static let identity = [
    __NR_getpid, __NR_getppid, __NR_gettid, __NR_getuid, __NR_geteuid, __NR_getgid, __NR_getegid,
    __NR_uname, __NR_sysinfo, __NR_getcwd,
  ]

  private static let files = [
    __NR_close, __NR_close_range, __NR_dup, __NR_lseek, __NR_fstat, __NR_newfstatat, __NR_statx,
    __NR_statfs, __NR_fstatfs, __NR_getdents64, __NR_readlinkat, __NR_faccessat, __NR_faccessat2,
    __NR_fadvise64,
  ]

  private static let streams = [
    __NR_read, __NR_readv, __NR_pread64, __NR_write, __NR_writev, __NR_sendto, __NR_sendmsg,
    __NR_recvfrom, __NR_recvmsg, __NR_ppoll, __NR_eventfd2, __NR_pipe2,
  ]

  #if arch(x86_64)
    /// Calls that later architectures have in one form only.
    private static let older = [
      __NR_stat, __NR_lstat, __NR_access, __NR_readlink, __NR_poll, __NR_time, __NR_getrlimit,
    ]
  #endif
}
