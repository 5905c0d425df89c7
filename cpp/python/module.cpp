// The kernel as a Python module. What comes in is checked by its parts; errors with the
// library's codes are raised by kernel/__init__.py, which asks the plain rules for the reason.
#include "python/module.hpp"

NB_MODULE(MODULE_NAME, m) {
  using namespace quadropolis;
  nb::set_leak_warnings(false);  // the tables' names live as long as the process
  bind_tables(m);
  bind_cities(m);
  bind_lines(m);
  bind_positions(m);
  bind_games(m);
  bind_search(m);
  bind_verbs(m);
  bind_solver(m);
  bind_env(m);
  bind_insight(m);
}
