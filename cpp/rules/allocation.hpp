// The best allocation of a city, exactly: the search of rules/best_allocation.py on bits.
#pragma once

#include <cstdint>

#include "rules/scoring.hpp"
#include "rules/tables.hpp"

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

// The buildings that the best allocation activates.
Mask best_activation(const Buildings& city);

inline Sheet best_sheet(const Buildings& city) {
  return score_activation(city, best_activation(city));
}

// The points of the best allocation, without a sheet.
int best_points(const Buildings& city);

// The same if they are at least so many; otherwise something less than that, found sooner.
int best_points_from(const Buildings& city, int least);

}  // namespace quadropolis
