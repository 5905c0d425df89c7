// A position as bytes that may be kept or sent: the same on every machine, and checked when read.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/position.hpp"

namespace quadropolis {

// Rises when bytes written before can no longer be read.
constexpr std::uint8_t BYTES_VERSION = 1;
constexpr std::size_t BYTES_BEFORE_CITIES = 9 + SPOTS + SITE_SQUARES;
constexpr std::size_t MOST_BYTES = BYTES_BEFORE_CITIES + MOST_PLAYERS * MOST_SQUARES * 2;

// Writes the version, the course of the game, the spots, the site, and every square of every
// city in two bytes; returns how many bytes there are. What follows from the rest is left out.
std::size_t write_bytes(const Position& position, std::uint8_t* out);

enum class Unreadable { NOTHING, VERSION, LENGTH, CONTENT };

// The reverse. Bytes that no position has are refused, and `position` is then not to be used.
Unreadable read_bytes(const std::uint8_t* bytes, std::size_t size, Position& position);

}  // namespace quadropolis
