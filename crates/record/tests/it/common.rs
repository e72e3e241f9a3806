//! Random games of the toy game, and random damage to text.

use proptest::prelude::*;
use underdeck_game::{FastRng, Play};
use underdeck_record::{Deal, Record};
use underdeck_testkit::toy::{Toy, ToyOptions};

/// The record of a game of at most `most` random moves.
pub(crate) fn played(options: ToyOptions, seed: u64, most: usize) -> Record {
    let deal = Deal::<Toy>::new(options, seed);
    let mut record = Record::of_deal(&deal);
    let (mut state, mut chance) = deal.start();
    let mut rng = FastRng::new(seed);
    for _ in 0..most {
        let Some(mv) = state.random_legal(&mut rng) else { break };
        state.play(mv, &mut chance).unwrap();
        record.push_move(&mv.to_string());
    }
    record.set_outcome(state.outcome().as_ref());
    record
}

/// A change to a text: the position, the number of bytes to remove, and the bytes to insert.
#[derive(Clone, Debug)]
pub(crate) struct Damage(prop::sample::Index, usize, Vec<u8>);

impl Damage {
    pub(crate) fn any() -> impl Strategy<Value = Self> {
        let bytes = prop_oneof![
            prop::collection::vec(any::<u8>(), 0..4),
            prop::sample::select(vec![
                "(", ")", "{", "}", ";", "\"", "\\", "1.", "[", "]", "\n", "*", "é", "null", "7", ","
            ])
            .prop_map(|text| text.as_bytes().to_vec()),
        ];
        (any::<prop::sample::Index>(), 0usize..5, bytes).prop_map(|(at, out, new)| Self(at, out, new))
    }

    pub(crate) fn apply(&self, bytes: &mut Vec<u8>) {
        let at = self.0.index(bytes.len() + 1);
        let end = bytes.len().min(at + self.1);
        bytes.splice(at..end, self.2.iter().copied());
    }
}
