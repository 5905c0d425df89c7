#include "bots/selfplay.hpp"

#include <cmath>
#include <limits>

#include "base/parallel.hpp"
#include "bots/search.hpp"
#include "rules/games.hpp"

namespace quadropolis {

namespace {

struct Chosen {
  Move move;
  float expected;  // own final points
};

// The move with the best guess, each guess blurred a little (Gumbel noise: a soft maximum).
Chosen soft_best(const Weights& weights, const Position& p, float temperature, Random& random) {
  const Choices choices(weights, p);
  float most = -std::numeric_limits<float>::infinity();
  Chosen best{};
  const Mask free = p.free_spots();
  each(p.architects(), [&](int k) {
    each(free, [&](int spot) {
      const Choice& choice = choices.of(p, k, spot);
      const double uniform = (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
      const float value =
          choice.value - temperature * static_cast<float>(std::log(-std::log(uniform)));
      if (value > most) {
        most = value;
        best = {make_move(k, spot, choice.to), choice.value};
      }
    });
  });
  return best;
}

Chosen chosen(const Weights& weights, const Position& p, const Play& play, Random& random) {
  const bool is_curious =
      static_cast<double>(random.next() >> 11) * 0x1p-53 < static_cast<double>(play.curiosity);
  if (is_curious) return soft_best(weights, p, play.temperature, random);
  if (play.iterations == 0) return soft_best(weights, p, 0, random);
  Limit limit;
  limit.iterations = play.iterations;
  limit.seed = random.next();
  const Candidate best = think(weights, p, limit, {}).candidates.front();
  return {best.move, best.points[p.current]};
}

}  // namespace

void selfplay(const Weights& weights, int mode_number, int players, std::int64_t games,
              std::uint64_t seed, int threads, const Play& play, const Learned& into) {
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
        const Chosen best = chosen(weights, p, play, random);
        p.play(best.move);
        const std::int64_t row = (game * players + player) * turns + turns - 1 - left;
        into.expected[row] = best.expected;
        std::int16_t* features = into.features + row * FEATURES;
        each_feature(Buildings(m, p.city[player]), p.mayor == player, left,
                     [&](int feature, int value) {
                       features[feature] = static_cast<std::int16_t>(features[feature] + value);
                     });
      }
      points_of(p, into.points + game * players);
    }
  });
}

}  // namespace quadropolis
