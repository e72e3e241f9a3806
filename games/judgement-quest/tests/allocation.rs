//! No allocation between set-up and the end.

use game::{FastRng, Play as _, State as _, below};
use judgement_quest::{D12, Equipment, Layout, Move, Options, State};

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

/// A random move that seldom gives up: an even-handed player would abandon most quests at once.
fn choose(state: &State, rng: &mut FastRng) -> Option<Move> {
    let mv = state.random_legal(rng)?;
    if mv == Move::Abandon && below(rng, 50) > 0 { state.legal_nth(0) } else { Some(mv) }
}

#[test]
fn random_games_allocate_nothing() {
    let dice = Options { equipment: Equipment::Dice, d12: D12::TwoD6, layout: Layout::Tall, ..Options::default() };
    let ended = testkit::allocates_nothing(&[Options::default(), dice], 0..2_000, choose, count);
    assert_eq!((ended, size_of::<State>()), (4_000, 120));
}
