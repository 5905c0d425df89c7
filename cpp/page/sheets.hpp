// Scored cities as JSON, as the server answers them (server/wire/scores.py): sheets with their
// lines, margins and warnings, and who won.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/json.hpp"
#include "rules/laid_out.hpp"
#include "rules/refusal.hpp"
#include "rules/scoring.hpp"

namespace quadropolis {

// A city with everything that its sheet is made of.
struct Scored {
  const Mode* mode;
  City city;
  Allocation allocation;
  Sheet sheet;
};

constexpr std::int64_t FROM_TILES = -(std::int64_t{1} << 62);  // a resource that nobody overrides
constexpr int BEST = -1;                                       // instead of a number of shares

// A city as somebody writes it down.
struct CityToScore {
  std::string_view city;
  std::int64_t inhabitants = FROM_TILES, energy = FROM_TILES;
  const Share* shares = nullptr;
  int size = BEST;
};

// The best sheet of a city, and the sheet of an allocation.
Scored score_best(const Mode& mode, const City& city);
Refusal score_given(const Mode& mode, const CityToScore& given, Scored& into);
Refusal score_laid_out(const Mode& mode, const City& city, const Share* shares, int size,
                       Scored& into);

// {"total", "categories", "allocation", "inhabitants_on_buildings", "empty_squares", "lines"}
Json sheet_json(const Scored& scored);

// One city with warnings and, if asked for, margins: the answer of POST /api/score, or a refusal.
Refusal scored_city(const Mode& mode, const CityToScore& given, bool playgrounds, bool margins,
                    Json& into);

// All cities of a table, 2 to 4: the answer of POST /api/score/table, or a refusal.
Refusal scored_table(const Mode& mode, const CityToScore* cities, int size, bool playgrounds,
                     Json& into);

// {"scores", "winners", "decided_by"} of 2 to 4 sheets.
Json result_json(const Sheet* sheets, int size);

}  // namespace quadropolis
