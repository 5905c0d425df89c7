// What a half-built city promises: a learned guess of its final points.
//
// For every number of own turns left, the guess is a weighted sum of features that are
// cheap to count on bits. tools/train_values.py learns the weights by self-play.
#pragma once

#include <algorithm>
#include <cstddef>

#include "rules/allocation.hpp"
#include "rules/position.hpp"

namespace quadropolis {

constexpr int MOST_TURNS = MOST_ROUNDS * 4;

enum Feature : int {
  BIAS,
  TOWERS,                                // by floors, 1 to 5
  HIGHEST_TOWER = TOWERS + MOST_FLOORS,  // floors of the highest Tower Block
  SHOP_COUNT,
  SECOND_SHOPS,
  DISTRICTS_COVERED,  // 1 to 5
  MORE_SERVICES = DISTRICTS_COVERED + MOST_DISTRICTS,
  SERVICE_POINTS,
  PARKS_BY_NEIGHBORS,                  // 0 to 4
  PARK_GAPS = PARKS_BY_NEIGHBORS + 5,  // empty squares beside Parks
  PLAYGROUNDS,
  FACTORIES,
  FACTORY_SHOPS,
  FACTORY_HARBORS,
  FACTORY_OFFICES,
  FACTORY_GAPS,
  HARBORS,
  LINE_ACROSS,  // longest, 1 to 5
  LINE_DOWN = LINE_ACROSS + 5,
  OPEN_ACROSS = LINE_DOWN + 5,  // the longest line can still grow
  OPEN_DOWN,
  HARBOR_POINTS,
  OFFICES,                                // by floors, 1 to 5
  OFFICE_POINTS = OFFICES + MOST_FLOORS,  // if all are activated
  OFFICE_GAPS,
  MONUMENTS,
  MONUMENT_POINTS,  // if all are activated
  MONUMENT_GAPS,
  EMPTY_SQUARES,
  TOWER_GAPS,
  INHABITANTS,
  ENERGY,
  MISSING_PEOPLE,  // 1, 2, 3 and more
  MISSING_ENERGY = MISSING_PEOPLE + 4,
  CUSTOMER_POINTS = MISSING_ENERGY + 4,
  FREE_SEATS,
  IDLE,
  POLLUTION,
  UNUSED_PARKS,
  FREE_DISTRICTS,  // without a Public Service, with an empty square
  PARK_SITES,      // empty squares beside two or more high buildings
  FACTORY_SITES,   // and beside two or more that a Factory likes
  HOLDS_MAYOR,
  EXACT_POINTS,        // under the best allocation, in the last round only
  NUMBERS_BY_SQUARES,  // architects' numbers that 0, 1, 2 or 3 empty squares accept
  SHORT_OF_SQUARES = NUMBERS_BY_SQUARES + 4,  // Classic: architects to come who find no square
  TOWER_NUMBERS,   // architects' numbers that can add a floor to a Tower Block
  OFFICE_NUMBERS,  // and to an Office Tower
  ENDS_ACROSS,     // empty squares that make the longest line of Harbors longer
  ENDS_DOWN,
  GREAT_PARK_SITES,     // empty squares beside three or more high buildings
  GREAT_FACTORY_SITES,  // and beside three or more that a Factory likes
  FEATURES
};

constexpr int EXACT_TURNS = 4;  // with fewer turns left, the exact points are counted

// A net adds to the weighted sum what features mean together. Its first layer is shared by the
// turns of a round.
constexpr int HIDDEN = 24;

struct Weights {
  float weight[MOST_TURNS + 1][FEATURES];       // by own turns left
  float spread[MOST_TURNS + 1];                 // how far off the guess usually is
  float hidden[MOST_ROUNDS][FEATURES][HIDDEN];  // by whole rounds of turns left
  float bias[MOST_TURNS + 1][HIDDEN];
  float out[MOST_TURNS + 1][HIDDEN];
};

// Reads them in that order. Null, or else what is wrong and nothing is read: a number
// that is none would make every guess one.
constexpr std::size_t WEIGHT_NUMBERS = sizeof(Weights) / sizeof(float);
const char* read_weights(const float* numbers, std::size_t size, Weights& into);

inline Mask beside(const Mode& m, Mask set) {
  return (set & ~m.last_column) << 1 | (set & ~m.first_column) >> 1 | set << m.columns |
         set >> m.columns;
}

// The squares beside two or more members of the set.
inline Mask beside_two(const Mode& m, Mask set) {
  const Mask a = (set & ~m.last_column) << 1, b = (set & ~m.first_column) >> 1;
  const Mask c = set << m.columns, d = set >> m.columns;
  return (a & b) | (c & d) | ((a | b) & (c | d));
}

// The squares beside three or more of them.
inline Mask beside_three(const Mode& m, Mask set) {
  const Mask a = (set & ~m.last_column) << 1, b = (set & ~m.first_column) >> 1;
  const Mask c = set << m.columns, d = set >> m.columns;
  return (a & b & (c | d)) | (c & d & (a | b));
}

// How many architects' numbers can add a floor to a building of that kind.
inline int stack_numbers(const Mode& m, const Buildings& city, Kind kind) {
  Mask growing = 0, numbers = 0;
  each(city.kind[kind], [&](int s) {
    if (city.floors[s] == m.floors) return;
    growing |= bit(s);
    numbers |= bit(city.floors[s] + 1);
  });
  for (int k = 1; k <= m.architects; ++k)
    if ((m.accepting[k] & growing) != 0) numbers |= bit(k);
  return count(numbers);
}

// How many of the architects to come, each number once a round, will find no empty square.
inline int short_of_squares(const Mode& m, Mask empty, int rounds) {
  Mask accepting[1 << MOST_ARCHITECTS] = {};
  int most = 0;
  for (int set = 1; set < 1 << m.architects; ++set) {
    accepting[set] =
        accepting[set & (set - 1)] | (m.accepting[lowest(static_cast<Mask>(set)) + 1] & empty);
    most = std::max(most, rounds * count(static_cast<Mask>(set)) - count(accepting[set]));
  }
  return most;
}

// How many pairs of adjacent squares have one end in a and the other in b.
inline int pairs(const Mode& m, Mask a, Mask b) {
  return count(a & (b & ~m.last_column) << 1) + count(a & (b & ~m.first_column) >> 1) +
         count(a & b << m.columns) + count(a & b >> m.columns);
}

// The squares of all runs of the greatest length, and that length.
inline int longest_runs(Mask set, int step, Mask line_starts, Mask& ends) {
  int length = 0;
  for (ends = 0; set; ++length) {
    ends = set;
    set &= (set << step) & ~line_starts;
  }
  return length;
}

// Calls add(feature, value) for every feature that is not zero.
template <class Add>
inline void each_feature(const Buildings& city, bool mayor, int turns_left, Add&& add) {
  const Mode& m = *city.mode;
  const Mask* k = city.kind;
  const Mask high = k[TOWER] | k[OFFICE], parks = k[PARK] | k[PLAYGROUND];
  const Mask built =
      high | parks | k[SHOP] | k[PUBLIC_SERVICE] | k[FACTORY] | k[HARBOR] | k[MONUMENT];
  const Mask empty = m.all_squares & ~built;
  add(BIAS, 1);
  int highest = 0;
  each(k[TOWER], [&](int s) {
    add(TOWERS + city.floors[s] - 1, 1);
    highest = std::max<int>(highest, city.floors[s]);
  });
  if (highest) add(HIGHEST_TOWER, highest);
  const int shops = count(k[SHOP]);
  if (shops) add(SHOP_COUNT, shops);
  if (shops > 1) add(SECOND_SHOPS, shops - 1);
  Mask districts = 0;
  if (k[PUBLIC_SERVICE]) {
    int points = 0;
    each(k[PUBLIC_SERVICE], [&](int s) {
      districts |= bit(m.district[s]);
      points += city.points[s];
    });
    const int covered = count(districts);
    add(DISTRICTS_COVERED + covered - 1, 1);
    add(MORE_SERVICES, count(k[PUBLIC_SERVICE]) - covered);
    add(SERVICE_POINTS, points);
  }
  if (parks) {
    each(parks, [&](int s) { add(PARKS_BY_NEIGHBORS + count(m.neighbors[s] & high), 1); });
    add(PARK_GAPS, pairs(m, parks, empty));
    if (k[PLAYGROUND]) add(PLAYGROUNDS, count(k[PLAYGROUND]));
  }
  if (k[FACTORY]) {
    add(FACTORIES, count(k[FACTORY]));
    add(FACTORY_SHOPS, pairs(m, k[FACTORY], k[SHOP]));
    add(FACTORY_HARBORS, pairs(m, k[FACTORY], k[HARBOR]));
    if (k[OFFICE]) add(FACTORY_OFFICES, pairs(m, k[FACTORY], k[OFFICE]));
    add(FACTORY_GAPS, pairs(m, k[FACTORY], empty));
  }
  if (k[HARBOR]) {
    Mask ends;
    add(HARBORS, count(k[HARBOR]));
    const int across = longest_runs(k[HARBOR], 1, m.first_column, ends);
    add(LINE_ACROSS + across - 1, 1);
    const Mask after = (ends & ~m.last_column) << 1;
    const Mask before = (ends >> (across - 1) & ~m.first_column) >> 1;
    if (const int open = count((after | before) & empty)) {
      add(OPEN_ACROSS, 1);
      add(ENDS_ACROSS, open);
    }
    const int down = longest_runs(k[HARBOR], m.columns, 0, ends);
    add(LINE_DOWN + down - 1, 1);
    if (const int open = count((ends << m.columns | ends >> (down * m.columns)) & empty)) {
      add(OPEN_DOWN, 1);
      add(ENDS_DOWN, open);
    }
    int points = 0;
    each(k[HARBOR], [&](int s) { points += city.points[s]; });
    if (points) add(HARBOR_POINTS, points);
  }
  if (k[OFFICE]) {
    int points = 0;
    for (Mask left = k[OFFICE]; left;) {
      Mask group = left & (~left + 1), grown;
      while ((grown = (group | beside(m, group)) & left) != group) group = grown;
      left &= ~group;
      const int* line = m.office[count(group)];
      each(group, [&](int s) {
        points += line[city.floors[s]];
        add(OFFICES + city.floors[s] - 1, 1);
      });
    }
    add(OFFICE_POINTS, points);
    add(OFFICE_GAPS, pairs(m, k[OFFICE], empty));
  }
  if (k[MONUMENT]) {
    int points = 0;
    for (int kind = 0; kind < KINDS; ++kind)
      if (m.monument[kind]) points += m.monument[kind] * pairs(m, k[MONUMENT], k[kind]);
    add(MONUMENTS, count(k[MONUMENT]));
    add(MONUMENT_POINTS, points);
    add(MONUMENT_GAPS, pairs(m, k[MONUMENT], empty));
  }
  Mask open_districts = 0;
  each(empty, [&](int s) { open_districts |= bit(m.district[s]); });
  add(FREE_DISTRICTS, count(open_districts & ~districts));
  add(PARK_SITES, count(beside_two(m, high) & empty));
  add(FACTORY_SITES, count(beside_two(m, k[SHOP] | k[HARBOR] | k[OFFICE]) & empty));
  add(EMPTY_SQUARES, count(empty));
  if (k[TOWER]) add(TOWER_GAPS, pairs(m, k[TOWER], empty));

  add(INHABITANTS, city.inhabitants);
  add(ENERGY, city.energy);
  const int staff = count(k[PUBLIC_SERVICE] | k[FACTORY] | k[HARBOR] | k[OFFICE]);
  const int people = city.inhabitants - staff;
  const int energy = city.energy - count(high | k[SHOP]);
  auto missing = [&](int first, int number) {
    for (int n = 0; n < std::min(number, 3); ++n) add(first + n, 1);
    if (number > 3) add(first + 3, number - 3);
  };
  const int seats = shops * m.shop_capacity;
  const int customers = std::clamp(people, 0, seats);
  if (people < 0) missing(MISSING_PEOPLE, -people);
  if (customers)
    add(CUSTOMER_POINTS, customers / m.shop_capacity * m.shop[m.shop_capacity] +
                             m.shop[customers % m.shop_capacity]);
  if (seats > customers) add(FREE_SEATS, seats - customers);
  if (people > seats) add(IDLE, people - seats);
  if (energy < 0) missing(MISSING_ENERGY, -energy);
  const int absorbed = std::clamp(energy, 0, count(k[PARK]));
  if (energy > absorbed) add(POLLUTION, energy - absorbed);
  if (absorbed < count(k[PARK])) add(UNUSED_PARKS, count(k[PARK]) - absorbed);
  if (mayor) add(HOLDS_MAYOR, 1);
  if (turns_left < EXACT_TURNS) add(EXACT_POINTS, best_points(city));

  for (int number = 1; number <= m.architects; ++number) {
    const int squares = count(m.accepting[number] & empty);
    if (squares < 4) add(NUMBERS_BY_SQUARES + squares, 1);
  }
  if (!m.common_pool) {
    if (const int most = short_of_squares(m, empty, turns_left / m.turns))
      add(SHORT_OF_SQUARES, most);
  }
  if (k[TOWER]) add(TOWER_NUMBERS, stack_numbers(m, city, TOWER));
  if (k[OFFICE]) add(OFFICE_NUMBERS, stack_numbers(m, city, OFFICE));
  add(GREAT_PARK_SITES, count(beside_three(m, high) & empty));
  add(GREAT_FACTORY_SITES, count(beside_three(m, k[SHOP] | k[HARBOR] | k[OFFICE]) & empty));
}

// The guess of a city's final points.
inline float guess(const Weights& w, const Buildings& city, bool mayor, int turns_left) {
  if (turns_left == 0) return static_cast<float>(best_points(city));
  const float* weight = w.weight[turns_left];
  float sum = 0;
  each_feature(city, mayor, turns_left,
               [&](int feature, int value) { sum += weight[feature] * static_cast<float>(value); });
  return sum;
}

// A closer guess, with the net. It costs several times as much, so it is for positions that are
// looked at, not for every square a tile could go to.
inline float close_guess(const Weights& w, const Buildings& city, bool mayor, int turns_left) {
  if (turns_left == 0) return static_cast<float>(best_points(city));
  const float* weight = w.weight[turns_left];
  const auto& rows = w.hidden[(turns_left - 1) / MOST_ROUND_TURNS];
  float sum = 0, unit[HIDDEN];
  std::copy(w.bias[turns_left], w.bias[turns_left] + HIDDEN, unit);
  each_feature(city, mayor, turns_left, [&](int feature, int value) {
    const auto times = static_cast<float>(value);
    sum += weight[feature] * times;
    const float* row = rows[feature];
    for (int i = 0; i < HIDDEN; ++i) unit[i] += row[i] * times;
  });
  const float* out = w.out[turns_left];
  for (int i = 0; i < HIDDEN; ++i) sum += unit[i] > 0 ? unit[i] * out[i] : 0;
  return sum;
}

// The city after a tile was placed.
inline Buildings with_tile(Buildings city, int face, int square) {
  const Face& f = tables.face[face];
  city.kind[f.kind] |= bit(square);
  const bool first = (city.floors[square] == 0);
  if (first) city.points[square] = f.points;
  ++city.floors[square];
  city.inhabitants += f.inhabitants;
  city.energy += f.energy;
  return city;
}

// What each way of using an architect is worth to the player to move: for every
// architect and face, the best placement (or discarding) and the guess after it.
struct Choice {
  float value;
  std::uint8_t to;
};

struct Choices {
  Choice best[MOST_ARCHITECTS + 1][MOST_FACES + 1];  // face 0: no tile reached

  // Fills in what the hand can reach on the site.
  Choices(const Weights& w, const Position& p);
  const Choice& of(const Position& p, int architect, int spot) const {
    const int square = tables.reach[architect][spot];
    return best[architect][p.has_tile(square) ? p.site[square] : 0];
  }
};

inline int turns_left(const Position& p, int player) {
  const Mode& m = p.mode();
  if (p.phase == OVER) return 0;
  const int after = (player - p.first + p.players()) % p.players();
  const int made = p.moved / p.players() + (p.moved % p.players() > after ? 1 : 0);
  return (m.rounds - p.round) * m.turns - made;
}

}  // namespace quadropolis
