// Games played to the end by whoever looks one move ahead: what a position is worth, tried out.
#pragma once

#include <cstdint>

#include "bots/value.hpp"
#include "rules/position.hpp"

namespace quadropolis {

// The move with the best guess for whoever is to move.
Move best_guess(const Weights& weights, const Position& p);

// Plays on to the end of the game, everybody by their best guess or after a search of so many
// iterations. The same number of a game has the same deals from every position.
void play_guided(const Weights& weights, Position& p, std::uint64_t seed, std::uint64_t game,
                 std::int64_t iterations);

}  // namespace quadropolis
