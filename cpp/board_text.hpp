// Cities, sites and deals as text: the formats and refusals of notation/board.py.
#pragma once

#include <string>
#include <string_view>

#include "position.hpp"
#include "refusal.hpp"

namespace quadropolis {

// The number of the mode of that name.
Refusal parse_mode(std::string_view name, int& mode_number);

Refusal parse_city(std::string_view text, const Mode& mode, City& into);
std::string format_city(const Mode& mode, const City& city);

// A building as text: its faces from the ground, or the sign of an empty square.
std::string format_building(Building building);

// The 25 squares of a site, row by row: face numbers, NO_TILE and FACE_DOWN.
Refusal parse_site(std::string_view text, std::uint8_t* into);
Refusal parse_deal(std::string_view text, std::uint8_t* into);  // no square is empty
std::string format_site(const std::uint8_t* site);

// The names of faces, as often as each is counted, in the order of names.
Json listed_faces(const int* counts);

}  // namespace quadropolis
