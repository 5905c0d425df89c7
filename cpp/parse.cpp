#include "parse.hpp"

#include <string>
#include <vector>

#include "names.hpp"
#include "text.hpp"

namespace quadropolis {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(at);
    std::string_view part = text.substr(0, end);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
    if (!part.empty()) parts.push_back(part);
    if (end == text.npos) return parts;
    text.remove_prefix(end + 1);
  }
}

int face_named(std::string_view name) {
  for (int face = 1; face <= tables.faces; ++face)
    if (face_name(face) == name) return face;
  return 0;
}

// So far only texts that the kernel has written itself are read.
bool read_site(std::string_view text, std::uint8_t* site) {
  int at = 0;
  for (std::string_view row : split(text, '/'))
    for (std::string_view word : split(row, ' ')) {
      if (at == SITE_SQUARES) return false;
      const int face = face_named(word);
      if (face == 0 && word != "." && word != "#") return false;
      site[at++] = face != 0 ? static_cast<std::uint8_t>(face) : word == "#" ? FACE_DOWN : NO_TILE;
    }
  return at == SITE_SQUARES;
}

bool read_city_text(const Mode& m, std::string_view text, City& city) {
  int at = 0;
  for (std::string_view row : split(text, '/'))
    for (std::string_view word : split(row, ' ')) {
      if (at == m.squares) return false;
      if (word != ".")
        for (std::string_view name : split(word, '+')) {
          const int face = face_named(name);
          if (face == 0 || floors_of(city.square[at]) == m.floors) return false;
          city.place(m, face, at);
        }
      ++at;
    }
  return at == m.squares;
}

int number_after(std::string_view field) { return field.back() - '0'; }

Refusal wrong(int field, std::string_view found) {
  return Refusal(Code::WRONG_FIELD).with("number", field).with("found", shown(found));
}

}  // namespace

Refusal parse_deal(std::string_view text, std::uint8_t* tiles) {
  if (!read_site(text, tiles)) return Refusal(Code::WRONG_ROWS);
  return {};
}

Refusal parse_position(std::string_view text, Position& p) {
  const std::vector<std::string_view> fields = split(text, '|');
  if (fields.size() < 11) return Refusal(Code::WRONG_FIELD_COUNT);
  const std::vector<std::string_view> game = split(fields[0], ' ');
  if (game.size() < 2 || game.size() > 3) return wrong(1, fields[0]);
  const int players = number_after(game[1]);
  if ((game[0] != "classic" && game[0] != "expert") || players < 2 || players > 4 ||
      fields.size() != static_cast<std::size_t>(9 + players))
    return wrong(1, fields[0]);
  const int first = number_after(fields[3]), mayor = number_after(fields[4]);
  if (first < 0 || first >= players || mayor < 0 || mayor >= players) return wrong(4, fields[3]);
  p = Position::start(game[0] == "expert", players, game.size() == 3, first);
  const Mode& m = p.mode();
  p.mayor = static_cast<std::uint8_t>(mayor);
  const std::vector<std::string_view> round = split(fields[1], ' ');
  p.round = static_cast<std::uint8_t>(number_after(round[1]) - 1);
  const int turn = number_after(round[3]);
  p.phase = fields[2] == "to deal" ? DEAL : fields[2] == "over" ? OVER : MOVE;
  for (int player = 0; player < players; ++player)
    if (!read_city_text(m, fields[static_cast<std::size_t>(9 + player)].substr(5), p.city[player]))
      return wrong(10 + player, fields[static_cast<std::size_t>(9 + player)]);
  if (p.phase == OVER) p.moved = static_cast<std::uint8_t>(m.turns * players);
  if (p.phase != MOVE) return {};
  p.current = static_cast<std::uint8_t>(number_after(fields[2]));
  p.moved =
      static_cast<std::uint8_t>((turn - 1) * players + (p.current - first + players) % players);
  const std::string_view urbanist = fields[5].substr(9);
  if (urbanist != "-")
    p.urbanist = static_cast<std::uint8_t>((urbanist[1] - '1') * SITE_SIZE + urbanist[0] - 'a');
  for (std::string_view word : split(fields[7].substr(6), ' ')) {
    if (word == "-") break;
    const int player = word[0] - '0', architect = word[2] - '0';
    const int spot = static_cast<int>(std::string_view("NESW").find(word[3])) * 5 + word[4] - '1';
    p.spot[spot] = static_cast<std::uint8_t>(1 + player * 8 + architect);
    p.occupied |= bit(spot);
    if (m.common_pool)
      --p.left[architect - 1];
    else
      p.left[player] &= static_cast<std::uint8_t>(~(1 << architect));
  }
  if (!read_site(fields[8].substr(5), p.site)) return wrong(9, fields[8]);
  return {};
}

}  // namespace quadropolis
