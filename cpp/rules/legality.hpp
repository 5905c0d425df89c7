// Whether a set-up, a deal or a move is allowed, and if not why: as rules/game.py refuses them.
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/position.hpp"
#include "rules/refusal.hpp"

namespace quadropolis {

Refusal refuse_start(std::string_view mode, std::int64_t players, std::int64_t first_player,
                     int& mode_number);

// Whether the game waits for a deal at all.
Refusal refuse_draw(const Position& position);
// 25 tiles, row by row; they must be those of the round.
Refusal refuse_deal(const Position& position, const std::uint8_t* tiles);

// Whether somebody is to move at all.
Refusal refuse_turn(const Position& position);
// Reads a move's text; a legal one comes out as its code.
Refusal refuse_move(const Position& position, std::string_view text, Move& move);

}  // namespace quadropolis
