//! Cards in words.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{CardFace, Effect, Icon, Link, Message, say};

use super::{count, icons, or_nothing};
use crate::deck::{HEROES, MINIONS, PEONS, TURNS};
use crate::kinds::Kind;
pub(crate) use crate::names::{short, shorts};
use crate::tables::tables;

/// The effect of turning up a turn card: `the queen of clubs: nobody comes`.
pub(crate) fn turned(card: Card, monarch: u8) -> String {
    format!("the {}", name(card, monarch).replacen(", calls", ": it calls", 1).replacen(", nobody", ": nobody", 1))
}

/// The card's full name with its part in this game: `five of clubs, Orc: rank 5, pay 2, food 4` (deck-2, deck-3).
pub(crate) fn name(card: Card, monarch: u8) -> String {
    let role = match Kind::of(card) {
        Some(kind) if kind.is_minion() => {
            let row = &tables().minions[kind.place()];
            format!("{}: rank {}, pay {}, food {}", row.name, row.rank, row.pay, row.food)
        }
        Some(kind) => {
            let row = tables().hero(kind, monarch);
            let needs = count(row.needs, "minion");
            format!("{}: hero of rank {}, beaten by {needs}, damage {}", row.name, row.rank, row.damage)
        }
        None if PEONS.contains(card) => "a Peon".into(),
        None if TURNS.contains(card) => match card.suit() {
            Some(suit @ (Suit::Hearts | Suit::Diamonds)) => format!("calls a hero of {}", suit.name()),
            _ => "nobody comes".into(),
        },
        None => "makes rock soft in a dig, 2d8 + 10 mana in a chant".into(),
    };
    [&card.name(), ", ", &role].concat()
}

/// The cards by their plain names, `nothing` for none.
pub(crate) fn plain(cards: impl IntoIterator<Item = Card>) -> Message {
    or_nothing(cards.into_iter().map(|card| Message::join([card], Link::Comma)))
}

/// The card face up.
pub(crate) fn face(card: Card, monarch: u8) -> CardFace {
    with_role(CardFace::up(card, name(card, monarch)), card, monarch)
}

/// The face with the card's part in this game: a minion or hero with the rank, a Peon, or the heroes that a turn card
/// calls.
pub(crate) fn with_role(face: CardFace, card: Card, monarch: u8) -> CardFace {
    match Kind::of(card) {
        Some(kind) if kind.is_minion() => {
            let row = &tables().minions[kind.place()];
            face.role(kind.name(), Some(row.rank.into()))
                .icon(icons::kind(kind))
                .does([Effect::of("pay", row.pay), Effect::of("food", row.food)])
        }
        Some(kind) => {
            let row = tables().hero(kind, monarch);
            let face = face.role(kind.name(), Some(row.rank.into())).icon(icons::kind(kind));
            face.does([Effect::of("damage", row.damage)])
        }
        None if PEONS.contains(card) => face.role("Peon", None).icon(Icon::art("mining")),
        None if !TURNS.contains(card) => face.role("soft rock", None),
        None if matches!(card.suit(), Some(Suit::Hearts | Suit::Diamonds)) => {
            face.role("calls a hero", None).icon(Icon::art("visored-helm"))
        }
        None => face.role("nobody", None),
    }
}

/// The composition of some main cards: `8 hearts, 9 spades, 3 Peons and the joker`.
pub(crate) fn composition(cards: CardSet) -> Message {
    let of = |suit| (cards & (MINIONS | HEROES) & CardSet::suit(suit)).len();
    let (hearts, diamonds, spades, clubs) = (of(Suit::Hearts), of(Suit::Diamonds), of(Suit::Spades), of(Suit::Clubs));
    let peons = (cards & PEONS).len();
    let parts = [
        (hearts > 0).then(|| say!(COUNT_HEARTS, n = hearts)),
        (diamonds > 0).then(|| say!(COUNT_DIAMONDS, n = diamonds)),
        (spades > 0).then(|| say!(COUNT_SPADES, n = spades)),
        (clubs > 0).then(|| say!(COUNT_CLUBS, n = clubs)),
        (peons > 0).then(|| say!(COUNT_PEONS, n = peons)),
        cards.contains(Card::BLACK_JOKER).then(|| say!(COUNT_JOKER)),
    ];
    or_nothing(parts.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn card_names_include_their_part_in_the_game() {
        assert_eq!(name(card("5C"), 0), "five of clubs, Orc: rank 5, pay 2, food 4");
        assert_eq!(name(card("8H"), 0), "eight of hearts, Ranger: hero of rank 8, beaten by 2 minions, damage 11");
        assert_eq!(name(card("AS"), 0), "ace of spades, a Peon");
        assert_eq!(name(card("QD"), 0), "queen of diamonds, calls a hero of diamonds");
        assert_eq!(name(card("KC"), 0), "king of clubs, nobody comes");
        assert_eq!(name(card("XR"), 5), "red joker, Monarch: hero of rank 10, beaten by 2 minions, damage 25");
        let role = |text| (face(card(text), 3).role.name, face(card(text), 3).value);
        assert_eq!(
            [role("5C"), role("XR"), role("AS")],
            [
                ("Orc".into(), Some(5)),
                ("Monarch".into(), Some(tables().monarch(3).hero.rank.into())),
                ("Peon".into(), None)
            ]
        );
        assert_eq!([short(card("4S")), short(card("AD"))], ["4♠ Occultist", "A♦ Peon"]);
    }

    #[test]
    fn a_composition_counts_suits_peons_and_the_joker() {
        let cards: CardSet = ["2H", "3H", "4S", "AC", "XB"].map(card).into_iter().collect();
        assert_eq!(composition(cards), "2 hearts, 1 spade, 1 Peon and the joker");
        assert_eq!(composition(CardSet::EMPTY), "nothing");
    }
}
