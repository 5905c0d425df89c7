// Values, reviews and reasons as JSON. Points are in tenths, chances in thousandths.
#pragma once

#include "base/json.hpp"
#include "insight/insight.hpp"
#include "insight/reasons.hpp"

namespace quadropolis {

// {"points", "chances", "uncertainty": {"points", "chances"}, "deals"}
Json valued_json(const Valued& valued, int players);

// {"value", "moves": [{"move", "value", "loss": {"points", "chance", "cost"}}], "played", "sign",
// "reasons", "played_reasons"}: the reasons are those of the best move and of the one played.
Json reviewed_json(const Weights& weights, const Position& position, const Reviewed& reviewed);

// {"face", "now", "categories", "gain", "parts", "denials", "needs_before", "needs_after",
// "reasons"}
Json explained_json(const Position& position, const Explained& found);

}  // namespace quadropolis
