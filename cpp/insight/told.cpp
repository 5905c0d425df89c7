// Reviews and reasons as JSON.
#include "insight/told.hpp"

#include <cstddef>

#include "rules/format.hpp"
#include "rules/names.hpp"

namespace quadropolis {
namespace {

void write_outlook(const Outlook& outlook, int players, Json& json) {
  auto list = [&](const char* name, const int* numbers) {
    json.key(name).open('[');
    for (int i = 0; i < players; ++i) json.number(numbers[i]);
    json.close(']');
  };
  list("points", outlook.points);
  list("chances", outlook.chances);
}

Json outlook_json(const Outlook& outlook, int players) {
  return json_object([&](Json& json) { write_outlook(outlook, players, json); });
}

Json judged_json(const Position& p, const JudgedMove& judged) {
  return json_object([&](Json& json) {
    json.field("move", format_move(p.mode(), judged.move));
    json.field("value", outlook_json(judged.value, p.players())).key("loss").open('{');
    json.field("points", judged.loss.points).field("chance", judged.loss.chance);
    json.field("cost", judged.loss.cost).close('}');
  });
}

void write_parts(const Explained& found, bool grown, Json& json) {
  json.key("parts").open('{');
  for (int i = 0; i < PARTS; ++i)
    if (grown ? found.parts[i] >= LEAST_EFFECT : found.parts[i] != 0)
      json.field(PART_NAMES[i], found.parts[i]);
  json.close('}');
}

void write_categories(const Explained& found, Json& json) {
  json.key("categories").open('{');
  for (int i = 0; i < CATEGORIES; ++i)
    if (found.categories[i] != 0) json.field(CATEGORY_NAMES[i], found.categories[i]);
  json.close('}');
}

void write_denial(const Position& p, const Denial& denial, Json& json) {
  json.field("player", denial.player);
  json.field("points", denial.points).field("cause", CAUSE_NAMES[static_cast<int>(denial.cause)]);
  json.field("before", format_move(p.mode(), denial.before));
  json.field("after", format_move(p.mode(), denial.after));
}

void write_needs(const char* name, const int* units, Json& json) {
  json.key(name).open('{');
  for (int i = 0; i < MOST_NEEDS; ++i) json.field(PART_NAMES[static_cast<int>(NEEDS[i])], units[i]);
  json.close('}');
}

void write_reason(const Position& p, const Explained& found, const Effect& given, Json& json) {
  json.open('{').field("kind", REASON_NAMES[static_cast<int>(given.reason)]);
  switch (given.reason) {
    case Reason::NOW:
      json.field("points", given.points);
      write_categories(found, json);
      break;
    case Reason::PREPARES:
      json.field("points", given.points);
      write_parts(found, true, json);
      break;
    case Reason::TAKES:
      write_denial(p, found.denial[given.number], json);
      json.key("face");
      found.face == 0 ? json.nothing() : json.text(face_name(found.face));
      break;
    case Reason::RISKS:
      json.field("points", given.points);
      json.field("what", PART_NAMES[static_cast<int>(NEEDS[given.number])]);
      json.field("before", found.needs_before[given.number]);
      json.field("after", found.needs_after[given.number]);
      break;
  }
  json.close('}');
}

Json reasons_json(const Position& p, const Explained& found) {
  return json_list([&](Json& json) {
    for (int i = 0; i < found.reasons; ++i) write_reason(p, found, found.reason[i], json);
  });
}

}  // namespace

Json valued_json(const Valued& valued, int players) {
  return json_object([&](Json& json) {
    write_outlook(valued.value, players, json);
    json.field("uncertainty", outlook_json(valued.error, players)).field("deals", valued.deals);
  });
}

Json reviewed_json(const Weights& weights, const Position& p, const Reviewed& reviewed) {
  auto reasons = [&](const JudgedMove& judged) {
    return reasons_json(p, explained(weights, p, judged.move));
  };
  return json_object([&](Json& json) {
    json.field("value", outlook_json(reviewed.value, p.players())).key("moves").open('[');
    for (const JudgedMove& judged : reviewed.moves) json.piece(judged_json(p, judged));
    json.close(']').key("played");
    reviewed.played < 0 ? json.nothing() : json.number(reviewed.played);
    json.key("sign");
    reviewed.sign == Sign::NONE ? json.nothing()
                                : json.text(SIGN_NAMES[static_cast<int>(reviewed.sign)]);
    json.field("reasons", reasons(reviewed.moves.front())).key("played_reasons");
    if (reviewed.played < 0)
      json.nothing();
    else
      json.piece(reasons(reviewed.moves[static_cast<std::size_t>(reviewed.played)]));
  });
}

Json explained_json(const Position& p, const Explained& found) {
  return json_object([&](Json& json) {
    json.key("face");
    found.face == 0 ? json.nothing() : json.text(face_name(found.face));
    json.field("now", found.now);
    write_categories(found, json);
    json.field("gain", found.gain);
    write_parts(found, false, json);
    json.key("denials").open('[');
    for (int i = 0; i < found.denials; ++i) {
      json.open('{');
      write_denial(p, found.denial[i], json);
      json.close('}');
    }
    json.close(']');
    write_needs("needs_before", found.needs_before, json);
    write_needs("needs_after", found.needs_after, json);
    json.field("reasons", reasons_json(p, found));
  });
}

}  // namespace quadropolis
