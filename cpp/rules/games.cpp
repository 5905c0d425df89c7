#include "rules/games.hpp"

#include <algorithm>
#include <vector>

#include "base/parallel.hpp"
#include "rules/allocation.hpp"

namespace quadropolis {

void points_of(const Position& position, std::int16_t* points) {
  for (int player = 0; player < position.players(); ++player)
    points[player] =
        static_cast<std::int16_t>(best_points(Buildings(position.mode(), position.city[player])));
}

std::uint64_t random_games(int mode_number, int players, bool playgrounds, std::int64_t games,
                           std::uint64_t seed, int threads, std::int16_t* points) {
  std::vector<std::uint64_t> sums(static_cast<std::size_t>(std::max(threads, 1)), 0);
  in_parallel(games, threads, [&](std::int64_t part, std::int64_t first, std::int64_t last) {
    std::uint64_t sum = 0;
    for (std::int64_t game = first; game < last; ++game) {
      Random random(seed, static_cast<std::uint64_t>(game));
      Position p = Position::start(mode_number, players, playgrounds, random.below(players));
      p.play_randomly_to_the_end(random);
      for (int player = 0; player < players; ++player)
        sum += p.city[player].empty + p.city[player].square[0];
      sum += p.mayor;
      if (points) points_of(p, points + game * players);
    }
    sums[static_cast<std::size_t>(part)] = sum;
  });
  std::uint64_t checksum = 0;
  for (std::uint64_t sum : sums) checksum += sum;
  return checksum;
}

void playouts(const Position& from, std::int64_t games, std::uint64_t seed, int threads,
              std::int16_t* points) {
  in_parallel(games, threads, [&](std::int64_t, std::int64_t first, std::int64_t last) {
    for (std::int64_t game = first; game < last; ++game) {
      Random random(seed, static_cast<std::uint64_t>(game));
      Position p = from;
      p.play_randomly_to_the_end(random);
      points_of(p, points + game * p.players());
    }
  });
}

std::uint64_t perft(const Position& position, int length) {
  if (length == 0) return 1;
  Move moves[MOST_MOVES];
  const int n = position.legal_moves(moves);
  if (length == 1) return static_cast<std::uint64_t>(n);
  std::uint64_t sequences = 0;
  for (int i = 0; i < n; ++i) {
    Position next = position;
    next.play(moves[i]);
    sequences += perft(next, length - 1);
  }
  return sequences;
}

}  // namespace quadropolis
