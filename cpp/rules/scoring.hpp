// What a city with some of its buildings activated is worth, as a score sheet.
#pragma once

#include <cstdint>

#include "rules/position.hpp"
#include "rules/tables.hpp"

namespace quadropolis {

// A city as scoring sees it: sets of squares by kind.
struct Buildings {
  const Mode* mode;
  Mask kind[KINDS];
  std::uint8_t floors[MOST_SQUARES];
  std::uint8_t points[MOST_SQUARES];
  int inhabitants, energy;

  Buildings(const Mode& mode, const City& city);
};

// The categories of a sheet: kinds of buildings, Playgrounds among the Parks, then what is left.
constexpr int category_of(Kind kind) {
  return kind == PLAYGROUND ? PARK : kind - (kind > PLAYGROUND ? 1 : 0);
}
constexpr int IDLE_CATEGORY = KINDS - 1, POLLUTION_CATEGORY = KINDS;

struct Sheet {
  int categories[CATEGORIES];
  int total;
  Mask active;
  int customers, absorbed;  // inhabitants in Shops, energy units on Parks
  int inhabitants_on_buildings, empty_squares;
};

// The sheet of a city with these buildings activated, customers and Parks filled.
Sheet score_activation(const Buildings& city, Mask active);

}  // namespace quadropolis
