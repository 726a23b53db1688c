# Every target does its own set-up: a bare machine with Python 3.11 and pip is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test soak bench clean

play: $(VENV)/play.stamp
	$(BIN)/windycity

test: $(VENV)/dev.stamp
	scripts/check

soak: $(VENV)/dev.stamp
	$(BIN)/pytest -n 2 -m soak

bench: $(VENV)/dev.stamp
	$(BIN)/windycity bench don

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Windy City needs Python 3.11 or newer; name one with make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --editable .
	touch $@

$(VENV)/dev.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@ $(VENV)/play.stamp

clean:
	rm -rf $(VENV) .compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules src/windycity/pages
