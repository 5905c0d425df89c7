// The page's verbs as Python functions, for the tests: they hold them equal to the rules.
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "module.hpp"
#include "verbs.hpp"

namespace quadropolis {

void bind_verbs(nb::module_& m) {
  m.def("verb_start", &verbs::start,
        nb::sig("def verb_start(mode: str, players: int, playgrounds: bool, first_player: int, /) "
                "-> str"));
  m.def("verb_draw", &verbs::draw, nb::sig("def verb_draw(position: str, seed: int, /) -> str"));
  m.def("verb_deal", &verbs::deal, nb::sig("def verb_deal(position: str, site: str, /) -> str"));
  m.def("verb_play", &verbs::play, nb::sig("def verb_play(position: str, move: str, /) -> str"));
  m.def("verb_see", &verbs::see, nb::sig("def verb_see(position: str, /) -> str"));
  m.def("verb_moves", &verbs::moves, nb::sig("def verb_moves(position: str, /) -> str"));
  m.def("verb_refusal", &verbs::refusal,
        nb::sig("def verb_refusal(position: str, move: str, /) -> str"));
}

}  // namespace quadropolis
