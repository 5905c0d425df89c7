#include "base/text.hpp"

#include "base/json.hpp"

namespace quadropolis {

namespace {

constexpr int SHOWN_LENGTH = 60;

// Beyond ASCII: controls, formats, separators, private use. Python writes them as escapes.
constexpr char32_t UNPRINTABLE[][2] = {
    {0x80, 0xa0},       {0xad, 0xad},       {0x600, 0x605},     {0x61c, 0x61c},
    {0x6dd, 0x6dd},     {0x70f, 0x70f},     {0x890, 0x891},     {0x8e2, 0x8e2},
    {0x1680, 0x1680},   {0x180e, 0x180e},   {0x2000, 0x200f},   {0x2028, 0x202f},
    {0x205f, 0x206f},   {0x3000, 0x3000},   {0xd800, 0xf8ff},   {0xfeff, 0xfeff},
    {0xfff9, 0xfffb},   {0xfffe, 0xffff},   {0x110bd, 0x110bd}, {0x110cd, 0x110cd},
    {0x13430, 0x13438}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff},
};

bool is_printable(char32_t c) {
  if (c < 0x7f) return c >= 0x20;
  if (c == 0x7f) return false;
  for (const auto& range : UNPRINTABLE)
    if (c >= range[0] && c <= range[1]) return false;
  return true;
}

void escape(std::string& out, char32_t c) {
  constexpr char HEX[] = "0123456789abcdef";
  const int digits = c < 0x100 ? 2 : c < 0x10000 ? 4 : 8;
  out += c < 0x100 ? "\\x" : c < 0x10000 ? "\\u" : "\\U";
  for (int i = digits - 1; i >= 0; --i) out += HEX[c >> (4 * i) & 15];
}

std::size_t begin_of(std::string_view text, int character) {
  std::size_t at = 0;
  for (int i = 0; i < character && at < text.size(); ++i) next_character(text, at);
  return at;
}

}  // namespace

char32_t next_character(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at++);
  const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
  if (more == 0) return lead;
  char32_t c = lead & (0x3fu >> more);
  std::size_t end = at;
  for (int i = 0; i < more; ++i, ++end) {
    if (end >= text.size() || (byte(end) & 0xc0) != 0x80) return lead;
    c = c << 6 | (byte(end) & 0x3fu);
  }
  at = end;
  return c;
}

int length_of(std::string_view text) {
  int length = 0;
  for (std::size_t at = 0; at < text.size(); ++length) next_character(text, at);
  return length;
}

bool is_blank(char32_t c) {
  return c == ' ' || (c >= 0x9 && c <= 0xd) || (c >= 0x1c && c <= 0x1f) || c == 0x85 || c == 0xa0 ||
         c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x2028 || c == 0x2029 || c == 0x202f ||
         c == 0x205f || c == 0x3000;
}

bool next_word(std::string_view& text, std::string_view& word) {
  std::size_t begin = 0, end = 0;
  while (end < text.size()) {
    const std::size_t at = end;
    const bool blank = is_blank(next_character(text, end));
    if (blank && at > begin) {
      end = at;
      break;
    }
    if (blank) begin = end;
  }
  word = text.substr(begin, end - begin);
  text = text.substr(end);
  return !word.empty();
}

bool next_part(std::string_view& text, char separator, std::string_view& part, bool& more) {
  if (!more) return false;
  const std::size_t end = text.find(separator);
  more = end != text.npos;
  part = text.substr(0, end);
  text = more ? text.substr(end + 1) : std::string_view();
  return true;
}

std::string digits(std::int64_t number) { return Json().number(number).written(); }

std::string shown(std::string_view text) {
  text = text.substr(0, begin_of(text, SHOWN_LENGTH + 1));
  const bool apostrophe = text.find('\'') != text.npos, quotation = text.find('"') != text.npos;
  const char quote = apostrophe && !quotation ? '"' : '\'';
  std::string out(1, quote);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t c = next_character(text, at);
    if (c == '\\' || c == static_cast<unsigned char>(quote)) {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c == '\n' || c == '\r' || c == '\t') {
      out += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
    } else if (is_printable(c)) {
      out += text.substr(begin, at - begin);
    } else {
      escape(out, c);
    }
  }
  out += quote;
  if (length_of(out) <= SHOWN_LENGTH) return out;
  out.resize(begin_of(out, SHOWN_LENGTH - 1));
  return out + "…";
}

}  // namespace quadropolis
