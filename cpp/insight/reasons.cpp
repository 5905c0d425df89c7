#include "insight/reasons.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>

#include "insight/insight.hpp"
#include "rules/allocation.hpp"

namespace quadropolis {
namespace {

// From this feature on, in the order of Feature.
struct From {
  int feature;
  Part part;
};
constexpr From PART_FROM[] = {
    {BIAS, Part::SPACE},
    {TOWERS, Part::TOWER},
    {SHOP_COUNT, Part::SHOP},
    {DISTRICTS_COVERED, Part::PUBLIC_SERVICE},
    {PARKS_BY_NEIGHBORS, Part::PARK},
    {FACTORIES, Part::FACTORY},
    {HARBORS, Part::HARBOR},
    {OFFICES, Part::OFFICE},
    {MONUMENTS, Part::MONUMENT},
    {EMPTY_SQUARES, Part::SPACE},
    {TOWER_GAPS, Part::TOWER},
    {INHABITANTS, Part::PEOPLE},
    {ENERGY, Part::ENERGY},
    {MISSING_PEOPLE, Part::MISSING_PEOPLE},
    {MISSING_ENERGY, Part::MISSING_ENERGY},
    {CUSTOMER_POINTS, Part::SHOP},
    {IDLE, Part::IDLE},
    {POLLUTION, Part::POLLUTION},
    {UNUSED_PARKS, Part::PARK},
    {FREE_DISTRICTS, Part::PUBLIC_SERVICE},
    {PARK_SITES, Part::PARK},
    {FACTORY_SITES, Part::FACTORY},
    {HOLDS_MAYOR, Part::MAYOR},
    {EXACT_POINTS, Part::POINTS},
    {NUMBERS_BY_SQUARES, Part::SPACE},
    {TOWER_NUMBERS, Part::TOWER},
    {OFFICE_NUMBERS, Part::OFFICE},
    {ENDS_ACROSS, Part::HARBOR},
    {GREAT_PARK_SITES, Part::PARK},
    {GREAT_FACTORY_SITES, Part::FACTORY},
};

int in_tenths(double points) { return static_cast<int>(std::floor(points * TENTHS + 0.5)); }

// Somebody's best way to use an architect, and the guess of their final points after it.
struct Continuation {
  float value;
  Move move;

  Continuation(const Weights& weights, Position p, int player) : value(0), move(0) {
    p.current = static_cast<std::uint8_t>(player);
    const Choices choices(weights, p);
    const Mask free = p.free_spots();
    each(p.architects(), [&](int k) {
      each(free, [&](int spot) {
        const Choice& choice = choices.of(p, k, spot);
        if (move != 0 && choice.value <= value) return;
        value = choice.value;
        move = make_move(k, spot, choice.to);
      });
    });
  }
};

// Positions in which only a part of what a move does has happened.
class Partly {
 public:
  Partly(const Position& p, Move move) : p_(p), after_(p), move_(move) { after_.play(move); }

  Position with(Cause cause) const {
    Position p = p_;
    const int architect = move_architect(move_), spot = move_spot(move_);
    const int square = tables.reach[architect][spot];
    if (cause == Cause::TILE) p.site[square] = after_.site[square];
    if (cause == Cause::ARCHITECT) std::memcpy(p.left, after_.left, sizeof p.left);
    if (cause == Cause::SPOT) p.occupied = after_.occupied;
    if (cause == Cause::LINE) p.urbanist = after_.urbanist;
    if (cause == Cause::MAYOR) p.mayor = after_.mayor;
    return p;
  }
  const Position& after() const { return after_; }

 private:
  Position p_, after_;
  Move move_;
};

Denial denied(const Weights& weights, const Position& p, const Partly& partly, int player) {
  const Continuation before(weights, p, player), after(weights, partly.after(), player);
  const double fall = static_cast<double>(before.value) - static_cast<double>(after.value);
  Denial denial{player, in_tenths(fall), Cause::TOGETHER, before.move, after.move};
  double most = fall / 2;
  if (fall <= 0) return denial;
  for (Cause cause : {Cause::TILE, Cause::ARCHITECT, Cause::SPOT, Cause::LINE, Cause::MAYOR}) {
    const Continuation left(weights, partly.with(cause), player);
    const double alone = static_cast<double>(before.value) - static_cast<double>(left.value);
    if (alone <= most) continue;
    most = alone;
    denial.cause = cause;
  }
  return denial;
}

// What every part contributes to the guess of a city.
void add_parts(const Weights& weights, const Buildings& city, bool mayor, int left, double sign,
               double* parts) {
  const float* weight = weights.weight[left];
  if (left == 0) {
    parts[static_cast<int>(Part::POINTS)] += sign * best_points(city);
    return;
  }
  each_feature(city, mayor, left, [&](int feature, int value) {
    parts[static_cast<int>(part_of(feature))] +=
        sign * static_cast<double>(weight[feature]) * static_cast<double>(value);
  });
}

void choose_reasons(Explained& found) {
  Effect given[2 + MOST_PLAYERS - 1 + MOST_NEEDS];
  int size = 0;
  auto add = [&](Reason reason, int points, int number) {
    if (std::abs(points) >= LEAST_EFFECT) given[size++] = {reason, points, number};
  };
  add(Reason::NOW, found.now, 0);
  if (found.gain > found.now) add(Reason::PREPARES, found.gain - found.now, 0);
  for (int i = 0; i < found.denials; ++i)
    if (found.denial[i].points > 0) add(Reason::TAKES, found.denial[i].points, i);
  for (int i = 0; i < MOST_NEEDS; ++i) {
    const int points = found.parts[static_cast<int>(NEEDS[i])];
    if (found.needs_after[i] > found.needs_before[i] && points < 0) add(Reason::RISKS, points, i);
  }
  std::stable_sort(given, given + size, [](const Effect& a, const Effect& b) {
    return std::abs(a.points) > std::abs(b.points);
  });
  found.reasons = std::min(size, MOST_REASONS);
  std::copy(given, given + found.reasons, found.reason);
}

}  // namespace

Part part_of(int feature) {
  const auto* after = std::upper_bound(std::begin(PART_FROM), std::end(PART_FROM), feature,
                                       [](int f, const From& from) { return f < from.feature; });
  return (after - 1)->part;
}

Needs::Needs(const Buildings& city) : units{} {
  const Mode& m = *city.mode;
  int people = city.inhabitants, energy = city.energy;
  for (int kind = 0; kind < KINDS; ++kind) {
    people -= tables.cost_inhabitants[kind] * count(city.kind[kind]);
    energy -= tables.cost_energy[kind] * count(city.kind[kind]);
  }
  units[0] = std::max(0, -people);
  units[1] = std::max(0, -energy);
  units[2] = std::max(0, people - count(city.kind[SHOP]) * m.shop_capacity);
  units[3] = std::max(0, energy - count(city.kind[PARK]));
}

Explained explained(const Weights& weights, const Position& p, Move move) {
  Explained found{};
  const int player = p.current, to = move_to(move);
  const int left = turns_left(p, player) - 1;
  const Buildings before(p.mode(), p.city[player]);
  Buildings after = before;
  bool mayor = p.mayor == player;
  const bool had_mayor = mayor;
  if (to != NO_PLACE) found.face = p.site[tables.reach[move_architect(move)][move_spot(move)]];
  if (to < MOST_SQUARES) {
    after = with_tile(before, found.face, to);
    mayor = mayor || tables.face[found.face].mayor;
  }
  const Sheet sheet_before = best_sheet(before), sheet_after = best_sheet(after);
  found.now = TENTHS * (sheet_after.total - sheet_before.total);
  for (int i = 0; i < CATEGORIES; ++i)
    found.categories[i] = TENTHS * (sheet_after.categories[i] - sheet_before.categories[i]);

  double parts[PARTS] = {}, gain = 0;
  add_parts(weights, after, mayor, left, 1, parts);
  add_parts(weights, before, had_mayor, left, -1, parts);
  for (int i = 0; i < PARTS; ++i) {
    gain += parts[i];
    found.parts[i] = in_tenths(parts[i]);
  }
  found.gain = in_tenths(gain);
  const Needs lacked(before), lacks(after);
  std::copy(lacked.units, lacked.units + MOST_NEEDS, found.needs_before);
  std::copy(lacks.units, lacks.units + MOST_NEEDS, found.needs_after);

  const Partly partly(p, move);
  const int to_come = p.mode().turns * p.players() - p.moved - 1;
  for (int i = 1; i <= std::min(p.players() - 1, to_come); ++i)
    found.denial[found.denials++] = denied(weights, p, partly, (player + i) % p.players());
  choose_reasons(found);
  return found;
}

}  // namespace quadropolis
