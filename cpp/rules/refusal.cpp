#include "rules/refusal.hpp"

namespace quadropolis {

namespace {

// In the order of Code.
constexpr const char* CODE_TEXTS[] = {
    "",
    "setup/unknown_mode",
    "setup/wrong_players",
    "setup/wrong_first_player",
    "setup/wrong_number",
    "deal/not_expected",
    "deal/wrong_tiles",
    "move/deal_expected",
    "move/game_over",
    "move/architect_not_available",
    "move/spot_taken",
    "move/spot_faces_urbanist",
    "move/must_place_or_discard",
    "move/nothing_to_place",
    "move/no_such_square",
    "move/square_not_allowed",
    "move/square_occupied",
    "move/other_kind",
    "move/stack_full",
    "allocation/malformed",
    "allocation/wrong_count",
    "allocation/no_building",
    "allocation/wrong_cost",
    "allocation/not_enough",
    "allocation/wrong_resource",
    "notation/move",
    "notation/unknown_face",
    "notation/face_not_in_mode",
    "notation/wrong_rows",
    "notation/wrong_columns",
    "notation/wrong_stack",
    "notation/too_long",
    "position/wrong_field_count",
    "position/wrong_field",
    "position/out_of_range",
    "position/wrong_city",
    "position/spot_twice",
    "position/same_architect",
    "position/wrong_share",
    "position/wrong_turn",
    "position/wrong_architects_left",
    "position/wrong_urbanist",
    "position/not_cleared",
    "position/wrong_face_down",
    "position/not_of_this_round",
    "position/nobody_took",
    "position/still_there",
    "position/wrong_mayor",
    "position/too_many_built",
    "position/never_taken",
};
static_assert(sizeof CODE_TEXTS / sizeof *CODE_TEXTS == static_cast<std::size_t>(Code::CODES));

}  // namespace

const char* code_text(Code code) { return CODE_TEXTS[static_cast<std::size_t>(code)]; }

}  // namespace quadropolis
