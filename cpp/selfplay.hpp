// Games played by the learned values themselves: the data they are trained on.
#pragma once

#include <cstdint>

#include "position.hpp"
#include "value.hpp"

namespace quadropolis {

// Plays games in which every player takes the move with the best guess, softened by
// `temperature` points. For every turn it writes the features of the city after it, and
// at the end the final points: rows of features [games][players][turns], points
// [games][players]. Playgrounds are used in every other game.
void selfplay(const Weights& weights, int mode_number, int players, std::int64_t games,
              std::uint64_t seed, int threads, float temperature, std::int16_t* features,
              std::int16_t* points);

}  // namespace quadropolis
