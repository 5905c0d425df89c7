// The exponential function, computed by us: a library's own differs from machine to machine in
// its last digit, and searches would then think differently in the page than on a server.
#pragma once

#include <bit>
#include <cstdint>

namespace quadropolis {

// e to the power of x, which is not positive; off by less than two units in the last place.
inline float exponential(float x) {
  if (!(x > -87.0F)) return 0;  // it would be too small for a normal number
  if (x >= 0) return 1;
  // x = power * log(2) + rest, where the rest lies within half of log(2) around 0; the logarithm
  // is kept in two parts, the first of so few digits that its multiples are exact.
  constexpr float LOG2_E = 1.44269504F, LOG_2 = 0.693359375F, LOG_2_MORE = -2.12194440e-4F;
  const int power = static_cast<int>(x * LOG2_E - 0.5F);
  const auto times = static_cast<float>(power);
  const float rest = (x - times * LOG_2) - times * LOG_2_MORE;
  // A polynomial that is nowhere further from the function than its own rounding.
  float sum = 1.9875691500e-4F;
  sum = sum * rest + 1.3981999507e-3F;
  sum = sum * rest + 8.3334519073e-3F;
  sum = sum * rest + 4.1665795894e-2F;
  sum = sum * rest + 1.6666665459e-1F;
  sum = sum * rest + 5.0000001201e-1F;
  sum = sum * rest * rest + rest + 1.0F;
  return sum * std::bit_cast<float>(static_cast<std::uint32_t>(power + 127) << 23);
}

}  // namespace quadropolis
