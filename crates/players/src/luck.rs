//! How lucky a game was.

use rand_core::Rng as _;
use underdeck_cards::Card;
use underdeck_game::{Chance, Die, FastChance, FastRng, Play as _, Playable, Policy as _, Seat, Turn, View};
use underdeck_value::Accumulator;

use crate::mixed;

/// What luck gave in a game: a value of what chance showed, less its mean over redeals, summed over the set-up and all moves.
///
/// **Its mean is 0 for any value.** Before a move the seat knows its view `x` and its move `m`. What it sees next follows from the hidden
/// cards, which given `x` are distributed as [`View::determinise`] deals them, and from the dice and shuffles of the move. A redeal draws
/// both anew from the same distribution. So the value `V` of what is seen and that of each of `k` redeals have the same mean given `x` and
/// `m`, and *V − mean(V and the k redeals)* has the mean 0, whatever `V` is; so has the sum over a game, term by term. A move may be
/// left out if one more redeal, which is used for nothing else, says that chance has no part in it: that does not hang on what chance
/// then showed. All seats have to share what they know, for a rival's moves tell of a rival's cards.
///
/// The real one is part of the mean: with `k` redeals a share of `1 / (k + 1)` of the luck stays in, which is as little as `k` redeals
/// allow. Source: N. Burch, M. Schmid, M. Moravčík, D. Morrill, M. Bowling, “AIVAT: a new variance reduction technique for agent
/// evaluation in imperfect information games”, AAAI 2018.
#[derive(Clone, Debug)]
pub struct GameLuck<V> {
    value: V,
    redeals: u32,
    rng: FastRng,
    sum: f64,
}

impl<V> GameLuck<V> {
    /// The redeals of each move.
    pub const REDEALS: u32 = 8;
    /// The luck of a game is counted in parts of one: so many make a won game.
    pub const PARTS: f64 = 1_000_000.0;

    /// Luck by the value of a state, which must look at nothing but what the seats see of it; the seed decides the redeals.
    ///
    /// The seed may be that of a deal: the redeals do not follow its luck.
    pub const fn new(value: V, redeals: u32, seed: u64) -> Self {
        Self { value, redeals, rng: FastRng::new(mixed(seed, 0x6c75_636b)), sum: 0.0 }
    }

    /// The luck so far, in [parts](Self::PARTS).
    pub fn parts(&self) -> i64 {
        (self.sum * Self::PARTS).round() as i64
    }

    /// Counts the luck of the set-up.
    pub fn set_up<S: Playable>(&mut self, options: &S::Options, start: &S)
    where
        V: FnMut(&S) -> f32,
    {
        self.count(start, |rng| S::new(options, &mut FastChance(rng)));
    }

    /// Counts the luck of a move: what its seat knew before it, and what came of it.
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

/// Luck that notes whether it was asked.
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

/// The luck of games with these house rules by the value that comes with the game; `None` if it has none for them, or if seats keep
/// secrets.
pub fn game_luck<S: Playable>(options: &S::Options, seed: u64) -> Option<GameLuck<impl FnMut(&S) -> f32 + use<S>>> {
    let mut lens = Accumulator::new(crate::nets::luck::<S>(options)?);
    let value = move |state: &S| match state.turn() {
        Turn::Decide(seat) => lens.value(|out| state.view(seat).describe(out)),
        Turn::Over(outcome) => lens.net().goal().worth(Some(outcome), Seat(0)),
    };
    Some(GameLuck::new(value, GameLuck::<()>::REDEALS, seed))
}
