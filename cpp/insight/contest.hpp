// Moves compared by games played to the end, with the same deals for all of them.
#pragma once

#include <vector>

#include "bots/value.hpp"
#include "rules/position.hpp"

namespace quadropolis {

// A move that comes into question, and how good a search finds it for whoever is to move, in
// points.
struct Contender {
  Move move;
  double searched;
};

// By how many points each of these moves is behind the best of them. The search's opinion counts
// two parts of five, the games three: by how much the mover is ahead of the best other at their
// end. Games go on until it is clear whether the move that was played (its number among them, or
// -1) is behind by `doubt` points or not, and no longer than `most` games; whatever is clearly
// behind is left out before. In the last round, where no luck is left, a few lines of careful play
// stand for many games. Without games the search alone counts.
std::vector<double> behind_the_best(const Weights& weights, const Position& position,
                                    const std::vector<Contender>& contenders, int played,
                                    double doubt, int most);

}  // namespace quadropolis
