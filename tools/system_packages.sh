#!/usr/bin/env bash
# Installs what the tests need beside Python: a browser for the page, PostgreSQL for the server.
# Nothing is done for what is there. Elsewhere than on Debian and Ubuntu: install both by hand.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null \
  || missing+=(postgresql)
[ "${#missing[@]}" -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "The tests need ${missing[*]}: install them first." >&2
    exit 1
  fi
  as_root=(sudo)
fi
if ! command -v apt-get >/dev/null; then
  echo "The tests need ${missing[*]}: install them first." >&2
  exit 1
fi
echo "Installing ${missing[*]} for the tests (once) ..."
export DEBIAN_FRONTEND=noninteractive
# A list of packages that is out of date asks for files that are gone.
"${as_root[@]}" apt-get -qq update || true
"${as_root[@]}" apt-get -qq install --yes --no-install-recommends "${missing[@]}" >/dev/null
