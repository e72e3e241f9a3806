//! The legal moves of a quest as a value: counted and indexed without a list.

use underdeck_game::MoveList;

use crate::square::Ways;
use crate::{Items, Move, Spell, Square, Squares};

/// All legal moves, in this order: steps, the offer of the room or the phase, drinking, abandoning.
#[derive(Clone, Copy)]
pub struct Legal {
    /// The player's place.
    from: Square,
    /// The directions of rooms that can be entered (explore-2).
    ways: Ways,
    offer: Offer,
    /// The number of moves in the offer.
    offered: u8,
    /// Whether the flask can be drunk (move-2).
    drink: bool,
    /// Whether the quest can be abandoned: always, until it is over (move-1, phase-1).
    abandon: bool,
}

/// The moves that the room or the phase offers in addition to steps.
#[derive(Clone, Copy)]
pub(crate) enum Offer {
    Nothing,
    Leave,
    View(Squares),
    Fountain,
    Spells { seeing: Squares, dissolving: Squares, disarming: Squares },
    Items(Items),
    Combat,
    Hit { shield: bool },
}

impl Offer {
    #[inline]
    fn count(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Leave | Self::Fountain => 1,
            Self::View(squares) => squares.len(),
            Self::Spells { seeing, dissolving, disarming } => 1 + seeing.len() + dissolving.len() + disarming.len(),
            Self::Items(items) => items.len(),
            Self::Combat => 2,
            Self::Hit { shield } => 1 + usize::from(shield),
        }
    }

    /// The `n`-th move, counting from 0.
    #[inline]
    fn nth(self, n: usize) -> Option<Move> {
        match self {
            Self::Nothing => None,
            Self::Leave => Some(Move::Leave),
            Self::Fountain => Some(Move::Fountain),
            Self::View(squares) => squares.nth(n).map(Move::View),
            Self::Spells { seeing, dissolving, disarming } => {
                let Some(mut n) = n.checked_sub(1) else { return Some(Move::Cast(Spell::Healing)) };
                if n < seeing.len() {
                    return seeing.nth(n).map(|square| Move::Cast(Spell::Seeing(square)));
                }
                n -= seeing.len();
                if n < dissolving.len() {
                    return dissolving.nth(n).map(|square| Move::Cast(Spell::Dissolving(square)));
                }
                disarming.nth(n - dissolving.len()).map(|square| Move::Cast(Spell::Disarming(square)))
            }
            Self::Items(items) => items.iter().nth(n).map(Move::Buy),
            Self::Combat => Some(if n == 0 { Move::Fight } else { Move::Retreat }),
            Self::Hit { shield } => Some(if shield && n == 0 { Move::Shield } else { Move::Take }),
        }
    }
}

impl Legal {
    /// No move: the quest is over (phase-1).
    pub(crate) const OVER: Self = Self {
        from: Square::STAIRCASE,
        ways: Ways::NONE,
        offer: Offer::Nothing,
        offered: 0,
        drink: false,
        abandon: false,
    };

    /// The moves from the player's place, with the open directions, the offer, and whether there is a flask to drink.
    #[inline(always)]
    pub(crate) fn new(from: Square, ways: Ways, offer: Offer, drink: bool) -> Self {
        Self { from, ways, offer, offered: offer.count() as u8, drink, abandon: true }
    }
}

impl MoveList for Legal {
    type Move = Move;

    /// At least one until the quest is over, since it can be abandoned; at most 40 (move-1, valid-7).
    #[inline(always)]
    fn count(&self) -> usize {
        self.ways.len() + self.offered as usize + self.drink as usize + self.abandon as usize
    }

    #[inline(always)]
    fn nth(&self, mut n: usize) -> Option<Move> {
        let ways = self.ways.len();
        if n < ways {
            return Some(Move::Go(self.ways.nth(n, self.from)));
        }
        n -= ways;
        let offered = usize::from(self.offered);
        if n < offered {
            return self.offer.nth(n);
        }
        n -= offered;
        if self.drink && n == 0 {
            return Some(Move::Drink);
        }
        (self.abandon && n == usize::from(self.drink)).then_some(Move::Abandon)
    }
}
