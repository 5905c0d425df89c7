#include "page/verbs.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/random.hpp"
#include "insight/told.hpp"
#include "notation/parse.hpp"
#include "page/seeing.hpp"
#include "rules/allocation.hpp"
#include "rules/format.hpp"
#include "rules/legality.hpp"

namespace quadropolis::verbs {
namespace {

std::string refused(const Refusal& refusal) {
  return json_object([&](Json& json) { json.field("error", refusal.json()); }).written();
}

std::string told(std::string_view text) { return Json().text(text).written(); }

std::string thought_text(const Position& p, Move move, const Thought& thought, int most) {
  const Mode& m = p.mode();
  Json json;
  json.open('{').field("move", format_move(m, move)).key("candidates").open('[');
  for (const Candidate& candidate : thought.candidates) {
    if (most-- <= 0) break;
    json.open('{').field("move", format_move(m, candidate.move)).key("points").open('[');
    for (int player = 0; player < p.players(); ++player) json.decimal(candidate.points[player]);
    json.close(']').key("win_chance").decimal(std::clamp(candidate.win_chance, 0.0F, 1.0F));
    json.field("visits", candidate.visits).close('}');
  }
  json.close(']').field("iterations", thought.iterations).close('}');
  return json.written();
}

}  // namespace

std::string start(Text mode, int players, bool playgrounds, int first_player) {
  int number = 0;
  if (Refusal refusal = refuse_start(mode, players, first_player, number)) return refused(refusal);
  return told(format_position(Position::start(number, players, playgrounds, first_player)));
}

std::string draw(Text text, std::uint64_t seed) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (Refusal refusal = refuse_draw(p)) return refused(refusal);
  Random random(seed);
  p.deal_random(random);
  return told(format_site(p.site));
}

std::string deal(Text text, Text site) {
  Position p;
  std::uint8_t tiles[SITE_SQUARES];
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (Refusal refusal = parse_deal(site, tiles)) return refused(refusal);
  if (Refusal refusal = refuse_deal(p, tiles)) return refused(refusal);
  p.deal(tiles);
  return told(format_position(p));
}

std::string play(Text text, Text move_text) {
  Position p;
  Move move;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (Refusal refusal = refuse_move(p, move_text, move)) return refused(refusal);
  p.play(move);
  return told(format_position(p));
}

std::string see(Text text) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  Json json;
  json.open('{').field("position", format_position(p));
  json.field("state", state_json(p)).field("blocked", blocked_json(p)).key("sheets").open('[');
  for (int player = 0; player < p.players(); ++player)
    json.piece(sheet_json(score_best(p.mode(), p.city[player])));
  json.close(']').close('}');
  return json.written();
}

std::string moves(Text text) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  return moves_json(p).written();
}

std::string plans(Text text, int player) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (player < 0 || player >= p.players()) return Json().open('[').close(']').written();
  p.current = static_cast<std::uint8_t>(player);
  return moves_json(p).written();
}

std::string refusal(Text text, Text move_text) {
  Position p;
  Move move;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  const Refusal refusal = refuse_move(p, move_text, move);
  return refusal ? refusal.json().written() : Json().nothing().written();
}

std::string score(Text mode, const CityToScore& city, bool playgrounds, bool margins) {
  int number = 0;
  Json json;
  if (Refusal refusal = parse_mode(mode, number)) return refused(refusal);
  if (Refusal refusal = scored_city(tables.mode[number], city, playgrounds, margins, json))
    return refused(refusal);
  return json.written();
}

std::string score_table(Text mode, const CityToScore* cities, int size, bool playgrounds) {
  int number = 0;
  Json json;
  if (Refusal refusal = refuse_start(mode, size, 0, number)) return refused(refusal);
  if (Refusal refusal = scored_table(tables.mode[number], cities, size, playgrounds, json))
    return refused(refusal);
  return json.written();
}

std::string result(Text text, const CityToScore* allocations, int size) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  const Mode& m = p.mode();
  if (allocations != nullptr && size != p.players())
    return refused(
        Refusal(Code::WRONG_ALLOCATION_COUNT).with("found", size).with("players", p.players()));
  Sheet sheets[MOST_PLAYERS];
  for (int player = 0; player < p.players(); ++player) {
    Scored scored;
    if (allocations == nullptr || allocations[player].size == BEST) {
      scored = score_best(m, p.city[player]);
    } else if (Refusal refusal = score_laid_out(m, p.city[player], allocations[player].shares,
                                                allocations[player].size, scored)) {
      return refused(refusal);
    }
    sheets[player] = scored.sheet;
  }
  return result_json(sheets, p.players()).written();
}

std::string think(Text text, const Level& level, const Weights* values, const Limit& limit,
                  int candidates, const std::function<void(std::string)>& report) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (Refusal refusal = refuse_turn(p)) return refused(refusal);
  Limit own = limit;
  if (report)
    own.report = [&](const Thought& thought) {
      report(thought_text(p, thought.candidates.front().move, thought, candidates));
    };
  const Choosing chosen = choose(level, values, p, own);
  return thought_text(p, chosen.move, chosen.thought, candidates);
}

std::string value(Text text, const Weights& values, const Depth& depth) {
  Position p;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  return valued_json(value_of(values, p, depth), p.players()).written();
}

std::string review(Text text, Text move_text, const Weights& values, const Depth& depth) {
  Position p;
  Move move = NOTHING_PLAYED;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (Refusal refusal = move_text.empty() ? refuse_turn(p) : refuse_move(p, move_text, move))
    return refused(refusal);
  return reviewed_json(values, p, review_move(values, p, move, depth)).written();
}

std::string reasons(Text text, Text move_text, const Weights& values) {
  Position p;
  Move move;
  if (Refusal refusal = parse_position(text, p)) return refused(refusal);
  if (Refusal refusal = refuse_move(p, move_text, move)) return refused(refusal);
  return explained_json(p, explained(values, p, move)).written();
}

}  // namespace quadropolis::verbs
