#include "notation/possible.hpp"

#include "base/text.hpp"
#include "rules/format.hpp"
#include "rules/names.hpp"

namespace quadropolis {

namespace {

constexpr const char* NO_ONE = "-";

// How often each face is counted; those face down are none.
struct TileCounts {
  int count[FACE_DOWN + 1] = {};

  void remove(const TileCounts& others) {
    for (int face = 1; face <= tables.faces; ++face)
      count[face] = count[face] > others.count[face] ? count[face] - others.count[face] : 0;
  }
  int total() const {
    int sum = 0;
    for (int face = 1; face <= tables.faces; ++face) sum += count[face];
    return sum;
  }
  // Their names, sorted.
  Json listed() const {
    return json_list([&](Json& json) {
      std::string_view last;
      for (int listed = 0; listed < tables.faces; ++listed) {
        int next = 0;
        for (int face = 1; face <= tables.faces; ++face)
          if (face_name(face) > last && (next == 0 || face_name(face) < face_name(next)))
            next = face;
        for (int i = 0; i < count[next]; ++i) json.text(face_name(next));
        last = face_name(next);
      }
    });
  }
};

std::string joined(const std::vector<std::string>& hands) {
  std::string text;
  for (const std::string& hand : hands) {
    if (!text.empty()) text += ' ';
    text += hand.empty() ? NO_ONE : hand;
  }
  return text;
}

class PositionCheck {
 public:
  PositionCheck(const Position& position, const Said& said)
      : p_(position), mode_(position.mode()), said_(said), lying_(count(position.occupied)) {}

  Refusal refusal() const {
    if (p_.phase == MOVE) {
      for (auto check : {&PositionCheck::turn, &PositionCheck::shares, &PositionCheck::urbanist,
                         &PositionCheck::reached, &PositionCheck::face_down})
        if (Refusal refusal = (this->*check)()) return refusal;
    } else if (Refusal refusal = cleared()) {
      return refusal;
    }
    for (auto check : {&PositionCheck::architects, &PositionCheck::mayor, &PositionCheck::cities})
      if (Refusal refusal = (this->*check)()) return refusal;
    return {};
  }

 private:
  const Position& p_;
  const Mode& mode_;
  const Said& said_;
  const int lying_;

  int player_on(int spot) const { return (p_.spot[spot] - 1) / 8; }
  int architect_on(int spot) const { return (p_.spot[spot] - 1) % 8; }
  int reached_from(int spot) const { return tables.reach[architect_on(spot)][spot]; }

  // How many moves of this round are that player's.
  int made(int player) const {
    const int players = p_.players(), seat = (player - p_.first + players) % players;
    return lying_ / players + (seat < lying_ % players ? 1 : 0);
  }

  Refusal turn() const {
    const int players = p_.players(), most = mode_.turns * players - 1;
    if (lying_ > most)
      return Refusal(Code::OUT_OF_RANGE)
          .with("field", "spots")
          .with("found", lying_)
          .with("least", 0)
          .with("most", most);
    const int turns[] = {said_.turn, lying_ / players + 1};
    const int movers[] = {p_.current, (p_.first + lying_) % players};
    for (const int* pair : {turns, movers})
      if (pair[0] != pair[1])
        return Refusal(Code::WRONG_TURN)
            .with("field", pair == turns ? "turn" : "to move")
            .with("found", pair[0])
            .with("expected", pair[1])
            .with("lying", lying_);
    return {};
  }

  Refusal shares() const {
    for (int player = 0; player < p_.players(); ++player) {
      int found = 0;
      each(p_.occupied, [&](int spot) { found += player_on(spot) == player; });
      if (found != made(player))
        return Refusal(Code::WRONG_SHARE)
            .with("who", player)
            .with("found", found)
            .with("expected", made(player))
            .with("lying", lying_)
            .with("first", p_.first);
    }
    return {};
  }

  // The Urbanist stands where an architect of the last player to move reached.
  Refusal urbanist() const {
    const int last = (p_.current - 1 + p_.players()) % p_.players();
    Mask expected = 0;
    each(p_.occupied, [&](int spot) {
      if (player_on(spot) == last) expected |= bit(reached_from(spot));
    });
    if (expected == 0) expected = bit(OFF_SITE);
    if ((expected >> p_.urbanist & 1) != 0) return {};
    return Refusal(Code::WRONG_URBANIST)
        .with("found", square_or_none(p_.urbanist))
        .with("expected", json_list([&](Json& json) {
                // By name, so column by column.
                for (int at = 0; at < SITE_SQUARES; ++at) {
                  const int square = at % SITE_SIZE * SITE_SIZE + at / SITE_SIZE;
                  if ((expected >> square & 1) != 0) json.text(site_name(square));
                }
                if ((expected >> OFF_SITE & 1) != 0) json.text(NO_ONE);
              }));
  }

  static std::string square_or_none(int square) {
    return square == OFF_SITE ? NO_ONE : site_name(square);
  }

  Refusal reached() const {
    for (int square = 0; square < SITE_SQUARES; ++square) {
      int from = -1;
      each(p_.occupied, [&](int spot) {
        if (reached_from(spot) == square) from = spot;
      });
      if (p_.has_tile(square) && from >= 0)
        return Refusal(Code::STILL_THERE)
            .with("face", face_name(p_.site[square]))
            .with("square", site_name(square))
            .with("architect", architect_on(from))
            .with("spot", spot_name(from));
      if (p_.site[square] == NO_TILE && from < 0)
        return Refusal(Code::NOBODY_TOOK).with("square", site_name(square));
    }
    return {};
  }

  Refusal face_down() const {
    const TileCounts dealt = dealt_in(p_.round);
    int found = 0;
    for (int tile : p_.site) found += tile == FACE_DOWN;
    const int expected = SITE_SQUARES - dealt.total();
    if (found != expected)
      return Refusal(Code::WRONG_FACE_DOWN)
          .with("found", found)
          .with("expected", expected)
          .with("round", p_.round + 1);
    TileCounts surplus = shown_tiles();
    surplus.remove(dealt);
    if (surplus.total() == 0) return {};
    return Refusal(Code::NOT_OF_THIS_ROUND)
        .with("round", p_.round + 1)
        .with("surplus", surplus.listed());
  }

  // Before a deal and after the end nothing is left of a round.
  Refusal cleared() const {
    const bool over = p_.phase == OVER;
    std::string spots;
    each(p_.occupied, [&](int spot) {
      if (!spots.empty()) spots += ' ';
      spots += spot_name(spot);
    });
    const std::uint8_t nothing[SITE_SQUARES] = {};
    const struct {
      const char* field;
      std::string found, expected;
    } fields[] = {
        {"round", digits(p_.round + 1), digits(over ? mode_.rounds : p_.round + 1)},
        {"turn", digits(said_.turn), digits(over ? mode_.turns : 1)},
        {"urbanist", square_or_none(p_.urbanist), NO_ONE},
        {"spots", spots.empty() ? NO_ONE : spots, NO_ONE},
        {"site", format_site(p_.site), format_site(nothing)},
    };
    for (const auto& [field, found, expected] : fields)
      if (found != expected)
        return Refusal(Code::NOT_CLEARED)
            .with("field", field)
            .with("found", found)
            .with("expected", expected);
    return {};
  }

  // Those on spots and those left are all there are, and no more.
  Refusal architects() const {
    std::vector<std::string> left;
    for (int hand = 0; hand < (mode_.common_pool ? 1 : p_.players()); ++hand) {
      Mask lying[MOST_ARCHITECTS + 1] = {}, here = 0;
      each(p_.occupied, [&](int spot) {
        if (!mode_.common_pool && player_on(spot) != hand) return;
        lying[architect_on(spot)] |= bit(spot);
        here |= bit(spot);
      });
      for (; here != 0; here &= here - 1) {
        const int architect = architect_on(lowest(here));
        const int most = owned(mode_, p_.players(), architect);
        if (count(lying[architect]) > most)
          return Refusal(Code::SAME_ARCHITECT)
              .with("architect", architect)
              .with("spots", json_list([&](Json& json) {
                      each(lying[architect], [&](int spot) { json.text(spot_name(spot)); });
                    }))
              .with("most", most);
      }
      left.emplace_back();
      for (int k = 1; k <= mode_.architects; ++k)
        left.back().append(
            static_cast<std::size_t>(owned(mode_, p_.players(), k) - count(lying[k])),
            static_cast<char>('0' + k));
    }
    if (left == said_.hands) return {};
    return Refusal(Code::WRONG_ARCHITECTS_LEFT)
        .with("found", joined(said_.hands))
        .with("expected", joined(left));
  }

  // It changes hands in the round in which a tile with the Mayor is placed.
  Refusal mayor() const {
    Mask can = bit(p_.first);
    const TileCounts taken = taken_tiles();
    int with_mayor = 1;
    while (with_mayor < tables.faces && !tables.face[with_mayor].mayor) ++with_mayor;
    if (taken.count[with_mayor] > 0)
      for (int player = 0; player < p_.players(); ++player) {
        const TileCounts built = tiles_of(p_.city[player]);
        for (int face = 1; face <= tables.faces; ++face)
          if (tables.face[face].mayor && built.count[face] > 0) can |= bit(player);
      }
    if ((can >> p_.mayor & 1) != 0) return {};
    return Refusal(Code::WRONG_MAYOR)
        .with("found", p_.mayor)
        .with("expected",
              json_list([&](Json& json) { each(can, [&](int player) { json.number(player); }); }));
  }

  // Every tile was dealt and taken, each by a move.
  Refusal cities() const {
    TileCounts surplus;
    for (int player = 0; player < p_.players(); ++player) {
      const TileCounts built = tiles_of(p_.city[player]);
      const int found = built.total();
      const int most = p_.round * mode_.turns + (p_.phase == OVER ? mode_.turns : made(player));
      if (found > most)
        return Refusal(Code::TOO_MANY_BUILT)
            .with("city", player)
            .with("found", found)
            .with("most", most);
      for (int face = 1; face <= tables.faces; ++face) surplus.count[face] += built.count[face];
    }
    for (int round = 0; round < p_.round; ++round) surplus.remove(dealt_in(round));
    surplus.remove(taken_tiles());
    if (surplus.total() == 0) return {};
    return Refusal(Code::NEVER_TAKEN).with("surplus", surplus.listed());
  }

  // --- tiles that show their faces ---------------------------------------------------------

  static TileCounts tiles_of(const City& city) {
    TileCounts tiles;
    for (Building building : city.square)
      for (int floor = 0; floor < floors_of(building); ++floor)
        ++tiles.count[floor_face(building, floor)];
    return tiles;
  }

  // What lies on the site.
  TileCounts shown_tiles() const {
    TileCounts tiles;
    for (int tile : p_.site) ++tiles.count[tile];
    return tiles;
  }

  // What the site of a round shows when it is laid out.
  TileCounts dealt_in(int round) const {
    TileCounts tiles;
    for (int tile : mode_.tiles[round][p_.playgrounds() ? 1 : 0][p_.players() - 2])
      ++tiles.count[tile];
    return tiles;
  }

  // What was taken in this round, or may have been.
  TileCounts taken_tiles() const {
    if (p_.phase == DEAL) return {};
    TileCounts tiles = dealt_in(p_.round);
    tiles.remove(shown_tiles());
    return tiles;
  }
};

}  // namespace

int owned(const Mode& mode, int players, int architect) {
  if (architect > mode.architects) return 0;
  return mode.common_pool ? players : 1;
}

Refusal check_position(const Position& position, const Said& said) {
  return PositionCheck(position, said).refusal();
}

}  // namespace quadropolis
