// The tree that both searches grow.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/search.hpp"
#include "rules/position.hpp"

namespace quadropolis {

// A list whose members are numbered in 32 bits, so that a link to one of them is small.
using Number = std::int32_t;

template <class T>
class Numbered : private std::vector<T> {
  using List = std::vector<T>;

 public:
  using List::begin, List::end, List::capacity, List::clear, List::reserve;
  T& operator[](Number number) { return List::operator[](static_cast<std::size_t>(number)); }
  const T& operator[](Number number) const {
    return List::operator[](static_cast<std::size_t>(number));
  }
  Number size() const { return static_cast<Number>(List::size()); }
  void resize(Number size) { List::resize(static_cast<std::size_t>(size)); }

  // Returns the number of the new member.
  Number add(const T& member) {
    List::push_back(member);
    return size() - 1;
  }
};

struct Edge {
  Move move;
  float prior;
  Number child;  // -1: not yet tried
};

struct Node {
  Position position;
  float points[MOST_PLAYERS];  // guesses when the node was made
  float chance[MOST_PLAYERS];  // and what they mean
  double chance_sum[MOST_PLAYERS];
  double points_sum[MOST_PLAYERS];
  std::int64_t visits;
  Number first_edge;
  Number edges;  // -1: not yet expanded
};

// The tree of a search. Fresh memory costs more than a short search has time for, so each
// thread keeps some for its next one.
struct Tree {
  Numbered<Node> nodes;
  Numbered<Edge> edges;

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

// One more visit of a node, and what came of it.
inline void add(Node& node, const float* chance, const float* points, int players) {
  ++node.visits;
  for (int i = 0; i < players; ++i) {
    node.chance_sum[i] += chance[i];
    node.points_sum[i] += points[i];
  }
}

// What is known of the moves at the root, the most visited first.
std::vector<Candidate> ranked(const Numbered<Node>& nodes, const Numbered<Edge>& edges, int player,
                              int players);

}  // namespace quadropolis
