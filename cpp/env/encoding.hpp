// Positions as learning programs see them: small numbers in arrays that are given.
// What each number means is told by env/encoding.py; a change of either raises the version.
#pragma once

#include <cstdint>

#include "rules/position.hpp"

namespace quadropolis {

constexpr int ENCODING_VERSION = 1;

// How many numbers are told of a site square, of a city square, of a player.
constexpr int SITE_NUMBERS = 16, CITY_NUMBERS = 12, PLAYER_NUMBERS = 4;
constexpr int PHASES = 3;

// An action: an architect, a spot and a target. Targets are the squares of the city and a last
// one: discarding the tile that is reached, or nothing if there is none.
inline int targets_of(const Mode& m) { return m.squares + 1; }
inline int actions_of(const Mode& m) { return m.architects * SPOTS * targets_of(m); }

// The move of an action from 0 up to actions_of, legal or not.
inline Move move_of_action(const Position& p, int action) {
  const int targets = targets_of(p.mode()), to = action % targets;
  const int spot = action / targets % SPOTS, architect = action / targets / SPOTS + 1;
  if (to < p.mode().squares) return make_move(architect, spot, to);
  return make_move(architect, spot, p.has_tile(tables.reach[architect][spot]) ? DISCARD : NO_PLACE);
}

inline int action_of_move(const Mode& m, Move move) {
  const int to = move_to(move) < m.squares ? move_to(move) : m.squares;
  return ((move_architect(move) - 1) * SPOTS + move_spot(move)) * targets_of(m) + to;
}

// How many numbers an observation has.
int observation_size(const Mode& m, int players);

// Writes what the position looks like from a seat; nothing of later deals is in a position.
void write_observation(const Position& p, int seat, std::uint8_t* out);

// Writes a 1 for every legal action of the player to move, and 0 for all others.
void write_mask(const Position& p, std::uint8_t* out);

}  // namespace quadropolis
