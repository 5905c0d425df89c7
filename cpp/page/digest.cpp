#include "page/digest.hpp"

#include <string>
#include <string_view>

#include "page/verbs.hpp"
#include "rules/format.hpp"
#include "rules/legality.hpp"

namespace quadropolis {
namespace {

constexpr int MADE_UP = 2;           // moves at every turn, and one more
constexpr int PREVIEWS_EVERY = 48;   // turns
constexpr int THOUGHTS_EVERY = 160;  // turns
constexpr int ITERATIONS = 60;

class Digest {
 public:
  explicit Digest(std::uint64_t seed) : random_(seed) {}

  void see_game(Position p, const Weights& values) {
    while (p.phase != OVER) {
      if (p.phase == DEAL) {
        add(verbs::see(text_of(p)));
        p.deal_random(random_);
      } else {
        look(p, values);
        p.play_random(p.mode(), random_);
      }
    }
    add(verbs::see(text_of(p)));
    add(verbs::result(text_of(p), nullptr, 0));
  }

  std::uint64_t number() const { return Random::mix(number_); }

 private:
  std::uint64_t number_ = 0xCBF29CE484222325u;
  Random random_;
  int turns_ = 0;

  void add(std::string_view text) {
    for (char c : text) add(static_cast<unsigned char>(c));
    add(std::uint64_t{0x100});
  }
  void add(std::uint64_t value) { number_ = (number_ ^ value) * 0x100000001B3u; }

  std::string text_of(const Position& p) {
    std::string text = format_position(p);
    add(text);
    return text;
  }

  void look(const Position& p, const Weights& values) {
    const std::string text = text_of(p);
    Move moves[MOST_MOVES];
    const int size = p.legal_moves(moves);
    for (int i = 0; i < size; ++i) add(std::uint64_t{moves[i]});
    add(verbs::refusal(text, made_up()));
    Move move;
    for (int i = 0; i < MADE_UP; ++i) add(refuse_move(p, made_up(), move).json().written());
    if (++turns_ % PREVIEWS_EVERY == 0) add(verbs::moves(text));
    if (turns_ % THOUGHTS_EVERY != 0) return;
    for (const Level& level : LEVELS) {
      Limit limit;
      limit.iterations = ITERATIONS;
      limit.seed = random_.next();
      add(verbs::think(text, level, &values, limit, 5));
    }
    const Move played = moves[random_.below(size)];
    add(verbs::review(text, format_move(p.mode(), played), values, DEPTHS[depth_named("quick")]));
  }

  // A move that may be anything: mostly one that somebody could think of.
  std::string made_up() {
    auto one_of = [&](std::string_view signs) {
      return signs[static_cast<std::size_t>(random_.below(static_cast<int>(signs.size())))];
    };
    std::string text{one_of("12345"), one_of("NESW"), one_of("12345")};
    const int target = random_.below(8);
    if (target > 0) text += ':';
    if (target == 1) text += '-';
    if (target > 1) text += {one_of("abcde"), one_of("1234")};
    if (random_.below(16) == 0) text[0] = one_of("06x");
    if (random_.below(16) == 0) text.pop_back();
    return text;
  }
};

}  // namespace

std::uint64_t digest_of_games(int mode_number, int players, bool playgrounds, int games,
                              std::uint64_t seed, const Weights& values) {
  Digest digest(seed);
  for (int game = 0; game < games; ++game)
    digest.see_game(Position::start(mode_number, players, playgrounds, game % players), values);
  return digest.number();
}

}  // namespace quadropolis
