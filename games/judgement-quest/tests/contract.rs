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
    // GP and HP are bounded only by what a quest can give.
    Contract { games: 60, texts, closed: false, ..Contract::default() }.check::<State>();
}
