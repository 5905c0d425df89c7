#include "insight/contest.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "bots/guided.hpp"
#include "rules/allocation.hpp"

namespace quadropolis {
namespace {

constexpr std::uint64_t GAMES_SEED = 0x6A3E5;
constexpr double SEARCH_SHARE = 0.4;
constexpr double CLEAR = 2.5;  // standard errors
constexpr int BATCH = 25;
// Lines of the last round: one for so many games, each with searches of another size.
constexpr int GAMES_A_LINE = 15, LINES = 5, LEAST_CARE = 40, MORE_CARE = 10;

int lead_of(const Position& over, int player) {
  const auto points = [&](int i) { return best_points(Buildings(over.mode(), over.city[i])); };
  int best = std::numeric_limits<int>::min();
  for (int i = 0; i < over.players(); ++i)
    if (i != player) best = std::max<int>(best, points(i));
  return points(player) - best;
}

class Contest {
 public:
  Contest(const Weights& weights, const Position& p, const std::vector<Contender>& contenders)
      : weights_(weights), mover_(p.current), last_(p.round + 1 == p.mode().rounds) {
    for (const Contender& contender : contenders) {
      Position after = p;
      after.play(contender.move);
      moves_.push_back({after, contender.searched, {}, true});
    }
  }

  void play(int played, double doubt, int most) {
    const int games = last_ ? most / GAMES_A_LINE : most, batch = last_ ? LINES : BATCH;
    for (int game = 0; game < games; game += batch) {
      for (Tried& move : moves_)
        for (int i = game; move.stays && i < std::min(game + batch, games); ++i) add_game(move, i);
      const std::size_t leader = best();
      int left = 0;
      for (std::size_t i = 0; i < moves_.size(); ++i) {
        const bool wanted = i == leader || static_cast<int>(i) == played;
        if (!wanted && behind(leader, i) > CLEAR * error(leader, i)) moves_[i].stays = false;
        left += moves_[i].stays;
      }
      if (left == 1 || (played >= 0 && is_clear(leader, static_cast<std::size_t>(played), doubt)))
        return;
    }
  }

  std::size_t best() const {
    std::size_t leader = 0;
    while (!moves_[leader].stays) ++leader;
    for (std::size_t i = leader + 1; i < moves_.size(); ++i)
      if (moves_[i].stays && behind(leader, i) < 0) leader = i;
    return leader;
  }

  // By how much one move is behind another, by the games that both have had.
  double behind(std::size_t other, std::size_t move) const {
    const double searched = moves_[other].searched - moves_[move].searched;
    const std::size_t games = shared(other, move);
    if (games == 0) return searched;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < games; ++i) sum += difference(other, move, i);
    const double mean = static_cast<double>(sum) / static_cast<double>(games);
    return SEARCH_SHARE * searched + (1 - SEARCH_SHARE) * mean;
  }

 private:
  struct Tried {
    Position after;
    double searched;
    std::vector<int> leads;  // at the end of each game
    bool stays;
  };

  void add_game(Tried& move, int number) {
    Position p = move.after;
    play_guided(weights_, p, GAMES_SEED, static_cast<std::uint64_t>(number),
                last_ ? LEAST_CARE + number * MORE_CARE : 0);
    move.leads.push_back(lead_of(p, mover_));
  }

  std::size_t shared(std::size_t a, std::size_t b) const {
    return std::min(moves_[a].leads.size(), moves_[b].leads.size());
  }
  std::int64_t difference(std::size_t a, std::size_t b, std::size_t game) const {
    return moves_[a].leads[game] - moves_[b].leads[game];
  }

  // The usual error of what games say of the difference.
  double error(std::size_t a, std::size_t b) const {
    const auto games = static_cast<double>(shared(a, b));
    std::int64_t sum = 0, squares = 0;
    for (std::size_t i = 0; i < shared(a, b); ++i) {
      const std::int64_t found = difference(a, b, i);
      sum += found;
      squares += found * found;
    }
    const double mean = static_cast<double>(sum) / games;
    const double variance = static_cast<double>(squares) / games - mean * mean;
    return (1 - SEARCH_SHARE) * std::sqrt(std::max(0.0, variance) / games);
  }

  // Whether it is clear on which side of the doubt the played move is.
  bool is_clear(std::size_t leader, std::size_t played, double doubt) const {
    if (leader != played)
      return std::abs(behind(leader, played) - doubt) > CLEAR * error(leader, played);
    for (std::size_t i = 0; i < moves_.size(); ++i)
      if (i != played && moves_[i].stays && behind(played, i) + doubt <= CLEAR * error(i, played))
        return false;
    return true;
  }

  const Weights& weights_;
  const int mover_;
  const bool last_;
  std::vector<Tried> moves_;
};

}  // namespace

std::vector<double> behind_the_best(const Weights& weights, const Position& position,
                                    const std::vector<Contender>& contenders, int played,
                                    double doubt, int most) {
  Contest contest(weights, position, contenders);
  contest.play(played, doubt, most);
  const std::size_t best = contest.best();
  std::vector<double> behind;
  for (std::size_t i = 0; i < contenders.size(); ++i)
    behind.push_back(i == best ? 0 : std::max(0.0, contest.behind(best, i)));
  return behind;
}

}  // namespace quadropolis
