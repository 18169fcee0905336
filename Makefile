# Each target sets up what it needs: a virtual environment in .venv, the extension, the binary.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEV := numpy pytest hypothesis ruff mypy pyyaml 'maturin>=1.9,<2'
# The sources of the extension.
RUST := $(shell find src python/src -name '*.rs') Cargo.toml python/Cargo.toml Cargo.lock

.PHONY: demo test test-rust test-python test-long memcheck check bench generate wheel clean

$(VENV)/.made: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet $(DEV)
	touch $@

# The extension for development: quick to build, in place.
$(VENV)/.developed: $(VENV)/.made $(RUST)
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(BIN)/maturin develop --quiet
	touch $@

test: test-rust test-python

test-rust:
	cargo nextest run --workspace --exclude rtensor-python

test-python: $(VENV)/.developed
	cargo build --quiet --bin rtensor
	RTENSOR_BINARY=$(CURDIR)/target/debug/rtensor $(BIN)/python -m pytest

# The property tests with many more cases.
test-long: $(VENV)/.developed
	PROPTEST_CASES=4096 cargo nextest run --workspace --exclude rtensor-python
	cargo build --quiet --bin rtensor
	RTENSOR_BINARY=$(CURDIR)/target/debug/rtensor HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest

# The Rust tests of what owns and addresses memory, under valgrind (Debian: `valgrind`), which must be silent.
MEMORY := test(/layout|storage|iter|index|small|counted|reduce|library|plugin/)
memcheck:
	@command -v valgrind > /dev/null || { echo "memcheck needs valgrind"; exit 1; }
	CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="valgrind --quiet --error-exitcode=99 --leak-check=no" \
		RTENSOR_ONE_LEVEL=1 cargo nextest run --lib --tests -E '$(MEMORY)'

# Format, lint, types, generated files fresh, stubs as the extension is.
check: $(VENV)/.developed
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	$(BIN)/ruff format --check python schema tests benches examples
	$(BIN)/ruff check python schema tests benches examples
	$(BIN)/python -m schema.gen --check
	$(BIN)/mypy python/rtensor
	$(BIN)/stubtest rtensor --concise --mypy-config-file pyproject.toml --allowlist tests/python/arch/stubtest_allowed.txt

generate: $(VENV)/.made
	$(BIN)/python -m schema.gen

wheel: $(VENV)/.made
	$(BIN)/maturin build --release --quiet --compression-level 9 --out dist

# A virtual environment with the wheel as a user gets it, scikit-learn for the digits, and the binary.
demo: wheel
	cargo build --release --quiet --bin rtensor
	$(PYTHON) -m venv build/demo
	build/demo/bin/python -m pip install --quiet --upgrade pip
	build/demo/bin/python -m pip install --quiet scikit-learn
	build/demo/bin/python -m pip install --quiet --force-reinstall --no-deps dist/rtensor-*.whl
	build/demo/bin/python examples/digits.py --binary target/release/rtensor --out build/digits

# Kernels and steps of calls (Criterion), then calls from Python side by side with NumPy and, where it is installed, PyTorch.
bench: wheel
	cargo bench
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps dist/rtensor-*.whl
	rm -f $(VENV)/.developed
	$(BIN)/python benches/overhead.py
	$(BIN)/python benches/steps.py
	$(BIN)/python benches/compare.py

clean:
	rm -rf build dist $(VENV)
	cargo clean
