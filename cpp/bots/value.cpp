#include "bots/value.hpp"

#include <cmath>
#include <cstring>

namespace quadropolis {

const char* read_weights(const float* numbers, std::size_t size, Weights& into) {
  if (size != WEIGHT_NUMBERS) return "values: one for every turn and feature, and a spread";
  for (std::size_t i = 0; i < size; ++i)
    if (!std::isfinite(numbers[i])) return "values: one of them is no number";
  std::memcpy(&into, numbers, sizeof into);
  return nullptr;
}

Choices::Choices(const Weights& w, const Position& p) {
  const Mode& m = p.mode();
  const int player = p.current;
  const bool mayor = p.mayor == player;
  const int left = turns_left(p, player) - 1;
  const City& city = p.city[player];
  const Buildings now(m, city);
  const float unchanged = guess(w, now, mayor, left);
  Mask faces = 0;
  for (int square = 0; square < SITE_SQUARES; ++square)
    if (p.has_tile(square)) faces |= bit(p.site[square]);
  const Mask hand = p.architects();
  each(hand, [&](int k) { best[k][0] = {unchanged, NO_PLACE}; });
  // Each square is tried once for every face, whichever architects may use it.
  each(faces, [&](int face) {
    Mask squares[MOST_ARCHITECTS + 1], any = 0;
    each(hand, [&](int k) {
      best[k][face] = {unchanged, DISCARD};
      any |= squares[k] = city.placements(m, tables.face[face].kind, k);
    });
    each(any, [&](int s) {
      const float value = guess(w, with_tile(now, face, s), mayor || tables.face[face].mayor, left);
      each(hand, [&](int k) {
        if ((squares[k] >> s & 1) != 0 && value > best[k][face].value)
          best[k][face] = {value, static_cast<std::uint8_t>(s)};
      });
    });
  });
}

}  // namespace quadropolis
