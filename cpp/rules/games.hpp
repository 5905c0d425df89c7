// Many games at once, on several threads.
#pragma once

#include <cstdint>

#include "rules/position.hpp"

namespace quadropolis {

// Plays random games to their end, number `game` always in the same way for a seed.
// With points, writes the exact points of every city, game by game; returns a checksum.
std::uint64_t random_games(int mode_number, int players, bool playgrounds, std::int64_t games,
                           std::uint64_t seed, int threads, std::int16_t* points);

// Plays random games from a position, the same way.
void playouts(const Position& from, std::int64_t games, std::uint64_t seed, int threads,
              std::int16_t* points);

// The exact points of every city of a position, under the best allocations.
void points_of(const Position& position, std::int16_t* points);

// Counts the sequences of so many moves within the round.
std::uint64_t perft(const Position& position, int length);

}  // namespace quadropolis
