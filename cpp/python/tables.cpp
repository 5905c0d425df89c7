// The tables of the game, handed over from Python once.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <string>
#include <vector>

#include "python/module.hpp"

namespace quadropolis {

Names* names = nullptr;

namespace {

void configure(const std::vector<std::int32_t>& numbers, const nb::dict& d) {
  demand(!tables.ready, "the kernel has its tables already");
  Tables read;
  const char* wrong = read_tables(numbers.data(), numbers.size(), read);
  if (wrong != nullptr) throw nb::value_error(wrong);
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
  demand(names->categories.size() == CATEGORIES, "ten categories");
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
  tables = read;
}

}  // namespace

void bind_tables(nb::module_& m) {
  m.def("configure", &configure,
        nb::sig("def configure(tables: list[int], objects: dict[str, object], /) -> None"));
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
