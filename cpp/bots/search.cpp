#include "bots/search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/exponential.hpp"
#include "base/random.hpp"
#include "bots/timer.hpp"
#include "bots/tree.hpp"

namespace quadropolis {
namespace {

class GuidedSearch {
 public:
  GuidedSearch(const Weights& weights, const Position& root, const Limit& limit, const Style& style)
      : weights_(weights), style_(style), random_(limit.seed), players_(root.players()) {
    Timer timer(limit);
    make_node(root, nullptr, -1);
    expand(0);
    while (thought_.iterations == 0 ||
           (!timer.is_over(thought_.iterations) && nodes_.size() < limit.nodes)) {
      iterate();
      ++thought_.iterations;
      if (thought_.iterations % 128 == 0 && is_decided(timer.left(thought_.iterations))) break;
      if (thought_.iterations % REPORT_EVERY == 0 && limit.report) {
        thought_.candidates = ranked(nodes_, edges_, root.current, players_);
        limit.report(thought_);
      }
    }
    thought_.candidates = ranked(nodes_, edges_, root.current, players_);
    tree_.give_back();
    thought_.cpu_seconds = timer.cpu_seconds();
  }

  Thought take() { return std::move(thought_); }

 private:
  static constexpr std::int64_t REPORT_EVERY = 2048;
  const Weights& weights_;
  const Style style_;
  Random random_;
  const int players_;
  Tree tree_ = Tree::taken();
  Numbered<Node>& nodes_ = tree_.nodes;
  Numbered<Edge>& edges_ = tree_.edges;
  Thought thought_;

  // Whether no other move can overtake the leading one any more.
  bool is_decided(double iterations_left) const {
    std::int64_t first = 0, second = 0;
    for (Number e = 0; e < nodes_[0].edges; ++e) {
      const Number child = edges_[nodes_[0].first_edge + e].child;
      if (child < 0) continue;
      const std::int64_t visits = nodes_[child].visits;
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) {
        second = visits;
      }
    }
    return static_cast<double>(first - second) > iterations_left;
  }

  // A node's guesses; only those of the player who moved differ from its parent's.
  Number make_node(const Position& p, const Node* parent, int mover) {
    Node node{};
    node.position = p;
    node.edges = -1;
    if (p.phase == OVER) {
      final_shares(p, node.chance, node.points);
    } else {
      int most_left = 0;
      for (int i = 0; i < players_; ++i) {
        const int left = turns_left(p, i);
        most_left = std::max(most_left, left);
        // A new Mayor changes the guess of whoever held it before.
        const bool same = parent && mover != i && (p.mayor == i) == (parent->position.mayor == i);
        node.points[i] =
            same ? parent->points[i]
                 : close_guess(weights_, Buildings(p.mode(), p.city[i]), p.mayor == i, left);
      }
      win_chances(node.points, players_, weights_.spread[most_left], node.chance);
    }
    return nodes_.add(node);
  }

  // Lists the ways to go on: for each architect and spot the best placement (at the root,
  // all placements that come close, with closer guesses).
  void expand(Number index) {
    const Position p = nodes_[index].position;
    const Number first = edges_.size();
    const Choices choices(weights_, p);
    float best = -std::numeric_limits<float>::infinity();
    const Mask free = p.free_spots();
    each(p.architects(), [&](int k) {
      each(free, [&](int spot) {
        const Choice& choice = choices.of(p, k, spot);
        best = std::max(best, choice.value);
        edges_.add({make_move(k, spot, choice.to), choice.value, -1});
        if (index == 0) add_alternatives(p, k, spot, choice);
      });
    });
    if (index == 0)
      best = look_closely(p, first);
    else
      keep_best(first);
    float sum = 0;
    for (Number e = first; e < edges_.size(); ++e) {
      edges_[e].prior = exponential((edges_[e].prior - best) / style_.prior_temperature);
      sum += edges_[e].prior;
    }
    for (Number e = first; e < edges_.size(); ++e) edges_[e].prior /= sum;
    if (index == 0)  // equal moves are tried in an order of the seed
      for (Number e = edges_.size(); e > 1; --e) std::swap(edges_[e - 1], edges_[random_.below(e)]);
    nodes_[index].first_edge = first;
    nodes_[index].edges = edges_.size() - first;
  }

  // Below the root only the most promising moves are looked at. They stay in their order, which
  // thus does not depend on how the library finds them: sums and ties follow it.
  void keep_best(Number first) {
    if (edges_.size() - first <= style_.width) return;
    const auto is_better = [](const Edge& a, const Edge& b) {
      return a.prior != b.prior ? a.prior > b.prior : a.move < b.move;
    };
    order_.assign(edges_.begin() + first, edges_.end());
    const auto last = order_.begin() + style_.width - 1;
    std::nth_element(order_.begin(), last, order_.end(), is_better);
    const Edge least = *last;
    const auto end = std::remove_if(edges_.begin() + first, edges_.end(),
                                    [&](const Edge& edge) { return is_better(least, edge); });
    edges_.resize(static_cast<Number>(end - edges_.begin()));
  }
  std::vector<Edge> order_;

  void add_alternatives(const Position& p, int k, int spot, const Choice& best) {
    const int square = tables.reach[k][spot];
    if (!p.has_tile(square)) return;
    const int face = p.site[square];
    const Buildings city(p.mode(), p.city[p.current]);
    const int left = turns_left(p, p.current) - 1;
    const bool mayor = p.mayor == p.current || tables.face[face].mayor;
    each(p.targets(k, spot) & ~bit(DISCARD), [&](int s) {
      if (s == best.to) return;
      const float value = guess(weights_, with_tile(city, face, s), mayor, left);
      if (value > best.value - CLOSE) edges_.add({make_move(k, spot, s), value, -1});
    });
  }
  static constexpr float CLOSE = 2.0F;

  // Guesses with the net for all moves from the first one on; returns the best.
  float look_closely(const Position& p, Number first) {
    const Buildings city(p.mode(), p.city[p.current]);
    const int left = turns_left(p, p.current) - 1;
    const bool mayor = p.mayor == p.current;
    const float unchanged = close_guess(weights_, city, mayor, left);
    float best = -std::numeric_limits<float>::infinity();
    for (Number e = first; e < edges_.size(); ++e) {
      Edge& edge = edges_[e];
      const int to = move_to(edge.move);
      edge.prior = unchanged;
      if (to < MOST_SQUARES) {
        const int face = p.site[tables.reach[move_architect(edge.move)][move_spot(edge.move)]];
        edge.prior = close_guess(weights_, with_tile(city, face, to),
                                 mayor || tables.face[face].mayor, left);
      }
      best = std::max(best, edge.prior);
    }
    return best;
  }

  void iterate() {
    path_.clear();
    Number at = 0;
    path_.push_back(at);
    while (nodes_[at].position.phase == MOVE) {
      if (nodes_[at].edges < 0) {
        if (at != 0 && nodes_[at].visits == 0) break;  // a new leaf: its guesses count
        expand(at);
      }
      const Number chosen = select(at);
      const Edge edge = edges_[chosen];
      if (edge.child < 0) {
        Position next = nodes_[at].position;
        const int mover = next.current;
        next.play(edge.move);
        const Node parent = nodes_[at];
        at = edges_[chosen].child = make_node(next, &parent, mover);
      } else {
        at = edge.child;
      }
      path_.push_back(at);
    }
    const Node leaf = nodes_[at];
    for (Number index : path_) add(nodes_[index], leaf.chance, leaf.points, players_);
  }
  std::vector<Number> path_;

  Number select(Number at) const {
    const Node& node = nodes_[at];
    const int player = node.position.current;
    const float scale =
        style_.exploration * std::sqrt(static_cast<float>(std::max<std::int64_t>(node.visits, 1)));
    const float unseen =
        node.visits > 0
            ? static_cast<float>(node.chance_sum[player] / static_cast<double>(node.visits))
            : node.chance[player];
    Number best = node.first_edge;
    float most = -std::numeric_limits<float>::infinity();
    for (Number e = 0; e < node.edges; ++e) {
      const Edge& edge = edges_[node.first_edge + e];
      float value = unseen, visits = 0;
      if (edge.child >= 0) {
        const Node& child = nodes_[edge.child];
        visits = static_cast<float>(child.visits);
        value = static_cast<float>(child.chance_sum[player] / static_cast<double>(child.visits));
      }
      value += scale * edge.prior / (1 + visits);
      if (value > most) {
        most = value;
        best = node.first_edge + e;
      }
    }
    return best;
  }
};

}  // namespace

void win_chances(const float* points, int players, float spread, float* chances) {
  // Two normal guesses: the chance is close to a logistic of their difference.
  const float scale = 1.2F / std::max(spread, 0.1F);
  const float best = *std::max_element(points, points + players);
  float sum = 0;
  for (int i = 0; i < players; ++i) sum += chances[i] = exponential(scale * (points[i] - best));
  for (int i = 0; i < players; ++i) chances[i] /= sum;
}

void final_shares(const Position& over, float* shares, float* points) {
  const int players = over.players();
  std::int16_t totals[MOST_PLAYERS];
  int best = std::numeric_limits<int>::min(), winners = 0;
  for (int i = 0; i < players; ++i) {
    totals[i] = static_cast<std::int16_t>(best_points(Buildings(over.mode(), over.city[i])));
    points[i] = static_cast<float>(totals[i]);
    best = std::max<int>(best, totals[i]);
  }
  for (int i = 0; i < players; ++i) winners += totals[i] == best;
  if (winners == 1) {
    for (int i = 0; i < players; ++i) shares[i] = totals[i] == best ? 1.0F : 0.0F;
    return;
  }
  // Equal points: inhabitants on buildings, then fewer empty squares.
  int ranks[MOST_PLAYERS], first = std::numeric_limits<int>::min(), sharing = 0;
  for (int i = 0; i < players; ++i) {
    ranks[i] = std::numeric_limits<int>::min();
    if (totals[i] != best) continue;
    const Sheet sheet = best_sheet(Buildings(over.mode(), over.city[i]));
    ranks[i] = sheet.inhabitants_on_buildings * 100 - sheet.empty_squares;
    first = std::max(first, ranks[i]);
  }
  for (int i = 0; i < players; ++i) sharing += ranks[i] == first;
  for (int i = 0; i < players; ++i)
    shares[i] = ranks[i] == first ? 1.0F / static_cast<float>(sharing) : 0.0F;
}

Thought think(const Weights& weights, const Position& root, const Limit& limit,
              const Style& style) {
  return GuidedSearch(weights, root, limit, style).take();
}

}  // namespace quadropolis
