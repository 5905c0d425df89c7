// Thinking about a move: tree searches on positions, within the round that is laid out.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bots/value.hpp"
#include "rules/position.hpp"

namespace quadropolis {

constexpr std::int32_t MOST_NODES = 300'000;  // with their edges some 300 MB

struct Candidate {
  Move move;
  std::int64_t visits;
  float win_chance;                  // of the player to move
  float points[MOST_PLAYERS];        // expected at the end of the game
  float chances[MOST_PLAYERS] = {};  // of everybody to win
};

struct Thought {
  std::vector<Candidate> candidates;  // the best first
  std::int64_t iterations = 0;
  double cpu_seconds = 0;  // the processor time it took
};

struct Limit {
  double seconds = 0;           // of processor time; 0: no limit
  double wall_seconds = 0;      // by the clock on the wall, if seconds are limited; 0: no limit
  std::int64_t iterations = 0;  // 0: no limit
  std::uint64_t seed = 0;
  std::int32_t nodes = MOST_NODES;  // the tree grows no larger: a search that filled it ends
  std::function<void(const Thought&)> report = {};  // hears now and then what is known so far
};

// How a search guided by learned values weighs things.
struct Style {
  float exploration = 1.5F;
  float prior_temperature = 1.0F;  // in points: how sharply the guess narrows the search
  int width = 24;                  // so many moves are looked at below the root
};

Thought think(const Weights& weights, const Position& root, const Limit& limit, const Style& style);

// A textbook UCT with uniformly random games, as a reference.
Thought think_uct(const Position& root, const Limit& limit, float exploration);

// The chance of each player to win, from guesses of final points that are usually off by
// `spread`.
void win_chances(const float* points, int players, float spread, float* chances);

// The share of the win each player gets at the end of a game.
void final_shares(const Position& over, float* shares, float* points);

}  // namespace quadropolis
