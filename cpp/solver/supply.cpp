#include "solver/supply.hpp"

#include <algorithm>

namespace quadropolis {

Offer Offer::of_game(const Mode& mode, bool playgrounds, int players) {
  Offer offer{mode.rounds, mode.turns, {}};
  for (int r = 0; r < mode.rounds; ++r)
    for (std::uint8_t tile : mode.tiles[r][playgrounds ? 1 : 0][players - 2])
      if (tile != NO_TILE && tile != FACE_DOWN) ++offer.tiles[r][tile];
  return offer;
}

Supply::Supply(const Offer& offer) : lack_{}, limit_{}, most_{} {
  // A round that is not played offers nothing and takes nothing.
  const Mask played = bit(offer.rounds) - 1;
  for (std::size_t set = 0; set < SETS; ++set)
    limit_[set] = static_cast<std::uint8_t>(
        std::min(count(static_cast<Mask>(set) & played) * offer.turns, 255));
  for (std::size_t face = 1; face <= MOST_FACES; ++face)
    for (std::size_t set = 0; set < SETS; ++set) {
      int others = 0;
      for (int r = 0; r < offer.rounds; ++r)
        if ((set >> r & 1) == 0) others += offer.tiles[r][face];
      if (set == 0) most_[face] = others;
      for (std::size_t used = 0; used < lack_[face].size(); ++used)
        lack_[face][used][set] =
            static_cast<std::uint8_t>(std::max(0, static_cast<int>(used) - others));
    }
}

}  // namespace quadropolis
