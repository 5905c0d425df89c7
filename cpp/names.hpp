// The names of the game as texts have them. Those of faces come with the tables.
#pragma once

#include <string>
#include <string_view>

#include "tables.hpp"

namespace quadropolis {

// In the order of Kind and of the modes; tests compare them with rules/.
constexpr const char* KIND_NAMES[] = {"tower",  "shop",       "public_service",
                                      "park",   "playground", "factory",
                                      "harbor", "office",     "monument"};
constexpr const char* MODE_NAMES[] = {"classic", "expert"};

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

inline const char* mode_name(const Mode& mode) { return MODE_NAMES[&mode - tables.mode]; }

}  // namespace quadropolis
