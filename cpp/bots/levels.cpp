#include "bots/levels.hpp"

#include <algorithm>
#include <cstring>
#include <limits>

#include "base/random.hpp"

namespace quadropolis {
namespace {

// A normal error of that size. A sum of twelve uniform numbers is close enough to it, and being
// a sum of integers it is the same on every machine, which a logarithm need not be.
double blurred(double usual, Random& random) {
  constexpr int WORDS = 6;  // of two uniform numbers each
  std::int64_t sum = 0;
  for (int i = 0; i < WORDS; ++i) {
    const std::uint64_t word = random.next();
    sum += static_cast<std::int64_t>(word >> 32) + static_cast<std::int64_t>(word & 0xFFFFFFFFu);
  }
  constexpr std::int64_t MIDDLE = std::int64_t{WORDS} << 32;
  return usual * static_cast<double>(sum - MIDDLE) * 0x1p-32;
}

// The points of the buildings alone, and how many units are idle or pollute.
struct Standing {
  int buildings, wasted;

  explicit Standing(const Buildings& city) {
    const Sheet sheet = best_sheet(city);
    wasted = -sheet.categories[KINDS - 1] - sheet.categories[KINDS];
    buildings = sheet.total + wasted;
  }
};

// How good a city looks to someone who sees no further.
double look(const Level& level, const Buildings& city) {
  Buildings lit = city;
  int people = 0, energy = 0;
  for (int kind = 0; kind < KINDS; ++kind) {
    people += tables.cost_inhabitants[kind] * count(city.kind[kind]);
    energy += tables.cost_energy[kind] * count(city.kind[kind]);
  }
  lit.inhabitants = std::max(city.inhabitants, people);
  lit.energy = std::max(city.energy, energy);
  const int missing = lit.inhabitants + lit.energy - city.inhabitants - city.energy;
  const Standing now(city);
  return now.buildings + level.hope * (Standing(lit).buildings - now.buildings) -
         level.care * (missing + now.wasted);
}

Move best_tile(const Level& level, const Position& p, Random& random) {
  const Buildings city(p.mode(), p.city[p.current]);
  // The city as it is is clear. Any other is blurred once: it is the same idea from every spot.
  const double unchanged = look(level, city);
  double judged[MOST_FACES + 1][MOST_SQUARES];
  Mask known[MOST_FACES + 1] = {};
  Move moves[MOST_MOVES];
  const int n = p.legal_moves(moves);
  Move best = 0;
  double most = -std::numeric_limits<double>::infinity();
  for (int i = 0; i < n; ++i) {
    const int to = move_to(moves[i]);
    double value = unchanged;
    if (to < MOST_SQUARES) {
      const int face = p.site[tables.reach[move_architect(moves[i])][move_spot(moves[i])]];
      if ((known[face] >> to & 1) == 0) {
        judged[face][to] = look(level, with_tile(city, face, to)) + blurred(level.blur, random);
        known[face] |= bit(to);
      }
      value = judged[face][to];
    }
    if (value > most) {
      most = value;
      best = moves[i];
    }
  }
  return best;
}

Move best_promise(const Level& level, const Weights& values, const Position& p, Random& random) {
  const Choices choices(values, p);
  const Mask free = p.free_spots();
  Move best = 0;
  double most = -std::numeric_limits<double>::infinity();
  each(p.architects(), [&](int k) {
    each(free, [&](int spot) {
      const Choice& choice = choices.of(p, k, spot);
      const double value = choice.value + blurred(level.blur, random);
      if (value > most) {
        most = value;
        best = make_move(k, spot, choice.to);
      }
    });
  });
  return best;
}

}  // namespace

int level_named(const char* name) {
  for (int i = 0; i < MOST_LEVELS; ++i)
    if (std::strcmp(LEVELS[i].name, name) == 0) return i;
  return -1;
}

Choosing choose(const Level& level, const Weights* values, const Position& root,
                const Limit& limit) {
  Random random(limit.seed);
  if (level.sight == TILE) return {best_tile(level, root, random), {}};
  if (level.sight == CITY) return {best_promise(level, *values, root, random), {}};
  Limit own = limit;
  if (level.most_iterations > 0)
    own.iterations = limit.iterations > 0 ? std::min(limit.iterations, level.most_iterations)
                                          : level.most_iterations;
  Thought thought = think(*values, root, own, level.style);
  const Move move = thought.candidates.front().move;
  return {move, std::move(thought)};
}

}  // namespace quadropolis
