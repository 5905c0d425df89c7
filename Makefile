# Everything a newcomer needs: `make play` and `make test` set up the rest by themselves.
# Needed beforehand: Python 3.11 or newer and a C++ compiler.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALLED := $(VENV)/installed
TOOLS := $(VENV)/tools
TESTERS := $(VENV)/testers
CPP_SOURCES := $(wildcard cpp/*/*.cpp cpp/*/*.hpp)
KERNEL_SOURCES := CMakeLists.txt $(CPP_SOURCES)
PAGE := src/quadropolis/server/pages/built/index.html
PAGE_SOURCES := $(shell find web/src web/public src/quadropolis/locales -type f) \
  $(wildcard src/quadropolis/data/*) $(wildcard web/*.html web/*.js web/*.ts web/*.json) tools/build_page.py \
  tools/build_kernel.py $(CPP_SOURCES) $(wildcard src/quadropolis/rules/*.py)

PAGE_TOOLS := web/node_modules/.installed
# Two checks at a time: each runs on one core. What one has to say is not mixed with what the other says.
TWO_AT_A_TIME := --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# Programs start by the hundred in tests: what Python has compiled is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install play play-terminal test test-long checks bench lint format lock generated clean
.PHONY: lint-sources lint-types lint-page check-page test-page

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PAGE) ## start the server and open the page (ARGS="--help" shows the options)
	@$(BIN)/quadropolis serve $(ARGS)

play-terminal: $(INSTALLED) ## play a game in the terminal
	@$(BIN)/quadropolis play $(ARGS)

# A test that hangs fails, and says where it was; the others go on.
PATIENT := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
# Browser tests have processes of their own: what drives the browser keeps an event loop running.
test: checks $(PAGE) $(TESTERS) ## check everything, quickly enough for every change
	@tools/system_packages.sh
	$(BIN)/python -m pytest -n auto --ignore=tests/browser $(PATIENT) $(ARGS)
	$(BIN)/python -m pytest -n auto tests/browser $(PATIENT) $(ARGS)

test-long: checks $(PAGE) $(TESTERS) ## the same tests at larger sizes
	@tools/system_packages.sh
	QUADROPOLIS_LONG=1 $(BIN)/python -m pytest -n auto --ignore=tests/browser $(ARGS)
	QUADROPOLIS_LONG=1 $(BIN)/python -m pytest -n auto tests/browser $(ARGS)

# The longest first.
checks: $(TESTERS) $(PAGE_TOOLS)
	@$(MAKE) $(TWO_AT_A_TIME) lint-page lint-types test-page check-page lint-sources

lint: $(TESTERS) $(PAGE_TOOLS) ## look for mistakes without running anything
	@$(MAKE) $(TWO_AT_A_TIME) lint-page lint-types lint-sources

lint-sources: $(TESTERS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/clang-format --dry-run -Werror $(CPP_SOURCES)

lint-types: $(INSTALLED) $(TESTERS)
	$(BIN)/mypy

lint-page: $(PAGE_TOOLS)
	$(BIN)/python tools/build_page.py lint

check-page: $(PAGE_TOOLS)
	$(BIN)/python tools/build_page.py check

test-page: $(PAGE_TOOLS)
	$(BIN)/python tools/build_page.py test

format: $(INSTALLED) $(TESTERS) ## put the sources into the project's format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/clang-format -i $(CPP_SOURCES)
	$(BIN)/python tools/build_page.py format

bench: $(INSTALLED) ## measure the plain rules and the kernel
	@$(BIN)/quadropolis bench $(ARGS)

# Every version there is on any platform, with its checksums, but not where it comes from.
COMPILE := uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --custom-compile-command 'make lock' --no-config
lock: $(TOOLS) ## choose the versions of everything that is installed anew
	$(PIP) install --upgrade uv
	$(BIN)/$(COMPILE) --group build --group test --output-file requirements/test.txt
	$(BIN)/$(COMPILE) --group build --constraints requirements/test.txt --output-file requirements/play.txt

generated: $(INSTALLED) $(TESTERS) ## write everything that is generated
	$(BIN)/python tools/generated.py

install: $(INSTALLED) ## only set up: virtual environment, dependencies, compiled kernel

clean: ## remove everything that was made here, the virtual environment too
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests docs benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +

$(PAGE): $(PAGE_SOURCES) | $(INSTALLED)
	@echo "Building the page ..."
	@$(BIN)/python tools/build_page.py

$(PAGE_TOOLS): web/package-lock.json | $(INSTALLED)
	@$(BIN)/python tools/build_page.py install

# The version stands in __init__.py and is part of what is installed.
$(INSTALLED): $(TOOLS) $(KERNEL_SOURCES) pyproject.toml src/quadropolis/__init__.py
	@echo "Building the kernel and installing quadropolis into $(VENV) ..."
	@$(PIP) install --no-deps --no-build-isolation --config-settings=cmake.define.QUADROPOLIS_STRICT=ON --editable .
	@touch $@

# What it takes to play. The tools that build stay in the environment, so that only changed sources are compiled again.
$(TOOLS): requirements/play.txt | $(VENV)/pyvenv.cfg
	@echo "Installing what it is built with into $(VENV) ..."
	@$(PIP) install --no-compile --requirement $<
	@touch $@

$(TESTERS): requirements/test.txt $(TOOLS)
	@echo "Installing what tests it into $(VENV) ..."
	@$(PIP) install --no-compile --requirement $<
	@touch $@

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Python 3.11 or newer is needed. Install it, or name it: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python cannot make virtual environments. Install them (on Debian and Ubuntu: apt install python3-venv).'; exit 1; }
	@$(PYTHON) -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
	  || { echo 'The header files of Python are missing. Install them (on Debian and Ubuntu: apt install python3-dev).'; exit 1; }
	@command -v "$${CXX:-c++}" >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null \
	  || { echo 'A C++ compiler is needed. Install one (on Debian and Ubuntu: apt install g++; on macOS: xcode-select --install).'; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
