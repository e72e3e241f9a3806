//! Moves of random games are refused for a reason exactly if they are illegal.

use proptest::prelude::*;
use underdeck_cards::{Card, Cell};
use underdeck_cryptkeeper::{Edge, Move, Options, State};
use underdeck_game::{
    FastChance, FastRng, OptionValue, Options as _, Play as _, Presentation as _, Seat, State as _, below,
};

fn any<T: Copy>(rng: &mut FastRng, among: &[T]) -> T {
    among[below(rng, among.len() as u32) as usize]
}

/// A move of any kind: often near the first deal, sometimes far off.
fn any_move(rng: &mut FastRng) -> Move {
    let mut line = || if below(rng, 8) == 0 { below(rng, 256) as u8 as i8 } else { below(rng, 10) as i8 - 3 };
    let (row, cell) = (line(), Cell::new(line(), line()));
    let card = any(rng, &Card::ALL);
    match below(rng, 15) {
        0 => Move::Take(card),
        1 => Move::Stand(cell),
        2 => Move::Use(card),
        3 => Move::Go(cell),
        4 => Move::Descend,
        5 => Move::Resolve,
        6 => Move::Suffer,
        7 => Move::Discard(card),
        8 => Move::Keep,
        9 => Move::Card(card),
        10 => Move::Row(row),
        11 => Move::Column(row),
        12 => Move::Tile(cell),
        13 => Move::Cell(cell),
        _ => Move::Build(any(rng, Edge::ALL)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    #[test]
    fn a_move_is_refused_with_a_reason_if_and_only_if_it_is_illegal(clubs: bool, diamonds: bool, seed: u64) {
        let mut options = Options::default();
        let suits = (if clubs { "C" } else { "S" }, if diamonds { "D" } else { "H" });
        for (key, suit) in [("black_suit", suits.0), ("red_suit", suits.1)] {
            options.try_set(key, OptionValue::Text(suit.into())).unwrap();
        }
        let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
        let mut state = State::new(&options, &mut luck);
        for _ in 0..200 {
            let view = state.view(Seat(0));
            for _ in 0..40 {
                let tried = any_move(&mut rng);
                let refusal = view.refusal(tried);
                prop_assert_eq!(refusal.is_none(), state.is_legal(tried), "{} in {:?}", tried, state);
                let Some(refusal) = refusal else { continue };
                prop_assert!(refusal.reason.len() < 100 && !refusal.reason.contains(". "), "{tried}: {refusal:?}");
                prop_assert!(!refusal.reason.ends_with('.'));
                prop_assert!(underdeck_testkit::has_rules(<State as underdeck_game::State>::REFERENCE, refusal.rules), "{refusal:?}");
            }
            let Some(mv) = state.random_legal(&mut rng) else { break };
            state.play(mv, &mut luck).unwrap();
        }
    }
}
