#include "env/batch.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <utility>

#include "base/parallel.hpp"
#include "env/encoding.hpp"
#include "rules/allocation.hpp"
#include "rules/games.hpp"

namespace quadropolis {
namespace {

constexpr std::uint64_t CHOICES = 0x5DEECE66D;  // a stream of its own beside the deals

// Without a thread, if one is enough: then nothing is allocated.
template <class Work>
void over_games(std::int64_t size, int threads, Work&& work) {
  if (threads <= 1)
    for (std::int64_t game = 0; game < size; ++game) work(game);
  else
    in_parallel(size, threads, [&](std::int64_t, std::int64_t first, std::int64_t last) {
      for (std::int64_t game = first; game < last; ++game) work(game);
    });
}

// Points, then the tie-breaks; the greater is better.
std::int64_t rank_of(const Sheet& sheet) {
  return (std::int64_t{sheet.total} * 1024 + sheet.inhabitants_on_buildings) * 64 -
         sheet.empty_squares;
}

// The players with the best rank, as a set.
Mask winners(const Position& p, const std::int16_t* points) {
  const int players = p.players();
  const std::int16_t most = *std::max_element(points, points + players);
  Mask best = 0;
  for (int player = 0; player < players; ++player)
    if (points[player] == most) best |= bit(player);
  if (count(best) == 1) return best;
  std::int64_t highest = 0;
  Mask first = 0;
  each(best, [&](int player) {
    const std::int64_t rank = rank_of(best_sheet(Buildings(p.mode(), p.city[player])));
    if (first == 0 || rank > highest) {
      highest = rank;
      first = bit(player);
    } else if (rank == highest) {
      first |= bit(player);
    }
  });
  return first;
}

constexpr int EIGHT = 8;

// How many of these bytes are 1.
int ones(const std::uint8_t* bytes, int size) {
  constexpr std::uint64_t LOWEST = 0x0101010101010101u;
  int found = 0, at = 0;
  for (; at + EIGHT <= size; at += EIGHT) {
    std::uint64_t word;
    std::memcpy(&word, bytes + at, EIGHT);
    found += std::popcount(word & LOWEST);
  }
  for (; at < size; ++at) found += bytes[at] & 1;
  return found;
}

}  // namespace

Batch::Batch(int mode_number, int players, bool playgrounds, Reward reward,
             std::vector<std::uint64_t> seeds)
    : mode_number_(mode_number), players_(players), playgrounds_(playgrounds), reward_(reward) {
  games_.reserve(seeds.size());
  for (std::uint64_t seed : seeds) {
    games_.push_back({Position{}, Random(0), Random(seed, CHOICES), seed, 0});
    begin(games_.back());
  }
}

void Batch::begin(Game& game) const {
  game.deals = Random(game.seed, game.number++);
  game.position = Position::start(mode_number_, players_, playgrounds_, game.deals.below(players_));
  game.position.deal_random(game.deals);
}

void Batch::reset(std::vector<std::uint64_t> seeds, int threads) {
  over_games(size(), threads, [&](std::int64_t i) {
    Game& game = games_[static_cast<std::size_t>(i)];
    const std::uint64_t seed = seeds[static_cast<std::size_t>(i)];
    game = {Position{}, Random(0), Random(seed, CHOICES), seed, 0};
    begin(game);
    std::fill_n(rows_.rewards[i], players_, 0.0f);
    std::fill_n(rows_.points[i], players_, std::int16_t{0});
    *rows_.ended[i] = 0;
    write(i, game.position);
  });
}

std::int64_t Batch::step(const std::int64_t* actions, const std::uint8_t* active, int threads) {
  const int most = actions_of(tables.mode[mode_number_]);
  std::atomic<std::int64_t> refused{size()};
  over_games(size(), threads, [&](std::int64_t i) {
    if (active && !active[i]) return;
    const Position& p = position(i);
    if (actions[i] >= 0 && actions[i] < most &&
        p.is_legal(move_of_action(p, static_cast<int>(actions[i]))))
      return;
    std::int64_t earliest = refused.load();
    while (i < earliest && !refused.compare_exchange_weak(earliest, i)) {
    }
  });
  if (refused < size()) return refused;
  over_games(size(), threads, [&](std::int64_t i) {
    if (active && !active[i]) return;
    Game& game = games_[static_cast<std::size_t>(i)];
    Position& p = game.position;
    p.play(move_of_action(p, static_cast<int>(actions[i])));
    const bool over = p.phase == OVER;
    *rows_.ended[i] = over ? 1 : 0;
    if (over) {
      end(i, p);
      begin(game);
    } else {
      std::fill_n(rows_.rewards[i], players_, 0.0f);
      if (p.phase == DEAL) p.deal_random(game.deals);
    }
    write(i, p);
  });
  return -1;
}

void Batch::write(std::int64_t number, const Position& p) const {
  write_observation(p, p.current, rows_.observations[number]);
  write_mask(p, rows_.masks[number]);
  *rows_.movers[number] = p.current;
}

void Batch::end(std::int64_t number, const Position& p) const {
  std::int16_t* points = rows_.points[number];
  points_of(p, points);
  pay(p, points, rows_.rewards[number]);
  const int size = observation_size(p.mode(), players_);
  for (int seat = 0; seat < players_; ++seat)
    write_observation(p, seat, rows_.last_views[number] + seat * size);
}

void Batch::pay(const Position& p, const std::int16_t* points, float* rewards) const {
  if (reward_ == Reward::WIN) {
    // The winners share one; everyone has paid in as much, so that all rewards come to 0.
    const Mask best = winners(p, points);
    const float others = static_cast<float>(players_ - 1);
    for (int seat = 0; seat < players_; ++seat) {
      const float share = best >> seat & 1 ? 1.0f / static_cast<float>(count(best)) : 0.0f;
      rewards[seat] = (static_cast<float>(players_) * share - 1.0f) / others;
    }
    return;
  }
  int sum = 0;
  for (int seat = 0; seat < players_; ++seat) sum += points[seat];
  for (int seat = 0; seat < players_; ++seat) {
    int most = INT16_MIN;
    for (int other = 0; other < players_; ++other)
      if (other != seat) most = std::max<int>(most, points[other]);
    rewards[seat] = static_cast<float>(reward_ == Reward::POINTS   ? points[seat]
                                       : reward_ == Reward::MARGIN ? points[seat] - most
                                                                   : sum);
  }
}

void Batch::sample(std::int64_t* actions) {
  const int most = actions_of(tables.mode[mode_number_]);
  for (std::int64_t i = 0; i < size(); ++i) {
    const std::uint8_t* mask = rows_.masks[i];
    const int legal = ones(mask, most);
    actions[i] = 0;
    if (legal == 0) continue;  // whoever cleared the mask is told when it is played
    int left = games_[static_cast<std::size_t>(i)].choices.below(legal), at = 0;
    auto here = [&] { return ones(mask + at, std::clamp(most - at, 0, EIGHT)); };
    // Never past its end, though somebody should change the mask meanwhile.
    for (int few = here(); at < most && left >= few; few = here()) {
      left -= few;
      at += EIGHT;
    }
    while (at < most && ((mask[at] & 1) == 0 || left-- > 0)) ++at;
    if (at < most) actions[i] = at;
  }
}

}  // namespace quadropolis
