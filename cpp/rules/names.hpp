// The names of the game as texts have them. Those of faces come with the tables.
#pragma once

#include <iterator>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "rules/bits.hpp"
#include "rules/tables.hpp"

namespace quadropolis {

// In the order of Kind, of a sheet's categories and of the modes; tests compare them with rules/.
constexpr const char* KIND_NAMES[] = {"tower",  "shop",       "public_service",
                                      "park",   "playground", "factory",
                                      "harbor", "office",     "monument"};
constexpr const char* CATEGORY_NAMES[] = {
    "tower",  "shop",     "public_service",   "park",     "factory", "harbor",
    "office", "monument", "idle_inhabitants", "pollution"};
constexpr const char* MODE_NAMES[] = {"classic", "expert"};
constexpr const char* PHASE_NAMES[] = {"deal", "move", "over"};
static_assert(std::size(CATEGORY_NAMES) == CATEGORIES && std::size(KIND_NAMES) == KINDS);

// A square of a board that is so wide: b3, by column and row.
inline std::string square_name(int columns, int square) {
  return {static_cast<char>('a' + square % columns), static_cast<char>('1' + square / columns)};
}
inline std::string square_name(const Mode& mode, int square) {
  return square_name(mode.columns, square);
}
inline std::string site_name(int square) { return square_name(SITE_SIZE, square); }

// A spot: side, then line.
inline std::string spot_name(int spot) {
  return {"NESW"[spot / SITE_SIZE], static_cast<char>('1' + spot % SITE_SIZE)};
}

inline std::string_view face_name(int face) { return tables.face_name[face]; }

// The names of a set of squares.
inline Json square_names(const Mode& mode, Mask squares) {
  return json_list(
      [&](Json& json) { each(squares, [&](int s) { json.text(square_name(mode, s)); }); });
}

inline const char* mode_name(const Mode& mode) { return MODE_NAMES[&mode - tables.mode]; }

}  // namespace quadropolis
