// Positions and their parts as the texts of docs/formats.md.
#pragma once

#include <string>

#include "rules/position.hpp"

namespace quadropolis {

// The floors from the bottom: T2+T1; a dot for an empty square.
std::string format_building(Building building);
std::string format_city(const Mode& mode, const City& city);
// 25 squares, row by row: a face, # for one that lies face down, a dot for none.
std::string format_site(const std::uint8_t* site);
// 3W4:b2, 1N5:- or 2E1.
std::string format_move(const Mode& mode, Move move);
// A whole position in one line.
std::string format_position(const Position& position);

}  // namespace quadropolis
