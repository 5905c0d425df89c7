// Texts of docs/formats.md, read and checked.
#pragma once

#include <cstdint>
#include <string_view>

#include "position.hpp"
#include "refusal.hpp"

namespace quadropolis {

Refusal parse_position(std::string_view text, Position& position);
Refusal parse_deal(std::string_view text, std::uint8_t* tiles);

}  // namespace quadropolis
