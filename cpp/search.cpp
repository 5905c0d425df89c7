#include "search.hpp"

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace quadropolis {

namespace {

constexpr std::int64_t MOST_NODES = 300'000;  // some 200 MB

// Stops by the time of the processor, so that a busy machine does not weaken play, and if
// someone waits by the clock on the wall too.
class Timer {
 public:
  explicit Timer(const Limit& limit) : limit_(limit), cpu_(cpu()), wall_(Clock::now()) {}

  bool is_over(std::int64_t iterations) {
    if (limit_.iterations > 0 && iterations >= limit_.iterations) return true;
    if (limit_.seconds <= 0) return limit_.iterations <= 0;
    if (iterations < next_look_) return false;
    const double used = time_used();
    // A look at the clock costs about as much as an iteration, so there is one for every
    // hundredth of the time; with very little time that is after each iteration.
    const double hundredth = 0.01 * static_cast<double>(iterations) / std::max(used, 1e-9);
    next_look_ = iterations + static_cast<std::int64_t>(std::clamp(hundredth, 1.0, 1000.0));
    return used >= 1;
  }

  // About how many more iterations there will be.
  double left(std::int64_t iterations) const {
    double most = std::numeric_limits<double>::infinity();
    const auto done = static_cast<double>(iterations);
    if (limit_.iterations > 0) most = static_cast<double>(limit_.iterations) - done;
    if (limit_.seconds > 0) most = std::min(most, done * (1 / std::max(time_used(), 1e-6) - 1));
    return most;
  }

  // The processor time since the start.
  double cpu_seconds() const { return cpu() - cpu_; }

 private:
  using Clock = std::chrono::steady_clock;
  static double cpu() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  }
  // The part of the time that is used up.
  double time_used() const {
    const double used = cpu_seconds() / limit_.seconds;
    if (limit_.wall_seconds <= 0) return used;
    const std::chrono::duration<double> wall = Clock::now() - wall_;
    return std::max(used, wall.count() / limit_.wall_seconds);
  }
  const Limit limit_;
  const double cpu_;
  const Clock::time_point wall_;
  std::int64_t next_look_ = 0;
};

struct Edge {
  Move move;
  float prior;
  std::int32_t child;  // -1: not yet tried
};

struct Node {
  Position position;
  float points[MOST_PLAYERS];   // guesses when the node was made
  float chance[MOST_PLAYERS];   // and what they mean
  double chance_sum[MOST_PLAYERS];
  double points_sum[MOST_PLAYERS];
  std::int64_t visits;
  std::int32_t first_edge;
  std::int32_t edges;           // -1: not yet expanded
};

// The tree of a search. Fresh memory costs more than a short search has time for, so each
// thread keeps some for its next one.
struct Tree {
  std::vector<Node> nodes;
  std::vector<Edge> edges;

  static Tree taken() {
    Tree tree = std::move(kept_);
    tree.nodes.reserve(FEW_NODES);
    tree.edges.reserve(FEW_EDGES);
    return tree;
  }
  void give_back() {
    if (nodes.capacity() > MOST_KEPT || edges.capacity() > MOST_KEPT * 16) return;
    nodes.clear();
    edges.clear();
    kept_ = std::move(*this);
  }

 private:
  static constexpr std::size_t FEW_NODES = 4096, FEW_EDGES = 65536;
  static constexpr std::size_t MOST_KEPT = 16384;  // nodes: some 10 MB with their edges
  static thread_local Tree kept_;
};
thread_local Tree Tree::kept_;

void add(Node& node, const float* chance, const float* points, int players) {
  ++node.visits;
  for (int i = 0; i < players; ++i) {
    node.chance_sum[i] += chance[i];
    node.points_sum[i] += points[i];
  }
}

std::vector<Candidate> ranked(const std::vector<Node>& nodes, const std::vector<Edge>& edges,
                              int player, int players) {
  std::vector<Candidate> candidates;
  for (std::int32_t e = 0; e < nodes[0].edges; ++e) {
    const Edge& edge = edges[nodes[0].first_edge + e];
    if (edge.child < 0) continue;
    const Node& node = nodes[edge.child];
    const auto visits = static_cast<double>(node.visits);
    Candidate c{edge.move, node.visits, static_cast<float>(node.chance_sum[player] / visits), {}};
    for (int i = 0; i < players; ++i) c.points[i] = static_cast<float>(node.points_sum[i] / visits);
    candidates.push_back(c);
  }
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.win_chance > b.win_chance;
  });
  return candidates;
}

class GuidedSearch {
 public:
  GuidedSearch(const Weights& weights, const Position& root, const Limit& limit, const Style& style)
      : weights_(weights), style_(style), random_(limit.seed), players_(root.players()) {
    Timer timer(limit);
    make_node(root, nullptr, -1);
    expand(0);
    while (thought_.iterations == 0 ||
           (!timer.is_over(thought_.iterations) &&
            static_cast<std::int64_t>(nodes_.size()) < MOST_NODES)) {
      iterate();
      ++thought_.iterations;
      if (thought_.iterations % 128 == 0 && is_decided(timer.left(thought_.iterations))) break;
    }
    thought_.candidates = ranked(nodes_, edges_, root.current, players_);
    tree_.give_back();
    thought_.cpu_seconds = timer.cpu_seconds();
  }

  Thought take() { return std::move(thought_); }

 private:
  const Weights& weights_;
  const Style style_;
  Random random_;
  const int players_;
  Tree tree_ = Tree::taken();
  std::vector<Node>& nodes_ = tree_.nodes;
  std::vector<Edge>& edges_ = tree_.edges;
  Thought thought_;

  // Whether no other move can overtake the leading one any more.
  bool is_decided(double iterations_left) const {
    std::int64_t first = 0, second = 0;
    for (std::int32_t e = 0; e < nodes_[0].edges; ++e) {
      const std::int32_t child = edges_[static_cast<std::size_t>(nodes_[0].first_edge + e)].child;
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
  std::int32_t make_node(const Position& p, const Node* parent, int mover) {
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
        node.points[i] = same ? parent->points[i]
                              : guess(weights_, Buildings(p.mode(), p.city[i]), p.mayor == i, left);
      }
      win_chances(node.points, players_, weights_.spread[most_left], node.chance);
    }
    nodes_.push_back(node);
    return static_cast<std::int32_t>(nodes_.size()) - 1;
  }

  // Lists the ways to go on: for each architect and spot the best placement (at the root,
  // all placements that come close).
  void expand(std::int32_t index) {
    const Position p = nodes_[index].position;
    const std::int32_t first = static_cast<std::int32_t>(edges_.size());
    const Choices choices(weights_, p);
    float best = -std::numeric_limits<float>::infinity();
    const Mask free = p.free_spots();
    each(p.architects(), [&](int k) {
      each(free, [&](int spot) {
        const Choice& choice = choices.of(p, k, spot);
        best = std::max(best, choice.value);
        edges_.push_back({make_move(k, spot, choice.to), choice.value, -1});
        if (index == 0) add_alternatives(p, k, spot, choice);
      });
    });
    if (index != 0) keep_best(static_cast<std::size_t>(first));
    float sum = 0;
    for (std::size_t e = first; e < edges_.size(); ++e) {
      edges_[e].prior = std::exp((edges_[e].prior - best) / style_.prior_temperature);
      sum += edges_[e].prior;
    }
    for (std::size_t e = first; e < edges_.size(); ++e) edges_[e].prior /= sum;
    if (index == 0)  // equal moves are tried in an order of the seed
      for (std::size_t e = edges_.size(); e > 1; --e)
        std::swap(edges_[e - 1], edges_[static_cast<std::size_t>(random_.below(static_cast<int>(e)))]);
    nodes_[index].first_edge = first;
    nodes_[index].edges = static_cast<std::int32_t>(edges_.size()) - first;
  }

  // Below the root only the most promising moves are looked at.
  void keep_best(std::size_t first) {
    const auto width = static_cast<std::size_t>(style_.width);
    if (edges_.size() - first <= width) return;
    const auto begin = edges_.begin() + static_cast<std::ptrdiff_t>(first);
    std::nth_element(begin, begin + style_.width, edges_.end(), [](const Edge& a, const Edge& b) {
      return a.prior != b.prior ? a.prior > b.prior : a.move < b.move;
    });
    edges_.resize(first + width);
  }

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
      if (value > best.value - CLOSE) edges_.push_back({make_move(k, spot, s), value, -1});
    });
  }
  static constexpr float CLOSE = 0.7F;

  void iterate() {
    path_.clear();
    std::int32_t at = 0;
    path_.push_back(at);
    while (nodes_[at].position.phase == MOVE) {
      if (nodes_[at].edges < 0) {
        if (at != 0 && nodes_[at].visits == 0) break;  // a new leaf: its guesses count
        expand(at);
      }
      Edge& edge = edges_[select(at)];
      if (edge.child < 0) {
        Position next = nodes_[at].position;
        const int mover = next.current;
        next.play(edge.move);
        const Node parent = nodes_[at];
        const std::size_t place = static_cast<std::size_t>(&edge - edges_.data());
        const std::int32_t child = make_node(next, &parent, mover);
        edges_[place].child = child;
        at = child;
      } else {
        at = edge.child;
      }
      path_.push_back(at);
    }
    const Node leaf = nodes_[at];
    for (std::int32_t index : path_) add(nodes_[index], leaf.chance, leaf.points, players_);
  }
  std::vector<std::int32_t> path_;

  std::size_t select(std::int32_t at) const {
    const Node& node = nodes_[at];
    const int player = node.position.current;
    const float scale =
        style_.exploration * std::sqrt(static_cast<float>(std::max<std::int64_t>(node.visits, 1)));
    const float unseen =
        node.visits > 0
            ? static_cast<float>(node.chance_sum[player] / static_cast<double>(node.visits))
            : node.chance[player];
    std::size_t best = static_cast<std::size_t>(node.first_edge);
    float most = -std::numeric_limits<float>::infinity();
    for (std::int32_t e = 0; e < node.edges; ++e) {
      const Edge& edge = edges_[static_cast<std::size_t>(node.first_edge + e)];
      float value = unseen, visits = 0;
      if (edge.child >= 0) {
        const Node& child = nodes_[edge.child];
        visits = static_cast<float>(child.visits);
        value = static_cast<float>(child.chance_sum[player] / static_cast<double>(child.visits));
      }
      value += scale * edge.prior / (1 + visits);
      if (value > most) {
        most = value;
        best = static_cast<std::size_t>(node.first_edge + e);
      }
    }
    return best;
  }
};

class UctSearch {
 public:
  UctSearch(const Position& root, const Limit& limit, float exploration)
      : exploration_(exploration), random_(limit.seed), players_(root.players()) {
    Timer timer(limit);
    make_node(root);
    while (thought_.iterations == 0 ||
           (!timer.is_over(thought_.iterations) &&
            static_cast<std::int64_t>(nodes_.size()) < MOST_NODES)) {
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
  std::vector<Node>& nodes_ = tree_.nodes;
  std::vector<Edge>& edges_ = tree_.edges;
  std::vector<std::int32_t> path_;
  Thought thought_;

  std::int32_t make_node(const Position& p) {
    Node node{};
    node.position = p;
    node.edges = -1;
    nodes_.push_back(node);
    return static_cast<std::int32_t>(nodes_.size()) - 1;
  }

  void expand(std::int32_t index) {
    Move moves[MOST_MOVES];
    const int size = nodes_[index].position.legal_moves(moves);
    nodes_[index].first_edge = static_cast<std::int32_t>(edges_.size());
    nodes_[index].edges = size;
    for (int i = 0; i < size; ++i) edges_.push_back({moves[i], 0, -1});
    for (int i = size; i > 1; --i)
      std::swap(edges_[edges_.size() - static_cast<std::size_t>(size) + static_cast<std::size_t>(i) - 1],
                edges_[edges_.size() - static_cast<std::size_t>(size) + static_cast<std::size_t>(random_.below(i))]);
  }

  void iterate() {
    path_.assign(1, 0);
    std::int32_t at = 0;
    while (nodes_[at].position.phase == MOVE) {
      if (nodes_[at].edges < 0) expand(at);
      const std::size_t chosen = select(at);
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
    for (std::int32_t index : path_) add(nodes_[index], shares, points, players_);
  }

  std::size_t select(std::int32_t at) const {
    const Node& node = nodes_[at];
    const int player = node.position.current;
    const double log_visits = std::log(static_cast<double>(std::max<std::int64_t>(node.visits, 1)));
    std::size_t best = 0;
    double most = -1;
    for (std::int32_t e = 0; e < node.edges; ++e) {
      const std::size_t index = static_cast<std::size_t>(node.first_edge + e);
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

void win_chances(const float* points, int players, float spread, float* chances) {
  // Two normal guesses: the chance is close to a logistic of their difference.
  const float scale = 1.2F / std::max(spread, 0.1F);
  const float best = *std::max_element(points, points + players);
  float sum = 0;
  for (int i = 0; i < players; ++i) sum += chances[i] = std::exp(scale * (points[i] - best));
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
  for (int i = 0; i < players; ++i) shares[i] = ranks[i] == first ? 1.0F / static_cast<float>(sharing) : 0.0F;
}

Thought think(const Weights& weights, const Position& root, const Limit& limit, const Style& style) {
  return GuidedSearch(weights, root, limit, style).take();
}

Thought think_uct(const Position& root, const Limit& limit, float exploration) {
  return UctSearch(root, limit, exploration).take();
}

}  // namespace quadropolis
