# grognard. `make play` opens the table, `make test` checks everything; both set themselves up.

PY := .venv/bin/python
ARGS ?=
export PYTHON
# Programs are started a hundred times by the tests: what is compiled is kept, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test test-all check golden rules mutants bench web lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: ## open the table in the browser (ARGS="--opponent greedy --seed 7" passes options on)
	@sh tools/set_up play
	@.venv/bin/grognard play $(ARGS)

test: ## all checks, then all tests but the slow ones (ARGS="-k sight" passes options to pytest)
	@sh tools/set_up dev
	@sh tools/set_up browser
	@sh tools/set_up database
	@failed=0; \
	$(MAKE) --no-print-directory check || failed=1; \
	$(PY) -m pytest --numprocesses=auto --dist=worksteal $(ARGS) || failed=1; \
	exit $$failed

test-all: ## every test, the slow ones too
	@sh tools/set_up dev
	@sh tools/set_up browser
	@sh tools/set_up database
	@sh tools/set_up clusters
	@$(PY) -m pytest --numprocesses=auto --dist=worksteal -m "" $(ARGS)

check: ## style, types, layers, and the built table against its sources
	@sh tools/set_up dev
	@sh tools/check

golden: ## tell the golden battles anew (ARGS="bolt_action" plays a new one); read the difference before you commit it
	@sh tools/set_up dev
	$(PY) -m tests.golden.regenerate $(ARGS)

rules: ## rule by rule: implemented where, tested where, or deferred and why
	@sh tools/set_up dev
	@$(PY) tools/rule_coverage.py $(ARGS)

mutants: ## break rules one by one and see whether their tests notice (ARGS="--game wh40k5 --rules WH-SHOOT")
	@sh tools/set_up dev
	@$(PY) -m tools.mutants $(ARGS)

bench: ## speed and memory, with the yardsticks beside them
	@sh tools/set_up play
	@sh tools/set_up bench
	@$(PY) -m benchmarks $(ARGS)

web: ## build the browser table into the package (needs Node 20)
	@sh tools/set_up web
	npm --prefix web run build

lock: ## renew the versions and hashes of the libraries in tools/locks (ARGS=--upgrade takes the latest)
	@sh tools/set_up dev
	@sh tools/lock $(ARGS)

clean: ## remove everything these commands made
	rm -rf .venv dist build web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
