// Everything the kernel says about random games, in one number: builds that answer the same number
// agree. It takes a moment where comparing the answers themselves would take minutes.
#pragma once

#include <cstdint>

#include "bots/value.hpp"

namespace quadropolis {

// Plays random games and looks at them at every step: positions as text and back, legal moves,
// refusals of moves that were made up, what moves bring, score sheets with their lines, results,
// and in some of them what every level thinks in a few iterations.
std::uint64_t digest_of_games(int mode_number, int players, bool playgrounds, int games,
                              std::uint64_t seed, const Weights& values);

}  // namespace quadropolis
