#pragma once

#include <nanobind/nanobind.h>

namespace quadropolis {

void bind_search(nanobind::module_& m);

}  // namespace quadropolis
