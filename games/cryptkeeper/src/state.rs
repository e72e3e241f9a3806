//! The state of a game.

use std::cmp::Reverse;
use std::hash::{Hash, Hasher};

use underdeck_cards::{Card, Cell, Rank};
use underdeck_game::{GameResult, Message, Outcome, Refusal, RuleIds, say};

use crate::deck::Deck;
use crate::face::{Face, Faces};
use crate::field::Square;
use crate::map::Map;
use crate::signs::Signs;
use crate::{Move, Options};

underdeck_game::phases! {
    /// The decision that is due, with its pending choices.
    pub(crate) enum Phase as PhaseWord {
        Take = "take",
        Stand = "stand",
        Turn = "turn",
        Event = "event",
        Curse = "curse",
        Discard { left: u8, optional: bool } = "discard",
        Card { left: u8 } = "card",
        Row = "row",
        Column = "column",
        Tile = "tile",
        /// With the card that item 4 lays, once it is picked.
        Cell { picked: Option<Face> } = "cell",
        Build = "build",
        Over(End) = "over",
    }
}

/// The pending choices of a phase.
#[derive(Clone, Copy, Default)]
pub(crate) struct Pending {
    pub(crate) left: u8,
    pub(crate) optional: bool,
    pub(crate) picked: Option<Face>,
}

impl Phase {
    pub(crate) fn pending(self) -> Pending {
        match self {
            Self::Discard { left, optional } => Pending { left, optional, picked: None },
            Self::Card { left } => Pending { left, ..Pending::default() },
            Self::Cell { picked } => Pending { picked, ..Pending::default() },
            _ => Pending::default(),
        }
    }
}

underdeck_game::phases! {
    /// The phase in which an item was used.
    pub(crate) enum Back as BackWord {
        Turn = "turn",
        Event = "event",
        Curse = "curse",
        /// The choice of an event or a curse, with what is kept of it but the cards drawn (use-5, option-9).
        Effect { left: u8, optional: bool } = "effect",
    }
}

/// The item in use (zone-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Using {
    pub(crate) item: Face,
    pub(crate) back: Back,
}

/// The cards that were dealt together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dealt {
    /// With the map of this floor (view-3).
    pub(crate) map: Faces,
    /// By event 2 or 3, while one of them is to be discarded (draw-3, R27).
    pub(crate) drawn: Faces,
}

underdeck_game::words! {
    /// The end of a game; a loss by its cause (end-1, end-2).
    pub enum End {
        /// The Amulet is cleansed.
        Won = "won",
        /// An item had to be discarded, and the hand was empty.
        Ejected = "ejected",
        /// The player has no move left.
        Stuck = "stuck",
    }
}

/// The rank of a finished game: the greater, the better (end-4).
///
/// Won before lost; among won games fewer turns, then the lower floor; among lost ones the higher floor, then more turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ranking {
    /// A lost game.
    Lost {
        /// The floor reached.
        floor: u32,
        /// The turns completed.
        turns: u32,
    },
    /// A won game.
    Won {
        /// The turns it took.
        turns: Reverse<u32>,
        /// The floor on which it was won.
        floor: Reverse<u32>,
    },
}

/// The open part of a state: everything but the map and the order of the deck. A [`View`](crate::View) holds the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    pub(crate) hand: Faces,
    pub(crate) discard: Faces,
    /// Cards of the deck, and tiles, whose face the player has seen.
    pub(crate) known: Faces,
    pub(crate) dealt: Dealt,
    pub(crate) phase: Phase,
    pub(crate) floor: u32,
    pub(crate) turns: u32,
    pub(crate) token: Square,
    pub(crate) event: Option<Face>,
    pub(crate) using: Option<Using>,
    pub(crate) signs: Signs,
    pub(crate) options: Options,
}

/// A game of Cryptkeeper as an all-seeing referee knows it (state-1).
///
/// 192 bytes, `Copy`, no heap. As JSON it is the flat object of the reference. No zone has a size limit (zone-1). The
/// open part is reached by `Deref`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) map: Map,
    pub(crate) deck: Deck,
}

const _: () = assert!(size_of::<State>() <= 192 && size_of::<Move>() <= 16);

impl Open {
    /// The state before the first item is taken, without the deck (setup-1, setup-2).
    pub(crate) const fn new(options: Options) -> Self {
        Self {
            hand: Faces::EMPTY,
            discard: Faces::EMPTY,
            known: Faces::EMPTY,
            dealt: Dealt { map: Faces::EMPTY, drawn: Faces::EMPTY },
            phase: Phase::Take,
            floor: 1,
            turns: 0,
            token: Square::NOWHERE,
            event: None,
            using: None,
            signs: Signs::NONE,
            options,
        }
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The floor, from 1.
    pub const fn floor(&self) -> u32 {
        self.floor
    }

    /// The turns completed.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// The rank of the game; `None` while it runs (end-4).
    pub const fn ranking(&self) -> Option<Ranking> {
        let (floor, turns) = (self.floor, self.turns);
        match self.phase {
            Phase::Over(End::Won) => Some(Ranking::Won { turns: Reverse(turns), floor: Reverse(floor) }),
            Phase::Over(_) => Some(Ranking::Lost { floor, turns }),
            _ => None,
        }
    }

    /// The black cards before one is taken (zone-2, setup-2).
    #[inline]
    pub(crate) fn offer(&self) -> Faces {
        match self.phase {
            Phase::Take => Faces::black(self.options),
            _ => Faces::EMPTY,
        }
    }

    /// Whether a discard that is due is one of the drawn cards, not of the hand: that of events 2 and 3 (R27).
    #[inline]
    pub(crate) fn discards_drawn(&self) -> bool {
        self.using.is_none() && matches!(self.event_rank(), Some(2 | 3))
    }

    /// The cards that may be discarded in the phase `discard` (choice-2).
    #[inline]
    pub(crate) fn eligible(&self) -> Faces {
        match self.phase {
            Phase::Discard { .. } if self.discards_drawn() => self.dealt.drawn,
            Phase::Discard { .. } => self.hand,
            _ => Faces::EMPTY,
        }
    }

    /// Hashes the phase with the cards that it is about.
    pub(crate) fn hash_phase(&self, state: &mut impl Hasher) {
        match self.phase {
            Phase::Discard { left, optional } => (PhaseWord::Discard, self.eligible(), left, optional).hash(state),
            phase => phase.hash(state),
        }
        if let Some(Using { back: Back::Effect { .. }, .. }) = self.using {
            self.dealt.drawn.hash(state);
        }
    }

    /// The item in use, as a set (zone-2).
    #[inline]
    pub(crate) fn in_use(&self) -> Faces {
        self.using.map_or(Faces::EMPTY, |using| Faces::of(using.item))
    }

    /// The rank of the item in use.
    pub(crate) fn using_rank(&self) -> Option<Rank> {
        self.using.map(|using| using.item.rank())
    }

    /// The rank of the event that waits or happens.
    pub(crate) fn event_rank(&self) -> Option<Rank> {
        self.event.map(Face::rank)
    }

    /// The card that item 4 lays, once it is picked.
    pub(crate) fn picked(&self) -> Option<Card> {
        self.phase.pending().picked.map(|face| face.card(self.options))
    }

    /// Whether a Rune was activated on this floor (event-1, R32).
    #[inline]
    pub(crate) const fn rune(&self) -> bool {
        self.signs.rune()
    }

    /// The usable items: all cards in hand but tens, or all if the options say so (hand-1, option-6, R19).
    #[inline]
    pub(crate) fn usable(&self) -> Faces {
        if self.options.any_item() { self.hand } else { self.hand - Faces::TENS }
    }
}

/// The same as when the phase held the eligible cards: they stand where it has them.
impl Hash for Open {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.hand, self.discard, self.known, self.dealt.map).hash(state);
        self.hash_phase(state);
        (self.floor, self.turns, self.token, self.event, self.using, self.signs, self.options).hash(state);
    }
}

impl State {
    /// The same state with the token elsewhere.
    #[inline]
    pub(crate) const fn with_token(mut self, token: Square) -> Self {
        self.open.token = token;
        self
    }

    /// The place of a card among the 26.
    #[inline]
    pub(crate) const fn face(&self, card: Card) -> Face {
        Face::of(card, self.open.options)
    }

    /// The square of a cell of the field.
    #[inline]
    pub(crate) fn square(&self, cell: Cell) -> Square {
        Square::of(cell).unwrap_or(Square::NOWHERE)
    }

    /// The card in a pile; `missing` refuses a card that the player sees elsewhere (zone-1, zone-2, option-1, option-2).
    pub(crate) fn find(
        &self,
        card: Card,
        pile: Faces,
        missing: fn(Message) -> Message,
        rules: RuleIds,
    ) -> Result<Face, Refusal> {
        let is_in_game = Faces::ALL.cards(self.options).contains(card);
        Refusal::unless(is_in_game, &["option-1", "option-2"], || say!(NOT_IN_GAME, card))?;
        let face = self.face(card);
        Refusal::unless(pile.contains(face), rules, || {
            missing(if self.hand.contains(face) {
                say!(WHERE_HAND, card)
            } else if self.discard.contains(face) {
                say!(WHERE_DISCARD, card)
            } else if self.in_use().contains(face) {
                say!(WHERE_USING, card)
            } else if !self.known.contains(face) {
                say!(WHERE_UNSEEN, card)
            } else if self.map.square(face).is_nowhere() {
                say!(WHERE_DECK, card)
            } else {
                say!(WHERE_MAP, card)
            })
        })?;
        Ok(face)
    }

    /// The square of a cell that holds a tile (zone-1).
    pub(crate) fn find_tile(&self, cell: Cell, rules: RuleIds) -> Result<Square, Refusal> {
        let square = self.square(cell);
        Refusal::unless(self.map.tile_at(square).is_some(), rules, || say!(NO_TILE, cell))?;
        Ok(square)
    }
}

impl End {
    /// The outcome in the terms common to all games; Cryptkeeper has no score (end-4).
    #[inline]
    pub(crate) const fn outcome(self) -> Outcome {
        let result = if matches!(self, Self::Won) { GameResult::Won } else { GameResult::Lost };
        Outcome { result, cause: self.word(), score: None }
    }
}
