// Games played to the end by whoever looks one move ahead: what a position is worth, tried out.
#pragma once

#include <cstdint>

#include "position.hpp"
#include "value.hpp"

namespace quadropolis {

// The move with the best guess for whoever is to move.
Move best_guess(const Weights& weights, const Position& p);

// Plays on to the end of the game, everybody by their best guess or after a search of so many
// iterations. The same number of a game has the same deals from every position.
void play_guided(const Weights& weights, Position& p, std::uint64_t seed, std::uint64_t game,
                 std::int64_t iterations);

// Everybody's chance to win, if the round that is laid out is played by best guesses.
void chances_of_round(const Weights& weights, Position p, float* chances);

// What a deal changed of everybody's chance to win, compared with the mean of so many random
// deals at the same place: on average over all deals nothing.
void luck_of_deal(const Weights& weights, const Position& before, const Position& dealt,
                  int samples, std::uint64_t seed, double* luck);

}  // namespace quadropolis
