// Many games played side by side by learning programs, in arrays that are given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "rules/position.hpp"

namespace quadropolis {

// What the end of a game is worth to each player.
enum class Reward { WIN, POINTS, MARGIN, SHARED };

// Rows of an array, one for each game; a row may be part of a longer one.
template <class T>
struct Rows {
  T* first = nullptr;
  std::ptrdiff_t apart = 0;  // from one row to the next, counted in T

  T* operator[](std::int64_t game) const { return first + game * apart; }
};

// Where a batch writes. Everything but `ended` and the two last is of the position after it.
struct BatchRows {
  Rows<std::uint8_t> observations, masks, movers;
  Rows<float> rewards;            // by seat, for the step just made
  Rows<std::uint8_t> ended;       // whether that step ended a game; the next has begun then
  Rows<std::int16_t> points;      // by seat, of the last game that ended
  Rows<std::uint8_t> last_views;  // what its end looked like to everyone: by seat
};

class Batch {
 public:
  Batch(int mode_number, int players, bool playgrounds, Reward reward,
        std::vector<std::uint64_t> seeds);

  std::int64_t size() const { return static_cast<std::int64_t>(games_.size()); }
  int mode_number() const { return mode_number_; }
  int players() const { return players_; }
  const Position& position(std::int64_t game) const {
    return games_[static_cast<std::size_t>(game)].position;
  }

  // Where everything is written from now on; the games stay as they are.
  void write_to(const BatchRows& rows) { rows_ = rows; }

  // Begins all games anew: for a seed always the same, whatever else is in the batch.
  void reset(std::vector<std::uint64_t> seeds, int threads);

  // Plays an action in every game, or in those where `active` is not 0. If one of them is not
  // legal its game's number is returned, and nothing has changed; otherwise -1.
  std::int64_t step(const std::int64_t* actions, const std::uint8_t* active, int threads);

  // Writes an action for each game, each of those with a 1 in its mask equally likely.
  void sample(std::int64_t* actions);

 private:
  struct Game {
    Position position;
    Random deals;    // of the game being played
    Random choices;  // of `sample`, so that it changes no deal
    std::uint64_t seed, number;
  };

  void begin(Game& game) const;
  void end(std::int64_t number, const Position& position) const;
  void write(std::int64_t number, const Position& position) const;
  void pay(const Position& position, const std::int16_t* points, float* rewards) const;

  int mode_number_, players_;
  bool playgrounds_;
  Reward reward_;
  std::vector<Game> games_;
  BatchRows rows_;
};

}  // namespace quadropolis
