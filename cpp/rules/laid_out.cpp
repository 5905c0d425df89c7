#include "rules/laid_out.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "rules/format.hpp"
#include "rules/names.hpp"

namespace quadropolis {

namespace {

constexpr const char* RESOURCES[] = {"inhabitants", "energy"};

Refusal malformed(const char* part, const std::string& found, std::string_view square) {
  return Refusal(Code::WRONG_ALLOCATION)
      .with("part", part)
      .with("found", found)
      .with("square", square)
      .with("first", Json().nothing())
      .with("last", Json().nothing());
}

Refusal no_square(const Mode& mode, std::string_view name) {
  return Refusal(Code::WRONG_ALLOCATION)
      .with("part", "square")
      .with("found", shown(name))
      .with("square", Json().nothing())
      .with("first", square_name(mode, 0))
      .with("last", square_name(mode, mode.squares - 1));
}

int square_named(const Mode& mode, std::string_view name) {
  if (name.size() != 2) return -1;
  const int column = name[0] - 'a', row = name[1] - '1';
  const bool there = column >= 0 && column < mode.columns && row >= 0 && row < mode.rows;
  return there ? row * mode.columns + column : -1;
}

Refusal wrong_cost(const Buildings& city, const City& built, int s, Kind kind,
                   const std::int64_t* laid) {
  const bool free = tables.cost_inhabitants[kind] == 0 && tables.cost_energy[kind] == 0;
  return Refusal(Code::WRONG_COST)
      .with("building", format_building(built.square[s]))
      .with("square", square_name(*city.mode, s))
      .with("expected", kind == SHOP   ? "shop"
                        : kind == PARK ? "park"
                        : free         ? "free"
                                       : "cost")
      .with("most", city.mode->shop_capacity)
      .with("needed_inhabitants", tables.cost_inhabitants[kind])
      .with("needed_energy", tables.cost_energy[kind])
      .with("inhabitants", laid[0])
      .with("energy", laid[1]);
}

}  // namespace

Allocation laid_out(const Buildings& city, const Sheet& best) {
  Allocation allocation{};
  int customers = best.customers, absorbed = best.absorbed;
  for (int kind = 0; kind < KINDS; ++kind)
    each(city.kind[kind] & best.active, [&](int s) {
      int people = tables.cost_inhabitants[kind], units = tables.cost_energy[kind];
      if (kind == SHOP) {
        people = std::min(customers, city.mode->shop_capacity);
        customers -= people;
      } else if (kind == PARK && absorbed > 0) {
        units = 1;
        --absorbed;
      }
      allocation.inhabitants[s] = static_cast<std::uint8_t>(people);
      allocation.energy[s] = static_cast<std::uint8_t>(units);
    });
  return allocation;
}

Refusal check_allocation(const Buildings& city, const City& built, const Share* shares, int size,
                         Allocation& into) {
  const Mode& mode = *city.mode;
  std::int64_t laid[MOST_SQUARES][2] = {};
  for (const Share* share = shares; share != shares + size; ++share) {
    const int s = square_named(mode, share->square);
    if (s < 0) return no_square(mode, share->square);
    const std::int64_t numbers[] = {share->inhabitants, share->energy};
    for (int resource = 0; resource < 2; ++resource) {
      if (numbers[resource] < 0)
        return malformed(RESOURCES[resource], digits(numbers[resource]), share->square);
      laid[s][resource] = std::min(numbers[resource], MOST_LAID);
    }
    if ((numbers[0] | numbers[1]) != 0 && built.square[s] == EMPTY)
      return Refusal(Code::NOTHING_THERE).with("square", share->square);
  }
  for (int resource = 0; resource < 2; ++resource) {
    std::int64_t used = 0;
    for (const auto& there : laid) used += there[resource];
    const int available = resource == 0 ? city.inhabitants : city.energy;
    if (used > available)
      return Refusal(Code::NOT_ENOUGH)
          .with("used", used)
          .with("resource", RESOURCES[resource])
          .with("available", available);
  }
  into = Allocation{};
  for (int s = 0; s < mode.squares; ++s) {
    if (built.square[s] == EMPTY) continue;
    const Kind kind = kind_of(built.square[s]);
    const std::int64_t people = laid[s][0], units = laid[s][1];
    const bool paid = people == tables.cost_inhabitants[kind] && units == tables.cost_energy[kind];
    const bool shop =
        kind == SHOP && units == tables.cost_energy[SHOP] && people <= mode.shop_capacity;
    const bool park = kind == PARK && people == 0 && units <= 1;
    if (!paid && !shop && !park && (people | units) != 0)
      return wrong_cost(city, built, s, kind, laid[s]);
    into.inhabitants[s] = static_cast<std::uint8_t>(people);
    into.energy[s] = static_cast<std::uint8_t>(units);
  }
  return {};
}

Sheet score_allocation(const Buildings& city, const Allocation& allocation) {
  const Mode& mode = *city.mode;
  Mask active = city.kind[PARK] | city.kind[PLAYGROUND] | city.kind[MONUMENT];
  int people = 0, units = 0, shops = 0, customers = 0;
  for (int s = 0; s < mode.squares; ++s) {
    if (allocation.inhabitants[s] != 0 || allocation.energy[s] != 0) active |= bit(s);
    people += allocation.inhabitants[s];
    units += allocation.energy[s];
  }
  each(active & city.kind[SHOP], [&](int s) {
    customers += allocation.inhabitants[s];
    shops += mode.shop[allocation.inhabitants[s]];
  });
  Sheet sheet = score_activation(city, active);
  // Customers and Parks are as somebody laid them, not as it is best.
  sheet.categories[category_of(SHOP)] = shops;
  sheet.categories[IDLE_CATEGORY] = people - city.inhabitants;
  sheet.categories[POLLUTION_CATEGORY] = units - city.energy;
  sheet.total = 0;
  for (int category : sheet.categories) sheet.total += category;
  sheet.customers = customers;
  sheet.absorbed = 0;
  each(city.kind[PARK], [&](int s) { sheet.absorbed += allocation.energy[s]; });
  sheet.inhabitants_on_buildings = people;
  return sheet;
}

}  // namespace quadropolis
