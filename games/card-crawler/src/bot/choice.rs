//! A move with what spoke for it.

use cards::{Card, CardSet};

use crate::{Move, Spot};

use super::defence::Defence;
use super::goals::Goal;

/// The player's move and why it is that.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) mv: Move,
    pub(super) why: Why,
}

/// The branch of the player's thought that chose the move, with what it weighed there.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// One wound more kills, so this card goes.
    TrapKills(Card),
    /// The card is worth less than the wound.
    TrapTakes(Card),
    /// The wound costs less than this card, or there is no card.
    TrapWounds(Option<Card>),
    /// The best defence against so much power.
    Defends(Defence, u8),
    /// The best defence that is not doubled kills, a doubled one does not.
    DoublesToLive(Defence),
    /// These cards are the cheapest that kill, or leave the best card to loot the Dark Lord with.
    Kills(CardSet),
    /// Doubled points kill; it is the Dark Lord, or the next attack would be deadly.
    DoublesToKill,
    /// The Healer heals before this.
    Heals(Before),
    /// A flight costs less than this defence.
    Flees(Card, Defence),
    /// The next attack kills as things are; this card cannot fight.
    LastResort(Card),
    /// No kill, and no flight that is cheaper than this defence.
    Stays(Defence),
    /// The Dark Lord's body, for the card that scores least.
    Wins(Card),
    /// So many cards without a score can be traded for health.
    TradesForHealth(usize),
    /// The prize is worth more than this card.
    Loots(Card, Card),
    /// A free draw of so many cards may bring a weaker card than this one to pay for the prize.
    AwaitsWeaker(Card, Card, usize),
    /// There is no card to loot or to walk with.
    EmptyHand,
    /// The next reshuffle kills unless this card goes.
    HealsInTime(Card),
    /// So many cards can be drawn without a reshuffle.
    DrawsFree(usize),
    /// The hand is too weak for this room: so many cards more, at the price of a reshuffle.
    Rearms(Spot, usize),
    /// The last card in hand is too little to go on with.
    Refills(usize),
    /// A step to, or towards, the best room.
    Seeks(Goal, Card),
    /// A step aside, since the hand is too weak for the room.
    Builds(Goal, Card),
    /// No room is worth going to.
    Wanders(Card),
}

/// What the Healer heals before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// The kill.
    Kill,
    /// The loot.
    Loot,
    /// The victory.
    Victory,
    /// A room to be opened.
    Room,
    /// Nothing special: a pass through the deck costs more than she gives.
    Any,
}

impl Why {
    pub(super) const fn of(self, mv: Move) -> Choice {
        Choice { mv, why: self }
    }
}
