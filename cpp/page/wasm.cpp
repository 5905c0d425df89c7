// The kernel as WebAssembly: what the page calls.
//
// The page writes the texts of a call one after the other where `room` says, in UTF-8, and calls a
// verb with their lengths and with plain numbers. The answer is JSON, its length is asked for
// apart.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "page/digest.hpp"
#include "page/verbs.hpp"
#include "rules/tables.hpp"

using namespace quadropolis;

namespace {

using Size = std::uint32_t;

std::vector<std::uint64_t> written;  // what the page has written for the next call
std::string answer;                  // of the last call
Weights values;                      // of one setting
bool has_values = false;

// The texts of a call, each of which begins where the one before ends.
class Given {
 public:
  std::string_view text(Size size) {
    const char* begin = std::exchange(next_, next_ + size);
    return {begin, size};
  }

  // A number as it lies in memory, wherever that is.
  template <class Number>
  Number number() {
    Number number;
    std::memcpy(&number, text(sizeof number).data(), sizeof number);
    return number;
  }

 private:
  const char* next_ = reinterpret_cast<const char*>(written.data());
};

// Cities to score, or allocations: how many there are, then of each its text, its resources and its
// shares. web/src/kernel/cities.ts writes them; the page is ours, so nobody else does.
class Cities {
 public:
  explicit Cities(Given& given) : list_(given.number<Size>()), shares_(list_.size()) {
    for (std::size_t i = 0; i < list_.size(); ++i) {
      CityToScore& city = list_[i];
      city.city = given.text(given.number<Size>());
      city.inhabitants = given.number<std::int64_t>();
      city.energy = given.number<std::int64_t>();
      city.size = given.number<std::int32_t>();
      for (int n = 0; n < city.size; ++n) {
        Share& share = shares_[i].emplace_back();
        share.square = given.text(given.number<Size>());
        share.inhabitants = given.number<std::int64_t>();
        share.energy = given.number<std::int64_t>();
      }
      city.shares = shares_[i].data();
    }
  }
  const CityToScore* data() const { return list_.empty() ? nullptr : list_.data(); }
  int size() const { return static_cast<int>(list_.size()); }

 private:
  std::vector<CityToScore> list_;
  std::vector<std::vector<Share>> shares_;
};

const char* answered(std::string text) {
  answer = std::move(text);
  return answer.data();
}

}  // namespace

// The library of the compiler's package has this one too, but not made fast.
template class std::basic_string<char>;

// Where the library would say in print that there is no memory, and bring all of printf along, it
// just ends.
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

void* operator new(std::size_t size) {
  void* memory = std::malloc(size);
  if (memory == nullptr) __builtin_trap();
  return memory;
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto step = static_cast<std::size_t>(alignment);
  void* memory = std::aligned_alloc(step, (size + step - 1) / step * step);
  if (memory == nullptr) __builtin_trap();
  return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

// A worker ends as a whole: what a thread keeps needs no tidying up.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) noexcept { return 0; }

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Where the page may write so many bytes.
EXPORT(room) void* room(Size bytes) {
  written.resize(bytes / sizeof(std::uint64_t) + 1);
  return written.data();
}

EXPORT(answer_start) const char* answer_start() { return answer.data(); }
EXPORT(answer_length) Size answer_length() { return static_cast<Size>(answer.size()); }

// Takes over as many numbers as were written: null, or what is wrong with them.
EXPORT(take_tables) const char* take_tables(Size count) {
  const char* wrong =
      read_tables(reinterpret_cast<const std::int32_t*>(written.data()), count, tables);
  return wrong == nullptr ? nullptr : answered(wrong);
}

// Takes over the values of a setting, which `think` then uses: null, or what is wrong with them.
EXPORT(take_values) const char* take_values(Size count) {
  const char* wrong = read_weights(reinterpret_cast<const float*>(written.data()), count, values);
  has_values = has_values || wrong == nullptr;
  return wrong == nullptr ? nullptr : answered(wrong);
}

EXPORT(start) const char* start(Size mode, int players, int playgrounds, int first_player) {
  return answered(verbs::start(Given().text(mode), players, playgrounds != 0, first_player));
}

EXPORT(draw) const char* draw(Size position, std::uint64_t seed) {
  return answered(verbs::draw(Given().text(position), seed));
}

EXPORT(deal) const char* deal(Size position, Size site) {
  Given given;
  const std::string_view from = given.text(position);
  return answered(verbs::deal(from, given.text(site)));
}

EXPORT(play) const char* play(Size position, Size move) {
  Given given;
  const std::string_view from = given.text(position);
  return answered(verbs::play(from, given.text(move)));
}

EXPORT(see) const char* see(Size position) { return answered(verbs::see(Given().text(position))); }

EXPORT(moves) const char* moves(Size position) {
  return answered(verbs::moves(Given().text(position)));
}

EXPORT(plans) const char* plans(Size position, int player) {
  return answered(verbs::plans(Given().text(position), player));
}

EXPORT(refusal) const char* refusal(Size position, Size move) {
  Given given;
  const std::string_view from = given.text(position);
  return answered(verbs::refusal(from, given.text(move)));
}

EXPORT(score) const char* score(Size mode, Size, int playgrounds, int margins) {
  Given given;
  const std::string_view named = given.text(mode);
  const Cities cities(given);
  return answered(verbs::score(named, *cities.data(), playgrounds != 0, margins != 0));
}

EXPORT(score_table) const char* score_table(Size mode, Size, int playgrounds) {
  Given given;
  const std::string_view named = given.text(mode);
  const Cities cities(given);
  return answered(verbs::score_table(named, cities.data(), cities.size(), playgrounds != 0));
}

EXPORT(result) const char* result(Size position, Size) {
  Given given;
  const std::string_view from = given.text(position);
  const Cities allocations(given);
  return answered(verbs::result(from, allocations.data(), allocations.size()));
}

// Tells the page that the answer holds what is known so far.
extern "C" __attribute__((import_module("page"), import_name("report"))) void page_report();

// Without a limit of seconds or iterations it is 0; `nodes` limits the memory.
EXPORT(think)
const char* think(Size position, Size level, double seconds, double iterations, std::uint64_t seed,
                  int nodes, int candidates) {
  Given given;
  const std::string_view from = given.text(position);
  const int number = level_named(std::string(given.text(level)).c_str());
  if (number < 0 || (LEVELS[number].uses_values() && !has_values)) __builtin_trap();
  Limit limit;
  limit.seconds = seconds;
  limit.iterations = static_cast<std::int64_t>(iterations);
  limit.seed = seed;
  limit.nodes = nodes;
  return answered(
      verbs::think(from, LEVELS[number], &values, limit, candidates, [](std::string so_far) {
        answered(std::move(so_far));
        page_report();
      }));
}

// Values and reviews at a depth of the kernel's table, and the reasons of a move. The values of the
// position's setting must have been taken over.
EXPORT(value) const char* value(Size position, Size depth) {
  Given given;
  const std::string_view from = given.text(position);
  const int number = depth_named(std::string(given.text(depth)).c_str());
  if (number < 0 || !has_values) __builtin_trap();
  return answered(verbs::value(from, values, DEPTHS[number]));
}

EXPORT(review) const char* review(Size position, Size move, Size depth) {
  Given given;
  const std::string_view from = given.text(position), played = given.text(move);
  const int number = depth_named(std::string(given.text(depth)).c_str());
  if (number < 0 || !has_values) __builtin_trap();
  return answered(verbs::review(from, played, values, DEPTHS[number]));
}

EXPORT(reasons) const char* reasons(Size position, Size move) {
  Given given;
  const std::string_view from = given.text(position);
  if (!has_values) __builtin_trap();
  return answered(verbs::reasons(from, given.text(move), values));
}

// The digest of random games, for the tests: this build answers what the others do.
EXPORT(digest)
std::uint64_t digest(int mode_number, int players, int playgrounds, int games, std::uint64_t seed) {
  return digest_of_games(mode_number, players, playgrounds != 0, games, seed, values);
}
