//! A move and the reason for it.

use super::deeds::Deed;
use crate::{Item, Move, Square};

/// The player's move and why it is that.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) mv: Move,
    pub(super) why: Why,
}

/// The branch of the decision that chose the move.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// This room is in reach, does not hurt, and gives or shows something.
    Gift(Square),
    /// The item that the Remove task needs.
    Needed(Item),
    /// A flask, which is worth more than its price.
    Flask,
    /// The flask gives all it has, and the next one can be bought.
    DrinkForMore,
    /// HP are low.
    Healing,
    /// A crystal in reach shows a room.
    Crystal(Square),
    /// The hidden room that is hardest to get to.
    Farthest(Square),
    /// The deed with the best outlook, or that pays in points.
    Deed(Deed),
    /// The flask gives more points as HP.
    DrinkPays,
    /// One more point earns a higher title, one less loses none.
    Rise,
    /// Nothing more is worth doing.
    Done,
    /// The fountain is all that is left.
    LastDrink,
    /// The room that costs least is all that is left.
    LastResort(Deed),
    /// Nothing at all is left.
    NoHope,
    /// No room to retreat to.
    NoWayBack,
    /// A retreat would cost HP for certain.
    BadWayBack,
    /// This enemy is what would be entered next from the room before.
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
    /// Nothing is worth stopping the hit with.
    Bears,
}

impl Why {
    pub(super) const fn of(self, mv: Move) -> Choice {
        Choice { mv, why: self }
    }
}
