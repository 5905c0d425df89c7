// Many games at once, as Python functions.
#include "rules/games.hpp"

#include <vector>

#include "python/module.hpp"

namespace quadropolis {
namespace {

using Points = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>>;

nb::object random_games_from_python(int mode_number, int players, std::int64_t games,
                                    std::uint64_t seed, int threads, bool playgrounds,
                                    bool with_scores) {
  start(mode_number, players, playgrounds, 0);
  demand(games >= 0, "games");
  std::vector<std::int16_t> points;
  if (with_scores) points.resize(static_cast<std::size_t>(games * players));
  std::uint64_t checksum;
  {
    nb::gil_scoped_release released;
    checksum = random_games(mode_number, players, playgrounds, games, seed, threads,
                            with_scores ? points.data() : nullptr);
  }
  if (!with_scores) return nb::int_(checksum);
  return nb::cast(as_array<Points>(
      std::move(points), {static_cast<std::size_t>(games), static_cast<std::size_t>(players)}));
}

Points playouts_from_python(const Position& p, std::int64_t games, std::uint64_t seed,
                            int threads) {
  demand(games >= 0, "games");
  std::vector<std::int16_t> points(static_cast<std::size_t>(games * p.players()));
  const Position from = p;
  {
    nb::gil_scoped_release released;
    playouts(from, games, seed, threads, points.data());
  }
  return as_array<Points>(std::move(points),
                          {static_cast<std::size_t>(games), static_cast<std::size_t>(p.players())});
}

Position random_end(const Position& p, std::uint64_t seed) {
  Position end = p;
  Random random(seed, 0);
  end.play_randomly_to_the_end(random);
  return end;
}

std::uint64_t perft_from_python(const Position& p, int length) {
  const Position from = p;
  nb::gil_scoped_release released;
  return perft(from, length);
}

}  // namespace

void bind_games(nb::module_& m) {
  m.def("random_games", &random_games_from_python,
        nb::sig(
            "def random_games(mode_number: int, players: int, games: int, seed: int, threads: int, "
            "playgrounds: bool, scores: bool, /) -> int | numpy.typing.NDArray[numpy.int16]"));
  m.def("playouts", &playouts_from_python,
        nb::sig("def playouts(position: Position, games: int, seed: int, threads: int, /) -> "
                "numpy.typing.NDArray[numpy.int16]"));
  m.def("random_end", &random_end,
        nb::sig("def random_end(position: Position, seed: int, /) -> Position"));
  m.def("perft", &perft_from_python,
        nb::sig("def perft(position: Position, length: int, /) -> int"));
}

}  // namespace quadropolis
