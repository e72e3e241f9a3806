//! The laws that every game keeps.

use judgement_quest::State;
use testkit::Contract;

#[test]
fn all_laws_hold() {
    let texts = &[
        ("map", "#######/#.#.#.#/#######/#.#.#.#/.#####."),
        ("map", "#.#.#.#/#######/#.#.#.#/#######/.#####."),
        ("map", "#.#"),
    ];
    Contract { games: 60, texts, ..Contract::default() }.check::<State>();
}
