// The search for the best city: many runs of annealing, every board with its exact points.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "solver/plan.hpp"
#include "solver/supply.hpp"

namespace quadropolis {

constexpr int ANY_NUMBER = -1;

// What is asked: the best city of those that hold `from` and are made of these kinds.
struct Question {
  int mode_number;
  int players;
  Offer offer;
  Mask kinds;
  int monuments;  // exactly so many, or ANY_NUMBER
  City from;
  bool planned;  // in rounds and with architects; otherwise any tiles of the offer
  const Mode& mode() const { return tables.mode[mode_number]; }
};

// How the runs go: temperatures are in points, and the shortest run has so many steps.
struct Cooling {
  std::int64_t steps;
  double hot, cold;
};

// A city that is being changed, with the tiles it takes.
struct Draft {
  City city;
  std::uint8_t used[MOST_FACES + 1];
  Supply::Lack lack;
};

struct BestCity {
  int points = std::numeric_limits<int>::min();
  std::int64_t run = -1;
  City city{};
  Plan plan;  // of the city, or of one like it

  bool is_better_than(const BestCity& other) const {
    return points != other.points ? points > other.points : run < other.run;
  }
};

// One descent from a high temperature to a low one. All of its chance is its own.
class Annealing {
 public:
  Annealing(const Question& question, const Supply& supply, const Planner& planner,
            const Cooling& cooling, std::uint64_t seed, std::int64_t run);

  bool is_over() const { return step_ >= cooling_.steps; }
  void go_on(std::int64_t steps);
  const BestCity& best() const { return best_; }
  std::int64_t take_boards() { return std::exchange(boards_, 0); }

 private:
  bool begin();
  bool change(Draft& draft);
  bool change_once(Draft& draft);
  bool swap_squares(Draft& draft);
  bool swap_tiles(Draft& draft);
  bool turn_face(Draft& draft);
  bool exchange_tile(Draft& draft);
  bool move_floor(Draft& draft);
  bool add_tile(Draft& draft);
  bool remove_tile(Draft& draft);
  bool put(Draft& draft, int face, Mask where);
  void add(Draft& draft, int face, int square) const;
  int take_top(Draft& draft, int square) const;
  void replace(Draft& draft, int square, int floor, int face) const;
  void count_tile(Draft& draft, int face, int tiles) const;
  int given(int square) const { return floors_of(question_.from.square[square]); }
  int any_face();
  int any_square(Mask set) { return set == 0 ? -1 : nth(set, random_.below(count(set))); }
  Mask changeable(const Draft& draft) const;
  Mask takers(const Draft& draft, int face) const;
  void judge(Draft& draft, double temperature);

  const Question& question_;
  const Mode& mode_;
  const Supply& supply_;
  const Planner& planner_;
  const Cooling cooling_;
  Random random_;
  std::vector<std::vector<std::uint8_t>> faces_;  // that may be used, by kind
  Draft now_{};
  Plan plan_;  // of now_, where there has to be one
  int points_ = 0;
  std::int64_t step_ = 0, boards_ = 0;
  double temperature_ = 0;
  BestCity best_;
};

// All runs of a question, continued in slices of time. The answer after so many runs is the
// same whatever the threads: each run has its number, and of equal cities the lowest counts.
class CitySearch {
 public:
  CitySearch(const Question& question, const Cooling& cooling, std::uint64_t seed,
             std::int64_t runs);
  CitySearch(const CitySearch&) = delete;
  CitySearch& operator=(const CitySearch&) = delete;

  // Whether what is given can be built at all.
  bool is_possible() const { return possible_; }
  void go_on(double seconds, int threads);
  bool is_over() const { return finished_ >= runs_; }
  const BestCity& best() const { return best_; }
  bool find_plan(City& city, Plan& plan) const { return planner_.find(city, plan); }
  std::int64_t boards() const { return boards_; }
  std::int64_t runs() const { return finished_; }
  const Question& question() const { return question_; }

 private:
  using Clock = std::chrono::steady_clock;
  void work(std::size_t place, Clock::time_point end);

  const Question question_;
  const Cooling cooling_;
  const std::uint64_t seed_;
  const std::int64_t runs_;
  const Supply supply_;
  const Planner planner_;
  bool possible_;
  std::mutex mutex_;  // of everything below
  std::vector<std::unique_ptr<Annealing>> going_;
  std::int64_t next_run_ = 0, finished_ = 0, boards_ = 0;
  BestCity best_;
};

}  // namespace quadropolis
