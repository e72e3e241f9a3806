//! A move with its reason.

use underdeck_cards::{Card, CardSet};

use crate::{Location, Move};

/// The player's move and its reason.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) mv: Move,
    pub(super) why: Why,
}

/// The branch of the decision that chose the move, with its data.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// One more wound kills, so this card is trashed.
    TrapKills(Card),
    /// The card is worth less than the wound.
    TrapTakes(Card),
    /// The wound costs less than this card, or there is no card.
    TrapWounds(Option<Card>),
    /// The best defence against this power.
    Defends(Defence, u8),
    /// The best defence that is not doubled kills, a doubled one does not.
    DoublesToLive,
    /// These cards are the cheapest that kill, or leave the best card to loot the Dark Lord with.
    Kills(CardSet),
    /// Doubled points kill; it is the Dark Lord, or the next attack would be deadly.
    DoublesToKill,
    /// The Healer heals before this.
    Heals(Before),
    /// A flight costs less than this defence.
    Flees(Card, Defence),
    /// The next attack would kill; this card cannot fight.
    LastResort(Card),
    /// There is no kill, and no flight cheaper than this defence.
    Stays(Defence),
    /// The Dark Lord's body, for the card with the lowest score.
    Wins(Card),
    /// This many cards without a score can be traded for health.
    TradesForHealth(usize),
    /// The prize is worth more than this card.
    Loots(Card, Card),
    /// A free draw of this many cards may bring a weaker card than this one to pay for the prize.
    AwaitsWeaker(Card, Card, usize),
    /// There is no card to loot or to walk with.
    EmptyHand,
    /// The next reshuffle kills unless this card goes.
    HealsInTime(Card),
    /// This many cards can be drawn without a reshuffle.
    DrawsFree(usize),
    /// The hand is too weak for this room: this many more cards, at the price of a reshuffle.
    Rearms(Location, usize),
    /// The last card in hand is too little for another step.
    Refills(usize),
    /// A step to, or towards, the best room.
    Seeks(Goal, Card),
    /// A step aside, since the hand is too weak for the room.
    Builds(Goal, Card),
    /// No room is worth a visit.
    Wanders(Card),
}

/// The event for which the Healer heals first.
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
    /// No particular event: a pass through the deck costs more than she gives.
    Any,
}

impl Why {
    pub(super) const fn of(self, mv: Move) -> Choice {
        Choice { mv, why: self }
    }
}

/// A defence and its consequences.
#[derive(Clone, Copy)]
pub(super) struct Defence {
    pub(super) cards: CardSet,
    /// The wounds, the cards and the hopes of the next turn, in points.
    pub(super) value: f32,
    /// All wounds, including those of a reshuffle afterwards.
    pub(super) wounds: i32,
    /// The chance that the next hand kills the attacker.
    pub(super) kill: f32,
    /// Whether the hero dies, from the attack or from the exhaustion after it.
    pub(super) deadly: bool,
}

/// A room to go to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub(super) room: Location,
    pub(super) steps: u8,
    /// The first room on the way.
    pub(super) first: Location,
    /// Whether no other room is worth its price, so that only the victory counts.
    pub(super) is_last: bool,
    pub(super) value: f32,
}
