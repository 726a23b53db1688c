# Every target does its own set-up: a bare machine with Python 3.11, pip and venv is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SET_UP := PYTHON=$(PYTHON) scripts/environment

.PHONY: play test soak bench needs clean

play: $(VENV)/play.stamp
	@echo "windycity: starting; the browser opens by itself, Ctrl-C ends it"
	@$(BIN)/windycity

test: needs $(VENV)/dev.stamp
	scripts/check

soak: needs $(VENV)/dev.stamp
	$(BIN)/python -m tests.needs fetch
	$(BIN)/pytest -n 2 -m soak

bench: $(VENV)/dev.stamp
	$(BIN)/windycity bench don

# Says what is missing before anything long begins.
needs:
	@$(PYTHON) -m tests.needs

# An environment with the tools has all that playing needs.
$(VENV)/play.stamp: pyproject.toml requirements/play.txt
	@$(SET_UP) $(if $(wildcard $(VENV)/dev.stamp),dev,play)
	@touch $@

$(VENV)/dev.stamp: pyproject.toml requirements/dev.txt
	@$(SET_UP) dev
	@touch $(VENV)/play.stamp

clean:
	rm -rf $(VENV) .compiled .fetched .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules web/src/pages/home/posters src/windycity/pages
