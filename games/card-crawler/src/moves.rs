//! The player's decisions and their spelling.

use std::str::FromStr;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Link, Message, NotationError, say};

use crate::Location;
use crate::deck::HEALER;

/// A decision of the player. No move resigns, and the number of moves is unbounded (R40, state-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `enter R discard C`: moves from outside into a room of the rim (enter-1).
    Enter(Location, Card),
    /// `go R discard C`: moves into a neighbouring room (go-1).
    Go(Location, Card),
    /// `loot with C`: takes the room's card and puts C down for it (loot-1).
    Loot(Card),
    /// `attack with C …`: fights the monster in the room (attack-1).
    Attack(CardSet),
    /// `double`: trashes the queen of spades (double-1, double-2).
    Double,
    /// `flee R trash C`, `flee outside trash C`: leaves the room of a living monster (flee-1, flee-2).
    Flee(Location, Card),
    /// `heal trash C`: trashes a card for a wound (heal-1).
    Heal(Card),
    /// `heal QH`: discards the queen of hearts for a wound (heal-2).
    HealByQueen,
    /// `end`: ends the action phase (end-1).
    End,
    /// `take wound`: takes the wound of the jack of spades (trap-1).
    TakeWound,
    /// `trash C`: trashes a card instead of the wound of the jack of spades (trap-2).
    Trash(Card),
    /// `defend nothing`, `defend with C …`: meets a monster's attack (defend-1, defend-2).
    Defend(CardSet),
}

impl Move {
    /// The card of the hand that the move costs; `None` for none or a set.
    pub(crate) const fn price(self) -> Option<Card> {
        match self {
            Self::Enter(_, card) | Self::Go(_, card) | Self::Flee(_, card) => Some(card),
            Self::Loot(card) | Self::Heal(card) | Self::Trash(card) => Some(card),
            Self::HealByQueen => Some(HEALER),
            Self::Attack(_) | Self::Defend(_) | Self::Double | Self::End | Self::TakeWound => None,
        }
    }
}

underdeck_game::spellings! { Move:
    "enter R discard C"(room: say!(EXPECTED_ROOM), card) => Enter(room, card),
    "go R discard C"(room: say!(EXPECTED_ROOM), card) => Go(room, card),
    "loot with C"(card) => Loot(card),
    "attack with C …"()[cards] => Attack(cards),
    "double"() => Double,
    "flee R trash C"(to: say!(EXPECTED_ROOM), card) => Flee(to, card),
    "flee outside trash C"(card) => Flee(Location::OUTSIDE, card),
    "heal trash C"(card) => Heal(card),
    "heal QH"() => HealByQueen,
    "end"() => End,
    "take wound"() => TakeWound,
    "trash C"(card) => Trash(card),
    "defend nothing"() => Defend(CardSet::EMPTY),
    "defend with C …"()[cards] => Defend(cards),
}

/// Accepts only the spelling that `Display` writes.
impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let pattern = |pattern: &&str| Message::from(format!("`{pattern}`"));
        let expected = || say!(EXPECTED_MOVE, patterns = Message::join(Move::PATTERNS.iter().map(pattern), Link::Or));
        match Self::read(text).unwrap_or_else(|| Err(NotationError::new(text, expected())))? {
            Self::Enter(Location::OUTSIDE, _) | Self::Go(Location::OUTSIDE, _) => {
                Err(NotationError::new(text, say!(EXPECTED_ROOM)))
            }
            mv => Ok(mv),
        }
    }
}
