// The five levels to play against. Whoever plays against them, on the page or through Python,
// plays against these: what tells one from the other stands in this table alone.
#pragma once

#include "bots/search.hpp"

namespace quadropolis {

// How far a level sees. Each plays as well as it sees; none plays random moves.
enum Sight : std::uint8_t {
  TILE,   // what each tile would do to the own city at once, and nothing else
  CITY,   // what a half-built city promises, as learned; not the others
  ROUND,  // the round that is laid out, for the chance to win
};

struct Level {
  const char* name;
  Sight sight;
  double hope = 0;  // how much a building counts although it lacks what activates it, 0 to 1
  double care = 0;  // how much each missing, idle or polluting unit worries it, in points
  double blur = 0;  // the usual error of a judgement, in points
  std::int64_t most_iterations = 0;  // it looks no further, whatever its time; 0: as far as it can
  Style style = {};

  bool uses_values() const { return sight != TILE; }
};

// Weakest first.
constexpr Level LEVELS[] = {
    {.name = "beginner", .sight = TILE, .hope = 1.0, .care = 0.1, .blur = 1.5},
    {.name = "casual", .sight = TILE, .hope = 0.5, .care = 0.4, .blur = 0.5},
    {.name = "skilled", .sight = CITY, .blur = 1.5},
    {.name = "strong", .sight = ROUND, .most_iterations = 300},
    {.name = "top", .sight = ROUND},
};
constexpr int MOST_LEVELS = static_cast<int>(sizeof LEVELS / sizeof *LEVELS);

// The number of the level of that name; -1: there is none.
int level_named(const char* name);

struct Choosing {
  Move move;
  Thought thought;  // of a level that sees the round; otherwise it holds nothing
};

// What a level plays for whoever is to move; somebody must be. The same position, iterations
// and seed give the same move, on every machine. Only a level that uses values reads them.
Choosing choose(const Level& level, const Weights* values, const Position& root,
                const Limit& limit);

}  // namespace quadropolis
