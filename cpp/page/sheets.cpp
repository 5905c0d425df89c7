#include "page/sheets.hpp"

#include "base/text.hpp"
#include "notation/parse.hpp"
#include "rules/allocation.hpp"
#include "rules/lines.hpp"
#include "rules/names.hpp"

namespace quadropolis {

namespace {

constexpr const char* TIE_BREAKS[] = {"points", "inhabitants", "empty_squares"};

Refusal read_resource(std::int64_t given, const char* resource, int& count) {
  if (given == FROM_TILES) return {};
  if (given < 0)
    return Refusal(Code::WRONG_RESOURCE).with("resource", resource).with("found", digits(given));
  if (given > MOST_RESOURCES)
    return Refusal(Code::WRONG_NUMBER)
        .with("what", resource)
        .with("found", digits(given))
        .with("least", 0)
        .with("most", MOST_RESOURCES);
  count = static_cast<int>(given);
  return {};
}

Refusal read_resources(const CityToScore& given, Buildings& buildings) {
  if (Refusal refusal = read_resource(given.inhabitants, "inhabitants", buildings.inhabitants))
    return refusal;
  return read_resource(given.energy, "energy", buildings.energy);
}

Refusal score_buildings(const Buildings& buildings, const Share* shares, int size, Scored& into) {
  if (size == BEST) {
    into.sheet = best_sheet(buildings);
    into.allocation = laid_out(buildings, into.sheet);
    return {};
  }
  Refusal refusal = check_allocation(buildings, into.city, shares, size, into.allocation);
  if (!refusal) into.sheet = score_allocation(buildings, into.allocation);
  return refusal;
}

void write_sheet_fields(Json& json, const Scored& scored) {
  const Mode& mode = *scored.mode;
  const Sheet& sheet = scored.sheet;
  json.field("total", sheet.total).key("categories").open('{');
  for (int i = 0; i < CATEGORIES; ++i) json.field(CATEGORY_NAMES[i], sheet.categories[i]);
  json.close('}').key("allocation").open('{');
  for (int s = 0; s < mode.squares; ++s) {
    const int people = scored.allocation.inhabitants[s], units = scored.allocation.energy[s];
    if (people == 0 && units == 0) continue;
    json.key(square_name(mode, s)).open('{');
    json.field("inhabitants", people).field("energy", units).close('}');
  }
  json.close('}')
      .field("inhabitants_on_buildings", sheet.inhabitants_on_buildings)
      .field("empty_squares", sheet.empty_squares)
      .key("lines")
      .open('[');
  const Buildings buildings(mode, scored.city);
  for (const Line& line : lines_of(buildings, scored.allocation, sheet))
    json.piece(line_json(mode, line));
  json.close(']');
}

// --- warnings ----------------------------------------------------------------------------

void warn(Json& json, const char* code, std::string_view face, int found, int most) {
  json.open('{').field("code", code).key("arguments").open('{');
  if (!face.empty()) json.field("face", face);
  json.field("found", found).field("most", most).close('}').close('}');
}

int count_faces(const City& city, int* counts) {
  int tiles = 0;
  for (Building building : city.square)
    for (int floor = 0; floor < floors_of(building); ++floor, ++tiles)
      ++counts[floor_face(building, floor)];
  return tiles;
}

// Nobody places more tiles than there are turns.
void warn_of_tiles(Json& json, const Scored& scored) {
  int counts[MOST_FACES + 1] = {};
  const int found = count_faces(scored.city, counts);
  const int most = scored.mode->rounds * scored.mode->turns;
  if (found > most) warn(json, "score/too_many_tiles", {}, found, most);
}

// The same tile but for the Mayor, whom one may overlook.
bool is_twin(const Face& face, const Face& twin) {
  return !face.mayor && twin.mayor && face.kind == twin.kind &&
         face.inhabitants == twin.inhabitants && face.energy == twin.energy &&
         face.points == twin.points;
}

// The faces of which these cities together show more than a game of so many deals.
void warn_of_faces(Json& json, const Scored* cities, int size, bool playgrounds, int players) {
  int found[MOST_FACES + 1] = {}, dealt[FACE_DOWN + 1] = {};
  const Mode& mode = *cities[0].mode;
  for (int i = 0; i < size; ++i) count_faces(cities[i].city, found);
  for (int round = 0; round < mode.rounds; ++round)
    for (int tile : mode.tiles[round][playgrounds ? 1 : 0][players - 2]) ++dealt[tile];
  for (int face = 1; face <= tables.faces; ++face) {
    int spare = 0, all_found = found[face], all_dealt = dealt[face];
    for (int twin = 1; twin <= tables.faces; ++twin) {
      if (!is_twin(tables.face[face], tables.face[twin])) continue;
      if (dealt[twin] > found[twin]) spare += dealt[twin] - found[twin];
      all_found += found[twin];
      all_dealt += dealt[twin];
    }
    if (found[face] > dealt[face] + spare)
      warn(json, "score/too_many_of_face", face_name(face), all_found, all_dealt);
  }
}

// --- who won -----------------------------------------------------------------------------

// By points, then both tie-breaks: more than 0 if the first sheet is better.
int compare(const Sheet& first, const Sheet& second, int& decided_by) {
  const int ahead[] = {first.total - second.total,
                       first.inhabitants_on_buildings - second.inhabitants_on_buildings,
                       second.empty_squares - first.empty_squares};
  for (decided_by = 0; decided_by < 3; ++decided_by)
    if (ahead[decided_by] != 0) return ahead[decided_by];
  return 0;
}

void write_result_fields(Json& json, const Sheet* sheets, int size) {
  int winner = 0, decided_by = 0;
  for (int i = 1; i < size; ++i)
    if (compare(sheets[i], sheets[winner], decided_by) > 0) winner = i;
  int second = winner == 0 ? 1 : 0;
  for (int i = 0; i < size; ++i)
    if (i != winner && compare(sheets[i], sheets[second], decided_by) > 0) second = i;
  const bool shared = compare(sheets[winner], sheets[second], decided_by) == 0;
  const char* by = shared ? "shared" : TIE_BREAKS[decided_by];
  json.key("scores").open('[');
  for (int i = 0; i < size; ++i) json.number(sheets[i].total);
  json.close(']').key("winners").open('[');
  for (int i = 0; i < size; ++i)
    if (compare(sheets[i], sheets[winner], decided_by) == 0) json.number(i);
  json.close(']').field("decided_by", by);
}

}  // namespace

Scored score_best(const Mode& mode, const City& city) {
  Scored scored{&mode, city, {}, {}};
  score_buildings(Buildings(mode, city), nullptr, BEST, scored);
  return scored;
}

Refusal score_laid_out(const Mode& mode, const City& city, const Share* shares, int size,
                       Scored& into) {
  into = {&mode, city, {}, {}};
  return score_buildings(Buildings(mode, city), shares, size, into);
}

Refusal score_given(const Mode& mode, const CityToScore& given, Scored& into) {
  into = {&mode, {}, {}, {}};
  if (Refusal refusal = parse_city(given.city, mode, into.city)) return refusal;
  Buildings buildings(mode, into.city);
  if (Refusal refusal = read_resources(given, buildings)) return refusal;
  return score_buildings(buildings, given.shares, given.size, into);
}

Json sheet_json(const Scored& scored) {
  return json_object([&](Json& json) { write_sheet_fields(json, scored); });
}

Refusal scored_city(const Mode& mode, const CityToScore& given, bool playgrounds, bool margins,
                    Json& into) {
  Scored scored;
  if (Refusal refusal = score_given(mode, given, scored)) return refusal;
  into.open('{');
  write_sheet_fields(into, scored);
  into.key("warnings").open('[');
  warn_of_tiles(into, scored);
  warn_of_faces(into, &scored, 1, playgrounds, MOST_PLAYERS);
  into.close(']');
  for (const char* name : {"with_one_more_inhabitant", "with_one_more_energy"}) {
    if (!margins) {
      into.key(name).nothing();
      continue;
    }
    Buildings now(mode, scored.city);
    read_resources(given, now);
    Buildings richer = now;
    ++(name[14] == 'i' ? richer.inhabitants : richer.energy);
    into.field(name, best_points(richer) - best_points(now));
  }
  into.close('}');
  return {};
}

Refusal scored_table(const Mode& mode, const CityToScore* cities, int size, bool playgrounds,
                     Json& into) {
  Scored scored[MOST_PLAYERS] = {};
  Sheet sheets[MOST_PLAYERS] = {};
  for (int i = 0; i < size; ++i) {
    City city;
    if (Refusal refusal = parse_city(cities[i].city, mode, city)) return refusal;
  }
  for (int i = 0; i < size; ++i) {
    if (Refusal refusal = score_given(mode, cities[i], scored[i])) return refusal;
    sheets[i] = scored[i].sheet;
  }
  into.open('{');
  write_result_fields(into, sheets, size);
  into.key("sheets").open('[');
  for (int i = 0; i < size; ++i) {
    into.open('{');
    write_sheet_fields(into, scored[i]);
    into.key("warnings").open('[');
    warn_of_tiles(into, scored[i]);
    into.close(']').close('}');
  }
  into.close(']').key("warnings").open('[');
  warn_of_faces(into, scored, size, playgrounds, size);
  into.close(']').close('}');
  return {};
}

Json result_json(const Sheet* sheets, int size) {
  return json_object([&](Json& json) { write_result_fields(json, sheets, size); });
}

}  // namespace quadropolis
