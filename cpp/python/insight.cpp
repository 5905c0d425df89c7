// Values of positions, reviews and reasons as Python functions.
#include "insight/insight.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <string>
#include <vector>

#include "insight/reasons.hpp"
#include "page/verbs.hpp"
#include "python/module.hpp"

namespace quadropolis {
namespace {

using LearnedValues = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

Weights learned(const LearnedValues& values) {
  Weights weights;
  const char* wrong = read_weights(values.data(), values.size(), weights);
  if (wrong != nullptr) throw nb::value_error(wrong);
  return weights;
}

const Depth& demanded_depth(const std::string& name) {
  const int number = depth_named(name.c_str());
  demand(number >= 0, "there is no such depth");
  return DEPTHS[number];
}

std::string value_from_python(std::string_view position, const LearnedValues& values,
                              const std::string& depth) {
  const Weights weights = learned(values);
  const Depth& chosen = demanded_depth(depth);
  nb::gil_scoped_release released;
  return verbs::value(position, weights, chosen);
}

std::string review_from_python(std::string_view position, std::string_view move,
                               const LearnedValues& values, const std::string& depth) {
  const Weights weights = learned(values);
  const Depth& chosen = demanded_depth(depth);
  nb::gil_scoped_release released;
  return verbs::review(position, move, weights, chosen);
}

std::string reasons_from_python(std::string_view position, std::string_view move,
                                const LearnedValues& values) {
  return verbs::reasons(position, move, learned(values));
}

// The features of a player's city, so that whoever likes can compute a guess.
nb::ndarray<nb::numpy, std::int16_t> features(const Position& p, int player, bool mayor,
                                              int turns) {
  demand(0 <= player && player < p.players(), "player");
  demand(0 <= turns && turns <= MOST_TURNS, "turns");
  std::vector<std::int16_t> values(FEATURES, 0);
  each_feature(Buildings(p.mode(), p.city[player]), mayor, turns, [&](int feature, int value) {
    auto& sum = values[static_cast<std::size_t>(feature)];
    sum = static_cast<std::int16_t>(sum + value);
  });
  return as_array<nb::ndarray<nb::numpy, std::int16_t>>(std::move(values), {std::size_t{FEATURES}});
}

}  // namespace

void bind_insight(nb::module_& m) {
  nb::dict signs;  // the least cost of each, in tenths of a point
  for (int i = 1; i < static_cast<int>(Sign::SIGNS); ++i) signs[SIGN_NAMES[i]] = SIGN_COSTS[i];
  m.attr("SIGNS") = signs;
  nb::dict depths;  // iterations, deals, candidates, games
  for (const Depth& depth : DEPTHS)
    depths[depth.name] =
        nb::make_tuple(depth.iterations, depth.deals, depth.candidates, depth.games);
  m.attr("DEPTHS") = depths;
  nb::list parts;  // of the guess, by feature
  for (int i = 0; i < FEATURES; ++i) parts.append(PART_NAMES[static_cast<int>(part_of(i))]);
  m.attr("PARTS") = nb::tuple(parts);
  m.def("verb_value", &value_from_python,
        nb::sig("def verb_value(position: str, values: numpy.typing.NDArray[numpy.float32], depth: "
                "str, /) -> str"));
  m.def("verb_review", &review_from_python,
        nb::sig("def verb_review(position: str, move: str, values: "
                "numpy.typing.NDArray[numpy.float32], depth: str, /) -> str"));
  m.def("verb_reasons", &reasons_from_python,
        nb::sig("def verb_reasons(position: str, move: str, values: "
                "numpy.typing.NDArray[numpy.float32], /) -> str"));
  m.def("features", &features,
        nb::sig("def features(position: Position, player: int, mayor: bool, turns: int, /) -> "
                "numpy.typing.NDArray[numpy.int16]"));
}

}  // namespace quadropolis
