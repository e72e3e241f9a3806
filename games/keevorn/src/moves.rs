//! The player's decisions and their spelling.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{NotationError, prose};

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

impl Move {
    /// The spellings of moves, in the order of the reference.
    pub(crate) const PATTERNS: &'static [&'static str] = &[
        "trade C",
        "explore",
        "equip C",
        "equip C drop D",
        "heal C",
        "probe C",
        "bury C T",
        "relic C",
        "fight M",
        "fight M with C …",
        "read A",
        "store C",
        "place C",
        "take",
        "return",
        "lose C",
        "relieve C",
        "decline",
        "discard nothing",
        "discard C …",
        "wish F",
    ];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Trade(card) => write!(f, "trade {card}"),
            Self::Explore => f.write_str("explore"),
            Self::Equip(card) => write!(f, "equip {card}"),
            Self::EquipDrop(card, drop) => write!(f, "equip {card} drop {drop}"),
            Self::Heal(card) => write!(f, "heal {card}"),
            Self::Probe(card) => write!(f, "probe {card}"),
            Self::Bury(card, target) => write!(f, "bury {card} {target}"),
            Self::Relic(card) => write!(f, "relic {card}"),
            Self::Fight(monster, with) if with.is_empty() => write!(f, "fight {monster}"),
            Self::Fight(monster, with) => write!(f, "fight {monster} with {with}"),
            Self::Read(card) => write!(f, "read {card}"),
            Self::Store(card) => write!(f, "store {card}"),
            Self::Place(card) => write!(f, "place {card}"),
            Self::Take => f.write_str("take"),
            Self::Return => f.write_str("return"),
            Self::Lose(card) => write!(f, "lose {card}"),
            Self::Relieve(card) => write!(f, "relieve {card}"),
            Self::Decline => f.write_str("decline"),
            Self::Discard(cards) if cards.is_empty() => f.write_str("discard nothing"),
            Self::Discard(cards) => write!(f, "discard {cards}"),
            Self::Wish(fortune) => write!(f, "wish {fortune}"),
        }
    }
}

/// Accepts only the spelling that `Display` writes.
impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let refuse = |expected: &str| NotationError::new(text, expected);
        let card = |word: &str| NotationError::card(text, word);
        let cards = |words: &[&str]| NotationError::cards(text, words);
        Ok(match words[..] {
            ["explore"] => Self::Explore,
            ["take"] => Self::Take,
            ["return"] => Self::Return,
            ["decline"] => Self::Decline,
            ["trade", c] => Self::Trade(card(c)?),
            ["equip", c] => Self::Equip(card(c)?),
            ["equip", c, "drop", d] => Self::EquipDrop(card(c)?, card(d)?),
            ["heal", c] => Self::Heal(card(c)?),
            ["probe", c] => Self::Probe(card(c)?),
            ["bury", c, t] => Self::Bury(card(c)?, card(t)?),
            ["relic", c] => Self::Relic(card(c)?),
            ["fight", m] => Self::Fight(card(m)?, CardSet::EMPTY),
            ["fight", m, "with", ref with @ ..] if !with.is_empty() => Self::Fight(card(m)?, cards(with)?),
            ["read", c] => Self::Read(card(c)?),
            ["store", c] => Self::Store(card(c)?),
            ["place", c] => Self::Place(card(c)?),
            ["lose", c] => Self::Lose(card(c)?),
            ["relieve", c] => Self::Relieve(card(c)?),
            ["discard", "nothing"] => Self::Discard(CardSet::EMPTY),
            ["discard", ref list @ ..] if !list.is_empty() => Self::Discard(cards(list)?),
            ["wish", word] => {
                Self::Wish(word.parse().map_err(|_| refuse("a wish is for pain, loss, vigor, relief or surprise"))?)
            }
            _ => {
                let moves = prose::either(Move::PATTERNS);
                return Err(refuse(&format!("a move is {moves}, with single spaces")));
            }
        })
    }
}
