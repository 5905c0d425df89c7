// What neighbors can bring on a mat, for any prices of buildings: a part of the proof of bounds.
#pragma once

#include <vector>

#include "rules/tables.hpp"

namespace quadropolis {

// What is told apart on a square. A Playground is a Park to its neighbors.
enum Sort : std::uint8_t {
  SORT_TOWER,
  SORT_SHOP,
  SORT_SERVICE,
  SORT_PARK,
  SORT_FACTORY,
  SORT_HARBOR,
  SORT_OFFICE,
  SORT_MONUMENT,
  SORTS
};
// What has a price: every sort, then touching pairs of Office Towers and of Harbors.
constexpr int OFFICE_PAIRS = SORTS, HARBOR_PAIRS = SORTS + 1, PRICED = SORTS + 2;

struct Prices {
  int scale;  // prices are parts of a point: so many make one
  int price[PRICED];
};

// The best arrangement with so many Factories and Parks: what neighbors and prices bring
// together, and how many there are of what is priced. Of the last number of either, "or more".
struct Arrangement {
  int worth;
  int number[PRICED];
};

struct GridSize {
  int factories, parks;  // how many numbers are told apart, from 0
};

// By Factories, then Parks. Square by square, all that matters for what follows is what stands on
// the last few squares; of Parks there, how many high neighbors they have. So the best of every
// such state is kept, and the answer is exact. Sorts that are not usable stay away.
std::vector<Arrangement> best_arrangements(const Mode& mode, Mask usable, const Prices& prices,
                                           const GridSize& size);

}  // namespace quadropolis
