# Hantise: 'make play' plays, 'make test' tests, 'make help' lists the rest.
# Needs Python 3.11 or later with pip and venv, nothing else; everything is installed below .venv, nothing globally.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.play-stamp
DEV    := $(VENV)/.dev-stamp
ADAPTORS := $(VENV)/.adaptors-stamp
PEERS  := .venv-peers/.peers-stamp
ARGS   ?=
# One more than processors: a test in a browser waits as much as it works.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: adaptors adaptors-here docs help peers peers-anew play test lint format types check bench shots fast compiled wheel lock clean

# A virtual environment that was moved, or whose Python is gone, counts as not there.
ifneq ($(wildcard $(VENV)),)
  ifneq ($(shell test -x $(BIN)/python && grep -qsF '$(CURDIR)/$(VENV)' $(BIN)/activate && echo sound),sound)
    $(shell rm -f $(PLAY) $(DEV) $(ADAPTORS))
  endif
endif

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile
	@echo 'ARGS="..." adds arguments to play, test, check, bench and shots; PYTHON=python3.12 chooses the Python.'

play: $(PLAY) ## install what is needed, then open the table in a browser
	@$(BIN)/hantise serve --open $(ARGS)

test: $(DEV) lint types ## format check, lint, types, then all tests
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=12 $(ARGS)

coverage: $(DEV) ## all tests, and the lines that none of them reaches
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term-missing $(ARGS)

lint: $(DEV) ## format check and lint
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

format: $(DEV) ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

types: $(DEV) ## check the types
	@$(BIN)/mypy

check: $(DEV) ## the conformance checks of every game
	@$(BIN)/hantise check --all $(ARGS)

bench: $(DEV) ## the speed of engine and bots on this machine
	@$(BIN)/hantise bench $(ARGS)

peers: fast $(PEERS) ## measure other people's engines and ours, and write benchmarks/results/speed.md: on an idle machine
	@$(BIN)/python tools/speed.py $(ARGS)

shots: $(DEV) ## make the pictures of the README anew
	@$(BIN)/python tools/shots.py $(ARGS)

docs: $(DEV) ## the documentation as static files in build/docs
	@$(BIN)/hantise docs --out build/docs $(ARGS)

adaptors: ## the suites of PettingZoo, Gymnasium and OpenSpiel, Parquet and a cluster, in an environment of their own
	@$(MAKE) --no-print-directory VENV=$(VENV)-adaptors adaptors-here

adaptors-here: $(ADAPTORS)
	@HANTISE_ADAPTORS=1 $(BIN)/python -m pytest -q -p no:cacheprovider --durations=5 tests/adaptors $(ARGS)

fast: $(DEV) ## compile core and rules, which bots and lab then use: three minutes or so
	@HANTISE_ENGINE=pure $(BIN)/python tools/compiled.py make && $(BIN)/hantise --version

compiled: $(DEV) ## the same, and hold it against pure Python: checksums, checks, tests
	@PATH="$(CURDIR)/$(BIN):$$PATH" bash tools/compiled.sh

wheel: $(DEV) ## build wheels into dist: one of pure Python, one compiled for this platform
	@rm -rf dist
	@HANTISE_ENGINE=pure $(BIN)/python -m pip wheel -qq --no-deps --no-build-isolation --wheel-dir dist .
	@HANTISE_ENGINE=compiled $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist

# Pins anew from pyproject.toml, to the newest versions. The dev lock keeps to the versions of the play lock.
LOCK := build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --custom-compile-command 'make lock' pyproject.toml requirements/build.in
lock: ## pin all dependencies anew
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python -m pip install -qq uv
	@$(LOCK) --extra table --output-file requirements/play.lock
	@$(LOCK) --extra dev --constraint requirements/play.lock --output-file requirements/dev.lock
	@$(LOCK) --extra adaptors --extra cluster --extra parquet requirements/adaptors.in --constraint requirements/dev.lock \
		--output-file requirements/adaptors.lock

clean: ## remove all that was made here, the virtual environment too
	@rm -rf $(VENV) $(VENV)-adaptors .venv-peers build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# install LOCK-FILE: a half-made environment is made anew; the mark goes away only when all went well.
define install
@command -v $(PYTHON) >/dev/null || { echo "hantise: '$(PYTHON)' not found; install Python 3.11 or later" \
	"(Debian: apt install python3 python3-venv), or say: make PYTHON=/path/to/python" >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "hantise: Python 3.11 or later is needed;" \
	"'$(PYTHON)' is $$($(PYTHON) --version 2>&1). Say for example: make PYTHON=python3.12" >&2; exit 1; }
@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "hantise: '$(PYTHON)' has no venv or no pip;" \
	"on Debian: apt install python3-venv" >&2; exit 1; }
@if [ -e $(VENV)/.unfinished ] || ! grep -qsF '$(CURDIR)/$(VENV)' $(BIN)/activate \
	|| ! $(BIN)/python -m pip --version >/dev/null 2>&1; then $(PYTHON) -m venv --clear $(VENV); fi
@touch $(VENV)/.unfinished
@echo "hantise: installing $(1) into $(VENV) ..."
@$(BIN)/python -m pip install -qq --require-hashes --no-deps -r $(1)
@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
@rm -f $(VENV)/.unfinished
endef

$(PLAY): pyproject.toml requirements/play.lock
	$(call install,requirements/play.lock)
	@touch $@

# All of the play lock is in the dev lock, in the same versions.
$(DEV): pyproject.toml requirements/dev.lock
	$(call install,requirements/dev.lock)
	@touch $(PLAY) $@

$(ADAPTORS): pyproject.toml requirements/adaptors.lock
	$(call install,requirements/adaptors.lock)
	@touch $@

# For measuring alone: what cannot be installed is left out, and the page says so.
BOARDGAME := boardgame.io@0.50.2
$(PEERS): benchmarks/peers.txt
	@if cmp -s benchmarks/peers.txt .venv-peers/peers.txt; then touch $@; else $(MAKE) --no-print-directory peers-anew; fi

# A checkout gives every file a new date: what is installed is held against what it was installed from.
peers-anew:
	@$(PYTHON) -m venv --clear .venv-peers
	@grep -v '^#' benchmarks/peers.txt | while read -r peer; do \
		.venv-peers/bin/python -m pip install -q "$$peer" || echo "hantise: $$peer cannot be installed here" >&2; done
	@! command -v npm >/dev/null || npm install --silent --no-audit --no-fund --prefix .venv-peers $(BOARDGAME) \
		|| echo "hantise: $(BOARDGAME) cannot be installed here" >&2
	@cp benchmarks/peers.txt .venv-peers/
	@touch $(PEERS)
