// Positions from Python and back, and how they follow each other.
#include <nanobind/stl/vector.h>

#include <vector>

#include "base/random.hpp"
#include "python/module.hpp"

namespace quadropolis {

Position start(int mode_number, int players, bool playgrounds, int first) {
  demand_tables();
  demand(mode_number >= 0 && mode_number < 2 && players >= 2 && players <= MOST_PLAYERS &&
             first >= 0 && first < players,
         "not a game");
  return Position::start(mode_number, players, playgrounds, first);
}

namespace {

using Codes = nb::ndarray<nb::numpy, Move, nb::ndim<1>>;

nb::object play(const Position& p, int code) {
  if (code < 0 || code > 0x1FFF || !p.is_legal(static_cast<Move>(code))) return nb::none();
  Position next = p;
  next.play(static_cast<Move>(code));
  return nb::cast(next);
}

nb::object deal(const Position& p, const std::vector<int>& tiles) {
  if (p.phase != DEAL || tiles.size() != SITE_SQUARES) return nb::none();
  int balance[FACE_DOWN + 1] = {};
  std::uint8_t site[SITE_SQUARES];
  for (std::size_t i = 0; i < SITE_SQUARES; ++i) {
    if (tiles[i] < 0 || tiles[i] > FACE_DOWN) return nb::none();
    site[i] = static_cast<std::uint8_t>(tiles[i]);
    ++balance[tiles[i]];
    --balance[p.round_tiles()[i]];
  }
  for (int surplus : balance)
    if (surplus != 0) return nb::none();
  Position next = p;
  next.deal(site);
  return nb::cast(next);
}

std::vector<int> draw(const Position& p, std::uint64_t seed) {
  demand(p.phase == DEAL, "no deal is expected now");
  Random random(seed);
  Position dealt = p;
  dealt.deal_random(random);
  return std::vector<int>(dealt.site, dealt.site + SITE_SQUARES);
}

Codes move_codes(const Position& p) {
  std::vector<Move> moves(MOST_MOVES);
  const std::size_t size = static_cast<std::size_t>(p.legal_moves(moves.data()));
  moves.resize(size);
  return as_array<Codes>(std::move(moves), {size});
}

nb::list legal_moves(const Position& p, const nb::dict& by_code) {
  Move moves[MOST_MOVES];
  const int size = p.legal_moves(moves);
  nb::list result;
  for (int i = 0; i < size; ++i) result.append(by_code[nb::int_(moves[i])]);
  return result;
}

// Everything needed to build a State, as numbers.
nb::dict unpack(const Position& p) {
  nb::dict d;
  d["mode"] = p.mode_number();
  d["players"] = p.players();
  d["playgrounds"] = p.playgrounds();
  d["round"] = p.round + 1;
  d["turn"] = p.turn() + 1;
  d["phase"] = static_cast<int>(p.phase);
  d["current_player"] = static_cast<int>(p.current);
  d["first_player"] = static_cast<int>(p.first);
  d["mayor"] = static_cast<int>(p.mayor);
  d["urbanist"] = static_cast<int>(p.urbanist);
  d["left"] = std::vector<int>(p.left, p.left + MOST_ARCHITECTS);
  d["spots"] = std::vector<int>(p.spot, p.spot + SPOTS);
  d["site"] = std::vector<int>(p.site, p.site + SITE_SQUARES);
  nb::list cities;
  for (int player = 0; player < p.players(); ++player)
    cities.append(write_city(p.city[player], p.mode_number()));
  d["cities"] = cities;
  return d;
}

int in_range(const nb::dict& d, const char* key, int least, int most) {
  int value;
  demand(nb::try_cast<int>(d[key], value) && value >= least && value <= most, key);
  return value;
}

std::vector<int> numbers(const nb::dict& d, const char* key, std::size_t size) {
  std::vector<int> values;
  demand(nb::try_cast<std::vector<int>>(d[key], values) && values.size() == size, key);
  return values;
}

// The reverse of unpack. Every number is checked, so that no later call can go astray.
Position pack(const nb::dict& d) {
  demand_tables();
  const int mode_number = in_range(d, "mode", 0, 1), players = in_range(d, "players", 2, 4);
  Position p = Position::start(mode_number, players, in_range(d, "playgrounds", 0, 1) != 0,
                               in_range(d, "first_player", 0, players - 1));
  const Mode& m = p.mode();
  p.phase = static_cast<Phase>(in_range(d, "phase", DEAL, OVER));
  p.round = static_cast<std::uint8_t>(in_range(d, "round", 1, m.rounds) - 1);
  p.mayor = static_cast<std::uint8_t>(in_range(d, "mayor", 0, players - 1));
  const int turn = in_range(d, "turn", 1, m.turns);
  auto cities = nb::cast<nb::list>(d["cities"]);
  demand(static_cast<int>(nb::len(cities)) == players, "cities");
  for (int player = 0; player < players; ++player)
    p.city[player] = read_city(cities[player], mode_number);
  if (p.phase == OVER) {
    p.moved = static_cast<std::uint8_t>(m.turns * players);
    p.current = p.first;
    return p;
  }
  if (p.phase == DEAL) return p;
  p.current = static_cast<std::uint8_t>(in_range(d, "current_player", 0, players - 1));
  p.moved =
      static_cast<std::uint8_t>((turn - 1) * players + (p.current - p.first + players) % players);
  p.urbanist = static_cast<std::uint8_t>(in_range(d, "urbanist", 0, OFF_SITE));
  const std::vector<int> left = numbers(d, "left", MOST_ARCHITECTS);
  const std::vector<int> spots = numbers(d, "spots", SPOTS);
  const std::vector<int> site = numbers(d, "site", SITE_SQUARES);
  int used[MOST_PLAYERS] = {};
  for (int s = 0; s < SPOTS; ++s) {
    const int there = member(spots, s);
    if (there == 0) continue;
    const int player = (there - 1) / 8, architect = (there - 1) % 8;
    demand(there > 0 && player < players && architect >= 1 && architect <= m.architects,
           "an architect on a spot");
    p.spot[s] = static_cast<std::uint8_t>(there);
    p.occupied |= bit(s);
    ++used[player];
    if (m.common_pool) {
      demand(p.left[architect - 1] > 0, "the common pool");
      --p.left[architect - 1];
    } else {
      demand((p.left[player] >> architect & 1) != 0, "the architects of a player");
      p.left[player] &= static_cast<std::uint8_t>(~(1 << architect));
    }
  }
  // Everyone had as many turns, so whoever is to move has an architect left.
  for (int player = 0; player < players; ++player) {
    const bool moved_already = (player - p.first + players) % players < p.moved % players;
    demand(used[player] == turn - 1 + (moved_already ? 1 : 0), "architects on spots");
  }
  demand((p.moved == 0) == (p.urbanist == OFF_SITE), "urbanist");
  for (std::size_t i = 0; i < MOST_ARCHITECTS; ++i) demand(left[i] == p.left[i], "architects left");
  for (std::size_t i = 0; i < SITE_SQUARES; ++i) {
    demand(site[i] == FACE_DOWN || (site[i] >= 0 && site[i] <= tables.faces &&
                                    (site[i] == 0 || m.allowed[tables.face[site[i]].kind])),
           "site");
    p.site[i] = static_cast<std::uint8_t>(site[i]);
  }
  return p;
}

}  // namespace

void bind_positions(nb::module_& m) {
  nb::class_<Position>(m, "Position", "A position of the kernel: one small value, never changed.")
      .def_prop_ro("mode_number", &Position::mode_number)
      .def_prop_ro("players", &Position::players)
      .def_prop_ro("round", [](const Position& p) { return p.round + 1; })
      .def_prop_ro("turn", [](const Position& p) { return p.turn() + 1; })
      .def_prop_ro("phase_number", [](const Position& p) { return static_cast<int>(p.phase); })
      .def_prop_ro(
          "current_player",
          [](const Position& p) -> nb::object {
            if (p.phase != MOVE) return nb::none();
            return nb::int_(static_cast<int>(p.current));
          },
          nb::sig("def current_player(self) -> int | None"))
      .def_prop_ro("mayor", [](const Position& p) { return static_cast<int>(p.mayor); })
      .def("__hash__", [](const Position& p) { return static_cast<Py_hash_t>(p.hash() >> 2); })
      .def("__eq__",
           [](const Position& p, nb::handle other) {
             return nb::isinstance<Position>(other) && nb::inst_ready(other) &&
                    p == nb::cast<const Position&>(other);
           })
      // It is never changed, so that a copy may be the same one. Pickled, it is checked bytes and
      // no word on which build they come from.
      .def(
          "__copy__", [](nb::object self) { return self; },
          nb::sig("def __copy__(self) -> Position"))
      .def(
          "__deepcopy__", [](nb::object self, nb::handle) { return self; },
          nb::sig("def __deepcopy__(self, memo: object, /) -> Position"))
      .def(
          "__reduce__",
          [](nb::handle self) {
            nb::object kernel = nb::module_::import_("quadropolis.kernel");
            return nb::make_tuple(kernel.attr("from_bytes"),
                                  nb::make_tuple(kernel.attr("to_bytes")(self)));
          },
          nb::sig("def __reduce__(self) -> tuple[object, tuple[bytes]]"));
  m.def("start", &start,
        nb::sig("def start(mode_number: int, players: int, playgrounds: bool, first_player: int, "
                "/) -> Position"));
  m.def("deal", &deal,
        nb::sig("def deal(position: Position, tiles: collections.abc.Sequence[int], /) -> Position "
                "| None"));
  m.def("draw", &draw, nb::sig("def draw(position: Position, seed: int, /) -> list[int]"));
  m.def("play", &play, nb::sig("def play(position: Position, code: int, /) -> Position | None"));
  m.def("legal_moves", &legal_moves,
        nb::sig("def legal_moves(position: Position, by_code: dict[int, "
                "quadropolis.rules.move.Move], /) -> list[quadropolis.rules.move.Move]"));
  m.def("move_codes", &move_codes,
        nb::sig("def move_codes(position: Position, /) -> numpy.typing.NDArray[numpy.uint16]"));
  m.def("unpack", &unpack,
        nb::sig("def unpack(position: Position, /) -> quadropolis.kernel.numbers.Unpacked"));
  m.def("pack", &pack,
        nb::sig("def pack(numbers: quadropolis.kernel.numbers.Packing, /) -> Position"));
}

}  // namespace quadropolis
