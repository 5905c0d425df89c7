// What the parts of the Python module share. A part is a source of this folder: it checks what
// comes in and binds its functions.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include "rules/position.hpp"

namespace quadropolis {

namespace nb = nanobind;

// The signatures (nb::sig) are for the reader and the type checker: tools/write_stub.py.
void bind_tables(nb::module_& m);
void bind_cities(nb::module_& m);
void bind_lines(nb::module_& m);
void bind_positions(nb::module_& m);
void bind_games(nb::module_& m);
void bind_search(nb::module_& m);
void bind_verbs(nb::module_& m);
void bind_solver(nb::module_& m);
void bind_env(nb::module_& m);
void bind_insight(nb::module_& m);

// Python objects looked up once, kept for the life of the process.
struct Names {
  nb::object score_sheet, city, no_arguments, squares_attribute, mode_attribute;
  nb::object blank_categories;  // every category with 0
  std::vector<nb::object> sheet_fields;
  std::vector<nb::object> shares;        // {"inhabitants": i, "energy": e}, by 2 i + e
  std::vector<nb::object> faces;         // by face number
  std::vector<nb::object> mode_objects;  // Classic, Expert
  std::vector<std::vector<nb::object>> square_names;
  std::vector<nb::object> categories;
};
extern Names* names;
constexpr int MOST_SHARE = MOST_CUSTOMERS;  // inhabitants on one building

inline void demand(bool fine, const char* what) {
  if (!fine) throw nb::value_error(what);
}

inline void demand_tables() { demand(tables.ready, "the kernel has no tables yet"); }

// A member of a list that Python's parts keep; the kernel counts in plain numbers.
template <class T>
const T& member(const std::vector<T>& list, std::int64_t number) {
  return list[static_cast<std::size_t>(number)];
}

// The City of the library, checked on the way: only what could be built is accepted.
City read_city(nb::handle city, int mode_number);
nb::tuple write_city(const City& city, int mode_number);

// The position before the first deal of a game that there is.
Position start(int mode_number, int players, bool playgrounds, int first);

// Numbers as an array of numpy, which then owns them.
template <class Array, class T>
Array as_array(std::vector<T>&& values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Array(kept->data(), shape, owner);
}

}  // namespace quadropolis
