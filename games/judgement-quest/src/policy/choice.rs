//! A move with its reason.

use super::deeds::Deed;
use crate::{Item, Move, Square};

/// The player's move and its reason.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) mv: Move,
    pub(super) why: Why,
}

/// The branch of the decision that chose the move.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// This room is in reach, is harmless, and gives or reveals something.
    Gift(Square),
    /// The item that the Remove task needs.
    Needed(Item),
    /// A flask, which is worth more than its price.
    Flask,
    /// The flask restores all its HP, and the next one can be bought.
    DrinkForMore,
    /// HP are low.
    Healing,
    /// A crystal in reach shows a room.
    Crystal(Square),
    /// The hidden room that is hardest to reach.
    Farthest(Square),
    /// The deed with the best outlook, or that pays in points.
    Deed(Deed),
    /// The HP of the flask give more points than the flask.
    DrinkPays,
    /// One more point earns a higher title, and one less loses none.
    Rise,
    /// No deed is worth doing.
    Done,
    /// The fountain is the only deed left.
    LastDrink,
    /// The cheapest room is the only deed left.
    LastResort(Deed),
    /// No deed is left.
    NoHope,
    /// No room to retreat to.
    NoWayBack,
    /// A retreat is certain to cost HP.
    BadWayBack,
    /// This enemy is the next deed from the room before.
    FightsOn,
    /// No deed is good, but the tasks are not done.
    MustFight,
    /// Another deed is better, or none is good and all is done.
    Retreats(Option<Deed>),
    /// The hit costs more than 1 HP.
    HardHit,
    /// The hit takes the last HP, or the one needed for the way back.
    NoHpToSpare(bool),
    /// A light hit is not worth the shield.
    KeepsShield,
    /// The hit would kill.
    DrinkSaves,
    /// No item is worth using against the hit.
    Bears,
}

impl Why {
    pub(super) const fn of(self, mv: Move) -> Choice {
        Choice { mv, why: self }
    }
}
