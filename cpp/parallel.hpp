// Splitting a range over threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

namespace quadropolis {

// Calls work(part, first, last) for consecutive parts of 0..size, each on its own thread.
template <class Work>
void in_parallel(std::int64_t size, int threads, Work&& work) {
  const std::int64_t parts = std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(size, 1));
  auto start_of = [&](std::int64_t part) {
    return size / parts * part + std::min(part, size % parts);
  };
  std::vector<std::thread> started;
  for (std::int64_t part = 1; part < parts; ++part)
    started.emplace_back([&, part] { work(part, start_of(part), start_of(part + 1)); });
  work(std::int64_t{0}, std::int64_t{0}, start_of(1));
  for (std::thread& thread : started) thread.join();
}

}  // namespace quadropolis
