//! The luck of a game.

use rand_core::Rng as _;
use underdeck_cards::Card;
use underdeck_game::{Chance, Die, FastChance, FastRng, Play as _, Playable, Policy as _, Seat, Turn, View};
use underdeck_value::Accumulator;

use crate::mixed;

/// The luck of a game: the value of the information revealed by chance minus its mean over redeals, summed over the set-up and all moves.
///
/// **Its mean is 0 for any value function.** Before a move the seat knows its view `x` and its move `m`. The next view depends on the hidden cards,
/// whose distribution given `x` is that of [`View::determinise`], and on the dice and shuffles of the move. A redeal samples both from the same
/// distribution. So the value `V` of the next view and the values of `k` redeals have the same mean given `x` and `m`, and *V − mean(V and the k
/// redeals)* has mean 0 for any `V`; so has the sum over a game. A move may be skipped if one extra redeal, used for nothing else, meets no chance
/// event, because this does not depend on the real outcome. All seats must share their information, since the moves of a rival reveal the rival's
/// cards.
///
/// The real outcome is part of the mean: with `k` redeals a share of `1 / (k + 1)` of the luck remains, the least that `k` redeals allow. Source: N.
/// Burch, M. Schmid, M. Moravčík, D. Morrill, M. Bowling, “AIVAT: a new variance reduction technique for agent evaluation in imperfect information
/// games”, AAAI 2018.
#[derive(Clone, Debug)]
pub struct GameLuck<V> {
    value: V,
    redeals: u32,
    rng: FastRng,
    sum: f64,
}

impl<V> GameLuck<V> {
    /// Redeals per move.
    pub const REDEALS: u32 = 8;
    /// Luck is summed in integers; this many units are one won game.
    pub const PARTS: f64 = 1_000_000.0;

    /// Measures luck by a value of states, which may only depend on the views of the seats. The seed decides the redeals.
    ///
    /// The seed of the deal may be used here: the redeals are independent of the deal's randomness.
    pub const fn new(value: V, redeals: u32, seed: u64) -> Self {
        Self { value, redeals, rng: FastRng::new(mixed(seed, 0x6c75_636b)), sum: 0.0 }
    }

    /// The luck so far, in units of 1/[`PARTS`](Self::PARTS).
    pub fn parts(&self) -> i64 {
        (self.sum * Self::PARTS).round() as i64
    }

    /// Adds the luck of the set-up.
    pub fn set_up<S: Playable>(&mut self, options: &S::Options, start: &S)
    where
        V: FnMut(&S) -> f32,
    {
        self.count(start, |rng| S::new(options, &mut FastChance(rng)));
    }

    /// Adds the luck of a move, from the view before it and the state after it.
    pub fn moved<S: Playable>(&mut self, before: &S::View, mv: S::Move, after: &S)
    where
        V: FnMut(&S) -> f32,
    {
        let redeal = |mut rng: FastRng| {
            let state = before.determinise(&mut rng);
            (state, Heard { luck: FastChance(rng), is_heard: false })
        };
        let (mut state, mut luck) = redeal(self.next());
        let seat = state.deciding_seat();
        state.play_unchecked(mv, &mut luck);
        if luck.is_heard || state.view(seat).hidden() < before.hidden() {
            self.count(after, |rng| {
                let (mut state, mut luck) = redeal(rng);
                state.play_unchecked(mv, &mut luck.luck);
                state
            });
        }
    }

    fn count<S: Playable>(&mut self, real: &S, redeal: impl Fn(FastRng) -> S)
    where
        V: FnMut(&S) -> f32,
    {
        let (real, mut more) = ((self.value)(real), 0.0);
        for _ in 0..self.redeals {
            let redealt = redeal(self.next());
            more += f64::from(real - (self.value)(&redealt));
        }
        self.sum += more / f64::from(self.redeals + 1);
    }

    fn next(&mut self) -> FastRng {
        FastRng::new(self.rng.next_u64())
    }
}

/// A chance source that notes whether it was used.
struct Heard {
    luck: FastChance,
    is_heard: bool,
}

impl Chance for Heard {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        self.is_heard = true;
        self.luck.shuffle(pile, cards);
    }

    fn roll(&mut self, die: Die) -> u8 {
        self.is_heard = true;
        self.luck.roll(die)
    }
}

/// The luck of games with these house rules, by the game's own value; `None` if the game has no value for them or its seats have private information.
pub fn game_luck<S: Playable>(options: &S::Options, seed: u64) -> Option<GameLuck<impl FnMut(&S) -> f32 + use<S>>> {
    let mut lens = Accumulator::new(crate::nets::luck::<S>(options)?);
    let value = move |state: &S| match state.turn() {
        Turn::Decide(seat) => lens.value(|out| state.view(seat).describe(out)),
        Turn::Over(outcome) => lens.net().goal().worth(Some(outcome), Seat(0)),
    };
    Some(GameLuck::new(value, GameLuck::<()>::REDEALS, seed))
}
