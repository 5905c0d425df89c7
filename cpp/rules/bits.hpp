// Sets of squares and spots as bits.
#pragma once

#include <bit>
#include <cstdint>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "rules/tables.hpp"

namespace quadropolis {

inline Mask bit(int index) { return Mask{1} << index; }
inline int count(Mask set) { return std::popcount(set); }
inline int lowest(Mask set) { return std::countr_zero(set); }

// Calls do_it(index) for every member, from the lowest.
template <class F>
inline void each(Mask set, F&& do_it) {
  for (; set; set &= set - 1) do_it(lowest(set));
}

// The n-th member, counted from 0.
inline int nth(Mask set, int n) {
#if defined(__BMI2__)
  return lowest(_pdep_u32(bit(n), set));
#else
  for (; n > 0; --n) set &= set - 1;
  return lowest(set);
#endif
}

}  // namespace quadropolis
