// Why something is refused: the codes and arguments of rules/errors.py and notation/errors.py.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/json.hpp"

namespace quadropolis {

enum class Code : std::uint8_t {
  NONE,
  UNKNOWN_MODE,
  WRONG_PLAYERS,
  WRONG_FIRST_PLAYER,
  WRONG_NUMBER,
  DEAL_NOT_EXPECTED,
  WRONG_TILES,
  DEAL_EXPECTED,
  GAME_OVER,
  ARCHITECT_NOT_AVAILABLE,
  SPOT_TAKEN,
  SPOT_FACES_URBANIST,
  MUST_PLACE_OR_DISCARD,
  NOTHING_TO_PLACE,
  NO_SUCH_SQUARE,
  SQUARE_NOT_ALLOWED,
  SQUARE_OCCUPIED,
  OTHER_KIND,
  STACK_FULL,
  WRONG_ALLOCATION,
  WRONG_ALLOCATION_COUNT,
  NOTHING_THERE,
  WRONG_COST,
  NOT_ENOUGH,
  WRONG_RESOURCE,
  WRONG_MOVE_TEXT,
  UNKNOWN_FACE,
  FACE_NOT_IN_MODE,
  WRONG_ROWS,
  WRONG_COLUMNS,
  WRONG_STACK,
  TOO_LONG,
  WRONG_FIELD_COUNT,
  WRONG_FIELD,
  OUT_OF_RANGE,
  WRONG_CITY,
  SPOT_TWICE,
  SAME_ARCHITECT,
  WRONG_SHARE,
  WRONG_TURN,
  WRONG_ARCHITECTS_LEFT,
  WRONG_URBANIST,
  NOT_CLEARED,
  WRONG_FACE_DOWN,
  NOT_OF_THIS_ROUND,
  NOBODY_TOOK,
  STILL_THERE,
  WRONG_MAYOR,
  TOO_MANY_BUILT,
  NEVER_TAKEN,
  CODES
};

// The code as it is told: "move/spot_taken".
const char* code_text(Code code);

// One refusal, or none: if (Refusal refusal = ...) return refusal;
class Refusal {
 public:
  Refusal() = default;
  explicit Refusal(Code code) : code_(code) {}

  // An argument: a number, a text, or JSON (a list, another refusal, null).
  template <class T>
  Refusal with(const char* name, const T& value) && {
    arguments_.field(name, value);
    return static_cast<Refusal&&>(*this);
  }

  explicit operator bool() const { return code_ != Code::NONE; }
  Code code() const { return code_; }

  // {"code": ..., "arguments": {...}}
  Json json() const {
    return json_object([&](Json& json) {
      json.field("code", code_text(code_)).key("arguments").open('{');
      if (!arguments_.empty()) json.piece(arguments_);
      json.close('}');
    });
  }

 private:
  Code code_ = Code::NONE;
  Json arguments_;  // the members of an object, without its braces
};

}  // namespace quadropolis
