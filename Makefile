# Everything a newcomer needs: `make play` and `make test` set up the rest by themselves.
# Needed beforehand: Python 3.11 or newer and a C++ compiler.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=

BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
KERNEL_SOURCES := CMakeLists.txt $(wildcard cpp/*)
PAGE := src/quadropolis/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/quadropolis/locales -type f) \
  src/quadropolis/data/rules.json $(wildcard web/*.html web/*.js web/*.ts web/*.json) tools/build_page.py

.DEFAULT_GOAL := help
.PHONY: help install play play-terminal test test-long checks bench lint format pictures clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PAGE) ## start the server and open the page (ARGS="--help" shows the options)
	@$(BIN)/quadropolis serve $(ARGS)

play-terminal: $(INSTALLED) ## play a game in the terminal
	@$(BIN)/quadropolis play $(ARGS)

# Browser tests have processes of their own: what drives the browser keeps an event loop running.
test: checks $(PAGE) ## check everything, quickly enough for every change
	@tools/system_packages.sh
	$(BIN)/python -m pytest -n auto --ignore=tests/browser $(ARGS)
	$(BIN)/python -m pytest -n auto tests/browser $(ARGS)

test-long: checks $(PAGE) ## the same tests at larger sizes
	@tools/system_packages.sh
	QUADROPOLIS_LONG=1 $(BIN)/python -m pytest -n auto --ignore=tests/browser $(ARGS)
	QUADROPOLIS_LONG=1 $(BIN)/python -m pytest -n auto tests/browser $(ARGS)

checks: lint
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/build_page.py check
	$(BIN)/python tools/build_page.py test

lint: $(INSTALLED) ## look for mistakes without running anything
	$(BIN)/ruff check

format: $(INSTALLED) ## put the sources into the project's format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(INSTALLED) ## measure the plain rules and the kernel
	@$(BIN)/quadropolis bench $(ARGS)

pictures: $(INSTALLED) ## draw the pictures of the documentation again
	$(BIN)/python docs/make_pictures.py

install: $(INSTALLED) ## only set up: virtual environment, dependencies, compiled kernel

clean: ## remove everything that was made here, the virtual environment too
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests docs benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +

$(PAGE): $(PAGE_SOURCES) | $(INSTALLED)
	@echo "Building the page ..."
	@$(BIN)/python tools/build_page.py

# The version stands in __init__.py and is part of what is installed.
$(INSTALLED): $(VENV)/tools $(KERNEL_SOURCES) src/quadropolis/__init__.py
	@echo "Building the kernel and installing quadropolis into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --no-build-isolation --editable .
	@touch $@

# The tools that build stay in the environment, so that only changed sources are compiled again.
$(VENV)/tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Python 3.11 or newer is needed. Install it, or name it: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python cannot make virtual environments. Install them (on Debian and Ubuntu: apt install python3-venv).'; exit 1; }
	@$(PYTHON) -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
	  || { echo 'The header files of Python are missing. Install them (on Debian and Ubuntu: apt install python3-dev).'; exit 1; }
	@command -v "$${CXX:-c++}" >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null \
	  || { echo 'A C++ compiler is needed. Install one (on Debian and Ubuntu: apt install g++; on macOS: xcode-select --install).'; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install --quiet --group build --group test
	@touch $@
