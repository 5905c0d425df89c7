#include "page/seeing.hpp"

#include <string>

#include "bots/value.hpp"
#include "rules/allocation.hpp"
#include "rules/format.hpp"
#include "rules/names.hpp"
#include "rules/refusal.hpp"

namespace quadropolis {
namespace {

void write_hands(const Position& p, Json& json) {
  const Mode& m = p.mode();
  json.key("architects").open('[');
  for (int hand = 0; hand < (m.common_pool ? 1 : p.players()); ++hand) {
    json.open('[');
    for (int k = 1; k <= m.architects; ++k)
      for (int n = m.common_pool ? p.left[k - 1] : p.left[hand] >> k & 1; n > 0; --n)
        json.number(k);
    json.close(']');
  }
  json.close(']');
}

void write_architect(const Position& p, int spot, Json& json) {
  json.field("player", (p.spot[spot] - 1) / 8).field("architect", (p.spot[spot] - 1) % 8);
}

// Points by category before a move and after it.
struct Change {
  int total = 0;
  int categories[CATEGORIES] = {};

  Change() = default;
  Change(const Sheet& before, const Sheet& after) : total(after.total - before.total) {
    for (int i = 0; i < CATEGORIES; ++i) categories[i] = after.categories[i] - before.categories[i];
  }
};

void write_change(const Change& change, Json& json) {
  json.field("points", change.total).key("changes").open('{');
  for (int i = 0; i < CATEGORIES; ++i)
    if (change.categories[i] != 0) json.field(CATEGORY_NAMES[i], change.categories[i]);
  json.close('}');
}

}  // namespace

Json state_json(const Position& p) {
  const Mode& m = p.mode();
  Json json;
  json.open('{').field("mode", mode_name(m)).field("players", p.players());
  json.key("playgrounds").truth(p.playgrounds());
  json.field("round", p.round + 1).field("turn", p.turn() + 1).field("phase", PHASE_NAMES[p.phase]);
  json.key("current_player");
  p.phase == MOVE ? json.number(p.current) : json.nothing();
  json.field("first_player", p.first).field("mayor", p.mayor).key("urbanist");
  p.urbanist == OFF_SITE ? json.nothing() : json.text(site_name(p.urbanist));
  write_hands(p, json);
  json.key("common_pool").truth(m.common_pool).key("spots").open('{');
  each(p.occupied, [&](int spot) {
    json.key(spot_name(spot)).open('{');
    write_architect(p, spot, json);
    json.close('}');
  });
  json.close('}').field("site", format_site(p.site));
  auto list = [&](const char* name, auto&& write) {
    json.key(name).open('[');
    for (int player = 0; player < p.players(); ++player) write(p.city[player]);
    json.close(']');
  };
  list("cities", [&](const City& city) { json.text(format_city(m, city)); });
  list("inhabitants", [&](const City& city) { json.number(city.inhabitants()); });
  list("energy", [&](const City& city) { json.number(city.energy()); });
  json.close('}');
  return json;
}

Json blocked_json(const Position& p) {
  Json json;
  json.open('{');
  each(p.occupied | tables.facing[p.urbanist], [&](int spot) {
    const bool taken = p.spot[spot] != 0;
    json.key(spot_name(spot)).open('{');
    json.field("code", code_text(taken ? Code::SPOT_TAKEN : Code::SPOT_FACES_URBANIST));
    json.key("arguments").open('{').field("spot", spot_name(spot));
    if (taken)
      write_architect(p, spot, json);
    else
      json.field("urbanist", site_name(p.urbanist));
    json.close('}').close('}');
  });
  json.close('}');
  return json;
}

Json moves_json(const Position& p) {
  const Mode& m = p.mode();
  const Buildings city(m, p.city[p.current]);
  const Sheet now = best_sheet(city);
  // Many moves come to the same city: each is scored once.
  Change changes[MOST_FACES + 1][MOST_SQUARES];
  Mask known[MOST_FACES + 1] = {};
  const Mask free = p.free_spots();
  Move moves[MOST_MOVES];
  const int size = p.legal_moves(moves);
  Json json;
  json.open('[');
  for (int i = 0; i < size; ++i) {
    const int k = move_architect(moves[i]), spot = move_spot(moves[i]), to = move_to(moves[i]);
    const int square = tables.reach[k][spot], face = p.site[square];
    json.open('{').field("move", format_move(m, moves[i])).field("architect", k);
    json.field("spot", spot_name(spot)).field("square", site_name(square)).key("takes");
    to == NO_PLACE ? json.nothing() : json.text(face_name(face));
    json.key("to");
    if (to == NO_PLACE)
      json.nothing();
    else
      json.text(to == DISCARD ? "-" : square_name(m, to));
    json.key("blocks").open('[');
    each(free & (tables.facing[square] | bit(spot)), [&](int s) { json.text(spot_name(s)); });
    json.close(']');
    Change change;
    if (to < MOST_SQUARES) {
      if ((known[face] >> to & 1) == 0) {
        known[face] |= bit(to);
        changes[face][to] = Change(now, best_sheet(with_tile(city, face, to)));
      }
      change = changes[face][to];
    }
    write_change(change, json);
    json.close('}');
  }
  json.close(']');
  return json;
}

}  // namespace quadropolis
