// Texts of docs/formats.md, read and checked: the refusals of notation/.
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/position.hpp"
#include "rules/refusal.hpp"

namespace quadropolis {

// The number of the mode of that name.
Refusal parse_mode(std::string_view name, int& mode_number);

Refusal parse_city(std::string_view text, const Mode& mode, City& into);

// The 25 squares of a site, row by row: face numbers, NO_TILE and FACE_DOWN.
Refusal parse_site(std::string_view text, std::uint8_t* into);
Refusal parse_deal(std::string_view text, std::uint8_t* into);  // no square is empty

// A whole position in one line; one that no game can come to is refused (possible.hpp).
Refusal parse_position(std::string_view text, Position& into);

}  // namespace quadropolis
