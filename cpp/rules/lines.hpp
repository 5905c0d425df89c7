// Where the points of a city come from, line by line: rules/lines.py on sets of squares.
#pragma once

#include <cstdint>

#include "base/json.hpp"
#include "rules/laid_out.hpp"
#include "rules/scoring.hpp"

namespace quadropolis {

enum class LineCode : std::uint8_t {
  TOWER,
  SHOP,
  PUBLIC_SERVICE,
  PARK,
  FACTORY_NEIGHBOR,
  HARBOR_ACROSS,
  HARBOR_DOWN,
  OFFICE,
  MONUMENT_NEIGHBOR,
  PRINTED,
  IDLE_INHABITANTS,
  POLLUTION,
  CODES
};

struct Line {
  LineCode code;
  std::uint8_t category;
  Mask squares, beside;
  int points;
  int values[3];  // by code; a kind is its number
};

constexpr int MOST_LINES = 4 * MOST_SQUARES + 8;  // a building has four neighbors, or fewer lines

struct Lines {
  int size = 0;
  Line line[MOST_LINES];

  const Line* begin() const { return line; }
  const Line* end() const { return line + size; }
};

// The lines of a city under an allocation that can be laid out, and its sheet.
Lines lines_of(const Buildings& city, const Allocation& allocation, const Sheet& sheet);

// {"category", "squares", "beside", "points", "code", "values"}
Json line_json(const Mode& mode, const Line& line);

}  // namespace quadropolis
