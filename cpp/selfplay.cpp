#include "selfplay.hpp"

#include <cmath>
#include <limits>

#include "games.hpp"
#include "parallel.hpp"

namespace quadropolis {

namespace {

// The move with the best guess, each guess blurred a little (Gumbel noise: a soft maximum).
Move soft_best(const Weights& weights, const Position& p, float temperature, Random& random) {
  const Choices choices(weights, p);
  float most = -std::numeric_limits<float>::infinity();
  Move best = 0;
  const Mask free = p.free_spots();
  each(p.architects(), [&](int k) {
    each(free, [&](int spot) {
      const Choice& choice = choices.of(p, k, spot);
      const double uniform = (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
      const float value =
          choice.value - temperature * static_cast<float>(std::log(-std::log(uniform)));
      if (value > most) {
        most = value;
        best = make_move(k, spot, choice.to);
      }
    });
  });
  return best;
}

}  // namespace

void selfplay(const Weights& weights, int mode_number, int players, std::int64_t games,
              std::uint64_t seed, int threads, float temperature, std::int16_t* features,
              std::int16_t* points) {
  const Mode& m = tables.mode[mode_number];
  const int turns = m.rounds * m.turns;
  in_parallel(games, threads, [&](std::int64_t, std::int64_t first, std::int64_t last) {
    for (std::int64_t game = first; game < last; ++game) {
      Random random(seed, static_cast<std::uint64_t>(game));
      Position p = Position::start(mode_number, players, game % 2 == 1, random.below(players));
      while (p.phase != OVER) {
        if (p.phase == DEAL) {
          p.deal_random(random);
          continue;
        }
        const int player = p.current, left = turns_left(p, player) - 1;
        p.play(soft_best(weights, p, temperature, random));
        std::int16_t* row =
            features + ((game * players + player) * turns + turns - 1 - left) * FEATURES;
        each_feature(Buildings(m, p.city[player]), p.mayor == player, left,
                     [&](int feature, int value) {
                       row[feature] = static_cast<std::int16_t>(row[feature] + value);
                     });
      }
      points_of(p, points + game * players);
    }
  });
}

}  // namespace quadropolis
