// Why a move is good, as data: what it brings now, what it prepares, what it takes from whom and
// what it risks. Every number is a difference of two others that can be asked for.
#pragma once

#include <cstdint>

#include "bots/value.hpp"
#include "rules/position.hpp"
#include "rules/scoring.hpp"

namespace quadropolis {

// What the guess of a city is made of, in kinds that people can read.
enum class Part : std::uint8_t {
  TOWER,
  SHOP,
  PUBLIC_SERVICE,
  PARK,
  FACTORY,
  HARBOR,
  OFFICE,
  MONUMENT,
  PEOPLE,
  ENERGY,
  MISSING_PEOPLE,
  MISSING_ENERGY,
  IDLE,
  POLLUTION,
  SPACE,  // room to build in
  MAYOR,
  POINTS,  // counted exactly, near the end of the game
  PARTS
};
constexpr int PARTS = static_cast<int>(Part::PARTS);
constexpr const char* PART_NAMES[] = {
    "tower",          "shop",           "public_service",   "park",      "factory",
    "harbor",         "office",         "monument",         "people",    "energy",
    "missing_people", "missing_energy", "idle_inhabitants", "pollution", "space",
    "mayor",          "points"};
static_assert(sizeof PART_NAMES / sizeof *PART_NAMES == PARTS);

// The part that a feature of the guess belongs to.
Part part_of(int feature);

// What a city lacks or cannot use if everything in it is activated: units of each.
constexpr Part NEEDS[] = {Part::MISSING_PEOPLE, Part::MISSING_ENERGY, Part::IDLE, Part::POLLUTION};
constexpr int MOST_NEEDS = 4;
struct Needs {
  int units[MOST_NEEDS];  // in the order of NEEDS

  explicit Needs(const Buildings& city);
};

// What takes most of it: the tile, the architect, the spot, the line that the Urbanist now blocks,
// or the Mayor; none of them alone if it is not for the greater part one of them.
enum class Cause : std::uint8_t { TILE, ARCHITECT, SPOT, LINE, MAYOR, TOGETHER };
constexpr const char* CAUSE_NAMES[] = {"tile", "architect", "spot", "line", "mayor", "together"};

// How much the best continuation of one of the next players falls, and why.
struct Denial {
  int player;
  int points;  // in tenths; below 0 if the move opens something
  Cause cause;
  Move before, after;  // their best move if nothing had been taken, and as it is now
};

enum class Reason : std::uint8_t { NOW, PREPARES, TAKES, RISKS };
constexpr const char* REASON_NAMES[] = {"now", "prepares", "takes", "risks"};
constexpr int MOST_REASONS = 3;
constexpr int LEAST_EFFECT = 5;  // in tenths of a point: nothing smaller is a reason

struct Effect {
  Reason reason;
  int points;  // in tenths
  int number;  // of TAKES the denial's, of RISKS the need's
};

// Everything about a move; points are in tenths.
struct Explained {
  int face;  // of the tile that is taken; 0: none
  int now;   // the points of the city as it stands, more than before
  int categories[CATEGORIES];
  int gain;          // the guess of the city's final points, more than without the tile
  int parts[PARTS];  // what the gain is made of, each rounded by itself
  int needs_before[MOST_NEEDS], needs_after[MOST_NEEDS];
  int denials;
  Denial denial[MOST_PLAYERS - 1];  // of the next players, in their order
  int reasons;
  Effect reason[MOST_REASONS];  // the largest effect first
};

Explained explained(const Weights& weights, const Position& position, Move move);

}  // namespace quadropolis
