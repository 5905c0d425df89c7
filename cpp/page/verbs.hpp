// The verbs of the page: plain arguments in, JSON text out, in the shapes of
// server/wire/answers.py. Positions, sites and moves come as their texts. What is refused is
// {"error": {code, arguments}}.
//
// WebAssembly exports them (wasm.cpp). Python binds them too (python/verbs.cpp), so that the tests
// can hold each of them equal to the rules.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "bots/levels.hpp"
#include "insight/insight.hpp"
#include "page/sheets.hpp"

namespace quadropolis::verbs {

using Text = std::string_view;

// A position, a site or the position after something: JSON of a plain text.
std::string start(Text mode, int players, bool playgrounds, int first_player);
std::string draw(Text position, std::uint64_t seed);
std::string deal(Text position, Text site);
std::string play(Text position, Text move);

// {position, state, blocked, sheets}
std::string see(Text position);
// A list of MoveView.
std::string moves(Text position);
// The same for any player: what they could do if it were their turn now. Nothing between rounds.
std::string plans(Text position, int player);
// {code, arguments}, or null if the move is legal.
std::string refusal(Text position, Text move);

// ScoredCity and ScoredTable: a city's sheet, and those of a whole table with who won.
std::string score(Text mode, const CityToScore& city, bool playgrounds, bool margins);
std::string score_table(Text mode, const CityToScore* cities, int size, bool playgrounds);
// ResultData of the cities as they stand. Allocations, if there are any, one per player; of each
// only the shares count, and BEST takes the best.
std::string result(Text position, const CityToScore* allocations, int size);

// What a level plays, and of a level that looks ahead what it thought of: {move, candidates,
// iterations}. A level that uses values needs those of the position's setting. If asked for, so
// many candidates at most; `report` hears the same now and then.
std::string think(Text position, const Level& level, const Weights* values, const Limit& limit,
                  int candidates, const std::function<void(std::string)>& report = {});

// What everybody can expect of a position; the review of a move, or without one ("") what could be
// played; why a move is good. Shapes: insight/told.hpp. The values are those of the setting.
std::string value(Text position, const Weights& values, const Depth& depth);
std::string review(Text position, Text move, const Weights& values, const Depth& depth);
std::string reasons(Text position, Text move, const Weights& values);

}  // namespace quadropolis::verbs
