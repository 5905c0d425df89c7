// The search for the best city, as a Python class.
#include "solver/solver.hpp"

#include <nanobind/stl/vector.h>

#include <algorithm>
#include <vector>

#include "python/module.hpp"
#include "solver/grid.hpp"

namespace quadropolis {
namespace {

using Counts = std::vector<std::vector<int>>;
using NumberList = std::vector<int>;

// Without rounds and architects anybody may take everything.
constexpr int EVERYTHING = 255;

Offer read_offer(const Counts& rounds, int turns, bool planned) {
  demand(!rounds.empty() && rounds.size() <= MOST_ROUNDS, "offer: as many rounds as there are");
  demand(turns > 0 && turns <= (planned ? MOST_TILES : EVERYTHING), "offer: turns");
  Offer offer{static_cast<int>(rounds.size()), turns, {}};
  for (std::size_t r = 0; r < rounds.size(); ++r) {
    demand(static_cast<int>(rounds[r].size()) == tables.faces, "offer: one number per face");
    for (std::size_t face = 0; face < rounds[r].size(); ++face) {
      demand(rounds[r][face] >= 0 && rounds[r][face] <= SITE_SQUARES, "offer: so many tiles");
      offer.tiles[r][face + 1] = static_cast<std::uint8_t>(rounds[r][face]);
    }
  }
  return offer;
}

void make_search(CitySearch* self, int mode_number, int players, const Counts& offer, int turns,
                 const NumberList& kinds, int monuments, nb::handle from, bool planned, double hot,
                 double cold, std::int64_t steps, std::uint64_t seed, std::int64_t runs) {
  start(mode_number, players, false, 0);
  demand(hot > 0 && cold > 0 && cold <= hot && hot < 1e6, "temperatures");
  demand(steps > 0 && runs >= 0, "steps, runs");
  demand(monuments >= ANY_NUMBER && monuments <= MOST_SQUARES, "monuments");
  Mask set = 0;
  for (int kind : kinds) {
    demand(kind >= 0 && kind < KINDS && tables.mode[mode_number].allowed[kind], "kinds");
    set |= bit(kind);
  }
  const City given = read_city(from, mode_number);
  int tiles = 0;
  for (Building b : given.square) tiles += floors_of(b);
  demand(tiles <= MOST_TILES, "from: more tiles than anyone takes");
  new (self) CitySearch(
      {mode_number, players, read_offer(offer, turns, planned), set, monuments, given, planned},
      {steps, hot, cold}, seed, runs);
}

nb::object best_of(const CitySearch& search) {
  const BestCity& best = search.best();
  if (best.run < 0 || best.points == BestCity().points) return nb::none();
  City city = best.city;
  Plan plan = best.plan;
  nb::list steps;
  if (search.question().planned) {
    if (!search.find_plan(city, plan)) throw nb::value_error("the best city has no plan");
    for (int i = 0; i < plan.size; ++i) {
      const Step& step = plan.step[i];
      steps.append(nb::make_tuple(static_cast<int>(step.round), static_cast<int>(step.architect),
                                  member(names->faces, step.face), static_cast<int>(step.square)));
    }
  }
  return nb::make_tuple(best.points, best.run, write_city(city, search.question().mode_number),
                        nb::tuple(steps));
}

void go_on(CitySearch& search, double seconds, int threads) {
  demand(seconds >= 0 && seconds < 1e6, "seconds");
  demand(threads >= 1 && threads <= 256, "threads");
  nb::gil_scoped_release released;
  search.go_on(seconds, threads);
}

// Of every number of Factories and Parks: the worth of the best arrangement, and its numbers.
nb::list arrangements(int mode_number, const NumberList& usable, int scale,
                      const NumberList& prices, int factories, int parks) {
  start(mode_number, 2, false, 0);
  demand(scale > 0 && scale <= 1000, "scale");
  demand(prices.size() == PRICED, "prices: one for everything that has one");
  demand(factories >= 1 && factories <= 20 && parks >= 1 && parks <= 20, "factories, parks");
  Prices priced{scale, {}};
  for (std::size_t i = 0; i < prices.size(); ++i) {
    demand(prices[i] >= -1'000'000 && prices[i] <= 1'000'000, "prices are out of range");
    priced.price[i] = prices[i];
  }
  Mask set = 0;
  for (int sort : usable) {
    demand(sort >= 0 && sort < SORTS, "usable: a sort");
    set |= bit(sort);
  }
  std::vector<Arrangement> found;
  {
    nb::gil_scoped_release released;
    found = best_arrangements(tables.mode[mode_number], set, priced, {factories, parks});
  }
  nb::list written;
  for (const Arrangement& arrangement : found) {
    nb::list numbers;
    for (int number : arrangement.number) numbers.append(number);
    written.append(nb::make_tuple(arrangement.worth, nb::tuple(numbers)));
  }
  return written;
}

}  // namespace

void bind_solver(nb::module_& m) {
  nb::class_<CitySearch>(m, "CitySearch")
      .def("__init__", &make_search,
           nb::sig("def __init__(self, mode_number: int, players: int, offer: "
                   "collections.abc.Sequence[collections.abc.Sequence[int]], turns: int, kinds: "
                   "collections.abc.Sequence[int], monuments: int, start: "
                   "quadropolis.rules.city.City, planned: bool, hot: float, cold: float, steps: "
                   "int, seed: int, runs: int, /) -> None"))
      .def("go_on", &go_on, nb::sig("def go_on(self, seconds: float, threads: int, /) -> None"))
      .def("best", &best_of,
           nb::sig("def best(self) -> tuple[int, int, "
                   "tuple[tuple[quadropolis.rules.tiles.Face, ...], ...], tuple[tuple[int, int, "
                   "quadropolis.rules.tiles.Face, int], ...]] | None"))
      .def_prop_ro("is_possible", &CitySearch::is_possible,
                   nb::sig("def is_possible(self) -> bool"))
      .def_prop_ro("is_over", &CitySearch::is_over, nb::sig("def is_over(self) -> bool"))
      .def_prop_ro("boards", &CitySearch::boards, nb::sig("def boards(self) -> int"))
      .def_prop_ro("runs", &CitySearch::runs, nb::sig("def runs(self) -> int"));
  m.def("arrangements", &arrangements,
        nb::sig("def arrangements(mode_number: int, usable: collections.abc.Sequence[int], scale: "
                "int, prices: collections.abc.Sequence[int], factories: int, parks: int, /) -> "
                "list[tuple[int, tuple[int, ...]]]"));
}

}  // namespace quadropolis
