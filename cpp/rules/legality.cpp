#include "rules/legality.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "rules/format.hpp"
#include "rules/names.hpp"

namespace quadropolis {
namespace {

// A move as it is written: whatever the position, but its square may be none of this mode's.
struct WrittenMove {
  int architect = 0, spot = 0;
  int column = -1, row = -1;  // where the tile is placed, if it is
  bool discards = false;

  bool places() const { return column >= 0; }
  bool takes() const { return places() || discards; }
};

Refusal read_move(std::string_view text, WrittenMove& move) {
  auto wrong = [&](const char* part) {
    return Refusal(Code::WRONG_MOVE_TEXT).with("found", shown(text)).with("part", part);
  };
  auto within = [&](std::size_t at, char least, char most) {
    return at < text.size() && text[at] >= least && text[at] <= most;
  };
  if (!within(0, '1', '5')) return wrong("architect");
  constexpr std::string_view SIDES = "NESW";
  const std::size_t side = text.size() > 1 ? SIDES.find(text[1]) : SIDES.npos;
  if (side == SIDES.npos) return wrong("side");
  if (!within(2, '1', '5')) return wrong("line");
  move.architect = text[0] - '0';
  move.spot = static_cast<int>(side) * SITE_SIZE + text[2] - '1';
  if (text.size() == 3) return {};
  const std::string_view target = text.substr(3);
  if (target == ":-") {
    move.discards = true;
    return {};
  }
  if (target.size() != 3 || target[0] != ':' || !within(4, 'a', 'e') || !within(5, '1', '4'))
    return wrong("target");
  move.column = text[4] - 'a';
  move.row = text[5] - '1';
  return {};
}

Json numbers_of(Mask set) {
  return json_list([&](Json& json) { each(set, [&](int number) { json.number(number); }); });
}

// Why the tile may not stand there: City.refusal of rules/city.py.
Refusal refuse_square(const Position& p, int face, int architect, int square) {
  const Mode& m = p.mode();
  const City& city = p.city[p.current];
  const Kind kind = tables.face[face].kind;
  const Mask allowed = city.placements(m, kind, architect);
  if ((allowed >> square & 1) != 0) return {};
  const std::string name = square_name(m, square);
  const Building there = city.square[square];
  if (there != EMPTY) {
    const std::string building = format_building(there);
    auto refuse = [&](Code code) {
      return Refusal(code)
          .with("square", name)
          .with("building", building)
          .with("face", face_name(face));
    };
    if (!m.stackable[kind]) return refuse(Code::SQUARE_OCCUPIED);
    if (kind_of(there) != kind) return refuse(Code::OTHER_KIND);
    if (floors_of(there) >= m.floors)
      return Refusal(Code::STACK_FULL).with("square", name).with("floors", floors_of(there));
  }
  return Refusal(Code::SQUARE_NOT_ALLOWED)
      .with("architect", architect)
      .with("face", face_name(face))
      .with("square", name)
      .with("allowed", json_list([&](Json& json) {
              each(allowed, [&](int s) { json.text(square_name(m, s)); });
            }));
}

// Why the architect may not go to that spot at all.
Refusal refuse_spot(const Position& p, const WrittenMove& move) {
  const Mask left = p.architects();
  if ((left >> move.architect & 1) == 0)
    return Refusal(Code::ARCHITECT_NOT_AVAILABLE)
        .with("player", p.current)
        .with("architect", move.architect)
        .with("left", numbers_of(left));
  const std::string spot = spot_name(move.spot);
  if (const int there = p.spot[move.spot]; there != 0)
    return Refusal(Code::SPOT_TAKEN)
        .with("spot", spot)
        .with("player", (there - 1) / 8)
        .with("architect", (there - 1) % 8);
  if ((tables.facing[p.urbanist] >> move.spot & 1) != 0)
    return Refusal(Code::SPOT_FACES_URBANIST)
        .with("spot", spot)
        .with("urbanist", site_name(p.urbanist));
  return {};
}

// The names of so many tiles too many, in the order of the alphabet.
Json names_of(const int* tiles, int sign) {
  std::vector<std::string> found;
  for (int face = 1; face <= FACE_DOWN; ++face)
    for (int n = 0; n < tiles[face] * sign; ++n)
      found.emplace_back(face == FACE_DOWN ? std::string_view("#") : face_name(face));
  std::sort(found.begin(), found.end());
  return json_list([&](Json& json) {
    for (const std::string& name : found) json.text(name);
  });
}

}  // namespace

Refusal refuse_start(std::string_view mode, std::int64_t players, std::int64_t first_player,
                     int& mode_number) {
  const auto named = std::find(std::begin(MODE_NAMES), std::end(MODE_NAMES), mode);
  if (named == std::end(MODE_NAMES)) return Refusal(Code::UNKNOWN_MODE).with("mode", shown(mode));
  if (players < 2 || players > MOST_PLAYERS)
    return Refusal(Code::WRONG_PLAYERS).with("players", std::to_string(players));
  if (first_player < 0 || first_player >= players)
    return Refusal(Code::WRONG_FIRST_PLAYER)
        .with("first_player", std::to_string(first_player))
        .with("last", players - 1);
  mode_number = static_cast<int>(named - std::begin(MODE_NAMES));
  return {};
}

Refusal refuse_draw(const Position& p) {
  if (p.phase == DEAL) return {};
  return Refusal(Code::DEAL_NOT_EXPECTED).with("phase", PHASE_NAMES[p.phase]);
}

Refusal refuse_deal(const Position& p, const std::uint8_t* tiles) {
  if (Refusal refusal = refuse_draw(p)) return refusal;
  int missing[FACE_DOWN + 1] = {};
  for (int i = 0; i < SITE_SQUARES; ++i) {
    ++missing[p.round_tiles()[i]];
    --missing[tiles[i]];
  }
  if (std::all_of(std::begin(missing), std::end(missing), [](int n) { return n == 0; })) return {};
  return Refusal(Code::WRONG_TILES)
      .with("round", p.round + 1)
      .with("missing", names_of(missing, 1))
      .with("surplus", names_of(missing, -1));
}

Refusal refuse_turn(const Position& p) {
  if (p.phase == OVER) return Refusal(Code::GAME_OVER);
  if (p.phase == DEAL) return Refusal(Code::DEAL_EXPECTED).with("round", p.round + 1);
  return {};
}

Refusal refuse_move(const Position& p, std::string_view text, Move& code) {
  WrittenMove move;
  if (Refusal refusal = read_move(text, move)) return refusal;
  if (Refusal refusal = refuse_turn(p)) return refusal;
  if (Refusal refusal = refuse_spot(p, move)) return refusal;
  const Mode& m = p.mode();
  const int reached = tables.reach[move.architect][move.spot];
  int to = move.discards ? DISCARD : NO_PLACE;
  if (!p.has_tile(reached)) {
    if (move.takes())
      return Refusal(Code::NOTHING_TO_PLACE)
          .with("architect", move.architect)
          .with("spot", spot_name(move.spot));
  } else if (!move.takes()) {
    return Refusal(Code::MUST_PLACE_OR_DISCARD)
        .with("architect", move.architect)
        .with("spot", spot_name(move.spot))
        .with("face", face_name(p.site[reached]));
  } else if (move.places()) {
    if (move.column >= m.columns || move.row >= m.rows)
      return Refusal(Code::NO_SUCH_SQUARE)
          .with("square", shown(text.substr(4)))
          .with("mode", mode_name(m))
          .with("first", square_name(m, 0))
          .with("last", square_name(m, m.squares - 1));
    to = move.row * m.columns + move.column;
    if (Refusal refusal = refuse_square(p, p.site[reached], move.architect, to)) return refusal;
  }
  code = make_move(move.architect, move.spot, to);
  return {};
}

}  // namespace quadropolis
