#include "bots/guided.hpp"

#include <limits>

#include "bots/search.hpp"

namespace quadropolis {

Move best_guess(const Weights& weights, const Position& p) {
  const Choices choices(weights, p);
  const Mask free = p.free_spots();
  float most = -std::numeric_limits<float>::infinity();
  Move best = 0;
  each(p.architects(), [&](int k) {
    each(free, [&](int spot) {
      const Choice& choice = choices.of(p, k, spot);
      if (choice.value > most) {
        most = choice.value;
        best = make_move(k, spot, choice.to);
      }
    });
  });
  return best;
}

void play_guided(const Weights& weights, Position& p, std::uint64_t seed, std::uint64_t game,
                 std::int64_t iterations) {
  Limit limit;
  limit.iterations = iterations;
  limit.seed = seed;
  while (p.phase != OVER) {
    if (p.phase == DEAL) {
      Random random(seed, game * MOST_ROUNDS + p.round);
      p.deal_random(random);
    } else if (iterations > 0) {
      p.play(think(weights, p, limit, {}).candidates.front().move);
    } else {
      p.play(best_guess(weights, p));
    }
  }
}

}  // namespace quadropolis
