//! No allocation between set-up and the end.

use game::{FastChance, FastRng, Play, State as _};
use judgement_quest::{D12, Equipment, Layout, Options, State};

#[test]
fn random_playouts_allocate_nothing() {
    let dice = Options { equipment: Equipment::Dice, d12: D12::TwoD6, layout: Layout::Tall, ..Options::default() };
    for options in [Options::default(), dice] {
        let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
        let (mut moves, mut legal) = (0, 0);
        let allocations = allocation_counter::measure(|| {
            for _ in 0..2_000 {
                let mut state = State::new(&options, &mut luck);
                // Nearly all moves of an even-handed player give up at once; this one does so later.
                while let Some(mv) = state.random_legal(&mut rng) {
                    let is_last = Some(mv) == state.legal_nth(state.legal_count() - 1) && moves % 50 != 0;
                    state.play_unchecked(if is_last { state.legal_nth(0).unwrap_or(mv) } else { mv }, &mut luck);
                    moves += 1;
                    legal = legal.max(state.legal_count());
                }
            }
        });
        assert!(moves > 20_000 && legal > 20, "{moves} moves, at most {legal} legal");
        assert_eq!((allocations.count_total, size_of::<State>()), (0, 120));
    }
}
