// The page's verbs as Python functions, for the tests: they hold them equal to the rules.
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "module.hpp"
#include "verbs.hpp"

namespace quadropolis {

namespace {

std::string think_by_level(
    std::string_view position, const std::string& level,
    const nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>& values,
    std::int64_t iterations, std::uint64_t seed, int nodes, int candidates) {
  const int number = level_named(level.c_str());
  demand(number >= 0, "there is no such level");
  demand(iterations > 0 && nodes > 0, "iterations, nodes");
  Weights weights;
  const char* wrong = read_weights(values.data(), values.size(), weights);
  if (wrong != nullptr) throw nb::value_error(wrong);
  Limit limit;
  limit.iterations = iterations;
  limit.seed = seed;
  limit.nodes = nodes;
  return verbs::think(position, LEVELS[number], &weights, limit, candidates);
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
  m.def("verb_refusal", &verbs::refusal,
        nb::sig("def verb_refusal(position: str, move: str, /) -> str"));
  m.def("verb_think", &think_by_level,
        nb::sig("def verb_think(position: str, level: str, values: "
                "numpy.typing.NDArray[numpy.float32], iterations: int, seed: int, nodes: int, "
                "candidates: int, /) -> str"));
}

}  // namespace quadropolis
