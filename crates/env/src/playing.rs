//! A game in progress: the state, its source of randomness and its moves.

use underdeck_game::{Chance, Die, FastChance, FastRng, GameResult, Outcome, Play, Playable, Seat};
use underdeck_record::{Deal, DealChance, Record};

use crate::Luck;

/// The source of randomness of a game.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    // On the heap, since it is large and rarely used.
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

    /// Restarts the source with another seed.
    fn restart(&mut self, seed: u64) {
        match self {
            Self::Deal(chance) => chance.restart(seed),
            Self::Fast(chance) => *chance = FastChance(FastRng::new(seed)),
        }
    }
}

impl Chance for Source {
    #[inline]
    fn shuffle(&mut self, pile: &'static str, cards: &mut [underdeck_cards::Card]) {
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

/// The initial capacity for moves; most games are shorter.
pub(crate) const ROOM: usize = 128;

/// The number of moves buffered beside the game. The move lists of a batch are far from each other in memory, and a write there at each step stalls.
const WAITING: usize = 4;

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Played<S: Playable> {
    pub(crate) state: S,
    pub(crate) luck: Source,
    pub(crate) seed: u64,
    pub(crate) moves: Vec<S::Move>,
    /// The latest moves, not yet in the list.
    waiting: [Option<S::Move>; WAITING],
    waits: usize,
}

impl<S: Playable> Played<S> {
    pub(crate) fn new(options: &S::Options, luck: Luck, seed: u64) -> Self {
        let mut luck = Source::new(luck, seed);
        let state = S::new(options, &mut luck);
        Self::at(state, luck, seed, Vec::with_capacity(ROOM))
    }

    /// A game after some moves.
    pub(crate) const fn at(state: S, luck: Source, seed: u64, moves: Vec<S::Move>) -> Self {
        Self { state, luck, seed, moves, waiting: [None; WAITING], waits: 0 }
    }

    /// Replaces the game by a new one.
    pub(crate) fn restart(&mut self, options: &S::Options, seed: u64) {
        self.luck.restart(seed);
        self.state = S::new(options, &mut self.luck);
        self.seed = seed;
        self.moves.clear();
        self.waits = 0;
    }

    /// Makes a legal move.
    #[inline]
    pub(crate) fn play(&mut self, mv: S::Move) {
        self.state.play_unchecked(mv, &mut self.luck);
        self.waiting[self.waits] = Some(mv);
        self.waits += 1;
        if self.waits == WAITING {
            self.settle();
        }
    }

    /// Moves the buffered moves to the list.
    pub(crate) fn settle(&mut self) {
        self.moves.extend(self.waiting[..self.waits].iter().flatten());
        self.waits = 0;
    }

    /// The number of moves made.
    pub(crate) const fn len(&self) -> usize {
        self.moves.len() + self.waits
    }

    /// The moves made.
    pub(crate) fn moves(&self) -> impl Iterator<Item = S::Move> {
        self.moves.iter().chain(self.waiting[..self.waits].iter().flatten()).copied()
    }

    /// The record of the game; `None` if its randomness is not that of a deal.
    pub(crate) fn record(&self, options: &S::Options) -> Option<Record> {
        let Source::Deal(_) = self.luck else { return None };
        let mut record = Record::of_deal(&Deal::<S>::new(options.clone(), self.seed));
        self.moves().for_each(|mv| record.push_move(&mv.to_string()));
        record.set_outcome(self.state.outcome().as_ref());
        Some(record)
    }
}

/// The reward of an outcome for a seat: 1, 0 or -1.
pub(crate) fn worth(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.result {
        GameResult::Won => 1.0,
        GameResult::Winner(winner) if winner == seat => 1.0,
        GameResult::Draw => 0.0,
        _ => -1.0,
    }
}
