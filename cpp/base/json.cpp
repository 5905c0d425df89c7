#include "base/json.hpp"

namespace quadropolis {

void Json::separate() {
  if (text_.empty()) return;
  const char last = text_.back();
  if (last != '{' && last != '[' && last != ':') text_ += ',';
}

void Json::quote(std::string_view value) {
  constexpr char HEX[] = "0123456789abcdef";
  text_ += '"';
  std::size_t plain = 0;  // from here on nothing is to be escaped so far
  for (std::size_t at = 0; at < value.size(); ++at) {
    const char c = value[at];
    const bool control = static_cast<unsigned char>(c) < 0x20;
    if (!control && c != '"' && c != '\\') continue;
    text_ += value.substr(plain, at - plain);
    plain = at + 1;
    if (control) {
      text_ += "\\u00";
      text_ += HEX[c >> 4];
      text_ += HEX[c & 15];
    } else {
      text_ += '\\';
      text_ += c;
    }
  }
  text_ += value.substr(plain);
  text_ += '"';
}

Json& Json::open(char bracket) {
  separate();
  text_ += bracket;
  return *this;
}

Json& Json::close(char bracket) {
  text_ += bracket;
  return *this;
}

Json& Json::key(std::string_view name) {
  separate();
  quote(name);
  text_ += ':';
  return *this;
}

Json& Json::number(std::int64_t value) {
  separate();
  char digits[20];
  int size = 0;
  std::uint64_t rest = value < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(value)
                                 : static_cast<std::uint64_t>(value);
  do {
    digits[size++] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (value < 0) text_ += '-';
  while (size > 0) text_ += digits[--size];
  return *this;
}

Json& Json::decimal(double value) {
  constexpr std::int64_t PLACES = 1'000'000;
  const auto rounded = static_cast<std::int64_t>((value < 0 ? -value : value) * PLACES + 0.5);
  separate();
  if (value < 0 && rounded != 0) text_ += '-';
  const std::size_t begin = text_.size();
  text_ += std::to_string(rounded / PLACES) + '.' + std::to_string(PLACES + rounded % PLACES);
  text_.erase(text_.find('.', begin) + 1, 1);  // the digit that kept the zeros
  return *this;
}

Json& Json::text(std::string_view value) {
  separate();
  quote(value);
  return *this;
}

Json& Json::truth(bool value) {
  separate();
  text_ += value ? "true" : "false";
  return *this;
}

Json& Json::nothing() {
  separate();
  text_ += "null";
  return *this;
}

Json& Json::piece(const Json& value) {
  separate();
  text_ += value.text_;
  return *this;
}

}  // namespace quadropolis
