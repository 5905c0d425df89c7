#include "rules/scoring.hpp"

#include <algorithm>

namespace quadropolis {

namespace {

int longest_line(Mask harbors, int step, Mask line_starts) {
  // Each erosion keeps the squares whose predecessor in the line was kept too.
  int length = 0;
  for (; harbors; ++length) harbors &= (harbors << step) & ~line_starts;
  return length;
}

}  // namespace

Buildings::Buildings(const Mode& m, const City& city)
    : mode(&m), kind{}, floors{}, points{}, inhabitants(0), energy(0) {
  each(m.all_squares & ~city.empty, [&](int s) {
    const Building b = city.square[s];
    kind[kind_of(b)] |= bit(s);
    floors[s] = static_cast<std::uint8_t>(floors_of(b));
    points[s] = tables.face[ground_face(b)].points;
    for (int floor = 0; floor < floors[s]; ++floor) {
      const Face& face = tables.face[floor_face(b, floor)];
      inhabitants += face.inhabitants;
      energy += face.energy;
    }
  });
}

Sheet score_activation(const Buildings& city, Mask active) {
  const Mode& m = *city.mode;
  Mask on[KINDS];
  int people = city.inhabitants, energy = city.energy;
  for (int k = 0; k < KINDS; ++k) {
    on[k] = city.kind[k] & active;
    people -= count(on[k]) * tables.cost_inhabitants[k];
    energy -= count(on[k]) * tables.cost_energy[k];
  }
  Sheet sheet{};
  int points[KINDS] = {};
  each(on[TOWER], [&](int s) { points[TOWER] += m.tower[city.floors[s]]; });
  sheet.customers = std::min(people, count(on[SHOP]) * m.shop_capacity);
  points[SHOP] = sheet.customers / m.shop_capacity * m.shop[m.shop_capacity] +
                 m.shop[sheet.customers % m.shop_capacity];
  Mask districts = 0;
  each(on[PUBLIC_SERVICE], [&](int s) {
    districts |= bit(m.district[s]);
    points[PUBLIC_SERVICE] += city.points[s];
  });
  points[PUBLIC_SERVICE] += m.public_service[count(districts)];
  each(on[PARK] | on[PLAYGROUND],
       [&](int s) { points[PARK] += m.park[count(m.neighbors[s] & (on[TOWER] | on[OFFICE]))]; });
  each(on[FACTORY], [&](int s) {
    for (int k = 0; k < KINDS; ++k) points[FACTORY] += m.factory[k] * count(m.neighbors[s] & on[k]);
  });
  each(on[HARBOR], [&](int s) { points[HARBOR] += city.points[s]; });
  points[HARBOR] += m.harbor[longest_line(on[HARBOR], 1, m.first_column)] +
                    m.harbor[longest_line(on[HARBOR], m.columns, 0)];
  for (Mask left = on[OFFICE]; left;) {
    Mask group = left & (~left + 1);
    for (Mask grown = 0; grown != group;) {
      grown = group;
      each(grown, [&](int s) { group |= m.neighbors[s] & left; });
    }
    left &= ~group;
    each(group, [&](int s) { points[OFFICE] += m.office[count(group)][city.floors[s]]; });
  }
  each(on[MONUMENT], [&](int s) {
    for (int k = 0; k < KINDS; ++k)
      points[MONUMENT] += m.monument[k] * count(m.neighbors[s] & on[k]);
  });

  sheet.absorbed = std::min(energy, count(on[PARK]));
  int at = 0;
  for (int k = 0; k < KINDS; ++k)
    if (k != PLAYGROUND) sheet.categories[at++] = points[k];
  sheet.categories[at++] = sheet.customers - people;
  sheet.categories[at++] = sheet.absorbed - energy;
  for (int category : sheet.categories) sheet.total += category;
  sheet.active = active;
  sheet.inhabitants_on_buildings = city.inhabitants - people + sheet.customers;
  sheet.empty_squares = m.squares - count(active);
  return sheet;
}

}  // namespace quadropolis
