// What can be seen of a position, as JSON in the shapes of server/wire/answers.py.
#pragma once

#include "base/json.hpp"
#include "rules/position.hpp"

namespace quadropolis {

// The position as plain data: StateData of views.py.
Json state_json(const Position& position);
// The spots that cannot be used now, each with the reason: blocked_spots of
// server/wire/previews.py.
Json blocked_json(const Position& position);
// Every legal move with what it takes, blocks and brings: previews of the same.
Json moves_json(const Position& position);

}  // namespace quadropolis
