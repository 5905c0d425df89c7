// Games played by the learned values themselves: the data they are trained on.
#pragma once

#include <cstdint>

#include "bots/value.hpp"
#include "rules/position.hpp"

namespace quadropolis {

// How the players of these games choose their moves.
struct Play {
  float temperature = 0;        // points by which a guess may be blurred (Gumbel noise)
  std::int64_t iterations = 0;  // of a search for every move; 0: the best guess is played
  float curiosity = 1;          // how often a move is chosen by the blurred guess instead
};

// For every turn of every player these are written: the features of the city after it, and
// what whoever played expected of the final points; at the end of the game the final points.
// Features [games][players][turns][FEATURES], expected [games][players][turns], points
// [games][players]. Playgrounds are used in every other game.
struct Learned {
  std::int16_t* features;
  float* expected;
  std::int16_t* points;
};

void selfplay(const Weights& weights, int mode_number, int players, std::int64_t games,
              std::uint64_t seed, int threads, const Play& play, const Learned& into);

}  // namespace quadropolis
