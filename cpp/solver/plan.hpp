// How a player can have built a city: which tile in which round, with which architect.
#pragma once

#include <cstdint>

#include "rules/position.hpp"
#include "solver/supply.hpp"

namespace quadropolis {

// A tile of a city. Rounds count from 0, floors from 1.
struct Step {
  std::uint8_t face, square, floor, round, architect;
};

// Every tile of a city in an order in which it can be built: by rounds, then by floors.
struct Plan {
  int size = 0;
  Step step[MOST_TILES];
};

// Where everybody has architects of their own, each of them builds once a round, and a floor of
// the same number as the architect may stand anywhere: a search. With a common pool architects
// hinder nobody. Every square has two numbers, there are at least two architects of each, and so
// any four tiles of a round find theirs: only the rounds have to be found.
class Planner {
 public:
  Planner(const Mode& mode, const Offer& offer, int players, const City& from);

  // Whether what the supply allows can be built, whatever stands where.
  bool is_free() const { return mode_.common_pool && !ordered_; }

  // Finds a plan, best one that resembles the given one. Floors above those of `from` may change
  // their order if the pool is common. After so many tries there is none: that only loses cities.
  bool find(City& city, Plan& plan, int tries = THOROUGH) const;
  static constexpr int THOROUGH = 1'000'000;

 private:
  struct Tile;
  class OwnArchitects;
  class CommonPool;

  const Mode& mode_;
  const Offer offer_;
  const int players_;
  const City from_;
  bool ordered_ = false;  // the order of floors is given somewhere
};

}  // namespace quadropolis
