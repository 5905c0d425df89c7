#include "rules/format.hpp"

#include "rules/names.hpp"

namespace quadropolis {
namespace {

constexpr const char* NOBODY = "-";

std::string digit(int number) { return std::string(1, static_cast<char>('0' + number)); }

// Rows of words, top row first: "a b / c d".
template <class Word>
std::string board(int rows, int columns, Word&& word) {
  std::string text;
  for (int square = 0; square < rows * columns; ++square) {
    if (square > 0) text += square % columns == 0 ? " / " : " ";
    text += word(square);
  }
  return text;
}

// The numbers left, a word for each hand.
std::string hands(const Position& p) {
  const Mode& m = p.mode();
  std::string text;
  for (int hand = 0; hand < (m.common_pool ? 1 : p.players()); ++hand) {
    std::string left;
    for (int k = 1; k <= m.architects; ++k)
      left.append(static_cast<std::size_t>(m.common_pool ? p.left[k - 1] : p.left[hand] >> k & 1),
                  static_cast<char>('0' + k));
    text += ' ';
    text += left.empty() ? NOBODY : left;
  }
  return text;
}

std::string lying(const Position& p) {
  std::string text;
  each(p.occupied, [&](int spot) {
    const int there = p.spot[spot] - 1;
    text += ' ';
    text += digit(there / 8) + ":" + digit(there % 8) + spot_name(spot);
  });
  return text.empty() ? " -" : text;
}

}  // namespace

std::string format_building(Building building) {
  if (building == EMPTY) return ".";
  std::string text;
  for (int floor = 0; floor < floors_of(building); ++floor) {
    if (floor > 0) text += "+";
    text += face_name(floor_face(building, floor));
  }
  return text;
}

std::string format_city(const Mode& mode, const City& city) {
  return board(mode.rows, mode.columns, [&](int s) { return format_building(city.square[s]); });
}

std::string format_site(const std::uint8_t* site) {
  return board(SITE_SIZE, SITE_SIZE, [&](int s) -> std::string {
    if (site[s] == NO_TILE) return ".";
    return site[s] == FACE_DOWN ? "#" : std::string(face_name(site[s]));
  });
}

std::string format_move(const Mode& mode, Move move) {
  std::string text = digit(move_architect(move)) + spot_name(move_spot(move));
  if (move_to(move) == NO_PLACE) return text;
  return text + ":" + (move_to(move) == DISCARD ? "-" : square_name(mode, move_to(move)));
}

std::string format_position(const Position& p) {
  const Mode& m = p.mode();
  std::string text = std::string(mode_name(m)) + " " + digit(p.players());
  if (p.playgrounds()) text += " playgrounds";
  text += " | round " + digit(p.round + 1) + " turn " + digit(p.turn() + 1);
  text += p.phase == MOVE   ? " | to move " + digit(p.current)
          : p.phase == DEAL ? " | to deal"
                            : " | over";
  text += " | first " + digit(p.first) + " | mayor " + digit(p.mayor) + " | urbanist ";
  text += p.urbanist == OFF_SITE ? NOBODY : site_name(p.urbanist);
  text += " | architects" + hands(p) + " | spots" + lying(p) + " | site " + format_site(p.site);
  for (int player = 0; player < p.players(); ++player)
    text += " | city " + format_city(m, p.city[player]);
  return text;
}

}  // namespace quadropolis
