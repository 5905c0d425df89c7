#include "rules/allocation.hpp"

#include <algorithm>
#include <limits>

namespace quadropolis {

namespace {

constexpr Worth IMPOSSIBLE = std::numeric_limits<Worth>::min() / 4;
constexpr int MOST_STRETCHES = 64;  // 41 horizontal at most, on a mat of 4 by 5
constexpr int MOST_PEOPLE = 128;    // that can be put to use

Worth worth_of(int points, int people, int square) {
  return points * POINT + people * USED_PERSON + SQUARE + (Worth{1} << (MOST_SQUARES - 1 - square));
}

// Keeps a short list sorted, the greatest first.
void insert(Worth* list, int& size, Worth worth) {
  int i = size++;
  for (; i > 0 && list[i - 1] < worth; --i) list[i] = list[i - 1];
  list[i] = worth;
}

struct Stretch {
  Mask squares;
  Worth worth;
};

class Search {
 public:
  explicit Search(const Buildings& city)
      : mode_(*city.mode), city_(city), inhabitants_(city.inhabitants), energy_(city.energy) {
    worth_alone();
    choose_decided();
    list_stretches(across_, acrosses_, 1, mode_.first_column);
    list_stretches(down_, downs_, mode_.columns, 0);
    rank_towers();
    rank_services();
    prepare_rest();
  }

  // The best worth, if it exceeds that one.
  Worth best(Worth exceeded = IMPOSSIBLE) {
    found_ = exceeded;
    decide(0, decided_, constant_, inhabitants_, energy_);
    return found_;
  }

 private:
  const Mode& mode_;
  const Buildings& city_;
  const int inhabitants_, energy_;
  Mask tight_parks_ = 0;
  Worth constant_ = 0;
  Worth own_[MOST_SQUARES];
  Mask decided_ = 0, free_shops_ = 0, free_factories_ = 0, free_harbors_ = 0;
  Stretch across_[MOST_STRETCHES], down_[MOST_STRETCHES];
  int acrosses_ = 0, downs_ = 0;
  Worth towers_[MOST_SQUARES + 1];  // the best n Tower Blocks together
  int tower_count_ = 0;
  Worth services_[MOST_SQUARES + 1];
  int service_count_ = 0;
  int rest_width_ = 0;
  Worth rest_[(MOST_SQUARES + 1) * MOST_PEOPLE];
  Worth found_ = IMPOSSIBLE;

  Mask of(Kind kind) const { return city_.kind[kind]; }
  Mask high() const { return of(TOWER) | of(OFFICE); }

  // What each building brings whatever else is activated.
  void worth_alone() {
    each(of(PARK) | of(PLAYGROUND), [&](int s) {
      if (count(mode_.neighbors[s] & high()) > mode_.park_linear) tight_parks_ |= bit(s);
    });
    const Mask easy_parks = (of(PARK) | of(PLAYGROUND)) & ~tight_parks_;
    for (int k = 0; k < KINDS; ++k) {
      const Kind kind = static_cast<Kind>(k);
      const bool counted = kind == TOWER || kind == OFFICE;
      const bool printed = kind == PUBLIC_SERVICE || kind == HARBOR;
      const bool free = tables.cost_inhabitants[k] == 0 && tables.cost_energy[k] == 0;
      each(of(kind), [&](int s) {
        int points = mode_.monument[k] * count(mode_.neighbors[s] & of(MONUMENT));
        if (printed) points += city_.points[s];
        if (kind == TOWER) points += mode_.tower[city_.floors[s]];
        if (counted) points += mode_.park[1] * count(mode_.neighbors[s] & easy_parks);
        own_[s] = worth_of(points, tables.cost_inhabitants[k], s);
        if (free) constant_ += own_[s];
      });
    }
  }

  // Offices, Tower Blocks at tight parks, and one end of every Factory's pair.
  void choose_decided() {
    decided_ = of(OFFICE);
    each(tight_parks_, [&](int s) { decided_ |= mode_.neighbors[s] & of(TOWER); });
    const Mask paying = of(SHOP) | of(HARBOR);
    for (;;) {
      int most = 0, chosen = -1;
      each((of(FACTORY) | paying) & ~decided_, [&](int s) {
        Mask partners = (of(FACTORY) >> s & 1) != 0 ? paying : of(FACTORY);
        int pairs = count(mode_.neighbors[s] & partners & ~decided_);
        if (pairs > most) {
          most = pairs;
          chosen = s;
        }
      });
      if (chosen < 0) break;
      decided_ |= bit(chosen);
    }
    free_shops_ = of(SHOP) & ~decided_;
    free_factories_ = of(FACTORY) & ~decided_;
    free_harbors_ = of(HARBOR) & ~decided_;
  }

  // Claims on the harbor table: runs of two or more Harbors in a line.
  void list_stretches(Stretch* list, int& size, int step, Mask line_starts) {
    list[size++] = {0, 0};
    const Mask harbors = of(HARBOR);
    each(harbors, [&](int s) {
      Mask run = bit(s);
      int length = 1;
      for (int next = s + step; next < mode_.squares; next += step) {
        if ((line_starts >> next & 1) != 0 || (harbors >> next & 1) == 0) break;
        run |= bit(next);
        list[size++] = {run, mode_.harbor[++length] * POINT};
      }
    });
  }

  void rank_towers() {
    Worth ranked[MOST_SQUARES];
    each(of(TOWER) & ~decided_, [&](int s) { insert(ranked, tower_count_, own_[s]); });
    towers_[0] = 0;
    for (int n = 0; n < tower_count_; ++n) towers_[n + 1] = towers_[n] + ranked[n];
  }

  // The best n Public Services, districts included.
  void rank_services() {
    service_count_ = count(of(PUBLIC_SERVICE));
    services_[0] = 0;
    if (service_count_ == 0) return;
    Worth ranked[MOST_DISTRICTS + 1][MOST_SQUARES];
    int sizes[MOST_DISTRICTS + 1] = {};
    each(of(PUBLIC_SERVICE),
         [&](int s) { insert(ranked[mode_.district[s]], sizes[mode_.district[s]], own_[s]); });
    Worth best[MOST_DISTRICTS + 1][MOST_SQUARES + 1];  // by districts, then how many
    for (auto& line : best) std::fill(line, line + service_count_ + 1, IMPOSSIBLE);
    best[0][0] = 0;
    int reached = 0, districts = 0;
    for (int d = 0; d <= MOST_DISTRICTS; ++d) {
      if (sizes[d] == 0) continue;
      // Downwards, so that each district is taken once.
      for (int covered = districts; covered >= 0; --covered) {
        for (int n = 0; n <= reached; ++n) {
          Worth sum = best[covered][n];
          if (sum == IMPOSSIBLE) continue;
          for (int more = 0; more < sizes[d]; ++more) {
            sum += ranked[d][more];
            Worth& there = best[covered + 1][n + more + 1];
            there = std::max(there, sum);
          }
        }
      }
      reached += sizes[d];
      ++districts;
    }
    for (int n = 0; n <= service_count_; ++n) {
      services_[n] = IMPOSSIBLE;
      for (int covered = 0; covered <= districts; ++covered)
        if (best[covered][n] != IMPOSSIBLE)
          services_[n] =
              std::max(services_[n], best[covered][n] + mode_.public_service[covered] * POINT);
    }
  }

  void prepare_rest() {
    const int shops = count(of(SHOP));
    rest_width_ = std::min(inhabitants_, service_count_ + shops * mode_.shop_capacity) + 1;
    std::fill(rest_, rest_ + (shops + 1) * rest_width_, IMPOSSIBLE);
  }

  // The best that Public Services and customers of so many Shops make of some inhabitants.
  Worth rest(int shops, int people) {
    people = std::min(people, rest_width_ - 1);
    Worth& known = rest_[shops * rest_width_ + people];
    if (known != IMPOSSIBLE) return known;
    for (int n = 0; n <= service_count_ && n <= people; ++n) {
      int seated = std::min(people - n, shops * mode_.shop_capacity);
      int points = seated / mode_.shop_capacity * mode_.shop[mode_.shop_capacity] +
                   mode_.shop[seated % mode_.shop_capacity];
      known = std::max(known, services_[n] + points * POINT + seated * USED_PERSON);
    }
    return known;
  }

  // Decides the open squares one by one, activated first.
  void decide(Mask on, Mask open, Worth worth, int people, int energy) {
    // On the way down to the first complete decision there is nothing to compare with.
    if (open == 0 || found_ != IMPOSSIBLE) {
      const Worth bound = evaluate(on, open, worth, people, energy);
      if (bound <= found_) return;
      if (open == 0) {
        found_ = bound;
        return;
      }
    }
    const int s = lowest(open);
    const Mask there = bit(s);
    open &= ~there;
    const int cost_people = (there & (of(TOWER) | of(SHOP))) == 0;
    const int cost_energy = (there & (of(FACTORY) | of(HARBOR))) == 0;
    if (people >= cost_people && energy >= cost_energy)
      decide(on | there, open, worth + own_[s], people - cost_people, energy - cost_energy);
    decide(on, open, worth, people, energy);
  }

  Mask grow(Mask set) const {
    return set | (set & ~mode_.last_column) << 1 | (set & ~mode_.first_column) >> 1 |
           set << mode_.columns | set >> mode_.columns;
  }

  // The worth of open squares of one sort of cost, no more of them than could be paid for.
  Worth payable(Mask squares, int most, const Worth* extra) const {
    Worth ranked[MOST_SQUARES], sum = 0;
    int size = 0;
    each(squares, [&](int s) {
      Worth worth = own_[s] + (extra ? extra[s] : 0);
      if (worth > 0) insert(ranked, size, worth);
    });
    for (int n = 0; n < std::min(size, most); ++n) sum += ranked[n];
    return sum;
  }

  // The best worth with `on` activated; with open squares, an upper bound: all of them help
  // their neighbors, and as many count as could be paid for. Only the Office Towers among
  // them really pay: without that, cities full of equal ones take a hundred times as long.
  Worth evaluate(Mask on, Mask open, Worth worth, int people, int energy) {
    const Mask lit = on | open;
    Worth extra[MOST_SQUARES], ranked_offices[MOST_SQUARES];
    int office_count = 0;  // open ones
    if (Mask offices = lit & of(OFFICE)) {
      const int most = std::max(1, count(on & offices) + std::min(people, energy));
      for (Mask left = offices; left;) {
        Mask group = left & (~left + 1), grown;
        while ((grown = grow(group) & left) != group) group = grown;
        left &= ~group;
        const int* line = mode_.office[std::min(count(group), most)];
        each(group, [&](int s) { extra[s] = line[city_.floors[s]] * POINT; });
      }
      each(offices & on, [&](int s) { worth += extra[s]; });
      each(offices & open,
           [&](int s) { insert(ranked_offices, office_count, own_[s] + extra[s]); });
    }
    if (Mask some = open & (of(TOWER) | of(SHOP))) worth += payable(some, energy, nullptr);
    if (Mask some = open & (of(FACTORY) | of(HARBOR))) {
      each(some, [&](int s) { extra[s] = factory_points(s, lit) * POINT; });
      worth += payable(some, people, extra);
    }
    each(tight_parks_,
         [&](int s) { worth += mode_.park[count(mode_.neighbors[s] & lit & high())] * POINT; });
    each(on & of(FACTORY), [&](int s) { worth += factory_points(s, lit) * POINT; });

    Worth shops[MOST_SQUARES];
    int shop_count = 0;
    each(free_shops_, [&](int s) {
      int beside = count(mode_.neighbors[s] & lit & of(FACTORY));
      insert(shops, shop_count, own_[s] + mode_.factory[SHOP] * beside * POINT);
    });
    Worth by_people[MOST_SQUARES + 1];
    const int most_people = std::min(people, rank_people(lit, by_people));

    const int lit_shops = count(lit & of(SHOP));
    // Energy that pollutes nobody, besides what is spent below.
    const int taken = count(of(PARK)) + count(open & (of(TOWER) | of(SHOP)));
    Worth best = IMPOSSIBLE, offices_worth = 0;
    for (int k = 0; k <= std::min({office_count, people, energy}); ++k) {
      if (k > 0) offices_worth += ranked_offices[k - 1];
      Worth shops_worth = offices_worth;
      for (int n = 0; n <= std::min(shop_count, energy - k); ++n) {
        if (n > 0) shops_worth += shops[n - 1];
        const int lit_towers = std::min(tower_count_, energy - k - n);
        const int pollution = std::max(0, energy - k - n - lit_towers - taken);
        Worth staffed = IMPOSSIBLE;
        for (int staff = 0; staff <= std::min(most_people, people - k); ++staff)
          staffed = std::max(staffed, by_people[staff] + rest(lit_shops + n, people - k - staff));
        best = std::max(best, shops_worth + towers_[lit_towers] - pollution * POINT + staffed);
      }
    }
    return worth + best;
  }

  int factory_points(int s, Mask lit) const {
    const Mask beside = mode_.neighbors[s] & lit;
    return mode_.factory[SHOP] * count(beside & of(SHOP)) +
           mode_.factory[HARBOR] * count(beside & of(HARBOR)) +
           mode_.factory[OFFICE] * count(beside & of(OFFICE));
  }

  // The best n free Harbors and Factories, harbor lines included; returns how many there are.
  int rank_people(Mask lit, Worth* best) const {
    Worth ranked[MOST_SQUARES];
    int size = 0;
    const Mask factories = lit & of(FACTORY);
    each(free_factories_,
         [&](int s) { insert(ranked, size, own_[s] + factory_points(s, lit) * POINT); });
    each(free_harbors_, [&](int s) {
      int beside = count(mode_.neighbors[s] & factories);
      insert(ranked, size, own_[s] + mode_.factory[HARBOR] * beside * POINT);
    });
    best[0] = 0;
    for (int n = 0; n < size; ++n) best[n + 1] = best[n] + ranked[n];
    if (acrosses_ == 1 && downs_ == 1) return size;
    claim_stretches(lit, ranked, size, best);
    return size;
  }

  void claim_stretches(Mask lit, const Worth* ranked, int size, Worth* best) const {
    const Mask usable = lit | free_harbors_;
    Mask squares[MOST_SQUARES];  // the square of each ranked building
    for (int n = 0; n < size; ++n) {
      // The lowest digits of a worth name its square.
      auto low = static_cast<Mask>(ranked[n] & (SQUARE - 1));
      squares[n] = bit(MOST_SQUARES - 1 - lowest(low));
    }
    for (int a = 0; a < acrosses_; ++a) {
      if ((across_[a].squares & ~usable) != 0) continue;
      for (int d = a == 0 ? 1 : 0; d < downs_; ++d) {
        if ((down_[d].squares & ~usable) != 0) continue;
        const Mask claimed = across_[a].squares | down_[d].squares;
        Worth sum = across_[a].worth + down_[d].worth;
        Worth others[MOST_SQUARES];
        int forced = 0, rest = 0;
        for (int n = 0; n < size; ++n) {
          if ((squares[n] & claimed) != 0) {
            sum += ranked[n];
            ++forced;
          } else {
            others[rest++] = ranked[n];
          }
        }
        best[forced] = std::max(best[forced], sum);
        for (int n = 0; n < rest; ++n) {
          sum += others[n];
          best[forced + n + 1] = std::max(best[forced + n + 1], sum);
        }
      }
    }
  }
};

Worth best_worth(const Buildings& city) { return Search(city).best(); }

}  // namespace

Mask best_activation(const Buildings& city) {
  const Worth worth = best_worth(city);
  Mask active = 0;
  each(static_cast<Mask>(worth & (SQUARE - 1)),
       [&](int i) { active |= bit(MOST_SQUARES - 1 - i); });
  return active;
}

int best_points(const Buildings& city) {
  // The worth counts used inhabitants from zero: what is left over is idle.
  return static_cast<int>(best_worth(city) >> POINT_DIGIT) - city.inhabitants;
}

int best_points_from(const Buildings& city, int least) {
  const Worth exceeded = (least + city.inhabitants) * POINT - 1;
  return static_cast<int>(Search(city).best(exceeded) >> POINT_DIGIT) - city.inhabitants;
}

}  // namespace quadropolis
