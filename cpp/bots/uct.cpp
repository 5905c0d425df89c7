#include <cmath>
#include <vector>

#include "base/random.hpp"
#include "bots/search.hpp"
#include "bots/timer.hpp"
#include "bots/tree.hpp"

namespace quadropolis {
namespace {

class UctSearch {
 public:
  UctSearch(const Position& root, const Limit& limit, float exploration)
      : exploration_(exploration), random_(limit.seed), players_(root.players()) {
    Timer timer(limit);
    make_node(root);
    while (thought_.iterations == 0 ||
           (!timer.is_over(thought_.iterations) && nodes_.size() < limit.nodes)) {
      iterate();
      ++thought_.iterations;
    }
    thought_.candidates = ranked(nodes_, edges_, root.current, players_);
    tree_.give_back();
    thought_.cpu_seconds = timer.cpu_seconds();
  }

  Thought take() { return std::move(thought_); }

 private:
  const float exploration_;
  Random random_;
  const int players_;
  Tree tree_ = Tree::taken();
  Numbered<Node>& nodes_ = tree_.nodes;
  Numbered<Edge>& edges_ = tree_.edges;
  std::vector<Number> path_;
  Thought thought_;

  Number make_node(const Position& p) {
    Node node{};
    node.position = p;
    node.edges = -1;
    return nodes_.add(node);
  }

  void expand(Number index) {
    Move moves[MOST_MOVES];
    const int size = nodes_[index].position.legal_moves(moves);
    const Number first = edges_.size();
    nodes_[index].first_edge = first;
    nodes_[index].edges = size;
    for (int i = 0; i < size; ++i) edges_.add({moves[i], 0, -1});
    for (int i = size; i > 1; --i)
      std::swap(edges_[first + i - 1], edges_[first + random_.below(i)]);
  }

  void iterate() {
    path_.assign(1, 0);
    Number at = 0;
    while (nodes_[at].position.phase == MOVE) {
      if (nodes_[at].edges < 0) expand(at);
      const Number chosen = select(at);
      if (edges_[chosen].child < 0) {
        Position next = nodes_[at].position;
        next.play(edges_[chosen].move);
        at = make_node(next);
        edges_[chosen].child = at;
        path_.push_back(at);
        break;
      }
      at = edges_[chosen].child;
      path_.push_back(at);
    }
    Position end = nodes_[at].position;
    end.play_randomly_to_the_end(random_);
    float shares[MOST_PLAYERS], points[MOST_PLAYERS];
    final_shares(end, shares, points);
    for (Number index : path_) add(nodes_[index], shares, points, players_);
  }

  Number select(Number at) const {
    const Node& node = nodes_[at];
    const int player = node.position.current;
    const double log_visits = std::log(static_cast<double>(std::max<std::int64_t>(node.visits, 1)));
    Number best = 0;
    double most = -1;
    for (Number e = 0; e < node.edges; ++e) {
      const Number index = node.first_edge + e;
      if (edges_[index].child < 0) return index;  // every move is tried once first
      const Node& child = nodes_[edges_[index].child];
      const auto visits = static_cast<double>(child.visits);
      const double value =
          child.chance_sum[player] / visits + exploration_ * std::sqrt(log_visits / visits);
      if (value > most) {
        most = value;
        best = index;
      }
    }
    return best;
  }
};

}  // namespace

Thought think_uct(const Position& root, const Limit& limit, float exploration) {
  return UctSearch(root, limit, exploration).take();
}

}  // namespace quadropolis
