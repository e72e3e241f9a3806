//! A game in play: the state, its luck and the moves that led there.

use game::{Chance, Die, FastChance, FastRng, GameResult, Outcome, Play, Playable, Seat};
use record::{Deal, DealChance, Record};

use crate::Luck;

/// The luck of a game in play.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    // On the heap, as it is large and rarely asked.
    Deal(Box<DealChance>),
    Fast(FastChance),
}

impl Source {
    pub(crate) fn new(luck: Luck, seed: u64) -> Self {
        match luck {
            Luck::Deal => Self::Deal(Box::new(DealChance::new(seed))),
            Luck::Fast => Self::Fast(FastChance(FastRng::new(seed))),
        }
    }

    /// The luck of another seed, in the same place.
    fn restart(&mut self, seed: u64) {
        match self {
            Self::Deal(chance) => **chance = DealChance::new(seed),
            Self::Fast(chance) => *chance = FastChance(FastRng::new(seed)),
        }
    }
}

impl Chance for Source {
    #[inline]
    fn shuffle(&mut self, pile: &'static str, cards: &mut [cards::Card]) {
        match self {
            Self::Deal(chance) => chance.shuffle(pile, cards),
            Self::Fast(chance) => chance.shuffle(pile, cards),
        }
    }

    #[inline]
    fn roll(&mut self, die: Die) -> u8 {
        match self {
            Self::Deal(chance) => chance.roll(die),
            Self::Fast(chance) => chance.roll(die),
        }
    }
}

/// For how many moves there is room from the start: most games are shorter.
const ROOM: usize = 128;

/// A game in play.
#[derive(Clone, Debug)]
pub(crate) struct Played<S: Playable> {
    pub(crate) state: S,
    pub(crate) luck: Source,
    pub(crate) seed: u64,
    pub(crate) moves: Vec<S::Move>,
}

impl<S: Playable> Played<S> {
    pub(crate) fn new(options: &S::Options, luck: Luck, seed: u64) -> Self {
        let mut luck = Source::new(luck, seed);
        let state = S::new(options, &mut luck);
        Self { state, luck, seed, moves: Vec::with_capacity(ROOM) }
    }

    /// Another game in place of this one.
    pub(crate) fn restart(&mut self, options: &S::Options, seed: u64) {
        self.luck.restart(seed);
        self.state = S::new(options, &mut self.luck);
        self.seed = seed;
        self.moves.clear();
    }

    /// Makes a legal move.
    #[inline]
    pub(crate) fn play(&mut self, mv: S::Move) {
        self.state.play_unchecked(mv, &mut self.luck);
        self.moves.push(mv);
    }

    /// The record of the game; `None` if its luck is not that of a deal.
    pub(crate) fn record(&self, options: &S::Options) -> Option<Record> {
        let Source::Deal(_) = self.luck else { return None };
        let mut record = Record::of_deal(&Deal::<S>::new(options.clone(), self.seed));
        self.moves.iter().for_each(|mv| record.push_move(&mv.to_string()));
        record.set_outcome(self.state.outcome().as_ref());
        Some(record)
    }
}

/// What an end is worth to a seat: 1, 0 or -1.
pub(crate) fn worth(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.result {
        GameResult::Won => 1.0,
        GameResult::Winner(winner) if winner == seat => 1.0,
        GameResult::Draw => 0.0,
        _ => -1.0,
    }
}
