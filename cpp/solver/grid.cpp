#include "solver/grid.hpp"

#include <algorithm>
#include <limits>

#include "rules/bits.hpp"

namespace quadropolis {

namespace {

constexpr int UNREACHED = std::numeric_limits<int>::min() / 4;
constexpr Kind KIND_OF_SORT[SORTS] = {TOWER,   SHOP,   PUBLIC_SERVICE, PARK,
                                      FACTORY, HARBOR, OFFICE,         MONUMENT};
constexpr int NO_SORT = SORTS;
constexpr int PARK_STATES = 4;  // a Park among the last squares has up to three neighbors behind it

struct SquareState {
  int sort, seen;
};

class GridSearch {
 public:
  GridSearch(const Mode& mode, Mask usable, const Prices& prices, const GridSize& size)
      : mode_(mode), prices_(prices), size_(size), buckets_(size.factories * size.parks) {
    states_.push_back({NO_SORT, 0});
    for (int sort = 0; sort < SORTS; ++sort) {
      if ((usable >> sort & 1) == 0) continue;
      for (int seen = 0; seen < (sort == SORT_PARK ? PARK_STATES : 1); ++seen)
        states_.push_back({sort, seen});
    }
    count_ = static_cast<int>(states_.size());
    block_ = 1;
    for (int i = 0; i < mode.rows; ++i) block_ *= count_;
    beside_.resize(static_cast<std::size_t>(count_ * count_));
    for (int a = 0; a < count_; ++a)
      for (int b = 0; b < count_; ++b)
        beside(a, b) = brings(state(a).sort, state(b).sort) + brings(state(b).sort, state(a).sort) +
                       pair_price(state(a).sort, state(b).sort);
  }

  std::vector<Arrangement> best() {
    const auto cells = static_cast<std::size_t>(buckets_) * static_cast<std::size_t>(block_);
    values_.assign(cells, UNREACHED);
    if (!values_.empty()) values_[0] = 0;  // nothing stands before the first square
    for (int square = 0; square < mode_.squares; ++square) {
      after_.assign(cells, UNREACHED);
      chosen_.emplace_back(cells, std::uint8_t{0});
      for (int s = 0; s < count_; ++s)
        if (state(s).seen == 0) place(s, square % mode_.rows > 0);
      values_.swap(after_);
    }
    std::vector<Arrangement> found;
    for (int bucket = 0; bucket < buckets_; ++bucket) found.push_back(best_of(bucket));
    return found;
  }

 private:
  const SquareState& state(int s) const { return states_[static_cast<std::size_t>(s)]; }
  int& beside(int a, int b) { return beside_[static_cast<std::size_t>(a * count_ + b)]; }
  std::size_t at(int bucket, int state) const {
    return static_cast<std::size_t>(bucket) * static_cast<std::size_t>(block_) +
           static_cast<std::size_t>(state);
  }
  bool is_high(int s) const { return state(s).sort == SORT_TOWER || state(s).sort == SORT_OFFICE; }
  bool is_park(int s) const { return state(s).sort == SORT_PARK; }
  int park_points(int s, int more) const {
    return is_park(s) ? prices_.scale * mode_.park[state(s).seen + more] : 0;
  }

  // What one brings because of the other; Parks are counted apart.
  int brings(int one, int other) const {
    if (other == NO_SORT) return 0;
    const Kind kind = KIND_OF_SORT[other];
    if (one == SORT_FACTORY) return prices_.scale * mode_.factory[kind];
    return one == SORT_MONUMENT ? prices_.scale * mode_.monument[kind] : 0;
  }

  int pair_price(int one, int other) const {
    if (one != other) return 0;
    if (one == SORT_OFFICE) return prices_.price[OFFICE_PAIRS];
    return one == SORT_HARBOR ? prices_.price[HARBOR_PAIRS] : 0;
  }

  int bucket_after(int bucket, int s) const {
    int factories = bucket / size_.parks, parks = bucket % size_.parks;
    if (state(s).sort == SORT_FACTORY) factories = std::min(factories + 1, size_.factories - 1);
    if (is_park(s)) parks = std::min(parks + 1, size_.parks - 1);
    return factories * size_.parks + parks;
  }

  // A building on the next square. The oldest of the last squares, to its left, is done with;
  // the newest is above it.
  void place(int s, bool below) {
    const int rest = block_ / count_;
    const int own = state(s).sort == NO_SORT ? 0 : prices_.price[state(s).sort];
    std::vector<int> best(static_cast<std::size_t>(rest));
    std::vector<std::uint8_t> from(static_cast<std::size_t>(rest));
    for (int bucket = 0; bucket < buckets_; ++bucket) {
      // A new Park has to know whether the square to its left is high.
      for (int seen = 0; seen <= (is_park(s) ? 1 : 0); ++seen) {
        std::fill(best.begin(), best.end(), UNREACHED);
        for (int left = 0; left < count_; ++left) {
          if (is_park(s) && is_high(left) != (seen == 1)) continue;
          const int gain = beside(left, s) + park_points(left, is_high(s) ? 1 : 0) + own;
          const int* before = values_.data() + at(bucket, left * rest);
          const auto mark = static_cast<std::uint8_t>(left);
          for (int i = 0; i < rest; ++i) {
            const int value = before[i] + gain;
            const auto n = static_cast<std::size_t>(i);
            from[n] = value > best[n] ? mark : from[n];
            best[n] = std::max(value, best[n]);
          }
        }
        enter(s, seen, below, bucket_after(bucket, s), bucket, best, from);
      }
    }
  }

  void enter(int s, int seen, bool below, int bucket, int bucket_before,
             const std::vector<int>& best, const std::vector<std::uint8_t>& from) {
    // Buckets that run into the last one from two sides are told apart by a bit of the trace.
    const std::uint8_t stayed = bucket == bucket_before ? STAYED : 0;
    for (int above = 0; above < count_; ++above) {
      int there = above, now = s + seen, gain = 0;
      if (below) {
        gain = beside(above, s);
        if (is_park(s) && is_high(above)) ++now;
        if (is_high(s) && is_park(above)) {
          if (state(above).seen + 1 >= PARK_STATES) continue;
          ++there;
        }
      }
      const int pairs = static_cast<int>(best.size()) / count_;
      for (int i = 0; i < pairs; ++i) {
        const auto n = static_cast<std::size_t>(i * count_ + above);
        if (best[n] <= UNREACHED / 2) continue;
        const std::size_t target = at(bucket, (i * count_ + there) * count_ + now);
        if (best[n] + gain <= after_[target]) continue;
        after_[target] = best[n] + gain;
        chosen_.back()[target] = static_cast<std::uint8_t>(from[n] | stayed);
      }
    }
  }

  int digit(int code, int place) const {  // of the oldest square: place 0
    for (int i = mode_.rows - 1; i > place; --i) code /= count_;
    return code % count_;
  }

  Arrangement best_of(int bucket) {
    Arrangement found{UNREACHED, {}};
    int code = 0;
    for (int i = 0; i < block_; ++i) {
      int value = values_[at(bucket, i)];
      if (value <= UNREACHED / 2) continue;
      for (int place = 0; place < mode_.rows; ++place) value += park_points(digit(i, place), 0);
      if (value <= found.worth) continue;
      found.worth = value;
      code = i;
    }
    if (found.worth > UNREACHED / 2) trace(bucket, code, found);
    return found;
  }

  void trace(int bucket, int code, Arrangement& found) const {
    int sorts[MOST_SQUARES];
    for (int square = mode_.squares - 1; square >= 0; --square) {
      const int now = code % count_;
      sorts[square] = state(now).sort;
      const std::uint8_t mark = chosen_[static_cast<std::size_t>(square)][at(bucket, code)];
      int above = code / count_ % count_;
      if (square % mode_.rows > 0 && is_high(now) && is_park(above)) --above;
      code = (mark & ~STAYED) * (block_ / count_) + code / count_ / count_ * count_ + above;
      if ((mark & STAYED) == 0) {
        if (sorts[square] == SORT_FACTORY) bucket -= size_.parks;
        if (sorts[square] == SORT_PARK) --bucket;
      }
    }
    for (int s = 0; s < mode_.squares; ++s) {
      if (sorts[s] == NO_SORT) continue;
      ++found.number[sorts[s]];
      for (int step : {1, mode_.rows}) {
        const int other = s + step;
        if (other >= mode_.squares || (step == 1 && other % mode_.rows == 0)) continue;
        if (sorts[s] != sorts[other]) continue;
        if (sorts[s] == SORT_OFFICE) ++found.number[OFFICE_PAIRS];
        if (sorts[s] == SORT_HARBOR) ++found.number[HARBOR_PAIRS];
      }
    }
  }

  static constexpr std::uint8_t STAYED = 128;
  const Mode& mode_;
  const Prices prices_;
  const GridSize size_;
  const int buckets_;
  std::vector<SquareState> states_;
  int count_ = 0, block_ = 0;
  std::vector<int> beside_, values_, after_;
  std::vector<std::vector<std::uint8_t>> chosen_;
};

}  // namespace

std::vector<Arrangement> best_arrangements(const Mode& mode, Mask usable, const Prices& prices,
                                           const GridSize& size) {
  return GridSearch(mode, usable, prices, size).best();
}

}  // namespace quadropolis
