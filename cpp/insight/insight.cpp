#include "insight/insight.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "base/random.hpp"
#include "bots/search.hpp"
#include "insight/contest.hpp"

namespace quadropolis {
namespace {

constexpr std::uint64_t REVIEW_SEED = 0x5EED;

// An outlook on the way to its steps.
struct Expected {
  double points[MOST_PLAYERS] = {};
  double chances[MOST_PLAYERS] = {};
};

int in_steps(double value, int steps) { return static_cast<int>(std::floor(value * steps + 0.5)); }

Outlook in_steps(const Expected& expected, int players) {
  Outlook outlook{};
  for (int i = 0; i < players; ++i) {
    outlook.points[i] = in_steps(expected.points[i], TENTHS);
    outlook.chances[i] = in_steps(std::clamp(expected.chances[i], 0.0, 1.0), THOUSANDTHS);
  }
  return outlook;
}

Expected as_expected(const float* points, const float* chances, int players) {
  Expected expected;
  for (int i = 0; i < players; ++i) {
    expected.points[i] = static_cast<double>(points[i]);
    expected.chances[i] = static_cast<double>(chances[i]);
  }
  return expected;
}

Thought searched(const Weights& weights, const Position& p, const Depth& depth) {
  Limit limit;
  limit.iterations = depth.iterations;
  limit.seed = REVIEW_SEED;
  return think(weights, p, limit, Style{});
}

Expected expected_of(const Thought& thought, int players) {
  const Candidate& best = thought.candidates.front();
  return as_expected(best.points, best.chances, players);
}

// What the cities promise as they stand.
Expected promised(const Weights& weights, const Position& p) {
  float points[MOST_PLAYERS], chances[MOST_PLAYERS];
  int most_left = 0;
  for (int i = 0; i < p.players(); ++i) {
    const int left = turns_left(p, i);
    most_left = std::max(most_left, left);
    points[i] = close_guess(weights, Buildings(p.mode(), p.city[i]), p.mayor == i, left);
  }
  win_chances(points, p.players(), weights.spread[most_left], chances);
  return as_expected(points, chances, p.players());
}

Expected ended(const Position& p) {
  float points[MOST_PLAYERS], shares[MOST_PLAYERS];
  final_shares(p, shares, points);
  return as_expected(points, shares, p.players());
}

// The mean over deals, and its usual error.
Valued dealt(const Weights& weights, const Position& p, const Depth& depth) {
  Expected sum, squares;
  const int players = p.players();
  for (int deal = 0; deal < depth.deals; ++deal) {
    Position next = p;
    Random random(REVIEW_SEED, static_cast<std::uint64_t>(deal));
    next.deal_random(random);
    const Expected expected = expected_of(searched(weights, next, depth), players);
    for (int i = 0; i < players; ++i) {
      sum.points[i] += expected.points[i];
      sum.chances[i] += expected.chances[i];
      squares.points[i] += expected.points[i] * expected.points[i];
      squares.chances[i] += expected.chances[i] * expected.chances[i];
    }
  }
  const double size = depth.deals;
  Expected error;
  for (int i = 0; i < players; ++i) {
    auto mean = [&](double& total, double all_squares) {
      total /= size;
      return std::sqrt(std::max(0.0, all_squares / size - total * total) / (size - 1));
    };
    error.points[i] = mean(sum.points[i], squares.points[i]);
    error.chances[i] = mean(sum.chances[i], squares.chances[i]);
  }
  return {in_steps(sum, players), in_steps(error, players), depth.deals};
}

Outlook after_move(const Weights& weights, Position p, Move move, const Depth& depth) {
  p.play(move);
  if (p.phase == OVER) return in_steps(ended(p), p.players());
  if (p.phase == DEAL) return in_steps(promised(weights, p), p.players());
  return in_steps(expected_of(searched(weights, p, depth), p.players()), p.players());
}

constexpr double THOUSANDTHS_PER_POINT = 40;  // 4 % count as much as a point
constexpr double DOUBT =
    static_cast<double>(SIGN_COSTS[static_cast<int>(Sign::INACCURACY)]) / TENTHS;

// What a search makes of it for that player, in points: the mean of points and chance.
double merit(const Outlook& outlook, int player) {
  const double points = static_cast<double>(outlook.points[player]) / TENTHS;
  return (points + outlook.chances[player] / THOUSANDTHS_PER_POINT) / 2;
}

Sign sign_of(const Reviewed& reviewed) {
  if (reviewed.played < 0) return Sign::NONE;
  const int cost = reviewed.moves[static_cast<std::size_t>(reviewed.played)].loss.cost;
  for (Sign sign : {Sign::BLUNDER, Sign::MISTAKE, Sign::INACCURACY})
    if (cost >= SIGN_COSTS[static_cast<int>(sign)]) return sign;
  const bool alone = reviewed.moves.size() > 1 &&
                     reviewed.moves[1].loss.cost >= SIGN_COSTS[static_cast<int>(Sign::EXCELLENT)];
  return reviewed.played == 0 && alone ? Sign::EXCELLENT : Sign::NONE;
}

}  // namespace

int depth_named(const char* name) {
  for (int i = 0; i < MOST_DEPTHS; ++i)
    if (std::strcmp(DEPTHS[i].name, name) == 0) return i;
  return -1;
}

Valued value_of(const Weights& weights, const Position& p, const Depth& depth) {
  if (p.phase == DEAL) return dealt(weights, p, depth);
  const Expected expected =
      p.phase == OVER ? ended(p) : expected_of(searched(weights, p, depth), p.players());
  return {in_steps(expected, p.players()), {}, 0};
}

Reviewed review_move(const Weights& weights, const Position& p, Move played, const Depth& depth) {
  const int mover = p.current;
  const Thought thought = searched(weights, p, depth);
  Reviewed reviewed{in_steps(expected_of(thought, p.players()), p.players()), {}, -1, Sign::NONE};
  std::vector<Move> moves;
  for (const Candidate& candidate : thought.candidates)
    if (static_cast<int>(moves.size()) < depth.candidates) moves.push_back(candidate.move);
  if (played != NOTHING_PLAYED && std::find(moves.begin(), moves.end(), played) == moves.end())
    moves.push_back(played);
  std::vector<Contender> contenders;
  std::vector<Outlook> values;
  int number = -1;  // of the move that was played
  for (Move move : moves) {
    if (move == played) number = static_cast<int>(values.size());
    values.push_back(after_move(weights, p, move, depth));
    contenders.push_back({move, merit(values.back(), mover)});
  }
  const std::vector<double> behind =
      behind_the_best(weights, p, contenders, number, DOUBT, depth.games);
  // Of equal ones the search's own order stands.
  std::vector<std::size_t> order(moves.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return behind[a] < behind[b]; });
  const Outlook best = values[order.front()];
  for (std::size_t i : order) {
    if (static_cast<int>(i) == number) reviewed.played = static_cast<int>(reviewed.moves.size());
    const Loss loss{best.points[mover] - values[i].points[mover],
                    best.chances[mover] - values[i].chances[mover], in_steps(behind[i], TENTHS)};
    reviewed.moves.push_back({moves[i], values[i], loss});
  }
  reviewed.sign = sign_of(reviewed);
  return reviewed;
}

}  // namespace quadropolis
