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

// Takes the next word between blanks from the beginning of a text; false if there is none.
bool next_word(std::string_view& text, std::string_view& word);

// Takes everything before the next separator from the beginning of a text, and the separator.
// False after the last part, which may be empty. Begin with `more` true.
bool next_part(std::string_view& text, char separator, std::string_view& part, bool& more);

// A whole number as it is written.
std::string digits(std::int64_t number);

// Foreign input as it may appear in a refusal, quoted and never long: `shown` of rules/errors.py.
// Characters that no Unicode table assigns are taken for printable ones.
std::string shown(std::string_view text);

}  // namespace quadropolis
