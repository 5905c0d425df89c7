// Splitting a range over threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <system_error>
#include <thread>
#include <vector>

namespace quadropolis {

// Calls work(part, first, last) for consecutive parts of 0..size, each on its own thread.
// Where the machine gives no more threads, the calling one does the rest.
template <class Work>
void in_parallel(std::int64_t size, int threads, Work&& work) {
  const std::int64_t parts = std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(size, 1));
  auto do_part = [&](std::int64_t part) {
    auto start_of = [&](std::int64_t p) { return size / parts * p + std::min(p, size % parts); };
    work(part, start_of(part), start_of(part + 1));
  };
  std::vector<std::thread> started;
  started.reserve(static_cast<std::size_t>(parts));
  std::int64_t next = 1;
  try {
    for (; next < parts; ++next) started.emplace_back([&, part = next] { do_part(part); });
  } catch (const std::system_error&) {
  }
  do_part(0);
  for (; next < parts; ++next) do_part(next);
  for (std::thread& thread : started) thread.join();
}

}  // namespace quadropolis
