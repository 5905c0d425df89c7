// Whole positions from their text, as notation/position.py reads them.
#include <string>
#include <vector>

#include "base/text.hpp"
#include "notation/parse.hpp"
#include "notation/possible.hpp"
#include "rules/legality.hpp"
#include "rules/names.hpp"

namespace quadropolis {

namespace {

constexpr int LONGEST_POSITION = 5000;
constexpr int FIELDS_BEFORE_CITIES = 9;
constexpr int MOST_DIGITS = 3, MOST_IN_HAND = 20;
// Everything before something else: each step takes what it knows from the beginning.
class TextTaker {
 public:
  explicit TextTaker(std::string_view text) : rest_(text) {}

  bool literal(std::string_view text) {
    if (rest_.substr(0, text.size()) != text) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  // One character within bounds.
  bool sign(char least, char most, int& value) {
    if (rest_.empty() || rest_[0] < least || rest_[0] > most) return false;
    value = rest_[0] - least;
    rest_.remove_prefix(1);
    return true;
  }
  bool number(int& value) {
    int digit, size = 0;
    for (value = 0; size < MOST_DIGITS && sign('0', '9', digit); ++size) value = value * 10 + digit;
    return size > 0;
  }
  bool side(int& value) {
    constexpr std::string_view SIDES = "NESW";
    const std::size_t found = rest_.empty() ? SIDES.npos : SIDES.find(rest_[0]);
    if (found == SIDES.npos) return false;
    value = static_cast<int>(found);
    rest_.remove_prefix(1);
    return true;
  }
  std::string_view word() {
    const std::string_view word = rest_.substr(0, rest_.find(' '));
    rest_.remove_prefix(word.size());
    return word;
  }
  bool done() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

class PositionReader {
 public:
  explicit PositionReader(std::string_view text) {
    std::string_view part, word;
    bool more = true;
    while (next_part(text, '|', part, more)) {
      std::string field;
      while (next_word(part, word)) {
        if (!field.empty()) field += ' ';
        field += word;
      }
      fields_.push_back(field);
    }
  }

  Refusal read(Position& p) {
    if (Refusal refusal = game(p)) return refusal;
    const Mode& mode = p.mode();
    const int players = p.players();
    int round, to_move = -1, first, mayor;
    Said said;
    if (!read_round(round, said.turn)) return wrong(ROUND);
    if (!read_phase(p.phase, to_move)) return wrong(PHASE);
    if (to_move >= players) return no_player("to move", to_move, players);
    if (!number_field(FIRST, "first ", first)) return wrong(FIRST);
    if (first >= players) return no_player("first", first, players);
    if (!number_field(MAYOR, "mayor ", mayor)) return wrong(MAYOR);
    if (mayor >= players) return no_player("mayor", mayor, players);
    if (!read_urbanist(p.urbanist)) return wrong(URBANIST);
    if (!read_hands(said.hands)) return wrong(ARCHITECTS);
    if (!are_spots()) return wrong(LYING);
    if (Refusal refusal = read_spots(p)) return refusal;
    if (round < 1 || round > mode.rounds) return out_of_range("round", round, 1, mode.rounds);
    if (said.turn < 1 || said.turn > mode.turns)
      return out_of_range("turn", said.turn, 1, mode.turns);
    p.round = static_cast<std::uint8_t>(round - 1);
    p.first = static_cast<std::uint8_t>(first);
    p.mayor = static_cast<std::uint8_t>(mayor);
    p.current = static_cast<std::uint8_t>(to_move < 0 ? first : to_move);
    if (Refusal refusal = boards(p)) return refusal;
    if (Refusal refusal = check_position(p, said)) return refusal;
    settle(p);
    return {};
  }

 private:
  enum Field { GAME, ROUND, PHASE, FIRST, MAYOR, URBANIST, ARCHITECTS, LYING, SITE, CITY };
  // How each of them looks.
  static constexpr const char* LIKE[] = {"classic 2",
                                         "round 1 turn 2",
                                         "to move 1",
                                         "first 0",
                                         "mayor 0",
                                         "urbanist d2",
                                         "architects 134 234",
                                         "spots 0:2N4 1:1W3",
                                         "site . . . . . / …",
                                         "city . . S . / …"};

  std::vector<std::string> fields_;

  std::string_view field(int number) const {
    const auto index = static_cast<std::size_t>(number);
    return index < fields_.size() ? std::string_view(fields_[index]) : std::string_view();
  }

  Refusal wrong(int number) const {
    return Refusal(Code::WRONG_FIELD)
        .with("number", number + 1)
        .with("found", shown(field(number)))
        .with("like", LIKE[number < CITY ? number : static_cast<int>(CITY)]);
  }

  static Refusal out_of_range(const char* name, int found, int least, int most) {
    return Refusal(Code::OUT_OF_RANGE)
        .with("field", name)
        .with("found", found)
        .with("least", least)
        .with("most", most);
  }
  static Refusal no_player(const char* name, int found, int players) {
    return out_of_range(name, found, 0, players - 1);
  }

  // Which game it is, and whether there are as many fields as it needs.
  Refusal game(Position& p) const {
    TextTaker in(field(GAME));
    const std::string_view name = in.word();
    int players, mode_number = 0;
    if (name.empty() || !in.literal(" ") || !in.number(players)) return wrong(GAME);
    const bool playgrounds = in.literal(" playgrounds");
    if (!in.done()) return wrong(GAME);
    if (Refusal refusal = refuse_start(name, players, 0, mode_number)) return refusal;
    const int found = static_cast<int>(fields_.size()), expected = FIELDS_BEFORE_CITIES + players;
    if (found != expected)
      return Refusal(Code::WRONG_FIELD_COUNT)
          .with("found", found)
          .with("players", players)
          .with("expected", expected);
    p = Position::start(mode_number, players, playgrounds, 0);
    return {};
  }

  bool read_round(int& round, int& turn) const {
    TextTaker in(field(ROUND));
    return in.literal("round ") && in.number(round) && in.literal(" turn ") && in.number(turn) &&
           in.done();
  }

  bool read_phase(Phase& phase, int& to_move) const {
    const std::string_view text = field(PHASE);
    phase = text == "to deal" ? DEAL : text == "over" ? OVER : MOVE;
    if (phase != MOVE) return true;
    return number_field(PHASE, "to move ", to_move);
  }

  bool number_field(int number, const char* name, int& value) const {
    TextTaker in(field(number));
    return in.literal(name) && in.number(value) && in.done();
  }

  bool read_urbanist(std::uint8_t& square) const {
    TextTaker in(field(URBANIST));
    if (!in.literal("urbanist ")) return false;
    int column, row;
    square = OFF_SITE;
    if (in.literal("-")) return in.done();
    if (!in.sign('a', 'e', column) || !in.sign('1', '5', row)) return false;
    square = static_cast<std::uint8_t>(row * SITE_SIZE + column);
    return in.done();
  }

  bool read_hands(std::vector<std::string>& hands) const {
    TextTaker in(field(ARCHITECTS));
    if (!in.literal("architects")) return false;
    while (in.literal(" ")) {
      hands.emplace_back();
      if (in.literal("-")) continue;
      int counts[MOST_ARCHITECTS] = {}, architect, size = 0;
      for (; size < MOST_IN_HAND && in.sign('1', '5', architect); ++size) ++counts[architect];
      if (size == 0) return false;
      for (int k = 0; k < MOST_ARCHITECTS; ++k)
        hands.back().append(static_cast<std::size_t>(counts[k]), static_cast<char>('1' + k));
    }
    return !hands.empty() && in.done();
  }

  static bool read_lying(TextTaker& in, int& player, int& architect, int& spot) {
    int side, line;
    if (!in.sign('0', '9', player) || !in.literal(":") || !in.sign('1', '5', architect) ||
        !in.side(side) || !in.sign('1', '5', line))
      return false;
    ++architect;
    spot = side * SITE_SIZE + line;
    return true;
  }

  bool are_spots() const {
    TextTaker in(field(LYING));
    int player, architect, spot;
    if (!in.literal("spots ")) return false;
    if (in.literal("-")) return in.done();
    do {
      if (!read_lying(in, player, architect, spot)) return false;
    } while (in.literal(" "));
    return in.done();
  }

  Refusal read_spots(Position& p) const {
    TextTaker in(field(LYING));
    in.literal("spots ");
    if (in.literal("-")) return {};
    int player, architect, spot;
    while (read_lying(in, player, architect, spot)) {
      if (p.spot[spot] != 0) return Refusal(Code::SPOT_TWICE).with("spot", spot_name(spot));
      if (player >= p.players()) return no_player("spots", player, p.players());
      p.spot[spot] = static_cast<std::uint8_t>(1 + player * 8 + architect);
      p.occupied |= bit(spot);
      in.literal(" ");
    }
    return {};
  }

  // Takes the name of a board; the rest is its text.
  bool board(int number, std::string_view name, std::string_view& text) const {
    text = field(number);
    if (text.substr(0, text.find(' ')) != name) return false;
    text.remove_prefix(name.size() + (text.size() > name.size() ? 1 : 0));
    return true;
  }

  Refusal boards(Position& p) const {
    std::string_view text;
    if (!board(SITE, "site", text)) return wrong(SITE);
    if (Refusal refusal = parse_site(text, p.site)) return refusal;
    for (int player = 0; player < p.players(); ++player) {
      if (!board(CITY + player, "city", text)) return wrong(CITY + player);
      if (Refusal refusal = parse_city(text, p.mode(), p.city[player]))
        return Refusal(Code::WRONG_CITY).with("city", player).with("reason", refusal.json());
    }
    return {};
  }

  // What follows from the rest, now that it fits: who moved how often, and what is left.
  static void settle(Position& p) {
    const Mode& mode = p.mode();
    p.moved =
        static_cast<std::uint8_t>(p.phase == OVER ? mode.turns * p.players() : count(p.occupied));
    each(p.occupied, [&](int spot) {
      const int player = (p.spot[spot] - 1) / 8, architect = (p.spot[spot] - 1) % 8;
      if (mode.common_pool)
        --p.left[architect - 1];
      else
        p.left[player] &= static_cast<std::uint8_t>(~(1 << architect));
    });
  }
};

}  // namespace

Refusal parse_position(std::string_view text, Position& into) {
  const int length = length_of(text);
  if (length > LONGEST_POSITION)
    return Refusal(Code::TOO_LONG)
        .with("what", "position")
        .with("found", length)
        .with("most", LONGEST_POSITION);
  return PositionReader(text).read(into);
}

}  // namespace quadropolis
