// What a position is worth to everybody, and how good a move was: reviews and hints.
//
// Everything is counted in whole steps that are shown as they are, tenths of a point and
// thousandths of certainty: so differences along a game add up to the last digit.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/value.hpp"
#include "rules/position.hpp"

namespace quadropolis {

constexpr int TENTHS = 10, THOUSANDTHS = 1000;

// What every player can expect: points at the end of the game, and the chance to win it.
struct Outlook {
  int points[MOST_PLAYERS];   // in tenths
  int chances[MOST_PLAYERS];  // in thousandths
};

// How thoroughly to look. A depth is a fixed amount of work: it gives the same every time.
struct Depth {
  const char* name;
  std::int64_t iterations;  // of each search
  int deals;                // tried out where a deal is to come
  int candidates;           // looked at one by one
  int games;                // played to the end after each of them, at most
};
constexpr Depth DEPTHS[] = {
    {"glance", 40, 6, 1, 0},
    {"hint", 600, 48, 3, 45},
    {"quick", 600, 48, 3, 150},
    {"deep", 6000, 96, 6, 600},
};
constexpr int MOST_DEPTHS = static_cast<int>(sizeof DEPTHS / sizeof *DEPTHS);

// The number of the depth of that name; -1: there is none.
int depth_named(const char* name);

// The value of a position. At the end it is the result under best allocations. At a turn it is
// what the search expects of its best move. Before a deal it is the mean over deals drawn with
// fixed seeds; only then there is an error, the usual one of such a mean.
struct Valued {
  Outlook value;
  Outlook error;
  int deals;  // how many were tried out
};
Valued value_of(const Weights& weights, const Position& position, const Depth& depth);

// What a move costs against the best that was found. Points and chance are what the searches after
// both moves differ in. `cost`, in tenths of a point, is by searches and games (contest.hpp): of
// the searches it is the mean of points and chance, 4 % as much as a point. Only the cost is never
// negative.
struct Loss {
  int points, chance, cost;
};

// The least cost of each sign; excellent is the best move where every other costs that much.
enum class Sign : std::uint8_t { NONE, EXCELLENT, INACCURACY, MISTAKE, BLUNDER, SIGNS };
constexpr const char* SIGN_NAMES[] = {"", "excellent", "inaccuracy", "mistake", "blunder"};
constexpr int SIGN_COSTS[] = {0, 10, 15, 20, 40};

// A move and the value of the position after it. Where a deal follows that is what the cities
// promise as learned: the same for all moves, and the deals would cost more than they tell.
struct JudgedMove {
  Move move;
  Outlook value;
  Loss loss;
};

struct Reviewed {
  Outlook value;                  // of the position before the move
  std::vector<JudgedMove> moves;  // the best first, the one that was played among them
  int played;                     // its number; -1: nothing was played
  Sign sign;
};

constexpr Move NOTHING_PLAYED = 0;  // no move has this number

// The review of one decision; somebody must be to move.
Reviewed review_move(const Weights& weights, const Position& position, Move played,
                     const Depth& depth);

}  // namespace quadropolis
