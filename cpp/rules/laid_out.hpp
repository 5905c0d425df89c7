// Allocations square by square: the best one as it is laid out, and whether a given one can be.
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/refusal.hpp"
#include "rules/scoring.hpp"

namespace quadropolis {

struct Allocation {
  std::uint8_t inhabitants[MOST_SQUARES], energy[MOST_SQUARES];
};

// What somebody lays on a square.
struct Share {
  std::string_view square;
  std::int64_t inhabitants, energy;
};
constexpr std::int64_t MOST_LAID = std::int64_t{1} << 53;  // on a square, lest sums run over

// How the best allocation is laid out: earlier Shops are filled first, and earlier Parks.
Allocation laid_out(const Buildings& city, const Sheet& best);

// Checks an allocation as rules/allocation.py does; each square is given once.
Refusal check_allocation(const Buildings& city, const City& built, const Share* shares, int size,
                         Allocation& into);

// The sheet of an allocation that can be laid out.
Sheet score_allocation(const Buildings& city, const Allocation& allocation);

}  // namespace quadropolis
