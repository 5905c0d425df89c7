// The searches and self-play as Python functions.
#include "bots/search.hpp"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bots/guided.hpp"
#include "bots/levels.hpp"
#include "bots/selfplay.hpp"
#include "python/module.hpp"
#include "rules/games.hpp"

namespace quadropolis {
namespace {

using ValueArray =
    nb::ndarray<const float, nb::shape<WEIGHT_NUMBERS>, nb::c_contig, nb::device::cpu>;

Weights read_values(const ValueArray& values) {
  Weights w;
  const char* wrong = read_weights(values.data(), values.size(), w);
  if (wrong != nullptr) throw nb::value_error(wrong);
  return w;
}

// Only the best: writing hundreds of them would take longer than a short search.
nb::tuple write_thought(const Thought& thought, int players, int most_candidates) {
  nb::list candidates;
  for (const Candidate& c : thought.candidates) {
    if (static_cast<int>(nb::len(candidates)) == most_candidates) break;
    nb::list points;
    for (int i = 0; i < players; ++i) points.append(c.points[i]);
    candidates.append(
        nb::make_tuple(static_cast<int>(c.move), c.visits, c.win_chance, nb::tuple(points)));
  }
  return nb::make_tuple(thought.iterations, thought.cpu_seconds, candidates);
}

void demand_turn(const Position& p) { demand(p.phase == MOVE, "nobody is to move"); }

// What a level plays, and of a level that sees the round what it thought. Values may be None
// for a level that uses none.
nb::tuple choose_from_python(int level, const Position& position,
                             const std::optional<ValueArray>& values, double seconds,
                             double wall_seconds, std::int64_t iterations, std::uint64_t seed,
                             int most_candidates) {
  demand_turn(position);
  demand(0 <= level && level < MOST_LEVELS, "there is no such level");
  const Level& chosen = LEVELS[level];
  std::optional<Weights> weights;
  if (values) weights = read_values(*values);
  demand(weights || !chosen.uses_values(), "this level needs the learned values");
  const Position root = position;
  Choosing choosing;
  {
    nb::gil_scoped_release released;
    choosing = choose(chosen, weights ? &*weights : nullptr, root,
                      {seconds, wall_seconds, iterations, seed});
  }
  return nb::make_tuple(static_cast<int>(choosing.move),
                        write_thought(choosing.thought, root.players(), most_candidates));
}

nb::tuple think_uct_from_python(const Position& position, double seconds, double wall_seconds,
                                std::int64_t iterations, std::uint64_t seed, int most_candidates,
                                float exploration) {
  demand_turn(position);
  const Position root = position;
  Thought thought;
  {
    nb::gil_scoped_release released;
    thought = think_uct(root, {seconds, wall_seconds, iterations, seed}, exploration);
  }
  return write_thought(thought, root.players(), most_candidates);
}

// Every way of using an architect with its best placement: (move, guess of own final points).
nb::list judge(const Position& position, const ValueArray& values) {
  demand_turn(position);
  const Weights weights = read_values(values);
  const Choices choices(weights, position);
  nb::list result;
  const Mask free = position.free_spots();
  each(position.architects(), [&](int k) {
    each(free, [&](int spot) {
      const Choice& choice = choices.of(position, k, spot);
      result.append(nb::make_tuple(static_cast<int>(make_move(k, spot, choice.to)), choice.value));
    });
  });
  return result;
}

using Numbers = nb::ndarray<nb::numpy, std::int16_t>;

using Guesses = nb::ndarray<nb::numpy, float>;

nb::tuple selfplay_from_python(const ValueArray& values, int mode_number, int players,
                               std::int64_t games, std::uint64_t seed, int threads,
                               float temperature, float curiosity, std::int64_t iterations) {
  start(mode_number, players, false, 0);
  demand(games >= 0, "games");
  const Weights weights = read_values(values);
  const Mode& m = tables.mode[mode_number];
  const std::size_t rows = static_cast<std::size_t>(games) * static_cast<std::size_t>(players);
  const std::size_t turns = static_cast<std::size_t>(m.rounds * m.turns);
  std::vector<std::int16_t> features(rows * turns * FEATURES), points(rows);
  std::vector<float> expected(rows * turns);
  {
    nb::gil_scoped_release released;
    selfplay(weights, mode_number, players, games, seed, threads,
             {temperature, iterations, curiosity},
             {features.data(), expected.data(), points.data()});
  }
  return nb::make_tuple(
      as_array<Numbers>(std::move(features), {rows, turns, std::size_t{FEATURES}}),
      as_array<Guesses>(std::move(expected), {rows, turns}),
      as_array<Numbers>(std::move(points), {rows}));
}

// The final points of games played to the end by best guesses, or by searches: game by game the
// same deals, whichever position they are played from.
Numbers guided_from_python(const Position& position, const ValueArray& values, std::int64_t games,
                           std::uint64_t seed, std::int64_t iterations) {
  demand(games >= 0, "games");
  const Weights weights = read_values(values);
  const Position from = position;
  const std::size_t size = static_cast<std::size_t>(games);
  std::vector<std::int16_t> points(size * static_cast<std::size_t>(from.players()));
  {
    nb::gil_scoped_release released;
    for (std::int64_t game = 0; game < games; ++game) {
      Position p = from;
      play_guided(weights, p, seed, static_cast<std::uint64_t>(game), iterations);
      points_of(p, points.data() + game * p.players());
    }
  }
  return as_array<Numbers>(std::move(points), {size, static_cast<std::size_t>(from.players())});
}

}  // namespace

void bind_search(nb::module_& m) {
  m.attr("FEATURES") = static_cast<int>(FEATURES);
  nb::dict features;
#define NAME(feature) features[#feature] = static_cast<int>(feature)
  NAME(BIAS);
  NAME(TOWERS);
  NAME(HIGHEST_TOWER);
  NAME(SHOP_COUNT);
  NAME(SECOND_SHOPS);
  NAME(DISTRICTS_COVERED);
  NAME(MORE_SERVICES);
  NAME(SERVICE_POINTS);
  NAME(PARKS_BY_NEIGHBORS);
  NAME(PARK_GAPS);
  NAME(PLAYGROUNDS);
  NAME(FACTORIES);
  NAME(FACTORY_SHOPS);
  NAME(FACTORY_HARBORS);
  NAME(FACTORY_OFFICES);
  NAME(FACTORY_GAPS);
  NAME(HARBORS);
  NAME(LINE_ACROSS);
  NAME(LINE_DOWN);
  NAME(OPEN_ACROSS);
  NAME(OPEN_DOWN);
  NAME(HARBOR_POINTS);
  NAME(OFFICES);
  NAME(OFFICE_POINTS);
  NAME(OFFICE_GAPS);
  NAME(MONUMENTS);
  NAME(MONUMENT_POINTS);
  NAME(MONUMENT_GAPS);
  NAME(EMPTY_SQUARES);
  NAME(TOWER_GAPS);
  NAME(INHABITANTS);
  NAME(ENERGY);
  NAME(MISSING_PEOPLE);
  NAME(MISSING_ENERGY);
  NAME(CUSTOMER_POINTS);
  NAME(FREE_SEATS);
  NAME(IDLE);
  NAME(POLLUTION);
  NAME(UNUSED_PARKS);
  NAME(FREE_DISTRICTS);
  NAME(PARK_SITES);
  NAME(FACTORY_SITES);
  NAME(HOLDS_MAYOR);
  NAME(EXACT_POINTS);
  NAME(NUMBERS_BY_SQUARES);
  NAME(SHORT_OF_SQUARES);
  NAME(TOWER_NUMBERS);
  NAME(OFFICE_NUMBERS);
  NAME(ENDS_ACROSS);
  NAME(ENDS_DOWN);
  NAME(GREAT_PARK_SITES);
  NAME(GREAT_FACTORY_SITES);
#undef NAME
  m.attr("FEATURE_NAMES") = features;
  m.attr("MOST_TURNS") = MOST_TURNS;
  m.attr("MOST_ROUNDS") = MOST_ROUNDS;
  m.attr("HIDDEN") = HIDDEN;
  nb::list levels;  // name, whether it uses values, hope, care, blur
  for (const Level& level : LEVELS)
    levels.append(
        nb::make_tuple(level.name, level.uses_values(), level.hope, level.care, level.blur));
  m.attr("LEVELS") = nb::tuple(levels);
  m.def("choose", &choose_from_python,
        nb::sig("def choose(level: int, position: Position, values: "
                "numpy.typing.NDArray[numpy.float32] | None, seconds: float, wall_seconds: float, "
                "iterations: int, seed: int, most_candidates: int, /) -> tuple[int, tuple[int, "
                "float, list[tuple[int, int, float, tuple[float, ...]]]]]"),
        nb::arg("level"), nb::arg("position"), nb::arg("values").none(), nb::arg("seconds"),
        nb::arg("wall_seconds"), nb::arg("iterations"), nb::arg("seed"),
        nb::arg("most_candidates"));
  m.def("think_uct", &think_uct_from_python,
        nb::sig("def think_uct(position: Position, seconds: float, wall_seconds: float, "
                "iterations: int, seed: int, most_candidates: int, exploration: float, /) -> "
                "tuple[int, float, list[tuple[int, int, float, tuple[float, ...]]]]"));
  m.def("judge", &judge,
        nb::sig("def judge(position: Position, values: numpy.typing.NDArray[numpy.float32], /) -> "
                "list[tuple[int, float]]"));
  m.def("selfplay", &selfplay_from_python,
        nb::sig("def selfplay(values: numpy.typing.NDArray[numpy.float32], mode_number: int, "
                "players: int, games: int, seed: int, threads: int, temperature: float, "
                "curiosity: float, iterations: int, /) -> "
                "tuple[numpy.typing.NDArray[numpy.int16], numpy.typing.NDArray[numpy.float32], "
                "numpy.typing.NDArray[numpy.int16]]"));
  m.def("guided_games", &guided_from_python,
        nb::sig("def guided_games(position: Position, values: "
                "numpy.typing.NDArray[numpy.float32], games: int, seed: int, iterations: int, /) "
                "-> numpy.typing.NDArray[numpy.int16]"));
}

}  // namespace quadropolis
