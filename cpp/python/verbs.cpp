// The page's verbs as Python functions, for the tests: they hold them equal to the rules.
#include "page/verbs.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "page/digest.hpp"
#include "python/module.hpp"

namespace quadropolis {

namespace {

using Values = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

Weights read(const Values& values) {
  Weights weights;
  const char* wrong = read_weights(values.data(), values.size(), weights);
  if (wrong != nullptr) throw nb::value_error(wrong);
  return weights;
}

std::string think_by_level(std::string_view position, const std::string& level,
                           const Values& values, std::int64_t iterations, std::uint64_t seed,
                           int nodes, int candidates) {
  const int number = level_named(level.c_str());
  demand(number >= 0, "there is no such level");
  demand(iterations > 0 && nodes > 0, "iterations, nodes");
  const Weights weights = read(values);
  Limit limit;
  limit.iterations = iterations;
  limit.seed = seed;
  limit.nodes = nodes;
  return verbs::think(position, LEVELS[number], &weights, limit, candidates);
}

using Laid = std::vector<std::tuple<std::string, std::int64_t, std::int64_t>>;

std::string result(std::string_view position,
                   const std::optional<std::vector<std::optional<Laid>>>& allocations) {
  if (!allocations) return verbs::result(position, nullptr, 0);
  std::vector<CityToScore> given(allocations->size());
  std::vector<std::vector<Share>> shares(allocations->size());
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::optional<Laid>& laid = (*allocations)[i];
    if (!laid) continue;
    for (const auto& [square, people, units] : *laid) shares[i].push_back({square, people, units});
    given[i].shares = shares[i].data();
    given[i].size = static_cast<int>(shares[i].size());
  }
  return verbs::result(position, given.data(), static_cast<int>(given.size()));
}

std::uint64_t digest(int mode_number, int players, bool playgrounds, int games, std::uint64_t seed,
                     const Values& values) {
  start(mode_number, players, playgrounds, 0);
  const Weights weights = read(values);
  nb::gil_scoped_release released;
  return digest_of_games(mode_number, players, playgrounds, games, seed, weights);
}

}  // namespace

void bind_verbs(nb::module_& m) {
  m.def("verb_start", &verbs::start,
        nb::sig("def verb_start(mode: str, players: int, playgrounds: bool, first_player: int, /) "
                "-> str"));
  m.def("verb_draw", &verbs::draw, nb::sig("def verb_draw(position: str, seed: int, /) -> str"));
  m.def("verb_deal", &verbs::deal, nb::sig("def verb_deal(position: str, site: str, /) -> str"));
  m.def("verb_play", &verbs::play, nb::sig("def verb_play(position: str, move: str, /) -> str"));
  m.def("verb_see", &verbs::see, nb::sig("def verb_see(position: str, /) -> str"));
  m.def("verb_moves", &verbs::moves, nb::sig("def verb_moves(position: str, /) -> str"));
  m.def("verb_plans", &verbs::plans,
        nb::sig("def verb_plans(position: str, player: int, /) -> str"));
  m.def("verb_refusal", &verbs::refusal,
        nb::sig("def verb_refusal(position: str, move: str, /) -> str"));
  m.def("verb_think", &think_by_level,
        nb::sig("def verb_think(position: str, level: str, values: "
                "numpy.typing.NDArray[numpy.float32], iterations: int, seed: int, nodes: int, "
                "candidates: int, /) -> str"));
  m.def("verb_result", &result,
        nb::sig("def verb_result(position: str, allocations: list[list[tuple[str, int, int]] | "
                "None] | None, /) -> str"));
  m.def("digest", &digest,
        nb::sig("def digest(mode_number: int, players: int, playgrounds: bool, games: int, seed: "
                "int, values: numpy.typing.NDArray[numpy.float32], /) -> int"));
}

}  // namespace quadropolis
