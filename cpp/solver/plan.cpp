#include "solver/plan.hpp"

#include <algorithm>

namespace quadropolis {

namespace {

constexpr int MOST_TRIES_WHEN_KEPT = 50;

}  // namespace

struct Planner::Tile {
  std::uint8_t face, square, floor;
  std::int8_t below;  // the tile that must be there before, or -1
  std::int8_t round, architect;
  Mask slots;  // rounds and architects that would do, were there no other tiles
};

// Each architect once a round: tiles are given slots, the most cramped tile first.
class Planner::OwnArchitects {
 public:
  OwnArchitects(const Mode& mode, const Offer& offer, int tries)
      : mode_(mode), offer_(offer), tries_(tries) {}

  bool find(Tile* tiles, int size, const Plan& before) {
    tiles_ = tiles;
    size_ = size;
    for (int i = 0; i < size; ++i) {
      Tile& tile = tiles[i];
      for (int k = 1; k <= mode_.architects; ++k) {
        const bool accepted = (mode_.accepting[k] >> tile.square & 1) != 0;
        if (!accepted && (tile.floor == 1 || tile.floor != k)) continue;
        for (int r = 0; r < offer_.rounds; ++r) tile.slots |= slot(r, k);
      }
    }
    for (int i = 0; i < size; ++i) first_options_[i] = options(tiles[i]);
    if (!every_tile_finds_a_slot()) return false;
    const int tries = tries_;
    if (keep(before)) return true;
    forget();
    tries_ = tries;
    return next(size);
  }

 private:
  // The tiles that were there before stay in their slots, and the others look for theirs.
  bool keep(const Plan& before) {
    int open = size_;
    for (int i = 0; i < size_; ++i) {
      Tile& tile = tiles_[i];
      for (int n = 0; n < before.size; ++n) {
        const Step& step = before.step[n];
        if (step.square != tile.square || step.floor != tile.floor || step.face != tile.face)
          continue;
        take(tile, step.round * mode_.architects + step.architect - 1);
        --open;
      }
    }
    tries_ = std::min(tries_, MOST_TRIES_WHEN_KEPT);
    return next(open);
  }

  void forget() {
    for (int i = 0; i < size_; ++i)
      if (tiles_[i].round >= 0) leave(tiles_[i]);
  }

  void take(Tile& tile, int there) {
    tile.round = static_cast<std::int8_t>(there / mode_.architects);
    tile.architect = static_cast<std::int8_t>(there % mode_.architects + 1);
    used_ |= bit(there);
    --offer_.tiles[tile.round][tile.face];
  }

  void leave(Tile& tile) {
    ++offer_.tiles[tile.round][tile.face];
    used_ &= ~slot(tile.round, tile.architect);
    tile.round = -1;
  }

  // Whether there are slots for all of them if tiles of a face were without number and floors
  // without order: mostly what is impossible fails here, in no time.
  bool every_tile_finds_a_slot() {
    std::fill(std::begin(taken_by_), std::end(taken_by_), std::int8_t{-1});
    for (int i = 0; i < size_; ++i) {
      Mask tried = 0;
      if (!finds_a_slot(i, tried)) return false;
    }
    return true;
  }

  bool finds_a_slot(int i, Mask& tried) {
    for (Mask open; (open = first_options_[i] & ~tried) != 0;) {
      const Mask unused = open & ~matched_;
      const int there = lowest(unused != 0 ? unused : open);
      tried |= bit(there);
      if (unused == 0 && !finds_a_slot(taken_by_[there], tried)) continue;
      matched_ |= bit(there);
      taken_by_[there] = static_cast<std::int8_t>(i);
      return true;
    }
    return false;
  }

  Mask slot(int round, int architect) const {
    return bit(round * mode_.architects + architect - 1);
  }
  Mask slots_of(int round) const {
    return ((bit(mode_.architects) - 1) << (round * mode_.architects));
  }

  Mask options(const Tile& tile) const {
    Mask open = tile.slots & ~used_;
    for (int r = 0; r < offer_.rounds; ++r)
      if (offer_.tiles[r][tile.face] == 0) open &= ~slots_of(r);
    if (tile.below >= 0 && tiles_[tile.below].round >= 0)
      open &= ~(slot(tiles_[tile.below].round, 1) - 1);
    return open;
  }

  bool next(int open_tiles) {
    if (open_tiles == 0) return true;
    if (--tries_ < 0) return false;
    int chosen = -1, fewest = 100;
    Mask open = 0;
    for (int i = 0; i < size_; ++i) {
      if (tiles_[i].round >= 0) continue;
      const Mask possible = options(tiles_[i]);
      if (count(possible) >= fewest) continue;
      fewest = count(possible);
      chosen = i;
      open = possible;
      if (fewest == 0) return false;
    }
    Tile& tile = tiles_[chosen];
    // What stands on it may have been given its round before.
    for (int i = 0; i < size_; ++i)
      if (tiles_[i].below == chosen && tiles_[i].round >= 0)
        open &= (slot(tiles_[i].round, 1) << mode_.architects) - 1;
    for (; open; open &= open - 1) {
      take(tile, lowest(open));
      if (next(open_tiles - 1)) return true;
      leave(tile);
    }
    return false;
  }

  const Mode& mode_;
  Offer offer_;  // what is left of it
  Tile* tiles_ = nullptr;
  int size_ = 0, tries_;
  Mask used_ = 0;
  Mask first_options_[MOST_TILES], matched_ = 0;
  std::int8_t taken_by_[MOST_ROUNDS * MOST_ARCHITECTS];
};

// Any architect as often as there are players: tiles are given rounds such that the others still
// find theirs. Where an order of floors is given, that is tried out.
class Planner::CommonPool {
 public:
  CommonPool(const Mode& mode, const Offer& offer, int players, int tries)
      : mode_(mode), offer_(offer), players_(players), tries_(tries) {
    std::fill(room_, room_ + offer.rounds, offer.turns);
  }

  bool find(Tile* tiles, int size) {
    tiles_ = tiles;
    size_ = size;
    for (int i = 0; i < size; ++i) ++open_[tiles[i].face];
    return all_find_rounds() && next(0) && give_architects();
  }

 private:
  // The same test as that of Supply, on what is left.
  bool all_find_rounds() const {
    for (Mask set = 0; set < bit(offer_.rounds); ++set) {
      int lacking = 0, room = 0;
      for (int face = 1; face <= tables.faces; ++face) {
        if (open_[face] == 0) continue;
        int others = 0;
        for (int r = 0; r < offer_.rounds; ++r)
          if ((set >> r & 1) == 0) others += offer_.tiles[r][face];
        lacking += std::max(0, open_[face] - others);
      }
      each(set, [&](int r) { room += room_[r]; });
      if (lacking > room) return false;
    }
    return true;
  }

  // A tile's lower neighbor comes before it in the list.
  bool next(int i) {
    if (i == size_) return true;
    Tile& tile = tiles_[i];
    const int first = tile.below < 0 ? 0 : tiles_[tile.below].round;
    for (int r = first; r < offer_.rounds; ++r) {
      if (room_[r] == 0 || offer_.tiles[r][tile.face] == 0) continue;
      if (--tries_ < 0) return false;
      move(tile, r, 1);
      if (all_find_rounds() && next(i + 1)) return true;
      move(tile, r, -1);
    }
    return false;
  }

  void move(Tile& tile, int round, int tiles) {
    tile.round = static_cast<std::int8_t>(round);
    room_[round] -= tiles;
    open_[tile.face] -= tiles;
    offer_.tiles[round][tile.face] =
        static_cast<std::uint8_t>(offer_.tiles[round][tile.face] - tiles);
  }

  bool give_architects() {
    for (int r = 0; r < offer_.rounds; ++r) {
      int left[MOST_ARCHITECTS + 1];
      std::fill(left, left + MOST_ARCHITECTS + 1, players_);
      if (!give(r, 0, left)) return false;
    }
    return true;
  }

  bool give(int round, int i, int* left) {
    while (i < size_ && tiles_[i].round != round) ++i;
    if (i == size_) return true;
    for (int k = 1; k <= mode_.architects; ++k) {
      if ((mode_.accepting[k] >> tiles_[i].square & 1) == 0 || left[k] == 0) continue;
      tiles_[i].architect = static_cast<std::int8_t>(k);
      --left[k];
      if (give(round, i + 1, left)) return true;
      ++left[k];
    }
    return false;
  }

  const Mode& mode_;
  Offer offer_;
  const int players_;
  Tile* tiles_ = nullptr;
  int size_ = 0, tries_;
  int room_[MOST_ROUNDS] = {}, open_[MOST_FACES + 1] = {};
};

Planner::Planner(const Mode& mode, const Offer& offer, int players, const City& from)
    : mode_(mode), offer_(offer), players_(players), from_(from) {
  // A floor may come to stand on any given building that is not full.
  each(from.stacks, [&](int s) { ordered_ |= floors_of(from.square[s]) > 0; });
}

bool Planner::find(City& city, Plan& plan, int tries) const {
  const Plan before = plan;
  Tile tiles[MOST_TILES];
  int size = 0;
  auto add = [&](int s, int floor, int below) {
    if (size < MOST_TILES)
      tiles[size] = {static_cast<std::uint8_t>(floor_face(city.square[s], floor)),
                     static_cast<std::uint8_t>(s),
                     static_cast<std::uint8_t>(floor + 1),
                     static_cast<std::int8_t>(below),
                     -1,
                     0,
                     0};
    return size++;
  };
  for (const bool with_order : {true, false})
    each(mode_.all_squares & ~city.empty, [&](int s) {
      const int given = floors_of(from_.square[s]);
      if ((given > 0) != with_order) return;
      int below = -1;
      for (int floor = 0; floor < floors_of(city.square[s]); ++floor) {
        const int added = add(s, floor, below);
        if (!mode_.common_pool || floor < given) below = added;
      }
    });
  if (size > MOST_TILES) return false;
  const bool found = mode_.common_pool
                         ? CommonPool(mode_, offer_, players_, tries).find(tiles, size)
                         : OwnArchitects(mode_, offer_, tries).find(tiles, size, before);
  if (!found) return false;
  std::stable_sort(tiles, tiles + size, [](const Tile& a, const Tile& b) {
    return a.round != b.round ? a.round < b.round : a.floor < b.floor;
  });
  City built{};
  built.empty = mode_.all_squares;
  plan.size = size;
  for (int i = 0; i < size; ++i) {
    const Tile& tile = tiles[i];
    built.place(mode_, tile.face, tile.square);
    plan.step[i] = {
        tile.face, tile.square, static_cast<std::uint8_t>(floors_of(built.square[tile.square])),
        static_cast<std::uint8_t>(tile.round), static_cast<std::uint8_t>(tile.architect)};
  }
  city = built;
  return true;
}

}  // namespace quadropolis
