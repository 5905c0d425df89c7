// Reads the tables of the rules from the list of numbers that rules/tables.py writes.
#include "rules/tables.hpp"

#include <initializer_list>

#include "rules/bits.hpp"

namespace quadropolis {
namespace {

// One number after the other, each within bounds. After the first wrong one it only goes on
// with harmless numbers: whoever reads looks at `wrong` in the end.
class NumberReader {
 public:
  NumberReader(const std::int32_t* numbers, std::size_t size)
      : next_(numbers), end_(numbers + size) {}

  int number(int least, int most, const char* what) {
    const bool fine = wrong_ == nullptr && next_ != end_ && *next_ >= least && *next_ <= most;
    if (fine) return *next_++;
    demand(false, what);
    return least;
  }

  bool truth(const char* what) { return number(0, 1, what) != 0; }

  // The length of a list, then that many numbers.
  template <class T, std::size_t N>
  int list(T (&table)[N], int shortest, int least, int most, const char* what) {
    const int size = number(shortest, static_cast<int>(N), what);
    for (std::size_t i = 0; i < N; ++i)
      table[i] =
          i < static_cast<std::size_t>(size) ? static_cast<T>(number(least, most, what)) : T{};
    return size;
  }

  template <std::size_t N>
  void name(char (&name)[N], const char* what) {
    char letters[N - 1];
    list(letters, 1, ' ', '~', what);
    for (std::size_t i = 0; i < N; ++i) name[i] = i + 1 < N ? letters[i] : '\0';
  }

  void demand(bool fine, const char* what) {
    if (!fine && wrong_ == nullptr) wrong_ = what;
  }

  bool is_at_end() const { return next_ == end_; }
  const char* wrong() const { return wrong_; }

 private:
  const std::int32_t *next_, *end_;
  const char* wrong_ = nullptr;
};

constexpr int MOST_POINTS = 1000;  // on a line of a table
constexpr int MOST_ON_TILE = 255;

void read_faces(NumberReader& in, Tables& t) {
  t.faces = in.number(1, MOST_FACES, "more faces than the kernel can number");
  for (int number = 1; number <= t.faces; ++number) {
    Face& face = t.face[number];
    face.kind = static_cast<Kind>(in.number(0, KINDS - 1, "a face has five numbers"));
    for (std::uint8_t Face::* part : {&Face::inhabitants, &Face::energy, &Face::points})
      face.*part = static_cast<std::uint8_t>(in.number(0, MOST_ON_TILE, "a face has five numbers"));
    face.mayor = in.truth("a face has five numbers");
    in.name(t.face_name[number], "a face has a short name");
    std::uint8_t& first = t.first_face[face.kind];
    if (first == 0) first = static_cast<std::uint8_t>(number);
    in.demand(face.kind == t.face[number - (number > 1)].kind || first == number,
              "faces of a kind must be numbered in a row");
  }
}

void read_costs(NumberReader& in, Tables& t) {
  in.list(t.cost_inhabitants, KINDS, 0, 1, "costs: one per kind");
  in.list(t.cost_energy, KINDS, 0, 1, "costs: one per kind");
  auto costs = [&](Kind kind) { return t.cost_inhabitants[kind] * 2 + t.cost_energy[kind]; };
  in.demand(costs(TOWER) == 1 && costs(SHOP) == 1 && costs(PUBLIC_SERVICE) == 2 &&
                costs(FACTORY) == 2 && costs(HARBOR) == 2 && costs(OFFICE) == 3 &&
                costs(PARK) == 0 && costs(PLAYGROUND) == 0 && costs(MONUMENT) == 0,
            "the allocation search is built for other costs");
}

void read_site(NumberReader& in, Tables& t) {
  in.number(MOST_ARCHITECTS, MOST_ARCHITECTS, "site tables");
  for (int k = 1; k <= MOST_ARCHITECTS; ++k)
    in.list(t.reach[k], SPOTS, 0, SITE_SQUARES - 1, "site tables");
  Mask facing[SITE_SQUARES];
  in.list(facing, SITE_SQUARES, 0, static_cast<int>(ALL_SPOTS), "site tables");
  for (int square = 0; square < SITE_SQUARES; ++square) t.facing[square] = facing[square];
  t.facing[OFF_SITE] = 0;
}

void read_mat(NumberReader& in, Mode& m) {
  constexpr const char* LARGE = "a mode is larger than the kernel expects";
  m.rounds = in.number(1, MOST_ROUNDS, LARGE);
  m.turns = in.number(1, MOST_ROUND_TURNS, LARGE);
  m.architects = in.number(1, MOST_ARCHITECTS, LARGE);
  m.rows = in.number(1, MOST_SQUARES, LARGE);
  m.columns = in.number(1, MOST_SQUARES, LARGE);
  m.floors = in.number(1, MOST_FLOORS, LARGE);
  m.common_pool = in.truth(LARGE);
  m.squares = m.rows * m.columns;
  in.demand(m.squares <= MOST_SQUARES, LARGE);
  if (in.wrong()) return;
  m.all_squares = bit(m.squares) - 1;
  for (int row = 0; row < m.rows; ++row) {
    m.first_column |= bit(row * m.columns);
    m.last_column |= bit((row + 1) * m.columns - 1);
  }
  const int all = static_cast<int>(m.all_squares);
  Mask accepting[MOST_ARCHITECTS];
  in.demand(in.list(accepting, 1, 0, all, "accepting: one set per architect") == m.architects,
            "accepting: one set per architect");
  for (int k = 1; k <= MOST_ARCHITECTS; ++k) m.accepting[k] = accepting[k - 1];
  constexpr const char* PER_SQUARE = "neighbors, districts: one per square";
  in.demand(in.list(m.neighbors, 1, 0, all, PER_SQUARE) == m.squares, PER_SQUARE);
  in.demand(in.list(m.district, 1, 0, MOST_DISTRICTS, "a district is out of range") == m.squares,
            PER_SQUARE);
}

void read_points(NumberReader& in, Mode& m) {
  constexpr const char* LONG = "a table is longer than the kernel expects";
  in.list(m.tower, 1, 0, MOST_POINTS, LONG);
  m.shop_capacity = in.list(m.shop, 2, 0, MOST_POINTS, LONG) - 1;
  in.list(m.public_service, 1, 0, MOST_POINTS, LONG);
  in.list(m.park, 1, 0, MOST_POINTS, LONG);
  while (m.park_linear < 4 && m.park[m.park_linear + 1] == (m.park_linear + 1) * m.park[1])
    ++m.park_linear;
  in.list(m.harbor, 1, 0, MOST_POINTS, LONG);
  in.list(m.factory, KINDS, 0, MOST_POINTS, "factory, monument: one per kind");
  in.list(m.monument, KINDS, -MOST_POINTS, MOST_POINTS, "factory, monument: one per kind");
  // The last line counts for all larger groups; a mode without offices has none.
  const int lines = in.number(0, MOST_SQUARES, LONG);
  for (int size = 1; size <= MOST_SQUARES; ++size) {
    if (size <= lines)
      in.list(m.office[size], 1, 0, MOST_POINTS, LONG);
    else if (lines > 0)
      for (int floors = 0; floors <= MOST_FLOORS; ++floors)
        m.office[size][floors] = m.office[lines][floors];
  }
}

void read_mode(NumberReader& in, const Tables& t, Mode& m) {
  read_mat(in, m);
  in.list(m.stackable, KINDS, 0, 1, "stackable, allowed: one per kind");
  in.list(m.allowed, KINDS, 0, 1, "stackable, allowed: one per kind");
  read_points(in, m);
  in.demand(in.number(1, MOST_ROUNDS, "tiles: one list per round") == m.rounds,
            "tiles: one list per round");
  for (int round = 0; round < m.rounds; ++round)
    for (auto& option : m.tiles[round])
      for (auto& tiles : option) {
        in.list(tiles, SITE_SQUARES, 1, FACE_DOWN, "tiles: 25 a round");
        for (std::uint8_t tile : tiles)
          in.demand(tile == FACE_DOWN || (tile <= t.faces && m.allowed[t.face[tile].kind]),
                    "tiles: a face that there is not");
      }
  for (int k = 0; k < KINDS; ++k) {
    int faces = 0;
    for (int f = 1; f <= t.faces; ++f) faces += t.face[f].kind == k;
    in.demand(!m.stackable[k] || faces <= FACES_PER_STACKABLE_KIND,
              "a stackable kind has too many faces");
  }
}

}  // namespace

const char* read_tables(const std::int32_t* numbers, std::size_t size, Tables& into) {
  NumberReader in(numbers, size);
  Tables t{};
  read_faces(in, t);
  read_costs(in, t);
  read_site(in, t);
  for (Mode& mode : t.mode) read_mode(in, t, mode);
  in.demand(in.is_at_end(), "there are more numbers than tables");
  if (in.wrong()) return in.wrong();
  t.ready = true;
  into = t;
  return nullptr;
}

}  // namespace quadropolis
