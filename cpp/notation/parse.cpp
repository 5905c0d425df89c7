#include "notation/parse.hpp"

#include "base/text.hpp"
#include "rules/names.hpp"

namespace quadropolis {

namespace {

constexpr int LONGEST_TEXT = 2000;
constexpr char EMPTY_SIGN = '.', FACE_DOWN_SIGN = '#', FLOOR_SIGN = '+';

// The number of the face of that name; 0 if there is none.
int face_named(std::string_view name) {
  for (int face = tables.faces; face > 0; --face)
    if (face_name(face) == name) return face;
  return 0;
}

Refusal unknown_face(std::string_view name, const std::string& where, char also) {
  return Refusal(Code::UNKNOWN_FACE)
      .with("found", shown(name))
      .with("where", where)
      .with("faces", json_list([&](Json& json) {
              for (int face = 1; face <= tables.faces; ++face) json.text(face_name(face));
              json.text(std::string_view(&also, 1));
            }));
}

// Splits a board's text; read(word, square) makes something of every square.
template <class F>
Refusal read_squares(std::string_view text, const char* what, int rows, int columns, F&& read) {
  const int length = length_of(text);
  if (length > LONGEST_TEXT)
    return Refusal(Code::TOO_LONG)
        .with("what", what)
        .with("found", length)
        .with("most", LONGEST_TEXT);
  int found = 1;
  for (char c : text) found += c == '/';
  if (found != rows)
    return Refusal(Code::WRONG_ROWS).with("what", what).with("expected", rows).with("found", found);
  std::string_view line, word;
  bool more = true;
  for (int row = 0; next_part(text, '/', line, more); ++row) {
    int words = 0;
    for (std::string_view rest = line; next_word(rest, word);) ++words;
    if (words != columns)
      return Refusal(Code::WRONG_COLUMNS)
          .with("row", row + 1)
          .with("what", what)
          .with("found", words)
          .with("expected", columns);
    for (int column = 0; next_word(line, word); ++column)
      if (Refusal refusal = read(word, row * columns + column)) return refusal;
  }
  return {};
}

// One building, which is added to a city without it.
Refusal read_building(std::string_view text, const Mode& mode, int s, City& into) {
  if (text == std::string_view(&EMPTY_SIGN, 1)) return {};
  const std::string where = square_name(mode, s);
  int floors = 0, faces[MOST_FLOORS];
  bool mixed = false, more = true;
  std::string_view name;
  while (next_part(text, FLOOR_SIGN, name, more)) {
    const int face = face_named(name);
    if (face == 0) return unknown_face(name, where, EMPTY_SIGN);
    if (!mode.allowed[tables.face[face].kind])
      return Refusal(Code::FACE_NOT_IN_MODE)
          .with("face", face_name(face))
          .with("where", where)
          .with("mode", mode_name(mode));
    if (floors < MOST_FLOORS) faces[floors] = face;
    mixed |= tables.face[face].kind != tables.face[faces[0]].kind;
    ++floors;
  }
  const char* reason = nullptr;
  if (mixed)
    reason = "mixed";
  else if (floors > 1 && !mode.stackable[tables.face[faces[0]].kind])
    reason = "single";
  else if (floors > mode.floors)
    reason = "high";
  if (reason != nullptr)
    return Refusal(Code::WRONG_STACK)
        .with("where", where)
        .with("reason", reason)
        .with("floors", floors)
        .with("most", mode.floors);
  for (int floor = 0; floor < floors; ++floor) into.place(mode, faces[floor], s);
  return {};
}

Refusal read_site(std::string_view text, const char* what, bool empty, std::uint8_t* into) {
  return read_squares(text, what, SITE_SIZE, SITE_SIZE, [&](std::string_view word, int square) {
    const bool sign = word.size() == 1;
    int tile = sign && word[0] == FACE_DOWN_SIGN ? FACE_DOWN : face_named(word);
    if (tile == 0 && !(empty && sign && word[0] == EMPTY_SIGN))
      return unknown_face(word, site_name(square), FACE_DOWN_SIGN);
    into[square] = static_cast<std::uint8_t>(tile);
    return Refusal();
  });
}

}  // namespace

Refusal parse_mode(std::string_view name, int& mode_number) {
  for (mode_number = 0; mode_number < 2; ++mode_number)
    if (name == MODE_NAMES[mode_number]) return {};
  return Refusal(Code::UNKNOWN_MODE).with("mode", shown(name));
}

Refusal parse_city(std::string_view text, const Mode& mode, City& into) {
  into = City{};
  into.empty = mode.all_squares;
  return read_squares(text, "city", mode.rows, mode.columns, [&](std::string_view word, int s) {
    return read_building(word, mode, s, into);
  });
}

Refusal parse_site(std::string_view text, std::uint8_t* into) {
  return read_site(text, "site", true, into);
}

Refusal parse_deal(std::string_view text, std::uint8_t* into) {
  return read_site(text, "deal", false, into);
}

}  // namespace quadropolis
