// Whether a game can come to a position, as far as it can tell itself: notation/possible.py.
#pragma once

#include <string>
#include <vector>

#include "base/json.hpp"
#include "rules/position.hpp"
#include "rules/refusal.hpp"

namespace quadropolis {

// What a text says of a position that follows from the rest.
struct Said {
  int turn;                        // from 1
  std::vector<std::string> hands;  // the numbers of the architects left, in order; of nobody, none
};

// Refuses a position that cannot be. All fields are in range, each by itself; how many moved and
// who has which architects left is not looked at: that is what follows.
Refusal check_position(const Position& position, const Said& said);

// All architects there are and none on spots: of each player, or common to all.
int owned(const Mode& mode, int players, int architect);

}  // namespace quadropolis
