// Foreign text: UTF-8, read character by character as Python reads it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadropolis {

// The character at `at`, which moves behind it. Bytes that are no UTF-8 count one by one.
char32_t next_character(std::string_view text, std::size_t& at);

// How many characters a text has.
int length_of(std::string_view text);

// What Python's split() takes for a blank.
bool is_blank(char32_t c);

// Foreign input as it may appear in a refusal, quoted and never long: `shown` of rules/errors.py.
// Characters that no Unicode table assigns are taken for printable ones.
std::string shown(std::string_view text);

}  // namespace quadropolis
