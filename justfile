# The chores by short names; `just` lists them. Each is one cargo command that works without just.

# List the chores
default:
    @just --list

# Choose a game and play
play *ARGS:
    cargo run -- {{ARGS}}

# Prove that everything holds
test:
    cargo test --workspace

# What the compiler does not check: layers, citations, sizes, words
tidy:
    cargo xtask tidy

# Everything that CI runs
ci:
    .ci/run

# Format and lint
lint:
    cargo fmt --all
    cargo clippy --workspace --all-targets -- -D warnings

# Write golden traces and perft counts anew
bless *GAME:
    cargo xtask bless {{GAME}}

# Speed of a game's random playouts, in U
speed GAME:
    cargo run --release -- sim {{GAME}} --player random --games 1000000 --jobs 1 --json

# Benches of a game: random playouts and heuristic moves
bench GAME:
    cargo bench --package underdeck-lab --features bench --bench playout -- {{GAME}}

# Licences, advisories and sources of all dependencies
deny:
    cargo deny check

# Fuzz a target for a minute: `just fuzz` lists the targets
fuzz *TARGET:
    cd fuzz && if [ -z "{{TARGET}}" ]; then cargo +nightly fuzz list; else cargo +nightly fuzz run --features libfuzzer {{TARGET}} -- -max_total_time=60; fi

# Do the tests notice when a rule is changed?
mutants GAME:
    cargo mutants --package underdeck-{{GAME}} --test-package underdeck-{{GAME}} --test-package underdeck-tests --file 'games/{{GAME}}/src/rules/**'
