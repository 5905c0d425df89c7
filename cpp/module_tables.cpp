// The tables of the game, handed over from Python once.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "module.hpp"

namespace quadropolis {

Names* names = nullptr;

namespace {

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
  std::copy(accepting.begin(), accepting.end(), m.accepting + 1);
  auto neighbors = nb::cast<std::vector<Mask>>(d["neighbors"]);
  auto districts = nb::cast<std::vector<int>>(d["districts"]);
  demand(static_cast<int>(neighbors.size()) == m.squares && neighbors.size() == districts.size(),
         "neighbors, districts: one per square");
  for (std::size_t s = 0; s < neighbors.size(); ++s) {
    m.neighbors[s] = neighbors[s];
    demand(districts[s] >= 0 && districts[s] <= MOST_DISTRICTS, "a district is out of range");
    m.district[s] = static_cast<std::uint8_t>(districts[s]);
  }
  auto stackable = nb::cast<std::vector<bool>>(d["stackable"]);
  auto allowed = nb::cast<std::vector<bool>>(d["allowed"]);
  demand(stackable.size() == KINDS && allowed.size() == KINDS, "stackable, allowed: one per kind");
  for (std::size_t k = 0; k < KINDS; ++k) {
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
  for (std::size_t size = 0; size <= MOST_SQUARES; ++size)
    for (std::size_t floors = 0; floors <= MOST_FLOORS; ++floors) {
      int& points = m.office[size][floors];
      points = 0;
      if (size == 0 || office.empty()) continue;
      const auto& line = office[std::min(size, office.size()) - 1];
      if (floors < line.size()) points = line[floors];
    }
  auto tiles = nb::cast<std::vector<std::vector<std::vector<std::vector<int>>>>>(d["tiles"]);
  demand(static_cast<int>(tiles.size()) == m.rounds, "tiles: one list per round");
  for (std::size_t r = 0; r < tiles.size(); ++r)
    for (std::size_t option = 0; option < 2; ++option)
      for (std::size_t n = 0; n < MOST_PLAYERS - 1; ++n) {
        const auto& round = tiles[r].at(option).at(n);
        demand(round.size() == SITE_SQUARES, "tiles: 25 a round");
        for (std::size_t i = 0; i < SITE_SQUARES; ++i)
          m.tiles[r][option][n][i] = static_cast<std::uint8_t>(round[i]);
      }
}

void read_faces(const nb::dict& d) {
  auto faces = nb::cast<std::vector<std::vector<int>>>(d["faces"]);
  demand(faces.size() <= MOST_FACES, "more faces than the kernel can number");
  tables.faces = static_cast<int>(faces.size());
  std::fill(std::begin(tables.first_face), std::end(tables.first_face), std::uint8_t{0});
  for (int number = 1; number <= tables.faces; ++number) {
    const auto& f = member(faces, number - 1);
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
  for (std::size_t k = 0; k < MOST_ARCHITECTS; ++k)
    for (std::size_t s = 0; s < SPOTS; ++s)
      tables.reach[k + 1][s] = static_cast<std::uint8_t>(reach[k].at(s));
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
  names->city = d["city"];
  names->no_arguments = nb::tuple();
  for (const char* field :
       {"categories", "allocation", "inhabitants_on_buildings", "empty_squares", "city"})
    names->sheet_fields.push_back(nb::str(field));
  names->squares_attribute = nb::str("squares");
  names->mode_attribute = nb::str("mode");
  names->faces.emplace_back(nb::none());
  for (nb::handle face : nb::cast<nb::list>(d["face_objects"])) {
    const nb::str name(face);
    demand(nb::len(name) < FACE_NAME_SIZE, "a face has a short name");
    std::strcpy(tables.face_name[names->faces.size()], name.c_str());
    names->faces.push_back(nb::borrow(face));
  }
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

}  // namespace

void bind_tables(nb::module_& m) {
  m.def("configure", &configure, nb::sig("def configure(tables: dict[str, object], /) -> None"));
  auto supports = [](const std::string& level) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return level == "x86-64-v3" && __builtin_cpu_supports("avx2") &&
           __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
#else
    return level.empty();
#endif
  };
  m.def("supports", supports, nb::sig("def supports(level: str, /) -> bool"));
}

}  // namespace quadropolis
