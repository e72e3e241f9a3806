//! The player's decisions and their spelling.

use std::str::FromStr;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Link, Message, NotationError, say};

/// A decision of the player. A move exists only in the phase under which the reference lists it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `trade C`: gives a card to the Peddler for a Weapon (peddler-1).
    Trade(Card),
    /// `explore`: sends the Peddler away (peddler-2).
    Explore,
    /// `equip C`: moves a Weapon of the Room into its Hand (equip-1).
    Equip(Card),
    /// `equip C drop D`: the same into a full Hand, which discards D (equip-2).
    EquipDrop(Card, Card),
    /// `heal C`: the skill of hearts (heal-1).
    Heal(Card),
    /// `probe C`: the skill of clubs (probe-1).
    Probe(Card),
    /// `bury C T`: the skill of diamonds: T goes under the Floor (bury-1).
    Bury(Card, Card),
    /// `relic C`: plays a Relic (relic-1).
    Relic(Card),
    /// `fight M`, `fight M with C …`: fights a Monster with the selected Weapons (fight-1, fight-2).
    Fight(Card, CardSet),
    /// `read A`: reads a Scroll (read-1).
    Read(Card),
    /// `store C`: moves a card from the Room to the Backpack (store-1).
    Store(Card),
    /// `place C`: moves a card from the Backpack to the Room (place-1).
    Place(Card),
    /// `take`: the probed card joins the Room (probe-2).
    Take,
    /// `return`: the probed card stays on the Floor (probe-3).
    Return,
    /// `lose C`: discards a card of the Backpack (loss-1).
    Lose(Card),
    /// `relieve C`: discards a Monster or Relic of the Room (relief-1).
    Relieve(Card),
    /// `decline`: discards nothing for Loss or Relief, where the reading allows it (decline-1, R30).
    Decline,
    /// `discard nothing`, `discard C …`: discards any cards of the Room (surprise-1, surprise-2).
    Discard(CardSet),
    /// `wish F`: names a Fortune (wish-1).
    Wish(Fortune),
}

underdeck_game::words! {
    /// The effect of a Scroll or a wish, in the reference's order.
    pub enum Fortune {
        /// Lose three times the Depth (fortune-1).
        Pain = "pain",
        /// Discard a card of the Backpack (fortune-2).
        Loss = "loss",
        /// Gain three times the Depth (fortune-3).
        Vigor = "vigor",
        /// Discard a Monster or Relic of the Room (fortune-4).
        Relief = "relief",
        /// Discard any cards of the Room (fortune-5); in the second edition name another Fortune (fortune-6).
        Surprise = "surprise",
    }
}

/// The Fortune of the card that a Scroll draws, by its suit; a Joker has no suit and brings Surprise (read-1).
impl From<Option<Suit>> for Fortune {
    fn from(suit: Option<Suit>) -> Self {
        match suit {
            Some(Suit::Spades) => Self::Pain,
            Some(Suit::Clubs) => Self::Loss,
            Some(Suit::Hearts) => Self::Vigor,
            Some(Suit::Diamonds) => Self::Relief,
            None => Self::Surprise,
        }
    }
}

underdeck_game::spellings! { Move:
    "trade C"(card) => Trade(card),
    "explore"() => Explore,
    "equip C"(card) => Equip(card),
    "equip C drop D"(card, drop) => EquipDrop(card, drop),
    "heal C"(card) => Heal(card),
    "probe C"(card) => Probe(card),
    "bury C T"(card, target) => Bury(card, target),
    "relic C"(card) => Relic(card),
    "fight M"(monster) => Fight(monster, CardSet::EMPTY),
    "fight M with C …"(monster)[with] => Fight(monster, with),
    "read A"(card) => Read(card),
    "store C"(card) => Store(card),
    "place C"(card) => Place(card),
    "take"() => Take,
    "return"() => Return,
    "lose C"(card) => Lose(card),
    "relieve C"(card) => Relieve(card),
    "decline"() => Decline,
    "discard nothing"() => Discard(CardSet::EMPTY),
    "discard C …"()[cards] => Discard(cards),
    "wish F"(fortune: say!(NOTATION_WISH)) => Wish(fortune),
}

/// Accepts only the spelling that `Display` writes.
impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let patterns = || Message::join(Move::PATTERNS.iter().map(|pattern| format!("`{pattern}`")), Link::Or);
        let expected = || say!(NOTATION_MOVE, patterns = patterns());
        Self::read(text).unwrap_or_else(|| Err(NotationError::new(text, expected())))
    }
}
