// The kernel as a Python module. What comes in is checked here; errors with the library's
// codes are raised by kernel/__init__.py, which asks the plain rules for the reason.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "allocation.hpp"
#include "games.hpp"
#include "module_search.hpp"
#include "parallel.hpp"
#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace quadropolis {
namespace {

// Python objects looked up once, kept for the life of the process.
struct Names {
  nb::object score_sheet, no_arguments, squares_attribute, mode_attribute;
  nb::object blank_categories;           // every category with 0
  std::vector<nb::object> sheet_fields;
  std::vector<nb::object> shares;        // {"inhabitants": i, "energy": e}, by 2 i + e
  std::vector<nb::object> faces;         // by face number
  std::vector<nb::object> mode_objects;  // Classic, Expert
  std::vector<std::vector<nb::object>> square_names;
  std::vector<nb::object> categories;
};
Names* names = nullptr;
constexpr int MOST_SHARE = 7;  // inhabitants on one building

void demand(bool fine, const char* what) {
  if (!fine) throw nb::value_error(what);
}

template <std::size_t N>
void fill(int (&table)[N], nb::handle values) {
  auto numbers = nb::cast<std::vector<int>>(values);
  demand(numbers.size() <= N, "a table is longer than the kernel expects");
  std::fill(table, table + N, 0);
  std::copy(numbers.begin(), numbers.end(), table);
}

void read_mode(Mode& m, const nb::dict& d) {
  m.rounds = nb::cast<int>(d["rounds"]);
  m.turns = nb::cast<int>(d["turns"]);
  m.architects = nb::cast<int>(d["architects"]);
  m.rows = nb::cast<int>(d["rows"]);
  m.columns = nb::cast<int>(d["columns"]);
  m.floors = nb::cast<int>(d["floors"]);
  m.common_pool = nb::cast<bool>(d["common_pool"]);
  m.squares = m.rows * m.columns;
  demand(m.squares <= MOST_SQUARES && m.rounds <= MOST_ROUNDS && m.floors <= MOST_FLOORS &&
             m.architects <= MOST_ARCHITECTS,
         "a mode is larger than the kernel expects");
  m.all_squares = bit(m.squares) - 1;
  m.first_column = m.last_column = 0;
  for (int row = 0; row < m.rows; ++row) {
    m.first_column |= bit(row * m.columns);
    m.last_column |= bit((row + 1) * m.columns - 1);
  }
  auto accepting = nb::cast<std::vector<Mask>>(d["accepting"]);
  demand(static_cast<int>(accepting.size()) == m.architects, "accepting: one set per architect");
  for (int k = 1; k <= m.architects; ++k) m.accepting[k] = accepting[k - 1];
  auto neighbors = nb::cast<std::vector<Mask>>(d["neighbors"]);
  auto districts = nb::cast<std::vector<int>>(d["districts"]);
  demand(static_cast<int>(neighbors.size()) == m.squares && neighbors.size() == districts.size(),
         "neighbors, districts: one per square");
  for (int s = 0; s < m.squares; ++s) {
    m.neighbors[s] = neighbors[s];
    demand(districts[s] >= 0 && districts[s] <= MOST_DISTRICTS, "a district is out of range");
    m.district[s] = static_cast<std::uint8_t>(districts[s]);
  }
  auto stackable = nb::cast<std::vector<bool>>(d["stackable"]);
  auto allowed = nb::cast<std::vector<bool>>(d["allowed"]);
  demand(stackable.size() == KINDS && allowed.size() == KINDS, "stackable, allowed: one per kind");
  for (int k = 0; k < KINDS; ++k) {
    m.stackable[k] = stackable[k];
    m.allowed[k] = allowed[k];
  }
  fill(m.tower, d["tower"]);
  fill(m.shop, d["shop"]);
  m.shop_capacity = static_cast<int>(nb::len(nb::object(d["shop"]))) - 1;
  fill(m.public_service, d["public_service"]);
  fill(m.park, d["park"]);
  m.park_linear = 0;
  while (m.park_linear < 4 && m.park[m.park_linear + 1] == (m.park_linear + 1) * m.park[1])
    ++m.park_linear;
  fill(m.harbor, d["harbor"]);
  fill(m.factory, d["factory"]);
  fill(m.monument, d["monument"]);
  auto office = nb::cast<std::vector<std::vector<int>>>(d["office"]);
  for (int size = 0; size <= MOST_SQUARES; ++size)
    for (int floors = 0; floors <= MOST_FLOORS; ++floors) {
      int& points = m.office[size][floors];
      points = 0;
      if (size == 0 || office.empty()) continue;
      const auto& line = office[std::min<std::size_t>(size, office.size()) - 1];
      if (floors < static_cast<int>(line.size())) points = line[floors];
    }
  auto tiles = nb::cast<std::vector<std::vector<std::vector<std::vector<int>>>>>(d["tiles"]);
  demand(static_cast<int>(tiles.size()) == m.rounds, "tiles: one list per round");
  for (int r = 0; r < m.rounds; ++r)
    for (int option = 0; option < 2; ++option)
      for (int n = 0; n < MOST_PLAYERS - 1; ++n) {
        const auto& round = tiles[r].at(option).at(n);
        demand(round.size() == SITE_SQUARES, "tiles: 25 a round");
        for (int i = 0; i < SITE_SQUARES; ++i)
          m.tiles[r][option][n][i] = static_cast<std::uint8_t>(round[i]);
      }
}

void read_faces(const nb::dict& d) {
  auto faces = nb::cast<std::vector<std::vector<int>>>(d["faces"]);
  demand(faces.size() <= MOST_FACES, "more faces than the kernel can number");
  tables.faces = static_cast<int>(faces.size());
  std::fill(std::begin(tables.first_face), std::end(tables.first_face), std::uint8_t{0});
  for (int number = 1; number <= tables.faces; ++number) {
    const auto& f = faces[number - 1];
    demand(f.size() == 5 && f[0] >= 0 && f[0] < KINDS, "a face has five numbers");
    tables.face[number] = {static_cast<Kind>(f[0]), static_cast<std::uint8_t>(f[1]),
                           static_cast<std::uint8_t>(f[2]), static_cast<std::uint8_t>(f[3]),
                           f[4] != 0};
    if (tables.first_face[f[0]] == 0) tables.first_face[f[0]] = static_cast<std::uint8_t>(number);
    demand(tables.face[number].kind == tables.face[number - (number > 1)].kind ||
               tables.first_face[f[0]] == number,
           "faces of a kind must be numbered in a row");
  }
}

void configure(const nb::dict& d) {
  demand(!tables.ready, "the kernel has its tables already");
  read_faces(d);
  fill(tables.cost_inhabitants, d["cost_inhabitants"]);
  fill(tables.cost_energy, d["cost_energy"]);
  auto costs = [](Kind kind) {
    return tables.cost_inhabitants[kind] * 2 + tables.cost_energy[kind];
  };
  demand(costs(TOWER) == 1 && costs(SHOP) == 1 && costs(PUBLIC_SERVICE) == 2 &&
             costs(FACTORY) == 2 && costs(HARBOR) == 2 && costs(OFFICE) == 3 && costs(PARK) == 0 &&
             costs(PLAYGROUND) == 0 && costs(MONUMENT) == 0,
         "the allocation search is built for other costs");
  auto reach = nb::cast<std::vector<std::vector<int>>>(d["reach"]);
  auto facing = nb::cast<std::vector<Mask>>(d["facing"]);
  demand(reach.size() == MOST_ARCHITECTS && facing.size() == SITE_SQUARES, "site tables");
  for (int k = 1; k <= MOST_ARCHITECTS; ++k)
    for (int s = 0; s < SPOTS; ++s)
      tables.reach[k][s] = static_cast<std::uint8_t>(reach[k - 1].at(s));
  std::copy(facing.begin(), facing.end(), tables.facing);
  tables.facing[OFF_SITE] = 0;
  auto modes = nb::cast<nb::list>(d["modes"]);
  demand(nb::len(modes) == 2, "two modes");
  for (int i = 0; i < 2; ++i) {
    read_mode(tables.mode[i], nb::cast<nb::dict>(modes[i]));
    for (int k = 0; k < KINDS; ++k) {
      if (!tables.mode[i].stackable[k]) continue;
      int faces = 0;
      for (int f = 1; f <= tables.faces; ++f) faces += tables.face[f].kind == k;
      demand(faces <= FACES_PER_STACKABLE_KIND, "a stackable kind has too many faces");
    }
  }
  names = new Names{};
  names->score_sheet = d["score_sheet"];
  names->no_arguments = nb::tuple();
  for (const char* field : {"categories", "allocation", "inhabitants_on_buildings", "empty_squares"})
    names->sheet_fields.push_back(nb::str(field));
  names->squares_attribute = nb::str("squares");
  names->mode_attribute = nb::str("mode");
  names->faces.emplace_back(nb::none());
  for (nb::handle face : nb::cast<nb::list>(d["face_objects"]))
    names->faces.push_back(nb::borrow(face));
  for (nb::handle mode : nb::cast<nb::list>(d["mode_objects"]))
    names->mode_objects.push_back(nb::borrow(mode));
  for (nb::handle list : nb::cast<nb::list>(d["square_names"])) {
    names->square_names.emplace_back();
    for (nb::handle name : list) names->square_names.back().push_back(nb::borrow(name));
  }
  for (nb::handle name : nb::cast<nb::list>(d["categories"]))
    names->categories.push_back(nb::borrow(name));
  demand(names->categories.size() == KINDS + 1, "ten categories");
  nb::dict blank;
  for (const nb::object& name : names->categories) blank[name] = nb::int_(0);
  names->blank_categories = blank;
  for (int i = 0; i <= MOST_SHARE; ++i)
    for (int e = 0; e < 2; ++e) {
      nb::dict share;
      share["inhabitants"] = nb::int_(i);
      share["energy"] = nb::int_(e);
      names->shares.push_back(share);
    }
  for (const Mode& m : tables.mode) demand(m.shop_capacity <= MOST_SHARE, "a Shop is too large");
  tables.ready = true;
}

// --- cities ----------------------------------------------------------------------------

int face_number(nb::handle face) {
  for (int number = 1; number <= tables.faces; ++number)
    if (names->faces[number].is(face)) return number;
  for (int number = 1; number <= tables.faces; ++number)
    if (names->faces[number].equal(face)) return number;
  throw nb::value_error("a building holds something that is not a face");
}

int mode_number_of(nb::handle mode) {
  for (int i = 0; i < 2; ++i)
    if (names->mode_objects[i].is(mode)) return i;
  throw nb::value_error("not a mode of the game");
}

// The City of the library, checked on the way: only what could be built is accepted.
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
  nb::list squares;
  for (int s = 0; s < tables.mode[mode_number].squares; ++s) {
    nb::list floors;
    for (int floor = 0; floor < floors_of(city.square[s]); ++floor)
      floors.append(names->faces[floor_face(city.square[s], floor)]);
    squares.append(nb::tuple(floors));
  }
  return nb::tuple(squares);
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

// A ScoreSheet without running its Python constructor: this call is made very often.
nb::object new_sheet(nb::handle categories, nb::handle allocation, int on_buildings, int empty) {
  auto* type = reinterpret_cast<PyTypeObject*>(names->score_sheet.ptr());
  nb::object sheet = nb::steal(type->tp_new(type, names->no_arguments.ptr(), nullptr));
  if (!sheet.is_valid()) throw nb::python_error();
  const nb::object values[] = {nb::borrow(categories), nb::borrow(allocation),
                               nb::int_(on_buildings), nb::int_(empty)};
  for (std::size_t i = 0; i < names->sheet_fields.size(); ++i)
    if (PyObject_GenericSetAttr(sheet.ptr(), names->sheet_fields[i].ptr(), values[i].ptr()) != 0)
      throw nb::python_error();
  return sheet;
}

nb::object write_sheet(const Buildings& city, int mode_number, const Sheet& sheet,
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
  int customers = sheet.customers, absorbed = sheet.absorbed;
  const Mask people_squares = city.kind[PUBLIC_SERVICE] | city.kind[FACTORY] | city.kind[HARBOR] |
                              city.kind[OFFICE];
  const Mask energy_squares = city.kind[TOWER] | city.kind[SHOP] | city.kind[OFFICE];
  each(sheet.active, [&](int s) {
    int people = people_squares >> s & 1, units = energy_squares >> s & 1;
    if ((city.kind[SHOP] >> s & 1) != 0) {
      people = std::min(customers, city.mode->shop_capacity);
      customers -= people;
    } else if ((city.kind[PARK] >> s & 1) != 0 && absorbed > 0) {
      units = 1;
      --absorbed;
    }
    if (people == 0 && units == 0) return;
    nb::object there = nb::steal(PyDict_Copy(names->shares[people * 2 + units].ptr()));
    PyDict_SetItem(allocation.ptr(), names->square_names[mode_number][s].ptr(), there.ptr());
  });
  return new_sheet(categories, allocation, sheet.inhabitants_on_buildings, sheet.empty_squares);
}

void demand_tables() { demand(tables.ready, "the kernel has no tables yet"); }

nb::object score(nb::handle city, nb::handle inhabitants, nb::handle energy) {
  demand_tables();
  const int number = mode_number_of(nb::getattr(city, names->mode_attribute));
  Buildings buildings(tables.mode[number], read_city(city, number));
  nb::object idle_over = resource(inhabitants, buildings.inhabitants);
  nb::object energy_over = resource(energy, buildings.energy);
  return write_sheet(buildings, number, best_sheet(buildings), idle_over, energy_over);
}

nb::list scores(const Position& p) {
  nb::list sheets;
  for (int player = 0; player < p.players(); ++player) {
    Buildings buildings(p.mode(), p.city[player]);
    sheets.append(write_sheet(buildings, p.mode_number(), best_sheet(buildings), {}, {}));
  }
  return sheets;
}

using Points = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>>;
using Totals = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<1>>;
using Times = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<1>>;
using Codes = nb::ndarray<nb::numpy, Move, nb::ndim<1>>;

template <class Array, class T>
Array as_array(std::vector<T>&& values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Array(kept->data(), shape, owner);
}

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
  {
    nb::gil_scoped_release released;
    in_parallel(static_cast<std::int64_t>(read.size()), threads,
                [&](std::int64_t, std::int64_t first, std::int64_t last) {
                  for (std::int64_t i = first; i < last; ++i)
                    totals[i] = static_cast<std::int16_t>(best_points(read[i]));
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

// --- positions -------------------------------------------------------------------------

Position start(int mode_number, int players, bool playgrounds, int first) {
  demand_tables();
  demand(mode_number >= 0 && mode_number < 2 && players >= 2 && players <= MOST_PLAYERS &&
             first >= 0 && first < players,
         "not a game");
  return Position::start(mode_number, players, playgrounds, first);
}

nb::object play(const Position& p, int code) {
  if (code < 0 || code > 0x1FFF || !p.is_legal(static_cast<Move>(code))) return nb::none();
  Position next = p;
  next.play(static_cast<Move>(code));
  return nb::cast(next);
}

nb::object deal(const Position& p, const std::vector<int>& tiles) {
  if (p.phase != DEAL || tiles.size() != SITE_SQUARES) return nb::none();
  int balance[FACE_DOWN + 1] = {};
  std::uint8_t site[SITE_SQUARES];
  for (int i = 0; i < SITE_SQUARES; ++i) {
    if (tiles[i] < 0 || tiles[i] > FACE_DOWN) return nb::none();
    site[i] = static_cast<std::uint8_t>(tiles[i]);
    ++balance[tiles[i]];
    --balance[p.round_tiles()[i]];
  }
  for (int surplus : balance)
    if (surplus != 0) return nb::none();
  Position next = p;
  next.deal(site);
  return nb::cast(next);
}

std::vector<int> draw(const Position& p, std::uint64_t seed) {
  demand(p.phase == DEAL, "no deal is expected now");
  Random random(seed);
  Position dealt = p;
  dealt.deal_random(random);
  return std::vector<int>(dealt.site, dealt.site + SITE_SQUARES);
}

Codes move_codes(const Position& p) {
  std::vector<Move> moves(MOST_MOVES);
  const std::size_t size = static_cast<std::size_t>(p.legal_moves(moves.data()));
  moves.resize(size);
  return as_array<Codes>(std::move(moves), {size});
}

nb::list legal_moves(const Position& p, const nb::dict& by_code) {
  Move moves[MOST_MOVES];
  const int size = p.legal_moves(moves);
  nb::list result;
  for (int i = 0; i < size; ++i) result.append(by_code[nb::int_(moves[i])]);
  return result;
}

// Everything needed to build a State, as numbers.
nb::dict unpack(const Position& p) {
  nb::dict d;
  d["mode"] = p.mode_number();
  d["players"] = p.players();
  d["playgrounds"] = p.playgrounds();
  d["round"] = p.round + 1;
  d["turn"] = p.turn() + 1;
  d["phase"] = static_cast<int>(p.phase);
  d["current_player"] = static_cast<int>(p.current);
  d["first_player"] = static_cast<int>(p.first);
  d["mayor"] = static_cast<int>(p.mayor);
  d["urbanist"] = static_cast<int>(p.urbanist);
  d["left"] = std::vector<int>(p.left, p.left + MOST_ARCHITECTS);
  d["spots"] = std::vector<int>(p.spot, p.spot + SPOTS);
  d["site"] = std::vector<int>(p.site, p.site + SITE_SQUARES);
  nb::list cities;
  for (int player = 0; player < p.players(); ++player)
    cities.append(write_city(p.city[player], p.mode_number()));
  d["cities"] = cities;
  return d;
}

int in_range(const nb::dict& d, const char* key, int least, int most) {
  int value;
  demand(nb::try_cast<int>(d[key], value) && value >= least && value <= most, key);
  return value;
}

std::vector<int> numbers(const nb::dict& d, const char* key, std::size_t size) {
  std::vector<int> values;
  demand(nb::try_cast<std::vector<int>>(d[key], values) && values.size() == size, key);
  return values;
}

// The reverse of unpack. Every number is checked, so that no later call can go astray.
Position pack(const nb::dict& d) {
  demand_tables();
  const int mode_number = in_range(d, "mode", 0, 1), players = in_range(d, "players", 2, 4);
  Position p = Position::start(mode_number, players, in_range(d, "playgrounds", 0, 1) != 0,
                               in_range(d, "first_player", 0, players - 1));
  const Mode& m = p.mode();
  p.phase = static_cast<Phase>(in_range(d, "phase", DEAL, OVER));
  p.round = static_cast<std::uint8_t>(in_range(d, "round", 1, m.rounds) - 1);
  p.mayor = static_cast<std::uint8_t>(in_range(d, "mayor", 0, players - 1));
  const int turn = in_range(d, "turn", 1, m.turns);
  auto cities = nb::cast<nb::list>(d["cities"]);
  demand(static_cast<int>(nb::len(cities)) == players, "cities");
  for (int player = 0; player < players; ++player)
    p.city[player] = read_city(cities[player], mode_number);
  if (p.phase == OVER) {
    p.moved = static_cast<std::uint8_t>(m.turns * players);
    p.current = p.first;
    return p;
  }
  if (p.phase == DEAL) return p;
  p.current = static_cast<std::uint8_t>(in_range(d, "current_player", 0, players - 1));
  p.moved = static_cast<std::uint8_t>((turn - 1) * players +
                                      (p.current - p.first + players) % players);
  p.urbanist = static_cast<std::uint8_t>(in_range(d, "urbanist", 0, OFF_SITE));
  const std::vector<int> left = numbers(d, "left", MOST_ARCHITECTS);
  const std::vector<int> spots = numbers(d, "spots", SPOTS);
  const std::vector<int> site = numbers(d, "site", SITE_SQUARES);
  int used[MOST_PLAYERS] = {};
  for (int s = 0; s < SPOTS; ++s) {
    if (spots[s] == 0) continue;
    const int player = (spots[s] - 1) / 8, architect = (spots[s] - 1) % 8;
    demand(spots[s] > 0 && player < players && architect >= 1 && architect <= m.architects,
           "an architect on a spot");
    p.spot[s] = static_cast<std::uint8_t>(spots[s]);
    p.occupied |= bit(s);
    ++used[player];
    if (m.common_pool) {
      demand(p.left[architect - 1] > 0, "the common pool");
      --p.left[architect - 1];
    } else {
      demand((p.left[player] >> architect & 1) != 0, "the architects of a player");
      p.left[player] &= static_cast<std::uint8_t>(~(1 << architect));
    }
  }
  // Everyone had as many turns, so whoever is to move has an architect left.
  for (int player = 0; player < players; ++player) {
    const bool moved_already = (player - p.first + players) % players < p.moved % players;
    demand(used[player] == turn - 1 + (moved_already ? 1 : 0), "architects on spots");
  }
  demand((p.moved == 0) == (p.urbanist == OFF_SITE), "urbanist");
  for (int i = 0; i < MOST_ARCHITECTS; ++i) demand(left[i] == p.left[i], "architects left");
  for (int i = 0; i < SITE_SQUARES; ++i) {
    demand(site[i] == FACE_DOWN ||
               (site[i] >= 0 && site[i] <= tables.faces &&
                (site[i] == 0 || m.allowed[tables.face[site[i]].kind])),
           "site");
    p.site[i] = static_cast<std::uint8_t>(site[i]);
  }
  return p;
}

// --- many games ------------------------------------------------------------------------

nb::object random_games_from_python(int mode_number, int players, std::int64_t games,
                                    std::uint64_t seed, int threads, bool playgrounds,
                                    bool with_scores) {
  start(mode_number, players, playgrounds, 0);
  demand(games >= 0, "games");
  std::vector<std::int16_t> points;
  if (with_scores) points.resize(static_cast<std::size_t>(games * players));
  std::uint64_t checksum;
  {
    nb::gil_scoped_release released;
    checksum = random_games(mode_number, players, playgrounds, games, seed, threads,
                            with_scores ? points.data() : nullptr);
  }
  if (!with_scores) return nb::int_(checksum);
  return nb::cast(as_array<Points>(std::move(points), {static_cast<std::size_t>(games),
                                                       static_cast<std::size_t>(players)}));
}

Points playouts_from_python(const Position& p, std::int64_t games, std::uint64_t seed, int threads) {
  demand(games >= 0, "games");
  std::vector<std::int16_t> points(static_cast<std::size_t>(games * p.players()));
  const Position from = p;
  {
    nb::gil_scoped_release released;
    playouts(from, games, seed, threads, points.data());
  }
  return as_array<Points>(std::move(points), {static_cast<std::size_t>(games),
                                              static_cast<std::size_t>(p.players())});
}

Position random_end(const Position& p, std::uint64_t seed) {
  Position end = p;
  Random random(seed, 0);
  end.play_randomly_to_the_end(random);
  return end;
}

std::uint64_t perft_from_python(const Position& p, int length) {
  const Position from = p;
  nb::gil_scoped_release released;
  return perft(from, length);
}

}  // namespace
}  // namespace quadropolis

NB_MODULE(MODULE_NAME, m) {
  using namespace quadropolis;
  nb::set_leak_warnings(false);  // the tables' names live as long as the process
  bind_search(m);
  m.def("configure", &configure);
  m.def("score", &score, "city"_a, "inhabitants"_a.none(), "energy"_a.none());
  m.def("score_many", &score_many, "cities"_a, "threads"_a);
  m.def("allocation_times", &allocation_times);
  m.def("random_games", &random_games_from_python);
  m.def("playouts", &playouts_from_python);
  m.def("random_end", &random_end);
  m.def("perft", &perft_from_python);
  m.def("start", &start);
  m.def("deal", &deal);
  m.def("draw", &draw);
  m.def("play", &play);
  m.def("legal_moves", &legal_moves);
  m.def("move_codes", &move_codes);
  m.def("scores", &scores);
  m.def("unpack", &unpack);
  m.def("pack", &pack);
  m.def("supports", [](const std::string& level) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return level == "x86-64-v3" && __builtin_cpu_supports("avx2") &&
           __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
#else
    return level.empty();
#endif
  });
  nb::class_<Position>(m, "Position", "A position of the kernel: one small value, never changed.")
      .def_prop_ro("mode_number", &Position::mode_number)
      .def_prop_ro("players", &Position::players)
      .def_prop_ro("round", [](const Position& p) { return p.round + 1; })
      .def_prop_ro("turn", [](const Position& p) { return p.turn() + 1; })
      .def_prop_ro("phase_number", [](const Position& p) { return static_cast<int>(p.phase); })
      .def_prop_ro("current_player",
                   [](const Position& p) -> nb::object {
                     if (p.phase != MOVE) return nb::none();
                     return nb::int_(static_cast<int>(p.current));
                   })
      .def_prop_ro("mayor", [](const Position& p) { return static_cast<int>(p.mayor); })
      .def("__hash__", [](const Position& p) { return static_cast<Py_hash_t>(p.hash() >> 2); })
      .def("__eq__", [](const Position& p, nb::handle other) {
        return nb::isinstance<Position>(other) && nb::inst_ready(other) &&
               p == nb::cast<const Position&>(other);
      });
}
