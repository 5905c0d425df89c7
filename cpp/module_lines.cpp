// What the page gets as JSON and text, for the tests to compare with the rules.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "board_text.hpp"
#include "module.hpp"
#include "sheets.hpp"

namespace quadropolis {
namespace {

using Number = std::optional<std::int64_t>;
using Laid = std::vector<std::tuple<std::string, std::int64_t, std::int64_t>>;
using WrittenCity = std::tuple<std::string, Number, Number, std::optional<Laid>>;

const Mode& mode_of(int mode_number) {
  demand_tables();
  demand(mode_number == 0 || mode_number == 1, "not a mode of the game");
  return tables.mode[mode_number];
}

std::string answer(const Refusal& refusal, const Json& json) {
  if (!refusal) return json.written();
  return json_object([&](Json& error) { error.field("error", refusal.json()); }).written();
}

// Keeps the shares of a city while it is scored.
struct Given {
  std::vector<Share> shares;
  CityToScore city;

  explicit Given(const WrittenCity& written) {
    const auto& [text, inhabitants, energy, laid] = written;
    city.city = text;
    city.inhabitants = inhabitants.value_or(FROM_TILES);
    city.energy = energy.value_or(FROM_TILES);
    if (!laid) return;
    for (const auto& [square, people, units] : *laid) shares.push_back({square, people, units});
    city.shares = shares.data();
    city.size = static_cast<int>(shares.size());
  }
};

std::string score_text(int mode_number, const WrittenCity& city, bool playgrounds, bool margins) {
  const Given given(city);
  Json json;
  const Refusal refusal = scored_city(mode_of(mode_number), given.city, playgrounds, margins, json);
  return answer(refusal, json);
}

std::string score_texts(int mode_number, const std::vector<WrittenCity>& cities, bool playgrounds) {
  demand(cities.size() >= 2 && cities.size() <= MOST_PLAYERS, "2 to 4 cities");
  std::vector<Given> given(cities.begin(), cities.end());
  std::vector<CityToScore> to_score;
  for (const Given& each : given) to_score.push_back(each.city);
  Json json;
  const Refusal refusal = scored_table(mode_of(mode_number), to_score.data(),
                                       static_cast<int>(to_score.size()), playgrounds, json);
  return answer(refusal, json);
}

}  // namespace

void bind_lines(nb::module_& m) {
  m.def("scored_city", &score_text,
        nb::sig("def scored_city(mode_number: int, city: tuple[str, int | None, int | None, "
                "list[tuple[str, int, int]] | None], playgrounds: bool, margins: bool, /) -> str"));
  m.def("scored_table", &score_texts,
        nb::sig("def scored_table(mode_number: int, cities: list[tuple[str, int | None, int | "
                "None, list[tuple[str, int, int]] | None]], playgrounds: bool, /) -> str"));
}

}  // namespace quadropolis
