#include "bots/tree.hpp"

#include <algorithm>

namespace quadropolis {

thread_local Tree Tree::kept_;

std::vector<Candidate> ranked(const Numbered<Node>& nodes, const Numbered<Edge>& edges, int player,
                              int players) {
  std::vector<Candidate> candidates;
  for (Number e = 0; e < nodes[0].edges; ++e) {
    const Edge& edge = edges[nodes[0].first_edge + e];
    if (edge.child < 0) continue;
    const Node& node = nodes[edge.child];
    const auto visits = static_cast<double>(node.visits);
    Candidate c{
        edge.move, node.visits, static_cast<float>(node.chance_sum[player] / visits), {}, {}};
    for (int i = 0; i < players; ++i) {
      c.points[i] = static_cast<float>(node.points_sum[i] / visits);
      c.chances[i] = static_cast<float>(node.chance_sum[i] / visits);
    }
    candidates.push_back(c);
  }
  std::stable_sort(
      candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.win_chance > b.win_chance;
      });
  return candidates;
}

}  // namespace quadropolis
