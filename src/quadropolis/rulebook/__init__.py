"""The rules to be read: order, texts, tables and boards, in words for every surface."""
