#include "env/encoding.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace quadropolis {
namespace {

// Where what is told of a square stands: first a number for each kind, 1 for the one it is.
constexpr int FACE_DOWN_AT = KINDS, INHABITANTS_AT = KINDS + 1, ENERGY_AT = KINDS + 2,
              POINTS_AT = KINDS + 3, MAYOR_AT = KINDS + 4, URBANIST_AT = KINDS + 5,
              TAKEN_AT = KINDS + 6;
constexpr int FLOORS_AT = KINDS, CITY_POINTS_AT = KINDS + 1, FREE_AT = KINDS + 2;
static_assert(TAKEN_AT + 1 == SITE_NUMBERS && FREE_AT + 1 == CITY_NUMBERS);

// What is told of a square with a certain tile or ground floor: copied, not worked out each time.
struct SquareNumbers {
  std::uint8_t site[FACE_DOWN + 1][SITE_NUMBERS] = {};
  std::uint8_t city[FACE_DOWN + 1][CITY_NUMBERS] = {};

  SquareNumbers() {
    site[NO_TILE][TAKEN_AT] = 1;
    site[FACE_DOWN][FACE_DOWN_AT] = 1;
    city[0][FREE_AT] = 1;
    for (int number = 1; number <= tables.faces; ++number) {
      const Face& face = tables.face[number];
      site[number][face.kind] = city[number][face.kind] = 1;
      site[number][INHABITANTS_AT] = face.inhabitants;
      site[number][ENERGY_AT] = face.energy;
      site[number][POINTS_AT] = city[number][CITY_POINTS_AT] = face.points;
      site[number][MAYOR_AT] = face.mayor ? 1 : 0;
    }
  }
};

const SquareNumbers& lines() {
  static const SquareNumbers made;  // when it is first asked for, the tables are there
  return made;
}

std::uint8_t capped(int number) { return static_cast<std::uint8_t>(std::min(number, 255)); }

// Writes zeros, and returns where they begin.
std::uint8_t* zeros(std::uint8_t*& end, int size) {
  std::uint8_t* begin = end;
  std::memset(begin, 0, static_cast<std::size_t>(size));
  end += size;
  return begin;
}

void write_city_and_sums(const Mode& m, const City& city, std::uint8_t* out, std::uint8_t* sums) {
  int inhabitants = 0, energy = 0;
  for (int s = 0; s < m.squares; ++s, out += CITY_NUMBERS) {
    const Building b = city.square[s];
    std::memcpy(out, lines().city[ground_face(b)], CITY_NUMBERS);
    if (b == EMPTY) continue;
    const int floors = floors_of(b);
    out[FLOORS_AT] = static_cast<std::uint8_t>(floors);
    for (int floor = 0; floor < floors; ++floor) {
      const Face& face = tables.face[floor_face(b, floor)];
      inhabitants += face.inhabitants;
      energy += face.energy;
    }
  }
  sums[0] = capped(inhabitants);
  sums[1] = capped(energy);
}

// Eight bits as eight bytes.
struct Spread {
  std::uint8_t bytes[256][8] = {};

  constexpr Spread() {
    for (int set = 0; set < 256; ++set)
      for (int i = 0; i < 8; ++i) bytes[set][i] = static_cast<std::uint8_t>(set >> i & 1);
  }
};
constexpr Spread SPREAD;

template <std::size_t TARGETS>
void write_mask_with(const Position& p, const Mode& m, std::uint8_t* out) {
  constexpr std::size_t ROW = (TARGETS + 7) / 8 * 8;
  const Mask free = p.phase == MOVE ? p.free_spots() : 0, hand = p.architects();
  std::uint8_t rows[KINDS + 1][ROW];
  std::memset(rows[KINDS], 0, ROW);
  rows[KINDS][TARGETS - 1] = 1;  // no tile: nothing can be done with it
  for (int k = 1; k <= m.architects; ++k) {
    if (free == 0 || !(hand >> k & 1)) {
      std::memset(out, 0, SPOTS * TARGETS);
      out += SPOTS * TARGETS;
      continue;
    }
    Mask known = 0;
    for (int s = 0; s < SPOTS; ++s, out += TARGETS) {
      if (!(free >> s & 1)) {
        std::memset(out, 0, TARGETS);
        continue;
      }
      const int square = tables.reach[k][s];
      if (!p.has_tile(square)) {
        std::memcpy(out, rows[KINDS], TARGETS);
        continue;
      }
      const Kind kind = tables.face[p.site[square]].kind;
      if (!(known >> kind & 1)) {
        known |= bit(kind);
        const Mask squares =
            p.city[p.current].placements(m, kind, k) | bit(int{TARGETS} - 1);  // or discarded
        for (std::size_t i = 0; i < ROW / 8; ++i)
          std::memcpy(rows[kind] + 8 * i, SPREAD.bytes[squares >> 8 * i & 0xFF], 8);
      }
      std::memcpy(out, rows[kind], TARGETS);
    }
  }
}

}  // namespace

int observation_size(const Mode& m, int players) {
  return m.rounds + m.turns + PHASES + 1 + players +
         (m.common_pool ? m.architects : players * m.architects) + players * PLAYER_NUMBERS +
         SPOTS * (2 + players) + SITE_SQUARES * SITE_NUMBERS + players * m.squares * CITY_NUMBERS;
}

void write_observation(const Position& p, int seat, std::uint8_t* out) {
  const Mode& m = p.mode();
  const int players = p.players();
  auto place_of = [&](int player) { return (player - seat + players) % players; };
  std::uint8_t* end = out;
  zeros(end, m.rounds)[p.round] = 1;
  zeros(end, m.turns)[p.turn()] = 1;
  zeros(end, PHASES)[p.phase] = 1;
  *end++ = p.playgrounds() ? 1 : 0;
  std::uint8_t* to_move = zeros(end, players);
  if (p.phase == MOVE) to_move[place_of(p.current)] = 1;
  if (m.common_pool) {
    end = std::copy_n(p.left, m.architects, end);
  } else {
    for (int place = 0; place < players; ++place)
      for (int k = 1; k <= m.architects; ++k) *end++ = p.left[(seat + place) % players] >> k & 1;
  }
  std::uint8_t* people = zeros(end, players * PLAYER_NUMBERS);
  people[place_of(p.mayor) * PLAYER_NUMBERS + 2] = 1;
  people[place_of(p.first) * PLAYER_NUMBERS + 3] = 1;
  const Mask free = p.phase == MOVE ? p.free_spots() : 0;
  for (int s = 0; s < SPOTS; ++s) {
    std::uint8_t* spot = zeros(end, 2 + players);
    spot[0] = free >> s & 1;
    if (p.spot[s] == 0) continue;
    spot[1] = static_cast<std::uint8_t>((p.spot[s] - 1) % 8);
    spot[2 + place_of((p.spot[s] - 1) / 8)] = 1;
  }
  for (int i = 0; i < SITE_SQUARES; ++i)
    std::memcpy(end + i * SITE_NUMBERS, lines().site[p.site[i]], SITE_NUMBERS);
  if (p.urbanist != OFF_SITE) end[p.urbanist * SITE_NUMBERS + URBANIST_AT] = 1;
  end += SITE_SQUARES * SITE_NUMBERS;
  for (int place = 0; place < players; ++place, end += m.squares * CITY_NUMBERS)
    write_city_and_sums(m, p.city[(seat + place) % players], end, people + place * PLAYER_NUMBERS);
}

void write_mask(const Position& p, std::uint8_t* out) {
  const Mode& m = p.mode();
  // With a size known beforehand a copy is a few instructions.
  if (targets_of(m) == 17)
    write_mask_with<17>(p, m, out);
  else
    write_mask_with<21>(p, m, out);
}

}  // namespace quadropolis
