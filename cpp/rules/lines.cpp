#include "rules/lines.hpp"

#include "rules/names.hpp"

namespace quadropolis {

namespace {

// In the order of LineCode: how each is told, and the names of its values.
struct Told {
  const char* code;
  const char* values[3];
};
constexpr Told TOLD[] = {
    {"tower", {"floors"}},
    {"shop", {"customers"}},
    {"public_service", {"districts"}},
    {"park", {"towers", "kind"}},
    {"factory-neighbor", {"kind", "count", "each"}},
    {"harbor-across", {"count"}},
    {"harbor-down", {"count"}},
    {"office", {"floors", "group"}},
    {"monument-neighbor", {"kind", "count", "each"}},
    {"printed", {"kind"}},
    {"idle_inhabitants", {"count"}},
    {"pollution", {"count"}},
};
static_assert(sizeof TOLD / sizeof *TOLD == static_cast<std::size_t>(LineCode::CODES));

class Account {
 public:
  Account(const Buildings& city, const Allocation& allocation, const Sheet& sheet)
      : mode_(*city.mode), city_(city), allocation_(allocation), sheet_(sheet) {}

  Lines lines() {
    towers();
    shops();
    public_services();
    parks();
    neighbors(FACTORY, LineCode::FACTORY_NEIGHBOR, mode_.factory);
    harbors();
    offices();
    neighbors(MONUMENT, LineCode::MONUMENT_NEIGHBOR, mode_.monument);
    left_over(IDLE_CATEGORY, LineCode::IDLE_INHABITANTS);
    left_over(POLLUTION_CATEGORY, LineCode::POLLUTION);
    return lines_;
  }

 private:
  const Mode& mode_;
  const Buildings& city_;
  const Allocation& allocation_;
  const Sheet& sheet_;
  Lines lines_;

  Mask on(Kind kind) const { return city_.kind[kind] & sheet_.active; }

  void add(LineCode code, int category, Mask squares, Mask beside, int points, int first,
           int second = 0, int third = 0) {
    lines_.line[lines_.size++] = {
        code, static_cast<std::uint8_t>(category), squares, beside, points, {first, second, third}};
  }

  void towers() {
    each(on(TOWER), [&](int s) {
      const int floors = city_.floors[s];
      add(LineCode::TOWER, category_of(TOWER), bit(s), 0, mode_.tower[floors], floors);
    });
  }

  void shops() {
    each(on(SHOP), [&](int s) {
      const int customers = allocation_.inhabitants[s];
      add(LineCode::SHOP, category_of(SHOP), bit(s), 0, mode_.shop[customers], customers);
    });
  }

  void public_services() {
    const Mask services = on(PUBLIC_SERVICE);
    if (services == 0) return;
    Mask districts = 0;
    each(services, [&](int s) { districts |= bit(mode_.district[s]); });
    add(LineCode::PUBLIC_SERVICE, category_of(PUBLIC_SERVICE), services, 0,
        mode_.public_service[count(districts)], count(districts));
    printed(PUBLIC_SERVICE);
  }

  void parks() {
    each(on(PARK) | on(PLAYGROUND), [&](int s) {
      const Mask towers = mode_.neighbors[s] & (on(TOWER) | on(OFFICE));
      const Kind kind = (on(PARK) >> s & 1) != 0 ? PARK : PLAYGROUND;
      add(LineCode::PARK, category_of(PARK), bit(s), towers, mode_.park[count(towers)],
          count(towers), kind);
    });
  }

  // A line for every kind of neighbor that pays or costs something.
  void neighbors(Kind kind, LineCode code, const int* worth) {
    each(on(kind), [&](int s) {
      for (int k = 0; k < KINDS; ++k) {
        const Mask others = mode_.neighbors[s] & on(static_cast<Kind>(k));
        if (worth[k] == 0 || others == 0) continue;
        add(code, category_of(kind), bit(s), others, worth[k] * count(others), k, count(others),
            worth[k]);
      }
    });
  }

  void harbors() {
    longest(LineCode::HARBOR_ACROSS, 1, mode_.first_column);
    longest(LineCode::HARBOR_DOWN, mode_.columns, 0);
    printed(HARBOR);
  }

  // The longest unbroken line; of several, the one that ends first.
  void longest(LineCode code, int step, Mask line_starts) {
    Mask ends = on(HARBOR), longer = ends;
    int length = 0;
    for (; longer; ++length) {
      ends = longer;
      longer &= (longer << step) & ~line_starts;
    }
    if (mode_.harbor[length] == 0) return;
    Mask squares = 0;
    for (int i = 0; i < length; ++i) squares |= bit(lowest(ends) - i * step);
    add(code, category_of(HARBOR), squares, 0, mode_.harbor[length], length);
  }

  void offices() {
    const Mask offices = on(OFFICE);
    each(offices, [&](int s) {
      Mask group = bit(s);
      for (Mask grown = 0; grown != group;) {
        grown = group;
        each(grown, [&](int other) { group |= mode_.neighbors[other] & offices; });
      }
      const int size = count(group), floors = city_.floors[s];
      add(LineCode::OFFICE, category_of(OFFICE), bit(s), group & ~bit(s),
          mode_.office[size][floors], floors, size);
    });
  }

  void printed(Kind kind) {
    each(on(kind), [&](int s) {
      if (city_.points[s] != 0)
        add(LineCode::PRINTED, category_of(kind), bit(s), 0, city_.points[s], kind);
    });
  }

  void left_over(int category, LineCode code) {
    const int points = sheet_.categories[category];
    if (points != 0) add(code, category, 0, 0, points, -points);
  }
};

}  // namespace

Lines lines_of(const Buildings& city, const Allocation& allocation, const Sheet& sheet) {
  return Account(city, allocation, sheet).lines();
}

Json line_json(const Mode& mode, const Line& line) {
  const Told& told = TOLD[static_cast<std::size_t>(line.code)];
  return json_object([&](Json& json) {
    json.field("category", CATEGORY_NAMES[line.category])
        .field("squares", square_names(mode, line.squares))
        .field("beside", square_names(mode, line.beside))
        .field("points", line.points)
        .field("code", told.code)
        .key("values")
        .open('{');
    if (line.squares != 0) json.field("where", square_name(mode, lowest(line.squares)));
    for (int i = 0; i < 3 && told.values[i] != nullptr; ++i) {
      if (std::string_view(told.values[i]) == "kind")
        json.field("kind", KIND_NAMES[line.values[i]]);
      else
        json.field(told.values[i], line.values[i]);
    }
    json.close('}');
  });
}

}  // namespace quadropolis
