#include "guided.hpp"

#include <limits>

#include "search.hpp"

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

void chances_of_round(const Weights& weights, Position p, float* chances) {
  while (p.phase == MOVE) p.play(best_guess(weights, p));
  float points[MOST_PLAYERS];
  if (p.phase == OVER) {
    final_shares(p, chances, points);
    return;
  }
  const int left = turns_left(p, p.current);
  for (int i = 0; i < p.players(); ++i)
    points[i] = close_guess(weights, Buildings(p.mode(), p.city[i]), p.mayor == i, left);
  win_chances(points, p.players(), weights.spread[left], chances);
}

void luck_of_deal(const Weights& weights, const Position& before, const Position& dealt,
                  int samples, std::uint64_t seed, double* luck) {
  float chances[MOST_PLAYERS];
  chances_of_round(weights, dealt, chances);
  for (int i = 0; i < dealt.players(); ++i) luck[i] = static_cast<double>(chances[i]);
  for (int sample = 0; sample < samples; ++sample) {
    Random random(seed, static_cast<std::uint64_t>(sample));
    Position other = before;
    other.deal_random(random);
    chances_of_round(weights, other, chances);
    for (int i = 0; i < dealt.players(); ++i) luck[i] -= static_cast<double>(chances[i]) / samples;
  }
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
