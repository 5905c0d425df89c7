#include "solver/solver.hpp"

#include <algorithm>
#include <cmath>
#include <system_error>
#include <thread>

#include "rules/allocation.hpp"

namespace quadropolis {

namespace {

constexpr std::int64_t STEPS_BETWEEN_LOOKS = 512;
constexpr int HUNDRED = 100;
constexpr double MOST_LOSS = 1000;
constexpr int MOST_DOUBLINGS = 5;  // of the length of a run
constexpr int MOST_TRIES = 200;    // for a plan; more would find few more and take long

double between_0_and_1(Random& random) {
  return (static_cast<double>(random.next() >> 11) + 1) * 0x1.0p-53;
}

// 1 1 2 2 4 4 ...: short runs find much at once, long ones more, and nobody has to say how much
// time there is.
std::int64_t length_of(std::int64_t run) {
  return std::int64_t{1} << std::min<std::int64_t>(run / 2, MOST_DOUBLINGS);
}

}  // namespace

Annealing::Annealing(const Question& question, const Supply& supply, const Planner& planner,
                     const Cooling& cooling, std::uint64_t seed, std::int64_t run)
    : question_(question),
      mode_(question.mode()),
      supply_(supply),
      planner_(planner),
      cooling_{cooling.steps * length_of(run), cooling.hot, cooling.cold},
      random_(seed, static_cast<std::uint64_t>(run)) {
  best_.run = run;
  for (int k = 0; k < KINDS; ++k) {
    if ((question.kinds >> k & 1) == 0) continue;
    std::vector<std::uint8_t> faces;
    for (int face = 1; face <= tables.faces; ++face)
      if (tables.face[face].kind == k && supply.most(face) > 0)
        faces.push_back(static_cast<std::uint8_t>(face));
    if (!faces.empty()) faces_.push_back(faces);
  }
  if (!begin()) step_ = cooling_.steps;
}

// The given city, with as many Monuments as there have to be.
bool Annealing::begin() {
  now_.city.empty = mode_.all_squares;
  each(mode_.all_squares & ~question_.from.empty, [&](int s) {
    for (int floor = 0; floor < given(s); ++floor)
      add(now_, floor_face(question_.from.square[s], floor), s);
  });
  if (question_.monuments != ANY_NUMBER) {
    const int monument = tables.first_face[MONUMENT];
    while (now_.used[monument] < question_.monuments) {
      const int s = any_square(now_.city.empty);
      if (s < 0) return false;
      add(now_, monument, s);
    }
  }
  City city = now_.city;
  if (!supply_.suffices(now_.lack) || (question_.planned && !planner_.find(city, plan_)))
    return false;
  points_ = best_points(Buildings(mode_, now_.city));
  best_.points = points_;
  best_.city = now_.city;
  best_.plan = plan_;
  return true;
}

void Annealing::go_on(std::int64_t steps) {
  const double ratio = std::log(cooling_.cold / cooling_.hot);
  for (; steps > 0 && !is_over(); --steps, ++step_) {
    if ((step_ & 127) == 0)
      temperature_ = cooling_.hot * std::exp(ratio * static_cast<double>(step_) /
                                             static_cast<double>(cooling_.steps));
    Draft draft = now_;
    if (change(draft)) judge(draft, temperature_);
  }
}

// Takes the draft over, or not: the worse it is, the less often.
void Annealing::judge(Draft& draft, double temperature) {
  const double loss = -temperature * std::log(between_0_and_1(random_));
  const int least = points_ - static_cast<int>(std::min(loss, MOST_LOSS));
  const int points = best_points_from(Buildings(mode_, draft.city), least);
  ++boards_;
  if (points < least) return;
  if (question_.planned && !planner_.is_free()) {
    Plan plan = plan_;
    City city = draft.city;
    if (!planner_.find(city, plan, MOST_TRIES)) return;
    plan_ = plan;
  }
  now_ = draft;
  points_ = points;
  if (points > best_.points) {
    best_.points = points;
    best_.city = draft.city;
    best_.plan = plan_;
  }
}

bool Annealing::change(Draft& draft) {
  if (!change_once(draft)) return false;
  // Sometimes two or three things have to change at once.
  while (random_.below(HUNDRED) < 20)
    if (!change_once(draft)) return false;
  if (question_.monuments != ANY_NUMBER &&
      draft.used[tables.first_face[MONUMENT]] != question_.monuments)
    return false;
  return supply_.suffices(draft.lack);
}

bool Annealing::change_once(Draft& draft) {
  const int choice = random_.below(HUNDRED);
  if (choice < 30) return swap_squares(draft);
  if (choice < 55) return exchange_tile(draft);
  if (choice < 65) return move_floor(draft);
  if (choice < 75) return turn_face(draft);
  if (choice < 80) return swap_tiles(draft);
  if (choice < 95) return add_tile(draft);
  return remove_tile(draft);
}

void Annealing::count_tile(Draft& draft, int face, int tiles) const {
  const int before = draft.used[face], after = before + tiles;
  const Supply::Lack& minus = supply_.lack(face, before);
  const Supply::Lack& plus = supply_.lack(face, after);
  for (std::size_t set = 0; set < Supply::SETS; ++set)
    draft.lack[set] = static_cast<std::uint8_t>(draft.lack[set] + plus[set] - minus[set]);
  draft.used[face] = static_cast<std::uint8_t>(after);
}

void Annealing::add(Draft& draft, int face, int square) const {
  draft.city.place(mode_, face, square);
  count_tile(draft, face, 1);
}

int Annealing::take_top(Draft& draft, int square) const {
  City& city = draft.city;
  const Building building = city.square[square];
  const int top = floors_of(building) - 1;
  const int face = floor_face(building, top);
  if (top == 0) {
    city.square[square] = EMPTY;
    city.empty |= bit(square);
    city.stacks &= ~bit(square);
  } else {
    const int variant = 3 << (8 + 2 * (top - 1));
    city.square[square] = static_cast<Building>((building - (1 << 5)) & ~variant);
  }
  count_tile(draft, face, -1);
  return face;
}

void Annealing::replace(Draft& draft, int square, int floor, int face) const {
  const Building building = draft.city.square[square];
  Building changed = ground(floor == 0 ? face : ground_face(building));
  for (int f = 1; f < floors_of(building); ++f)
    changed = with_floor(changed, f == floor ? face : floor_face(building, f));
  count_tile(draft, floor_face(building, floor), -1);
  count_tile(draft, face, 1);
  draft.city.square[square] = changed;
}

int Annealing::any_face() {
  const auto& kind =
      faces_[static_cast<std::size_t>(random_.below(static_cast<int>(faces_.size())))];
  return kind[static_cast<std::size_t>(random_.below(static_cast<int>(kind.size())))];
}

// Squares with a tile that is not given.
Mask Annealing::changeable(const Draft& draft) const {
  Mask squares = mode_.all_squares & ~draft.city.empty;
  each(squares & ~question_.from.empty, [&](int s) {
    if (floors_of(draft.city.square[s]) == given(s)) squares &= ~bit(s);
  });
  return squares;
}

// Squares where one more tile of that face can stand.
Mask Annealing::takers(const Draft& draft, int face) const {
  const Kind kind = tables.face[face].kind;
  Mask squares = draft.city.empty;
  if (mode_.stackable[kind])
    each(draft.city.stacks, [&](int s) {
      const Building b = draft.city.square[s];
      if (kind_of(b) == kind && floors_of(b) < mode_.floors) squares |= bit(s);
    });
  return squares;
}

bool Annealing::put(Draft& draft, int face, Mask where) {
  const int square = any_square(takers(draft, face) & where);
  if (square < 0 || draft.used[face] >= MOST_TILES) return false;
  add(draft, face, square);
  return true;
}

bool Annealing::swap_squares(Draft& draft) {
  // What is given stays where it is.
  const Mask free = mode_.all_squares & question_.from.empty;
  const int a = any_square(free & ~draft.city.empty), b = any_square(free);
  City& city = draft.city;
  if (a < 0 || city.square[a] == city.square[b]) return false;
  std::swap(city.square[a], city.square[b]);
  auto swap_bits = [&](Mask& set) {
    if (((set >> a ^ set >> b) & 1) != 0) set ^= bit(a) | bit(b);
  };
  swap_bits(city.empty);
  swap_bits(city.stacks);
  return true;
}

// Another tile of the same kind for one of the floors.
bool Annealing::turn_face(Draft& draft) {
  const int s = any_square(changeable(draft));
  if (s < 0) return false;
  const int floors = floors_of(draft.city.square[s]);
  const int floor = given(s) + random_.below(floors - given(s));
  const int before = floor_face(draft.city.square[s], floor);
  for (const auto& faces : faces_) {
    if (tables.face[faces[0]].kind != tables.face[before].kind) continue;
    const int face = faces[static_cast<std::size_t>(random_.below(static_cast<int>(faces.size())))];
    if (face == before || draft.used[face] >= MOST_TILES) return false;
    replace(draft, s, floor, face);
    return true;
  }
  return false;
}

// Two tiles of one kind change places: for the order of building.
bool Annealing::swap_tiles(Draft& draft) {
  const int a = any_square(changeable(draft));
  if (a < 0) return false;
  Mask alike = 0;
  each(changeable(draft), [&](int s) {
    if (kind_of(draft.city.square[s]) == kind_of(draft.city.square[a])) alike |= bit(s);
  });
  const int b = any_square(alike);
  auto any_floor = [&](int s) {
    return given(s) + random_.below(floors_of(draft.city.square[s]) - given(s));
  };
  const int floor_a = any_floor(a), floor_b = any_floor(b);
  const int face_a = floor_face(draft.city.square[a], floor_a);
  const int face_b = floor_face(draft.city.square[b], floor_b);
  if (face_a == face_b) return false;
  replace(draft, a, floor_a, face_b);
  replace(draft, b, floor_b, face_a);
  return true;
}

bool Annealing::exchange_tile(Draft& draft) {
  const int s = any_square(changeable(draft));
  if (s < 0) return false;
  const int before = take_top(draft, s), face = any_face();
  const bool same_place = random_.below(2) == 0;
  return face != before && put(draft, face, same_place ? bit(s) : mode_.all_squares);
}

bool Annealing::move_floor(Draft& draft) {
  const int s = any_square(changeable(draft));
  if (s < 0) return false;
  const int face = take_top(draft, s);
  return put(draft, face, mode_.all_squares & ~bit(s));
}

bool Annealing::add_tile(Draft& draft) { return put(draft, any_face(), mode_.all_squares); }

bool Annealing::remove_tile(Draft& draft) {
  const int s = any_square(changeable(draft));
  if (s < 0) return false;
  take_top(draft, s);
  return true;
}

CitySearch::CitySearch(const Question& question, const Cooling& cooling, std::uint64_t seed,
                       std::int64_t runs)
    : question_(question),
      cooling_(cooling),
      seed_(seed),
      runs_(runs > 0 ? runs : std::numeric_limits<std::int64_t>::max()),
      supply_(question_.offer),
      planner_(question_.mode(), question_.offer, question_.players, question_.from) {
  possible_ = !Annealing(question_, supply_, planner_, cooling_, seed_, 0).is_over();
}

void CitySearch::go_on(double seconds, int threads) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(seconds));
  // A run that was begun is continued, also with fewer threads than before.
  const auto places = std::max(static_cast<std::size_t>(std::max(threads, 1)), going_.size());
  going_.resize(places);
  std::vector<std::thread> others;
  try {
    for (std::size_t place = 1; place < places; ++place)
      others.emplace_back([this, place, end] { work(place, end); });
  } catch (const std::system_error&) {
  }
  work(0, end);
  for (std::thread& thread : others) thread.join();
}

void CitySearch::work(std::size_t place, Clock::time_point end) {
  for (;;) {
    std::unique_ptr<Annealing>& mine = going_[place];
    if (!mine) {
      std::int64_t run;
      {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (next_run_ >= runs_) return;
        run = next_run_++;
      }
      mine = std::make_unique<Annealing>(question_, supply_, planner_, cooling_, seed_, run);
    }
    mine->go_on(STEPS_BETWEEN_LOOKS);
    const bool over = mine->is_over(), late = Clock::now() >= end;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      boards_ += mine->take_boards();
      if (mine->best().is_better_than(best_)) best_ = mine->best();
      finished_ += over;
    }
    if (over) mine.reset();
    if (late) return;
  }
}

}  // namespace quadropolis
