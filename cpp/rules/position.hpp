// A position: one small, trivially copyable value, and the moves that change it.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "base/random.hpp"
#include "rules/bits.hpp"
#include "rules/tables.hpp"

namespace quadropolis {

// A building in 16 bits: the face of the ground floor (0: empty), the number of floors,
// and for each upper floor which face of that kind it is.
using Building = std::uint16_t;
constexpr Building EMPTY = 0;

inline int ground_face(Building b) { return b & 31; }
inline int floors_of(Building b) { return (b >> 5) & 7; }
inline Kind kind_of(Building b) { return tables.face[ground_face(b)].kind; }
inline Building ground(int face) { return static_cast<Building>(face | 1 << 5); }

inline int floor_face(Building b, int floor) {  // floor counted from 0
  if (floor == 0) return ground_face(b);
  return tables.first_face[kind_of(b)] + ((b >> (8 + 2 * (floor - 1))) & 3);
}

inline Building with_floor(Building b, int face) {
  int variant = face - tables.first_face[tables.face[face].kind];
  return static_cast<Building>((b + (1 << 5)) | variant << (8 + 2 * (floors_of(b) - 1)));
}

struct City {
  Mask empty;   // squares without a building
  Mask stacks;  // squares with a building of a stackable kind
  Building square[MOST_SQUARES];

  // Where an architect may place a tile of that kind.
  Mask placements(const Mode& mode, Kind kind, int architect) const {
    Mask squares = empty & mode.accepting[architect];
    if (!mode.stackable[kind]) return squares;
    each(stacks, [&](int s) {
      int floors = floors_of(square[s]);
      bool fits = (mode.accepting[architect] >> s & 1) != 0 || floors + 1 == architect;
      if (fits && floors < mode.floors && kind_of(square[s]) == kind) squares |= bit(s);
    });
    return squares;
  }

  void place(const Mode& mode, int face, int s) {
    square[s] = square[s] == EMPTY ? ground(face) : with_floor(square[s], face);
    empty &= ~bit(s);
    if (mode.stackable[tables.face[face].kind]) stacks |= bit(s);
  }

  int inhabitants() const { return sum(&Face::inhabitants); }
  int energy() const { return sum(&Face::energy); }

 private:
  int sum(std::uint8_t Face::* resource) const {
    int total = 0;
    for (Building b : square)
      for (int floor = 0; floor < floors_of(b); ++floor)
        total += tables.face[floor_face(b, floor)].*resource;
    return total;
  }
};

// A move in 13 bits: architect, spot, and the square, DISCARD, or NO_PLACE when no tile is reached.
using Move = std::uint16_t;
constexpr int DISCARD = 30, NO_PLACE = 31;
constexpr int MOST_MOVES = MOST_ARCHITECTS * SPOTS * (MOST_SQUARES + 1);

inline Move make_move(int architect, int spot, int to) {
  return static_cast<Move>(architect << 10 | spot << 5 | to);
}
inline int move_architect(Move m) { return m >> 10; }
inline int move_spot(Move m) { return (m >> 5) & 31; }
inline int move_to(Move m) { return m & 31; }

enum Phase : std::uint8_t { DEAL, MOVE, OVER };

struct Position {
  City city[MOST_PLAYERS];
  Mask occupied;          // spots with an architect
  std::uint8_t settings;  // mode, playgrounds, players
  Phase phase;
  std::uint8_t round;                  // from 0
  std::uint8_t moved;                  // moves made in this round
  std::uint8_t current, first, mayor;  // players
  std::uint8_t urbanist;               // site square or OFF_SITE
  // Classic: per player, a set of architects; Expert: how many of each.
  std::uint8_t left[MOST_ARCHITECTS];
  std::uint8_t spot[SPOTS];  // 0 free, else 1 + player * 8 + architect
  std::uint8_t site[SITE_SQUARES];

  int mode_number() const { return settings & 1; }
  bool playgrounds() const { return (settings >> 1 & 1) != 0; }
  int players() const { return settings >> 2; }
  const Mode& mode() const { return tables.mode[mode_number()]; }
  // The turn of the round, from 0; after the game, the last one.
  int turn() const { return phase == OVER ? mode().turns - 1 : moved / players(); }

  static Position start(int mode_number, int players, bool playgrounds, int first) {
    Position p;
    std::memset(static_cast<void*>(&p), 0, sizeof p);
    p.settings = static_cast<std::uint8_t>(mode_number | (playgrounds ? 2 : 0) | players << 2);
    for (int i = 0; i < players; ++i) p.city[i].empty = p.mode().all_squares;
    p.current = p.first = p.mayor = static_cast<std::uint8_t>(first);
    p.phase = DEAL;
    p.call_home(p.mode());
    return p;
  }

  // The architects of the player to move, as bits 1 to 5.
  Mask architects() const {
    if (!mode().common_pool) return left[current];
    Mask set = 0;
    for (int k = 1; k <= MOST_ARCHITECTS; ++k) set |= Mask{left[k - 1] != 0} << k;
    return set;
  }

  Mask free_spots() const { return ALL_SPOTS & ~occupied & ~tables.facing[urbanist]; }

  bool has_tile(int square) const { return site[square] != NO_TILE && site[square] != FACE_DOWN; }

  // What may be done with the tile an architect reaches: squares, always with DISCARD,
  // or only NO_PLACE if there is no tile.
  Mask targets(int architect, int spot_index) const {
    int square = tables.reach[architect][spot_index];
    if (!has_tile(square)) return bit(NO_PLACE);
    return city[current].placements(mode(), tables.face[site[square]].kind, architect) |
           bit(DISCARD);
  }

  // Writes every legal move in the library's order; returns how many.
  int legal_moves(Move* out) const {
    if (phase != MOVE) return 0;
    Move* end = out;
    const Mask free = free_spots();
    each(architects(), [&](int k) {
      Mask known = 0, by_kind[KINDS];
      each(free, [&](int spot_index) {
        int square = tables.reach[k][spot_index];
        if (!has_tile(square)) {
          *end++ = make_move(k, spot_index, NO_PLACE);
          return;
        }
        Kind kind = tables.face[site[square]].kind;
        if (!(known >> kind & 1)) {
          by_kind[kind] = city[current].placements(mode(), kind, k) | bit(DISCARD);
          known |= bit(kind);
        }
        each(by_kind[kind], [&](int to) { *end++ = make_move(k, spot_index, to); });
      });
    });
    return static_cast<int>(end - out);
  }

  bool is_legal(Move m) const {
    int k = move_architect(m), s = move_spot(m), to = move_to(m);
    return phase == MOVE && k >= 1 && k <= mode().architects && s < SPOTS &&
           (architects() >> k & 1) != 0 && (free_spots() >> s & 1) != 0 &&
           (targets(k, s) >> to & 1) != 0;
  }

  // Plays a legal move.
  void play(Move m) { play(mode(), move_architect(m), move_spot(m), move_to(m)); }

  void play(const Mode& m, int architect, int spot_index, int to) {
    int square = tables.reach[architect][spot_index];
    if (to < MOST_SQUARES) {
      int face = site[square];
      city[current].place(m, face, to);
      if (tables.face[face].mayor) mayor = current;
    }
    if (to != NO_PLACE) site[square] = NO_TILE;
    urbanist = static_cast<std::uint8_t>(square);
    if (m.common_pool)
      --left[architect - 1];
    else
      left[current] &= static_cast<std::uint8_t>(~(1 << architect));
    occupied |= bit(spot_index);
    spot[spot_index] = static_cast<std::uint8_t>(1 + current * 8 + architect);
    ++moved;
    current = current + 1 == players() ? 0 : static_cast<std::uint8_t>(current + 1);
    if (moved == m.turns * players()) end_round(m);
  }

  // Lays out 25 tiles, which must be those of the round.
  void deal(const std::uint8_t* tiles) {
    std::memcpy(site, tiles, SITE_SQUARES);
    phase = MOVE;
    current = first;
  }

  const std::uint8_t* round_tiles() const {
    return mode().tiles[round][playgrounds() ? 1 : 0][players() - 2];
  }

  // Lays out the round's tiles in random order.
  void deal_random(Random& random) {
    std::uint8_t shuffled[SITE_SQUARES];
    std::memcpy(shuffled, round_tiles(), SITE_SQUARES);
    for (int n = SITE_SQUARES; n > 1; n -= 2) {  // two swaps from each random word
      std::uint64_t word = random.next();
      int a = Random::scale(static_cast<std::uint32_t>(word), n);
      int b = Random::scale(static_cast<std::uint32_t>(word >> 32), n - 1);
      std::uint8_t tile = shuffled[a];
      shuffled[a] = shuffled[n - 1];
      shuffled[n - 1] = tile;
      tile = shuffled[b];
      shuffled[b] = shuffled[n - 2];
      shuffled[n - 2] = tile;
    }
    deal(shuffled);
  }

  // A uniformly random architect and spot, then a uniformly random placement or discard.
  void play_random(const Mode& m, Random& random) {
    std::uint64_t word = random.next();
    Mask hand = architects(), free = free_spots();
    int k = nth(hand, Random::scale(static_cast<std::uint32_t>(word), count(hand)));
    int s = nth(free, Random::scale(static_cast<std::uint32_t>(word >> 32), count(free)));
    int square = tables.reach[k][s];
    int to = NO_PLACE;
    if (has_tile(square)) {
      Mask squares = city[current].placements(m, tables.face[site[square]].kind, k);
      to = nth(squares | bit(DISCARD), random.below(count(squares) + 1));
    }
    play(m, k, s, to);
  }

  void play_randomly_to_the_end(Random& random) {
    const Mode& m = mode();
    while (phase != OVER) {
      if (phase == DEAL)
        deal_random(random);
      else
        play_random(m, random);
    }
  }

  std::uint64_t hash() const {
    std::uint64_t words[sizeof(Position) / 8], h = 0;
    std::memcpy(words, this, sizeof words);
    for (std::uint64_t word : words) h = (h ^ word) * 0x9FB21C651E98DF25u ^ (h >> 29);
    return Random::mix(h);
  }

  bool operator==(const Position& other) const {
    return std::memcmp(static_cast<const void*>(this), &other, sizeof *this) == 0;
  }

 private:
  void call_home(const Mode& m) {
    if (m.common_pool)
      std::memset(left, players(), sizeof left);
    else
      std::memset(left, (1 << (m.architects + 1)) - 2, static_cast<std::size_t>(players()));
    std::memset(spot, 0, sizeof spot);
    std::memset(site, NO_TILE, sizeof site);
    occupied = 0;
    urbanist = OFF_SITE;
  }

  void end_round(const Mode& m) {
    call_home(m);
    if (round + 1 == m.rounds) {
      phase = OVER;
      return;
    }
    ++round;
    moved = 0;
    phase = DEAL;
    first = current = mayor;
  }
};

static_assert(sizeof(Position) == 256);
static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace quadropolis
