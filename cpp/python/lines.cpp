// What the page gets as JSON and text, for the tests to compare with the rules.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "notation/parse.hpp"
#include "page/sheets.hpp"
#include "python/module.hpp"
#include "rules/format.hpp"

namespace quadropolis {
namespace {

using GivenNumber = std::optional<std::int64_t>;
using Laid = std::vector<std::tuple<std::string, std::int64_t, std::int64_t>>;
using WrittenCity = std::tuple<std::string, GivenNumber, GivenNumber, std::optional<Laid>>;

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

// A position from its text, or the refusal as JSON.
nb::object read_position(const std::string& text) {
  demand_tables();
  Position position;
  if (Refusal refusal = parse_position(text, position)) return nb::cast(answer(refusal, {}));
  return nb::cast(position);
}

// Whether any bytes, which need not be text, are a position and a city.
bool reads_bytes(const nb::bytes& bytes) {
  demand_tables();
  // A copy without a zero behind it, so that reading too far is noticed.
  const std::vector<char> copied(bytes.c_str(), bytes.c_str() + bytes.size());
  const std::string_view text(copied.data(), copied.size());
  Position position;
  City city;
  const bool refused = static_cast<bool>(parse_position(text, position));
  return !refused || !parse_city(text, tables.mode[1], city);
}

std::string read_city_text(int mode_number, const std::string& text) {
  const Mode& mode = mode_of(mode_number);
  City city;
  const Refusal refusal = parse_city(text, mode, city);
  return answer(refusal, refusal ? Json() : Json().text(format_city(mode, city)));
}

std::string read_deal_text(const std::string& text) {
  demand_tables();
  std::uint8_t tiles[SITE_SQUARES];
  const Refusal refusal = parse_deal(text, tiles);
  return answer(refusal, refusal ? Json() : Json().text(format_site(tiles)));
}

}  // namespace

void bind_lines(nb::module_& m) {
  m.def("scored_city", &score_text,
        nb::sig("def scored_city(mode_number: int, city: tuple[str, int | None, int | None, "
                "list[tuple[str, int, int]] | None], playgrounds: bool, margins: bool, /) -> str"));
  m.def("scored_table", &score_texts,
        nb::sig("def scored_table(mode_number: int, cities: list[tuple[str, int | None, int | "
                "None, list[tuple[str, int, int]] | None]], playgrounds: bool, /) -> str"));
  m.def("read_position", &read_position,
        nb::sig("def read_position(text: str, /) -> Position | str"));
  m.def("reads_bytes", &reads_bytes, nb::sig("def reads_bytes(bytes: bytes, /) -> bool"));
  m.def("read_city", &read_city_text,
        nb::sig("def read_city(mode_number: int, text: str, /) -> str"));
  m.def("read_deal", &read_deal_text, nb::sig("def read_deal(text: str, /) -> str"));
  m.def("write_position", &format_position,
        nb::sig("def write_position(position: Position, /) -> str"));
}

}  // namespace quadropolis
