// Positions as bytes, their encoding, and batches of games, as Python functions.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "env/batch.hpp"
#include "env/encoding.hpp"
#include "notation/bytes.hpp"
#include "python/module.hpp"

namespace quadropolis {
namespace {

using Row = nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<1>, nb::c_contig>;
using Actions = nb::ndarray<nb::numpy, const std::int64_t, nb::ndim<1>, nb::c_contig>;
using SampledActions = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<1>, nb::c_contig>;
using Active = nb::ndarray<nb::numpy, const std::uint8_t, nb::ndim<1>, nb::c_contig>;
template <class T>
using Table = nb::ndarray<nb::numpy, T, nb::ndim<2>>;

nb::bytes to_bytes(const Position& p) {
  std::uint8_t bytes[MOST_BYTES];
  const std::size_t size = write_bytes(p, bytes);
  return nb::bytes(bytes, size);
}

// The position, or the number of what is wrong with the bytes.
nb::object from_bytes(const nb::bytes& bytes) {
  demand_tables();
  Position p;
  const Unreadable wrong =
      read_bytes(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), p);
  if (wrong != Unreadable::NOTHING) return nb::int_(static_cast<int>(wrong));
  return nb::cast(p);
}

// How many actions there are, and how many numbers in an observation.
nb::tuple sizes(int mode_number, int players) {
  const Mode& m = start(mode_number, players, false, 0).mode();
  demand(targets_of(m) == 17 || targets_of(m) == 21, "masks are written for other cities");
  return nb::make_tuple(actions_of(m), observation_size(m, players));
}

void demand_size(std::size_t size, int expected, const char* what) {
  demand(size == static_cast<std::size_t>(expected), what);
}

void observe(const Position& p, int seat, const Row& out) {
  demand(seat >= 0 && seat < p.players(), "seat");
  demand_size(out.size(), observation_size(p.mode(), p.players()), "observation");
  write_observation(p, seat, out.data());
}

void mask(const Position& p, const Row& out) {
  demand_size(out.size(), actions_of(p.mode()), "mask");
  write_mask(p, out.data());
}

int action_code(const Position& p, int action) {
  if (action < 0 || action >= actions_of(p.mode())) return -1;
  return move_of_action(p, action);
}

nb::object act(const Position& p, int action) {
  if (action < 0 || action >= actions_of(p.mode())) return nb::none();
  const Move move = move_of_action(p, action);
  if (!p.is_legal(move)) return nb::none();
  Position next = p;
  next.play(move);
  return nb::cast(next);
}

nb::list legal_actions(const Position& p) {
  Move moves[MOST_MOVES];
  const int size = p.legal_moves(moves);
  const Mode& m = p.mode();
  nb::list result;
  for (int i = 0; i < size; ++i) result.append(action_of_move(m, moves[i]));
  return result;
}

Position deal_randomly(const Position& p, std::uint64_t seed) {
  demand(p.phase == DEAL, "no deal is expected now");
  Random random(seed);
  Position dealt = p;
  dealt.deal_random(random);
  return dealt;
}

// A batch and the arrays it writes into, which are kept as long as it is.
class BatchOfPython {
 public:
  BatchOfPython(int mode_number, int players, bool playgrounds, int reward,
                std::vector<std::uint64_t> seeds)
      : batch_(checked(mode_number, players, reward), players, playgrounds,
               static_cast<Reward>(reward), std::move(seeds)) {}

  void write_to(const Table<std::uint8_t>& observations, const Table<std::uint8_t>& masks,
                const Table<std::uint8_t>& movers, const Table<float>& rewards,
                const Table<std::uint8_t>& ended, const Table<std::int16_t>& points,
                const Table<std::uint8_t>& last_views) {
    const Mode& m = tables.mode[batch_.mode_number()];
    const int players = batch_.players(), numbers = observation_size(m, players);
    BatchRows rows;
    rows.observations = rows_of(observations, numbers, "observations");
    rows.masks = rows_of(masks, actions_of(m), "masks");
    rows.movers = rows_of(movers, 1, "movers");
    rows.rewards = rows_of(rewards, players, "rewards");
    rows.ended = rows_of(ended, 1, "ended");
    rows.points = rows_of(points, players, "points");
    rows.last_views = rows_of(last_views, players * numbers, "last_views");
    batch_.write_to(rows);
    kept_ = nb::make_tuple(observations, masks, movers, rewards, ended, points, last_views);
    ready_ = true;
  }

  void reset(std::vector<std::uint64_t> seeds, int threads) {
    demand(ready_ && static_cast<std::int64_t>(seeds.size()) == batch_.size(), "seeds");
    Turn turn(*this);
    nb::gil_scoped_release released;
    batch_.reset(std::move(seeds), threads);
  }

  std::int64_t step(const Actions& actions, int threads) { return go(actions, nullptr, threads); }

  std::int64_t step_some(const Actions& actions, const Active& active, int threads) {
    demand(static_cast<std::int64_t>(active.size()) == batch_.size(), "active");
    return go(actions, active.data(), threads);
  }

  void sample(const SampledActions& actions) {
    demand(ready_ && static_cast<std::int64_t>(actions.size()) == batch_.size(), "actions");
    Turn turn(*this);
    nb::gil_scoped_release released;
    batch_.sample(actions.data());
  }

  Position position(std::int64_t game) const {
    demand(!busy_ && game >= 0 && game < batch_.size(), "game");
    return batch_.position(game);
  }

 private:
  // While one thread of Python is in a batch no other may be; it holds the lock when it asks.
  struct Turn {
    explicit Turn(BatchOfPython& batch) : batch_(batch) {
      demand(!batch.busy_, "another thread is using this batch");
      batch_.busy_ = true;
    }
    ~Turn() { batch_.busy_ = false; }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    BatchOfPython& batch_;
  };

  static int checked(int mode_number, int players, int reward) {
    sizes(mode_number, players);
    demand(reward >= 0 && reward <= static_cast<int>(Reward::SHARED), "reward");
    return mode_number;
  }

  template <class T>
  Rows<T> rows_of(const Table<T>& table, int width, const char* what) const {
    demand(static_cast<std::int64_t>(table.shape(0)) == batch_.size() &&
               table.shape(1) == static_cast<std::size_t>(width) &&
               (width == 1 || table.stride(1) == 1) &&
               (batch_.size() <= 1 || table.stride(0) >= width),
           what);
    return {table.data(), static_cast<std::ptrdiff_t>(table.stride(0))};
  }

  std::int64_t go(const Actions& actions, const std::uint8_t* active, int threads) {
    demand(ready_ && static_cast<std::int64_t>(actions.size()) == batch_.size(), "actions");
    Turn turn(*this);
    nb::gil_scoped_release released;
    return batch_.step(actions.data(), active, threads);
  }

  Batch batch_;
  nb::object kept_;
  bool ready_ = false, busy_ = false;
};

}  // namespace

void bind_env(nb::module_& m) {
  m.attr("ENCODING_VERSION") = ENCODING_VERSION;
  m.def("to_bytes", &to_bytes, nb::sig("def to_bytes(position: Position, /) -> bytes"));
  m.def("from_bytes", &from_bytes, nb::sig("def from_bytes(data: bytes, /) -> Position | int"));
  m.def("sizes", &sizes,
        nb::sig("def sizes(mode_number: int, players: int, /) -> tuple[int, int]"));
  // Arrays that are written into are taken as they are: a copy would be written in vain.
  m.def("observe", &observe, nb::arg(), nb::arg(), nb::arg().noconvert(),
        nb::sig("def observe(position: Position, seat: int, "
                "out: numpy.typing.NDArray[numpy.uint8], /) -> None"));
  m.def("mask", &mask, nb::arg(), nb::arg().noconvert(),
        nb::sig("def mask(position: Position, out: numpy.typing.NDArray[numpy.uint8], /) -> None"));
  m.def("action_code", &action_code,
        nb::sig("def action_code(position: Position, action: int, /) -> int"));
  m.def("act", &act, nb::sig("def act(position: Position, action: int, /) -> Position | None"));
  m.def("legal_actions", &legal_actions,
        nb::sig("def legal_actions(position: Position, /) -> list[int]"));
  m.def("deal_randomly", &deal_randomly,
        nb::sig("def deal_randomly(position: Position, seed: int, /) -> Position"));
  nb::class_<BatchOfPython>(m, "Batch", "Games side by side; quadropolis.env.Batch is for users.")
      .def(nb::init<int, int, bool, int, std::vector<std::uint64_t>>(),
           nb::sig("def __init__(self, mode_number: int, players: int, playgrounds: bool, "
                   "reward: int, seeds: collections.abc.Sequence[int], /) -> None"))
      .def("write_to", &BatchOfPython::write_to, nb::arg().noconvert(), nb::arg().noconvert(),
           nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(),
           nb::arg().noconvert(), nb::arg().noconvert(),
           nb::sig("def write_to(self, observations: numpy.typing.NDArray[numpy.uint8], "
                   "masks: numpy.typing.NDArray[numpy.uint8], "
                   "movers: numpy.typing.NDArray[numpy.uint8], "
                   "rewards: numpy.typing.NDArray[numpy.float32], "
                   "ended: numpy.typing.NDArray[numpy.uint8], "
                   "points: numpy.typing.NDArray[numpy.int16], "
                   "last_views: numpy.typing.NDArray[numpy.uint8], /) -> None"))
      .def("reset", &BatchOfPython::reset,
           nb::sig("def reset(self, seeds: collections.abc.Sequence[int], threads: int, /) -> "
                   "None"))
      .def("step", &BatchOfPython::step,
           nb::sig("def step(self, actions: numpy.typing.NDArray[numpy.int64], threads: int, /) "
                   "-> int"))
      .def("step_some", &BatchOfPython::step_some,
           nb::sig("def step_some(self, actions: numpy.typing.NDArray[numpy.int64], "
                   "active: numpy.typing.NDArray[numpy.uint8], threads: int, /) -> int"))
      .def("sample", &BatchOfPython::sample, nb::arg().noconvert(),
           nb::sig("def sample(self, actions: numpy.typing.NDArray[numpy.int64], /) -> None"))
      .def("position", &BatchOfPython::position,
           nb::sig("def position(self, game: int, /) -> Position"));
}

}  // namespace quadropolis
