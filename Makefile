# make serve    builds the site and serves it         make test   all tests
# make done     what must pass before a change is done
# Needs Python 3.11 or newer with venv, and git; everything else comes from the locks.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --require-hashes
PYTEST_ARGS ?=
# Empty: make lock keeps the versions that still fit. UPGRADE=--upgrade: the newest that pyproject.toml allows.
UPGRADE ?=
# For what the tools themselves start: the node of the wheel comes first; no other Node is needed or used.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Material's banner about MkDocs 2 says nothing that this project has not planned for.
export NO_MKDOCS_2_WARNING := 1

SITE := $(VENV)/.site
TEST := $(VENV)/.test
NOTEBOOKS := $(VENV)/.notebooks
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
NODE := node_modules/.installed
WIDGETS := rulebook/widgets
BUNDLES := desk.js domino.js eleusis.js god.js host.js now.js place.js qr.js rule.js score.js siggil.js sigilai.js table.js worker.js

# One environment: two installations at a time would trip over each other.
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help serve build check test test-engine lint types bundles bundles-check coverage done \
	docs-strict docs-properdocs bench install lock clean

help:
	@sed -n '1,/^$$/s/^# //p' Makefile

# --- environment; a stamp a lock, so that a second run installs nothing ------------------------------------------

$(VENV)/pyvenv.cfg:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "'$(PYTHON)' was not found. Install Python 3.11 or newer, or name it: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed; '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1)." \
			"Name a newer one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' has no venv. Install it (Debian, Ubuntu: apt-get install python3-venv) and try again." >&2; exit 1; }
	"$(PYTHON)" -m venv $(VENV)

$(SITE): requirements/site.txt pyproject.toml $(VENV)/pyvenv.cfg
	$(INSTALL) -r requirements/site.txt
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(TEST): requirements/test.txt $(SITE)
	$(INSTALL) -r requirements/test.txt
	@touch $@

$(NOTEBOOKS): requirements/notebooks.txt $(SITE)
	$(INSTALL) -r requirements/notebooks.txt
	@touch $@

$(DEV): requirements/dev.txt $(SITE)
	$(INSTALL) -r requirements/dev.txt
	@touch $@

$(BENCH): requirements/bench.txt $(SITE)
	$(INSTALL) -r requirements/bench.txt
	@touch $@

$(NODE): package.json package-lock.json .npmrc $(SITE)
	$(BIN)/npm ci --no-progress --loglevel=error
	@touch $@

install: $(SITE) $(TEST) $(NOTEBOOKS) $(DEV) $(NODE)

# --- the book ----------------------------------------------------------------------------------------------------

serve: $(SITE) $(NODE)
	$(BIN)/rulebook serve

build: $(SITE) $(NODE)
	$(BIN)/rulebook build

check: $(SITE)
	$(BIN)/rulebook check

# --- tests -------------------------------------------------------------------------------------------------------

# A file goes to one worker, so that what its tests share is made once there.
test: lint types bundles-check $(TEST) $(NOTEBOOKS)
	$(BIN)/pytest -n auto --maxprocesses 4 --dist loadfile $(PYTEST_ARGS)

# What needs neither a browser nor dictionaries: for every Python that the engine promises.
test-engine: $(TEST) $(NODE)
	$(BIN)/pytest -m "not browser and not spell" $(PYTEST_ARGS)

lint: $(DEV)
	$(BIN)/ruff check .

types: $(DEV) $(TEST) $(NODE)
	$(BIN)/mypy
	$(BIN)/npm run --silent typecheck

bundles: $(NODE)
	$(BIN)/npm run --silent build

# The committed scripts are what their source gives, byte for byte.
bundles-check: $(NODE)
	@rm -rf build/widgets && mkdir -p build/widgets
	$(BIN)/npm run --silent build -- --outdir=build/widgets
	@for name in $(BUNDLES); do cmp "build/widgets/$$name" "$(WIDGETS)/$$name" || { \
		echo "$(WIDGETS)/$$name is not what its source gives: run make bundles and commit it." >&2; exit 1; }; done

coverage: $(TEST)
	$(BIN)/pytest -m "not browser and not spell" --cov --cov-report=term $(PYTEST_ARGS)

# --- the site, strictly ------------------------------------------------------------------------------------------

docs-strict: $(SITE) $(NODE)
	$(BIN)/mkdocs build --strict --quiet --site-dir build/strict

# The same pages with ProperDocs, since MkDocs 1.x is at its end.
docs-properdocs: $(TEST) $(NODE)
	$(BIN)/properdocs build --strict --quiet --config-file mkdocs.yml --site-dir build/properdocs

# --- the rest ----------------------------------------------------------------------------------------------------

bench: $(BENCH) $(TEST) $(NOTEBOOKS) $(NODE)
	@for script in benchmarks/[!_]*.py; do $(BIN)/python "$$script" || exit 1; done

done: test check coverage docs-strict docs-properdocs
	$(BIN)/towncrier build --draft --version next >/dev/null
	@echo "done."

# Each lock keeps to the versions of those before it, so that all go into one environment.
COMPILE = $(BIN)/uv pip compile pyproject.toml --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)
lock: $(DEV)
	$(COMPILE) --group build --extra docs -o requirements/site.txt
	$(COMPILE) --group build --extra docs --extra test --extra e2e --extra spell --extra plots --extra cluster \
		--extra properdocs \
		-c requirements/site.txt -o requirements/test.txt
	$(COMPILE) --extra dev -c requirements/test.txt -o requirements/dev.txt
	$(COMPILE) --extra bench -c requirements/test.txt -o requirements/bench.txt
	$(COMPILE) --extra jupyter --extra marimo -c requirements/test.txt -c requirements/bench.txt \
		-o requirements/notebooks.txt
	$(BIN)/npm install --package-lock-only --loglevel=error

clean:
	rm -rf $(VENV) node_modules build site dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find engine rulebook tests -name __pycache__ -type d -prune -exec rm -rf {} +
