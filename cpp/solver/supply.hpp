// Which tiles a game lays out, and whether a player can have taken a city's from them.
#pragma once

#include <array>
#include <cstdint>

#include "rules/position.hpp"
#include "rules/tables.hpp"

namespace quadropolis {

constexpr int MOST_TILES = MOST_ROUNDS * 4;  // that one player takes in a game

// What lies face up in every round, and how many tiles a player takes of it.
struct Offer {
  int rounds, turns;
  std::uint8_t tiles[MOST_ROUNDS][MOST_FACES + 1];

  static Offer of_game(const Mode& mode, bool playgrounds, int players);
};

// Whether tiles can be taken over the rounds, at most so many in each: a flow from faces to
// rounds. By the theorem of cuts it exists if for every set of rounds no more tiles are lacking
// in the other rounds than can be taken in these. There are at most 32 sets, and what is lacking
// adds up over the faces: a change of one tile is a sum of 32 bytes.
class Supply {
 public:
  static constexpr int SETS = 1 << MOST_ROUNDS;
  using Lack = std::array<std::uint8_t, SETS>;

  explicit Supply(const Offer& offer);

  // What is lacking if a face is used so often, by the set of rounds that are left out.
  const Lack& lack(int face, int used) const {
    return lack_[static_cast<std::size_t>(face)][static_cast<std::size_t>(used)];
  }
  bool suffices(const Lack& sum) const {
    bool fine = true;
    for (std::size_t set = 0; set < SETS; ++set) fine &= sum[set] <= limit_[set];
    return fine;
  }
  int most(int face) const { return most_[static_cast<std::size_t>(face)]; }

 private:
  std::array<std::array<Lack, MOST_TILES + 2>, MOST_FACES + 1> lack_;
  Lack limit_;
  std::array<int, MOST_FACES + 1> most_;
};

}  // namespace quadropolis
