//! Everything a referee knows.

use std::ops::ControlFlow;

use cards::{CardSet, Pile};
use game::{Chance, GameInfo, GameResult, Outcome, Seat, StateError, Turn};
use serde::{Deserialize, Serialize};

use crate::deck::{self, BACKPACK, HAND, Kinds, MONSTERS, RED, ROOM, SCROLLS, STAIRS};
use crate::options::{Edition, Options};
use crate::{INFO, Move, View, rules, turn, wire};

/// Which decision is due.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Phase {
    Peddler,
    Explore,
    Probe,
    Loss,
    Relief,
    Surprise,
    Wish,
    Over(End),
}

/// How the game ended (end-1, end-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The last Room is cleared.
    Won,
    /// Dead, by this.
    Dead(Cause),
}

/// What killed the player (end-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Cause {
    Fight,
    Relic,
    Pain,
}

/// A game of Keevorn as an all-seeing referee knows it (state-1).
///
/// 128 bytes, `Copy`, without heap. As JSON it is the flat object of the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "wire::StateWire", into = "wire::StateWire")]
pub struct State {
    pub(crate) floor: Pile<64>,
    pub(crate) room: CardSet,
    /// Both Hands; a card's colour tells in which it is (kind-6).
    pub(crate) hands: CardSet,
    pub(crate) backpack: CardSet,
    /// A set: its order means nothing (R34).
    pub(crate) discard: CardSet,
    /// Counts every fight at equal power (R25).
    pub(crate) clean_kills: u32,
    /// The Jokers removed from the game, bit n for the n-th.
    pub(crate) removed: u8,
    pub(crate) health: u8,
    pub(crate) max_health: u8,
    pub(crate) depth: u8,
    pub(crate) wishes: u8,
    pub(crate) phase: Phase,
    pub(crate) edition: Edition,
    pub(crate) relics_as_weapons: bool,
}

const _: () = assert!(size_of::<State>() <= 128 && size_of::<Move>() <= 16);

impl State {
    /// Which decision is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Health, 0 only when dead.
    pub const fn health(&self) -> u8 {
        self.health
    }

    #[inline]
    pub(crate) const fn kinds(&self) -> Kinds {
        Kinds::of(self.relics_as_weapons)
    }

    pub(crate) const fn removed(&self) -> CardSet {
        CardSet::from_bits((self.removed as u64) << 52)
    }

    /// How many Jokers the game has.
    pub(crate) fn jokers(&self) -> u8 {
        let all = self.floor.to_set() | self.room | self.discard | self.removed();
        (all & STAIRS).len() as u8
    }
}

impl game::State for State {
    type Move = Move;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        rules::set_up(options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(end.outcome()),
            _ => Turn::Decide(Seat(0)),
        }
    }

    fn legal_moves<B>(&self, mut each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let moves = (0..turn::count(self)).map_while(|n| turn::pick(self, |_| n));
        for mv in moves {
            each(mv)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn legal_count(&self) -> usize {
        turn::count(self)
    }

    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Move> {
        turn::pick(self, |_| n)
    }

    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        turn::pick(self, choose)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        turn::play(self, mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    /// What a valid state is (state-2, state-5, valid-1 to valid-8).
    fn check(&self) -> Result<(), StateError> {
        self.check_cards()?;
        self.check_counters()?;
        self.check_phase()
    }
}

impl State {
    /// Each card once, in a pile that may hold it (state-2, pile-1).
    fn check_cards(&self) -> Result<(), StateError> {
        let floor = self.floor.to_set();
        StateError::ensure(floor.len() == self.floor.len(), "floor", || "a card lies in it twice".into())?;
        let mut all = floor;
        let piles = [
            ("room", self.room),
            ("red_hand", self.hands & RED),
            ("black_hand", self.hands - RED),
            ("backpack", self.backpack),
            ("discard", self.discard),
            ("removed", self.removed()),
        ];
        for (key, pile) in piles {
            StateError::ensure((all & pile).is_empty(), key, || format!("{} lies in another pile too", all & pile))?;
            all |= pile;
        }
        let jokers = (all & STAIRS).len() as u8;
        StateError::ensure(all == deck::deck(jokers), "floor", || {
            let missing = deck::deck(jokers) - all;
            format!("{missing} is in no pile: the cards are the 52 and the first Jokers of XR XB X3 … X8")
        })?;

        let weapons = self.kinds().weapons;
        for (key, hand) in [("red_hand", self.hands & RED), ("black_hand", self.hands - RED)] {
            StateError::ensure(hand.len() <= HAND, key, || format!("{hand} are more than {HAND} cards"))?;
            StateError::ensure(weapons.contains_all(hand), key, || format!("{} is no Weapon", hand - weapons))?;
        }
        StateError::ensure(self.room.len() <= ROOM, "room", || format!("{} are more than {ROOM} cards", self.room))?;
        StateError::ensure(self.backpack.len() <= BACKPACK, "backpack", || {
            format!("{} are more than {BACKPACK} cards", self.backpack)
        })?;
        let unfit = self.backpack & (SCROLLS | MONSTERS | STAIRS);
        StateError::ensure(unfit.is_empty(), "backpack", || format!("{unfit} is neither Weapon nor Relic"))
    }

    /// Health, Depth and wishes in range (state-4, valid-6, valid-8).
    fn check_counters(&self) -> Result<(), StateError> {
        let Self { health, max_health, depth, wishes, .. } = *self;
        StateError::ensure((1..=99).contains(&max_health), "max_health", || format!("{max_health} is not in 1..=99"))?;
        StateError::ensure(health <= max_health, "health", || format!("{health} is above max_health {max_health}"))?;
        let dead = matches!(self.phase, Phase::Over(End::Dead(_)));
        StateError::ensure((health == 0) == dead, "health", || {
            format!("{health}, but Health is 0 if and only if the game is lost")
        })?;
        let stairs = self.removed().len() as u8;
        StateError::ensure((stairs..=stairs + 8).contains(&depth), "depth", || {
            format!("{depth} is not the number of removed Jokers, {stairs}, and a start_depth of 0..=8")
        })?;
        let (least, most) = match (self.phase, self.edition) {
            (Phase::Wish, Edition::First) => (1, 1 + depth),
            (Phase::Wish, Edition::Second) => (1, 1),
            (Phase::Loss | Phase::Relief | Phase::Surprise | Phase::Over(End::Dead(Cause::Pain)), Edition::First) => {
                (0, depth)
            }
            _ => (0, 0),
        };
        StateError::ensure((least..=most).contains(&wishes), "wishes", || {
            format!("{wishes} is not in {least}..={most} here")
        })
    }

    /// What each phase asks for (valid-1, valid-2, valid-3, valid-4, valid-5, valid-6, valid-7).
    fn check_phase(&self) -> Result<(), StateError> {
        let bare = (self.hands | self.backpack | self.discard | self.removed()).is_empty();
        let (holds, needed) = match self.phase {
            Phase::Peddler => (
                self.room.len() == ROOM && bare && self.health == self.max_health && self.clean_kills == 0,
                "peddler needs a Room of four, full Health, no clean kill, and nothing in Hands, Backpack, Discard and removed",
            ),
            Phase::Explore => (!(self.room - STAIRS).is_empty(), "explore needs a card in the Room that is no Joker"),
            Phase::Probe => (
                self.floor.is_known(0) && self.room.len() < ROOM,
                "probe needs a Floor whose first card is known, and at most three cards in the Room",
            ),
            Phase::Loss => (!self.backpack.is_empty(), "loss needs a card in the Backpack"),
            Phase::Relief => (!rules::relief_targets(self).is_empty(), "relief needs a Monster or Relic in the Room"),
            Phase::Surprise => (
                self.edition == Edition::First && !self.room.is_empty(),
                "surprise needs the first edition and a card in the Room",
            ),
            Phase::Over(End::Won) => {
                (self.room.is_empty() && self.floor.is_empty(), "a game is won with Room and Floor empty")
            }
            Phase::Wish | Phase::Over(End::Dead(_)) => (true, ""),
        };
        StateError::ensure(holds, "phase", || needed.into())
    }
}

impl End {
    /// The end in the terms common to all games; Keevorn keeps no score (end-3).
    #[inline]
    pub(crate) const fn outcome(self) -> Outcome {
        let (result, cause) = match self {
            Self::Won => (GameResult::Won, "won"),
            Self::Dead(cause) => (GameResult::Lost, cause.word()),
        };
        Outcome { result, cause, score: None }
    }
}

impl Cause {
    /// The cause's name in an outcome.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fight => "fight",
            Self::Relic => "relic",
            Self::Pain => "pain",
        }
    }
}
