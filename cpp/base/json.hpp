// JSON text, written piece by piece. Nothing in the kernel reads JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace quadropolis {

// Commas come by themselves: whatever follows a complete value begins with one.
class Json {
 public:
  Json& open(char bracket);   // { or [
  Json& close(char bracket);  // } or ]
  Json& key(std::string_view name);
  Json& number(std::int64_t value);
  Json& decimal(double value);  // with six places; for numbers of a size that people look at
  Json& text(std::string_view value);
  Json& truth(bool value);
  Json& nothing();
  Json& piece(const Json& value);  // a whole value, or the members of an object without braces

  Json& field(std::string_view name, std::int64_t value) { return key(name).number(value); }
  Json& field(std::string_view name, std::string_view value) { return key(name).text(value); }
  Json& field(std::string_view name, int value) { return key(name).number(value); }
  Json& field(std::string_view name, bool value) { return key(name).truth(value); }
  Json& field(std::string_view name, const char* value) { return key(name).text(value); }
  Json& field(std::string_view name, const Json& value) { return key(name).piece(value); }

  const std::string& written() const { return text_; }
  bool empty() const { return text_.empty(); }

 private:
  void separate();
  void quote(std::string_view value);
  std::string text_;
};

// {"name": ...} and [...] in one go: write(json) adds what is inside.
template <class F>
Json json_object(F&& write) {
  Json json;
  json.open('{');
  write(json);
  json.close('}');
  return json;
}

template <class F>
Json json_list(F&& write) {
  Json json;
  json.open('[');
  write(json);
  json.close(']');
  return json;
}

}  // namespace quadropolis
