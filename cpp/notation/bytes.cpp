#include "notation/bytes.hpp"

#include <algorithm>
#include <cstring>

namespace quadropolis {

std::size_t write_bytes(const Position& p, std::uint8_t* out) {
  std::uint8_t* end = out;
  for (std::uint8_t number : {BYTES_VERSION, p.settings, static_cast<std::uint8_t>(p.phase),
                              p.round, p.moved, p.current, p.first, p.mayor, p.urbanist})
    *end++ = number;
  end = std::copy_n(p.spot, SPOTS, end);
  end = std::copy_n(p.site, SITE_SQUARES, end);
  for (int player = 0; player < p.players(); ++player)
    for (int s = 0; s < p.mode().squares; ++s) {
      const Building b = p.city[player].square[s];
      *end++ = static_cast<std::uint8_t>(b & 0xFF);
      *end++ = static_cast<std::uint8_t>(b >> 8);
    }
  return static_cast<std::size_t>(end - out);
}

namespace {

// Builds it floor by floor, so that the sets of the city follow; false if nobody can.
bool build(const Mode& m, City& city, int s, Building b) {
  if (b == EMPTY) return true;
  const int face = ground_face(b), floors = floors_of(b);
  if (face < 1 || face > tables.faces || floors < 1 || floors > m.floors) return false;
  const Kind kind = tables.face[face].kind;
  if (!m.allowed[kind] || (floors > 1 && !m.stackable[kind])) return false;
  city.place(m, face, s);
  for (int floor = 1; floor < floors; ++floor) {
    const int upper = floor_face(b, floor);
    if (upper > tables.faces || tables.face[upper].kind != kind) return false;
    city.place(m, upper, s);
  }
  return city.square[s] == b;
}

// Puts the architects where they lie and takes them from whoever has them; false if they cannot.
bool lay(const Mode& m, Position& p, const std::uint8_t* spots) {
  int used[MOST_PLAYERS] = {};
  for (int s = 0; s < SPOTS; ++s) {
    if (spots[s] == 0) continue;
    const int player = (spots[s] - 1) / 8, architect = (spots[s] - 1) % 8;
    if (player >= p.players() || architect < 1 || architect > m.architects) return false;
    std::uint8_t& left = p.left[m.common_pool ? architect - 1 : player];
    const auto taken = static_cast<std::uint8_t>(m.common_pool ? 1 : 1 << architect);
    if (m.common_pool ? left == 0 : (left & taken) == 0) return false;
    left = static_cast<std::uint8_t>(left - taken);
    p.spot[s] = spots[s];
    p.occupied |= bit(s);
    ++used[player];
  }
  // Everyone had as many turns, but for those who moved in this one.
  for (int player = 0; player < p.players(); ++player) {
    const int place = (player - p.first + p.players()) % p.players();
    if (used[player] != p.moved / p.players() + (place < p.moved % p.players() ? 1 : 0))
      return false;
  }
  return true;
}

bool read_round(const Mode& m, Position& p, const std::uint8_t* bytes) {
  const int moves = m.turns * p.players();
  p.moved = bytes[4];
  if (p.phase == DEAL) return p.moved == 0;
  if (p.phase == OVER) return p.moved == moves;
  p.current = static_cast<std::uint8_t>((p.first + p.moved) % p.players());
  p.urbanist = bytes[8];
  if (p.moved >= moves || p.urbanist > OFF_SITE || (p.moved == 0) != (p.urbanist == OFF_SITE) ||
      !lay(m, p, bytes + 9))
    return false;
  for (int i = 0; i < SITE_SQUARES; ++i) {
    const std::uint8_t tile = bytes[9 + SPOTS + i];
    if (tile != FACE_DOWN && tile != NO_TILE &&
        (tile > tables.faces || !m.allowed[tables.face[tile].kind]))
      return false;
    p.site[i] = tile;
  }
  return true;
}

}  // namespace

Unreadable read_bytes(const std::uint8_t* bytes, std::size_t size, Position& p) {
  if (size == 0) return Unreadable::LENGTH;
  if (bytes[0] != BYTES_VERSION) return Unreadable::VERSION;
  if (size < BYTES_BEFORE_CITIES) return Unreadable::LENGTH;
  const int mode_number = bytes[1] & 1, players = bytes[1] >> 2;
  if (players < 2 || players > MOST_PLAYERS || bytes[6] >= players) return Unreadable::CONTENT;
  const Mode& m = tables.mode[mode_number];
  if (size != BYTES_BEFORE_CITIES + static_cast<std::size_t>(players * m.squares * 2))
    return Unreadable::LENGTH;
  if (bytes[2] > OVER || bytes[3] >= m.rounds || bytes[7] >= players) return Unreadable::CONTENT;
  p = Position::start(mode_number, players, (bytes[1] & 2) != 0, bytes[6]);
  p.phase = static_cast<Phase>(bytes[2]);
  p.round = bytes[3];
  p.mayor = bytes[7];
  if (!read_round(m, p, bytes)) return Unreadable::CONTENT;
  const std::uint8_t* next = bytes + BYTES_BEFORE_CITIES;
  for (int player = 0; player < players; ++player)
    for (int s = 0; s < m.squares; ++s, next += 2)
      if (!build(m, p.city[player], s, static_cast<Building>(next[0] | next[1] << 8)))
        return Unreadable::CONTENT;
  // There is one way to write a position: what was not looked at above has to be as it would be.
  std::uint8_t again[MOST_BYTES];
  write_bytes(p, again);
  return std::memcmp(again, bytes, size) == 0 ? Unreadable::NOTHING : Unreadable::CONTENT;
}

}  // namespace quadropolis
