// When a search has to end.
#pragma once

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

#include "bots/search.hpp"

namespace quadropolis {

#if defined(__wasm__)
// The milliseconds of the page's clock.
extern "C" __attribute__((import_module("page"), import_name("now"))) double page_now();

struct Clock {
  using duration = std::chrono::duration<double>;
  using time_point = std::chrono::time_point<Clock, duration>;
  static time_point now() { return time_point(duration(page_now() / 1000)); }
};
#else
using Clock = std::chrono::steady_clock;
#endif

// Stops by the time of the processor, so that a busy machine does not weaken play, and if
// someone waits by the clock on the wall too.
class Timer {
 public:
  explicit Timer(const Limit& limit) : limit_(limit), cpu_(cpu()), wall_(Clock::now()) {}

  bool is_over(std::int64_t iterations) {
    if (limit_.iterations > 0 && iterations >= limit_.iterations) return true;
    if (limit_.seconds <= 0) return limit_.iterations <= 0;
    if (iterations < next_look_) return false;
    const double used = time_used();
    // The first step also read the position; of the others, one may be as long as any before.
    // It may also have been an interruption, so that at least 0.8 of the time is used anyway.
    if (last_look_ > 0) longest_ = std::clamp(used - last_look_, longest_, 0.3);
    last_look_ = used;
    // A look at the clock costs about as much as an iteration, so there is one for every
    // hundredth of the time; with very little time that is after each iteration.
    const double hundredth = 0.01 * static_cast<double>(iterations) / std::max(used, 1e-9);
    next_look_ = iterations + static_cast<std::int64_t>(std::clamp(hundredth, 1.0, 1000.0));
    return used >= 1 || used + longest_ > MOST_USED;
  }

  // About how many more iterations there will be.
  double left(std::int64_t iterations) const {
    double most = std::numeric_limits<double>::infinity();
    const auto done = static_cast<double>(iterations);
    if (limit_.iterations > 0) most = static_cast<double>(limit_.iterations) - done;
    if (limit_.seconds > 0) most = std::min(most, done * (1 / std::max(time_used(), 1e-6) - 1));
    return most;
  }

  // The processor time since the start.
  double cpu_seconds() const { return cpu() - cpu_; }

 private:
  static double cpu() {
#if defined(__wasm__)  // a worker has no clock of the processor's time
    return Clock::now().time_since_epoch().count();
#else
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
#endif
  }
  // The part of the time that is used up.
  double time_used() const {
    const double used = cpu_seconds() / limit_.seconds;
    if (limit_.wall_seconds <= 0) return used;
    const std::chrono::duration<double> wall = Clock::now() - wall_;
    return std::max(used, wall.count() / limit_.wall_seconds);
  }
  static constexpr double MOST_USED = 1.1;  // a step that would not fit is not begun
  const Limit limit_;
  const double cpu_;
  const Clock::time_point wall_;
  std::int64_t next_look_ = 0;
  double last_look_ = 0, longest_ = 0;  // in parts of the time
};

}  // namespace quadropolis
