// The numbers of the game, handed over once: to the Python module when it is loaded, to the page
// with the kernel.
#pragma once

#include <cstddef>
#include <cstdint>

namespace quadropolis {

using Mask = std::uint32_t;  // a set of squares or spots

// In the order of the Kind enumeration of rules/tiles.py.
enum Kind : std::uint8_t {
  TOWER,
  SHOP,
  PUBLIC_SERVICE,
  PARK,
  PLAYGROUND,
  FACTORY,
  HARBOR,
  OFFICE,
  MONUMENT,
  KINDS
};

constexpr int MOST_PLAYERS = 4;
constexpr int MOST_SQUARES = 20;
constexpr int MOST_FLOORS = 5;
constexpr int CATEGORIES = KINDS + 1;  // tower ... monument without playground, idle, pollution
constexpr int MOST_ROUNDS = 5;
constexpr int MOST_ROUND_TURNS = 4;
constexpr int MOST_ARCHITECTS = 5;
constexpr int MOST_DISTRICTS = 5;
constexpr int MOST_CUSTOMERS = 7;  // of one Shop
constexpr int SITE_SIZE = 5;
constexpr int SITE_SQUARES = SITE_SIZE * SITE_SIZE;
constexpr int SPOTS = 4 * SITE_SIZE;
constexpr Mask ALL_SPOTS = (Mask{1} << SPOTS) - 1;

// What lies on a site square: a face number from 1, or one of these.
constexpr std::uint8_t NO_TILE = 0;
constexpr std::uint8_t FACE_DOWN = 31;
constexpr int MOST_FACES = 30;
constexpr int FACE_NAME_SIZE = 4;            // the longest name and a zero
constexpr int FACES_PER_STACKABLE_KIND = 4;  // a floor above the first is kept in two bits

constexpr std::uint8_t OFF_SITE = SITE_SQUARES;  // where the Urbanist is between rounds

struct Face {
  Kind kind;
  std::uint8_t inhabitants, energy, points;
  bool mayor;
};

// Classic or Expert: the same facts as rules/mode.py.
struct Mode {
  int rounds, turns, architects, rows, columns, squares, floors;
  bool common_pool;
  Mask all_squares, first_column, last_column;
  Mask accepting[MOST_ARCHITECTS + 1];
  Mask neighbors[MOST_SQUARES];
  std::uint8_t district[MOST_SQUARES];
  bool stackable[KINDS];
  bool allowed[KINDS];
  int tower[MOST_FLOORS + 1];
  int shop[MOST_CUSTOMERS + 1];
  int shop_capacity;
  int public_service[MOST_DISTRICTS + 1];
  int park[5];
  int park_linear;  // up to so many neighbors a park's points are so much per neighbor
  int harbor[MOST_SQUARES + 1];
  int office[MOST_SQUARES + 1][MOST_FLOORS + 1];  // by group size, then floors
  int factory[KINDS];
  int monument[KINDS];
  // What the 25 tiles of a round show: [round][playgrounds][players - 2].
  std::uint8_t tiles[MOST_ROUNDS][2][MOST_PLAYERS - 1][SITE_SQUARES];
};

struct Tables {
  bool ready = false;
  int faces = 0;
  Face face[MOST_FACES + 2];
  char face_name[MOST_FACES + 2][FACE_NAME_SIZE];
  std::uint8_t first_face[KINDS];  // faces of a kind have numbers in a row
  int cost_inhabitants[KINDS];
  int cost_energy[KINDS];
  Mode mode[2];
  std::uint8_t reach[MOST_ARCHITECTS + 1][SPOTS];
  Mask facing[SITE_SQUARES + 1];  // the spots at the ends of a square's row and column
};

inline Tables tables;

// Reads what rules/tables.py writes. Every number is checked, so that no later call can go astray:
// null, or else what is wrong and nothing is read.
const char* read_tables(const std::int32_t* numbers, std::size_t size, Tables& into);

}  // namespace quadropolis
