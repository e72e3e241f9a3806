//! Names of cards, Fortunes and moves.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Effect, Icon, Link, Message, Symbol, Value, say};

use crate::deck::{self, MONSTERS, RED, SCROLLS};
use crate::{Fortune, Move, View};

/// A card's role in this game (kind-1 to kind-5, R47).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Weapon,
    Relic,
    Monster,
    Scroll,
    Stairs,
}

impl Role {
    pub(crate) fn of(view: &View, card: Card) -> Self {
        let kinds = view.kinds();
        let roles = [
            (kinds.weapons, Self::Weapon),
            (kinds.relics, Self::Relic),
            (MONSTERS, Self::Monster),
            (SCROLLS, Self::Scroll),
        ];
        roles.into_iter().find(|(cards, _)| cards.contains(card)).map_or(Self::Stairs, |(_, role)| role)
    }

    pub(crate) fn name(self) -> Message {
        match self {
            Self::Weapon => say!(ROLE_WEAPON),
            Self::Relic => say!(ROLE_RELIC),
            Self::Monster => say!(ROLE_MONSTER),
            Self::Scroll => say!(ROLE_SCROLL),
            Self::Stairs => say!(ROLE_STAIRS),
        }
    }

    pub(crate) const fn icon(self) -> Icon {
        match self {
            Self::Weapon => Icon::new(Symbol::Weapon, "weapon"),
            Self::Relic => Icon::art("holy-grail"),
            Self::Monster => Icon::new(Symbol::Monster, "monster"),
            Self::Scroll => Icon::new(Symbol::Magic, "tied-scroll"),
            Self::Stairs => Icon::art("3d-stairs"),
        }
    }

    /// What a card of this role can do in the Room, fights apart: a Weapon's skill, a Relic's Health, a Scroll's reading.
    pub(crate) fn does(self, card: Card) -> Option<Effect> {
        let heal = || Effect::of(say!(DOES_HEAL), card.rank()).symbol(Symbol::Health);
        match (self, card.suit()) {
            (Self::Weapon, Some(Suit::Clubs)) => Some(say!(DOES_PROBE).into()),
            (Self::Weapon, Some(Suit::Diamonds)) => Some(say!(DOES_BURY).into()),
            (Self::Weapon, Some(Suit::Hearts)) => Some(heal()),
            (Self::Weapon, _) => Some(say!(DOES_ATTACK).into()),
            (Self::Relic, _) if RED.contains(card) => Some(heal()),
            (Self::Relic, _) => Some(Effect::of(say!(DOES_LOSE), card.rank())),
            (Self::Monster, _) => None,
            (Self::Scroll, _) => Some(say!(DOES_READ).into()),
            (Self::Stairs, _) => Some(say!(DOES_STAIRS).into()),
        }
    }
}

/// The card's full name with its role in this game: `nine of spades, weapon 9, attack` (kind-1 to kind-6).
pub(crate) fn name(view: &View, card: Card) -> Message {
    let (rank, name) = (card.rank(), Value::CardName(card));
    match Role::of(view, card) {
        Role::Weapon => say!(FACE_WEAPON, card = name, rank, skill = skill(card)),
        Role::Relic if RED.contains(card) => say!(FACE_RELIC_RED, card = name, rank),
        Role::Relic => say!(FACE_RELIC_BLACK, card = name, rank),
        Role::Monster => say!(FACE_MONSTER, card = name, colour = deck::colour(card), rank),
        Role::Scroll => say!(FACE_SCROLL, card = name),
        Role::Stairs => say!(FACE_STAIRS, card = name),
    }
}

/// The skill of a Weapon's suit.
fn skill(card: Card) -> Message {
    match card.suit() {
        Some(Suit::Clubs) => say!(SKILL_PROBE),
        Some(Suit::Diamonds) => say!(SKILL_BURY),
        Some(Suit::Hearts) => say!(SKILL_HEAL),
        _ => say!(SKILL_ATTACK),
    }
}

/// The Hand of a card's colour.
pub(crate) fn hand(card: Card) -> Message {
    deck::hand(card).into()
}

/// The cards as a sentence lists them.
pub(crate) fn list(cards: CardSet) -> Message {
    Message::join(cards, Link::And)
}

/// A card, as far as it is known.
pub(crate) fn card(known: Option<Card>) -> Value {
    known.map_or_else(|| say!(THE_CARD).into(), Value::from)
}

/// The name of a Fortune.
pub(crate) fn title(fortune: Fortune) -> Message {
    match fortune {
        Fortune::Pain => say!(FORTUNE_PAIN),
        Fortune::Loss => say!(FORTUNE_LOSS),
        Fortune::Vigor => say!(FORTUNE_VIGOR),
        Fortune::Relief => say!(FORTUNE_RELIEF),
        Fortune::Surprise => say!(FORTUNE_SURPRISE),
    }
}

/// The label of a move.
pub(crate) fn label(view: &View, mv: Move) -> Message {
    match mv {
        Move::Trade(card) => say!(TRADE_LABEL, card),
        Move::Explore => say!(EXPLORE_LABEL),
        Move::Fight(monster, with) if with.is_empty() => say!(FIGHT_LABEL_BAREHANDED, monster),
        Move::Fight(monster, with) => say!(FIGHT_LABEL, monster, weapons = list(with)),
        Move::Equip(card) => say!(EQUIP_LABEL, card),
        Move::EquipDrop(card, drop) => say!(EQUIP_DROP_LABEL, card, drop),
        Move::Store(card) => say!(STORE_LABEL, card),
        Move::Place(card) => say!(PLACE_LABEL, card),
        Move::Heal(card) => say!(HEAL_LABEL, card),
        Move::Probe(card) => say!(PROBE_LABEL, card),
        Move::Bury(card, target) => say!(BURY_LABEL, target, card),
        Move::Take => say!(TAKE_LABEL, card = self::card(view.top())),
        Move::Return => say!(RETURN_LABEL, card = self::card(view.top())),
        Move::Relic(card) => say!(RELIC_LABEL, card),
        Move::Read(card) => say!(READ_LABEL, card),
        Move::Lose(card) => say!(LOSE_LABEL, card),
        Move::Relieve(card) => say!(RELIEVE_LABEL, card),
        Move::Decline => say!(DECLINE_LABEL),
        Move::Discard(cards) if cards.is_empty() => say!(DISCARD_NOTHING_LABEL),
        Move::Discard(cards) => say!(DISCARD_LABEL, cards = list(cards)),
        Move::Wish(fortune) => say!(WISH_LABEL, fortune = title(fortune)),
    }
}
