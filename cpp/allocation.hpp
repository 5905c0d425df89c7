// The best allocation of a city, exactly: the search of rules/best_allocation.py on bits.
#pragma once

#include <cstdint>

#include "position.hpp"
#include "tables.hpp"

namespace quadropolis {

// What a city is worth: points, then inhabitants on buildings, then squares built on, then
// the set of activated buildings (earlier squares first), in the digits of one number.
using Worth = std::int64_t;
constexpr int SQUARE_DIGIT = MOST_SQUARES;
constexpr int PERSON_DIGIT = SQUARE_DIGIT + 5;
constexpr int POINT_DIGIT = PERSON_DIGIT + 8;
constexpr Worth SQUARE = Worth{1} << SQUARE_DIGIT;
constexpr Worth PERSON = Worth{1} << PERSON_DIGIT;
constexpr Worth POINT = Worth{1} << POINT_DIGIT;
constexpr Worth USED_PERSON = POINT + PERSON;  // not idle, and on a building

// More than this can neither be used nor change which allocation is best.
constexpr int MOST_RESOURCES = 10000;

// A city as the search sees it: sets of squares by kind.
struct Buildings {
  const Mode* mode;
  Mask kind[KINDS];
  std::uint8_t floors[MOST_SQUARES];
  std::uint8_t points[MOST_SQUARES];
  int inhabitants, energy;

  Buildings(const Mode& mode, const City& city);
};

struct Sheet {
  int categories[KINDS + 1];  // tower ... monument without playground, idle inhabitants, pollution
  int total;
  Mask active;
  int customers, absorbed;  // inhabitants in Shops, energy units on Parks
  int inhabitants_on_buildings, empty_squares;
};

// The buildings that the best allocation activates.
Mask best_activation(const Buildings& city);

// The sheet of a city with these buildings activated, customers and Parks filled.
Sheet score_activation(const Buildings& city, Mask active);

inline Sheet best_sheet(const Buildings& city) {
  return score_activation(city, best_activation(city));
}

// The points of the best allocation, without a sheet.
int best_points(const Buildings& city);

}  // namespace quadropolis
