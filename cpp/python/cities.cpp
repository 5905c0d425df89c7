// Cities from Python and back, and their score sheets.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <vector>

#include "base/parallel.hpp"
#include "python/module.hpp"
#include "rules/allocation.hpp"
#include "rules/laid_out.hpp"

using namespace nanobind::literals;

namespace quadropolis {
namespace {

int face_number(nb::handle face) {
  for (int number = 1; number <= tables.faces; ++number)
    if (member(names->faces, number).is(face)) return number;
  for (int number = 1; number <= tables.faces; ++number)
    if (member(names->faces, number).equal(face)) return number;
  throw nb::value_error("a building holds something that is not a face");
}

}  // namespace

City read_city(nb::handle city, int mode_number) {
  const Mode& m = tables.mode[mode_number];
  nb::object squares = nb::getattr(city, names->squares_attribute);
  demand(PyTuple_Check(squares.ptr()) && PyTuple_GET_SIZE(squares.ptr()) == m.squares,
         "a city has one building per square");
  City result{};
  result.empty = m.all_squares;
  for (int s = 0; s < m.squares; ++s) {
    PyObject* floors = PyTuple_GET_ITEM(squares.ptr(), s);
    demand(PyTuple_Check(floors), "a building is a tuple of faces");
    const Py_ssize_t height = PyTuple_GET_SIZE(floors);
    demand(height <= m.floors, "a building has too many floors");
    for (Py_ssize_t floor = 0; floor < height; ++floor) {
      const int face = face_number(PyTuple_GET_ITEM(floors, floor));
      const Kind kind = tables.face[face].kind;
      demand(m.allowed[kind], "a building does not belong to this mode");
      demand(floor == 0 || (m.stackable[kind] && kind_of(result.square[s]) == kind),
             "these floors cannot be stacked");
      result.place(m, face, s);
    }
  }
  return result;
}

nb::tuple write_city(const City& city, int mode_number) {
  const int size = tables.mode[mode_number].squares;
  nb::object squares = nb::steal(PyTuple_New(size));
  for (int s = 0; s < size; ++s) {
    const int height = floors_of(city.square[s]);
    PyObject* floors = PyTuple_New(height);
    for (int floor = 0; floor < height; ++floor)
      PyTuple_SET_ITEM(
          floors, floor,
          nb::object(member(names->faces, floor_face(city.square[s], floor))).release().ptr());
    PyTuple_SET_ITEM(squares.ptr(), s, floors);
  }
  return nb::borrow<nb::tuple>(squares);
}

namespace {

int mode_number_of(nb::handle mode) {
  for (int i = 0; i < 2; ++i)
    if (member(names->mode_objects, i).is(mode)) return i;
  throw nb::value_error("not a mode of the game");
}

// A resource as given: None takes what the tiles give. What exceeds MOST_RESOURCES only
// adds to the penalty; it is returned, if there is any.
nb::object resource(nb::handle given, int& count) {
  nb::object over;
  if (given.is_none()) return over;
  int overflow = 0;
  long long value = PyLong_AsLongLongAndOverflow(given.ptr(), &overflow);
  demand(PyLong_CheckExact(given.ptr()) && overflow >= 0 && (overflow > 0 || value >= 0),
         "a resource is a whole number from 0 up");
  if (overflow > 0 || value > MOST_RESOURCES) {
    over = nb::borrow(given) - nb::int_(MOST_RESOURCES);
    value = MOST_RESOURCES;
  }
  count = static_cast<int>(value);
  return over;
}

// A frozen value without running its Python constructor: this call is made very often.
nb::object new_value(const nb::object& of, std::initializer_list<nb::handle> fields,
                     std::initializer_list<nb::handle> values) {
  auto* type = reinterpret_cast<PyTypeObject*>(of.ptr());
  nb::object made = nb::steal(type->tp_new(type, names->no_arguments.ptr(), nullptr));
  if (!made.is_valid()) throw nb::python_error();
  const nb::handle* value = values.begin();
  for (nb::handle field : fields)
    if (PyObject_GenericSetAttr(made.ptr(), field.ptr(), (value++)->ptr()) != 0)
      throw nb::python_error();
  return made;
}

nb::object write_sheet(nb::handle built, const Buildings& city, int mode_number, const Sheet& sheet,
                       nb::handle idle_over, nb::handle energy_over) {
  nb::object categories = nb::steal(PyDict_Copy(names->blank_categories.ptr()));
  auto write = [&](std::size_t i, const nb::object& points) {
    PyDict_SetItem(categories.ptr(), names->categories[i].ptr(), points.ptr());
  };
  for (std::size_t i = 0; i < names->categories.size(); ++i)
    if (sheet.categories[i] != 0) write(i, nb::int_(sheet.categories[i]));
  const nb::handle over[] = {idle_over, energy_over};
  for (std::size_t i = 0; i < 2; ++i)
    if (over[i].is_valid()) {
      const std::size_t category = KINDS - 1 + i;
      write(category, nb::int_(sheet.categories[category]) - nb::borrow(over[i]));
    }
  nb::dict allocation;
  const Allocation laid = laid_out(city, sheet);
  for (int s = 0; s < city.mode->squares; ++s) {
    const int share = laid.inhabitants[s] * 2 + laid.energy[s];
    if (share == 0) continue;
    nb::object there = nb::steal(PyDict_Copy(member(names->shares, share).ptr()));
    const nb::object& square = member(member(names->square_names, mode_number), s);
    PyDict_SetItem(allocation.ptr(), square.ptr(), there.ptr());
  }
  const auto& fields = names->sheet_fields;
  return new_value(names->score_sheet, {fields[0], fields[1], fields[2], fields[3], fields[4]},
                   {categories, allocation, nb::int_(sheet.inhabitants_on_buildings),
                    nb::int_(sheet.empty_squares), built});
}

nb::object score(nb::handle city, nb::handle inhabitants, nb::handle energy) {
  demand_tables();
  const int number = mode_number_of(nb::getattr(city, names->mode_attribute));
  Buildings buildings(tables.mode[number], read_city(city, number));
  nb::object idle_over = resource(inhabitants, buildings.inhabitants);
  nb::object energy_over = resource(energy, buildings.energy);
  return write_sheet(city, buildings, number, best_sheet(buildings), idle_over, energy_over);
}

nb::list scores(const Position& p) {
  nb::list sheets;
  for (int player = 0; player < p.players(); ++player) {
    Buildings buildings(p.mode(), p.city[player]);
    nb::object built = new_value(names->city, {names->mode_attribute, names->squares_attribute},
                                 {member(names->mode_objects, p.mode_number()),
                                  write_city(p.city[player], p.mode_number())});
    sheets.append(write_sheet(built, buildings, p.mode_number(), best_sheet(buildings), {}, {}));
  }
  return sheets;
}

using Totals = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<1>>;
using Times = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<1>>;

std::vector<Buildings> read_cities(const nb::list& cities) {
  demand_tables();
  std::vector<Buildings> read;
  read.reserve(nb::len(cities));
  for (nb::handle city : cities) {
    const int number = mode_number_of(nb::getattr(city, names->mode_attribute));
    read.emplace_back(tables.mode[number], read_city(city, number));
  }
  return read;
}

// The points of many cities under their best allocations.
Totals score_many(const nb::list& cities, int threads) {
  const std::vector<Buildings> read = read_cities(cities);
  std::vector<std::int16_t> totals(read.size());
  std::int16_t* total = totals.data();
  {
    nb::gil_scoped_release released;
    in_parallel(static_cast<std::int64_t>(read.size()), threads,
                [&](std::int64_t, std::int64_t first, std::int64_t last) {
                  for (std::int64_t i = first; i < last; ++i)
                    total[i] = static_cast<std::int16_t>(best_points(member(read, i)));
                });
  }
  const std::size_t size = totals.size();
  return as_array<Totals>(std::move(totals), {size});
}

// How long the best allocation of each city takes to find, in nanoseconds: for benchmarks.
// Resources, if there are any, replace those of the tiles.
Times allocation_times(const nb::list& cities, const std::vector<std::pair<int, int>>& resources) {
  std::vector<Buildings> read = read_cities(cities);
  demand(resources.empty() || resources.size() == read.size(), "resources: one pair per city");
  for (std::size_t i = 0; i < resources.size(); ++i) {
    read[i].inhabitants = std::clamp(resources[i].first, 0, MOST_RESOURCES);
    read[i].energy = std::clamp(resources[i].second, 0, MOST_RESOURCES);
  }
  std::vector<std::int64_t> times(read.size());
  {
    nb::gil_scoped_release released;
    for (std::size_t i = 0; i < read.size(); ++i) {
      const auto before = std::chrono::steady_clock::now();
      [[maybe_unused]] volatile Mask kept = best_activation(read[i]);
      times[i] = std::chrono::nanoseconds(std::chrono::steady_clock::now() - before).count();
    }
  }
  const std::size_t size = times.size();
  return as_array<Times>(std::move(times), {size});
}

}  // namespace

void bind_cities(nb::module_& m) {
  m.def("score", &score, "city"_a, "inhabitants"_a.none(), "energy"_a.none(),
        nb::sig("def score(city: quadropolis.rules.city.City, inhabitants: int | None, energy: int "
                "| None) -> quadropolis.rules.scoring.ScoreSheet"));
  m.def("scores", &scores,
        nb::sig("def scores(position: Position, /) -> list[quadropolis.rules.scoring.ScoreSheet]"));
  m.def("score_many", &score_many, "cities"_a, "threads"_a,
        nb::sig("def score_many(cities: list[quadropolis.rules.city.City], threads: int) -> "
                "numpy.typing.NDArray[numpy.int16]"));
  m.def("allocation_times", &allocation_times,
        nb::sig(
            "def allocation_times(cities: list[quadropolis.rules.city.City], resources: "
            "collections.abc.Sequence[tuple[int, int]], /) -> numpy.typing.NDArray[numpy.int64]"));
}

}  // namespace quadropolis
