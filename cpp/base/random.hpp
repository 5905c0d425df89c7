// A small seeded generator, one per game: never a global one.
#pragma once

#include <cstdint>

namespace quadropolis {

// SplitMix64: a counter and a mixing function.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // The generator of one game among many with the same seed, whatever thread plays it.
  Random(std::uint64_t seed, std::uint64_t game) : state_(mix(mix(seed + GOLDEN) + game)) {}

  std::uint64_t next() { return mix(state_ += GOLDEN); }

  // From 0 to n - 1, by multiplication; off from uniform by less than n in 2^32.
  int below(int n) { return scale(static_cast<std::uint32_t>(next() >> 32), n); }

  static int scale(std::uint32_t word, int n) {
    return static_cast<int>((std::uint64_t{word} * static_cast<std::uint32_t>(n)) >> 32);
  }

  static std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

 private:
  static constexpr std::uint64_t GOLDEN = 0x9E3779B97F4A7C15u;
  std::uint64_t state_;
};

}  // namespace quadropolis
