//! Cards in words.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{CardFace, Effect, Icon, Link, Message, Value, say};

use super::{icons, or_nothing};
use crate::Options;
use crate::deck::{HEROES, MINIONS, PEONS, TURNS};
use crate::kinds::{Kind, Mode};
use crate::names;
pub(crate) use crate::names::{short, shorts};

/// The effect of turning up a turn card.
pub(crate) fn turned(card: Card, options: &Options) -> Message {
    match card.suit() {
        None => say!(TURNED_MONARCH),
        Some(Suit::Hearts) if options.heroes => say!(TURNED_HEARTS, card),
        Some(Suit::Diamonds) if options.heroes => say!(TURNED_DIAMONDS, card),
        Some(_) => say!(TURNED_QUIET, card),
    }
}

/// The card's full name with its part in this game: `five of clubs, Orc: rank 5, pay 2, food 4` (deck-2, deck-3).
pub(crate) fn name(of: Card, monarch: u8, options: &Options) -> Message {
    let card = Value::CardName(of);
    match Kind::of(of) {
        Some(kind) if options.mode == Mode::Draft => {
            say!(FACE_DRAFT, card, kind, rank = options.tables.get().hired(kind).0)
        }
        Some(kind) if kind.is_minion() => {
            let row = &options.tables.get().minions[kind.place()];
            say!(FACE_MINION, card, kind, rank = row.rank, pay = row.pay, food = row.food)
        }
        Some(kind) => {
            let row = options.tables.get().hero(kind, monarch);
            say!(FACE_HERO, card, kind, rank = row.rank, needs = row.needs, damage = row.damage)
        }
        None if PEONS.contains(of) => say!(FACE_PEON, card),
        None if !TURNS.contains(of) => say!(FACE_JOKER, card, dice = names::dice(2_u8, 8), n = 10),
        None => match of.suit() {
            Some(Suit::Hearts) if options.heroes => say!(FACE_CALLS_HEARTS, card),
            Some(Suit::Diamonds) if options.heroes => say!(FACE_CALLS_DIAMONDS, card),
            _ => say!(FACE_QUIET, card),
        },
    }
}

/// The cards by their plain names, `nothing` for none.
pub(crate) fn plain(cards: impl IntoIterator<Item = Card>) -> Message {
    or_nothing(cards.into_iter().map(|card| Message::join([card], Link::Comma)))
}

/// The card face up.
pub(crate) fn face(card: Card, monarch: u8, options: &Options) -> CardFace {
    with_role(CardFace::up(card, name(card, monarch, options)), card, monarch, options)
}

/// The face with the card's part in this game: a minion or hero with the rank, a Peon, or the heroes that a turn card
/// calls.
pub(crate) fn with_role(face: CardFace, card: Card, monarch: u8, options: &Options) -> CardFace {
    match Kind::of(card) {
        Some(kind) if options.mode == Mode::Draft => {
            face.role(kind, Some(options.tables.get().hired(kind).0.into())).title().icon(icons::kind(kind))
        }
        Some(kind) if kind.is_minion() => {
            let row = &options.tables.get().minions[kind.place()];
            face.role(kind, Some(row.rank.into()))
                .title()
                .icon(icons::kind(kind))
                .does([Effect::of(say!(DOES_PAY), row.pay), Effect::of(say!(DOES_FOOD), row.food)])
        }
        Some(kind) => {
            let row = options.tables.get().hero(kind, monarch);
            let face = face.role(kind, Some(row.rank.into())).title().icon(icons::kind(kind));
            face.does([Effect::of(say!(DOES_DAMAGE), row.damage)])
        }
        None if PEONS.contains(card) => face.role(say!(ROLE_PEON), None).icon(Icon::art("mining")),
        None if !TURNS.contains(card) => face.role(say!(ROLE_SOFT_ROCK), None),
        None if options.heroes && matches!(card.suit(), Some(Suit::Hearts | Suit::Diamonds)) => {
            face.role(say!(ROLE_CALLS), None).icon(Icon::art("visored-helm"))
        }
        None => face.role(say!(ROLE_QUIET), None),
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
    use crate::tables::tables;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn card_names_include_their_part_in_the_game() {
        assert_eq!(name(card("5C"), 0, &Options::default()), "five of clubs, Orc: rank 5, pay 2, food 4");
        assert_eq!(
            name(card("8H"), 0, &Options::default()),
            "eight of hearts, Ranger: hero of rank 8, beaten by 2 minions, damage 11"
        );
        assert_eq!(name(card("AS"), 0, &Options::default()), "ace of spades, a Peon");
        assert_eq!(name(card("QD"), 0, &Options::default()), "queen of diamonds: calls a hero of diamonds");
        assert_eq!(name(card("KC"), 0, &Options::default()), "king of clubs: a quiet night, no hero comes");
        assert_eq!(
            name(card("XR"), 5, &Options::default()),
            "red joker, Monarch: hero of rank 10, beaten by 2 minions, damage 25"
        );
        let (quiet, draft) =
            (Options { heroes: false, ..Options::default() }, Options { mode: Mode::Draft, ..Options::default() });
        assert_eq!(name(card("QD"), 0, &quiet), "queen of diamonds: a quiet night, no hero comes");
        assert_eq!(name(card("8H"), 0, &draft), "eight of hearts, Ranger: rank 8");
        let role =
            |text| (face(card(text), 3, &Options::default()).role.name, face(card(text), 3, &Options::default()).value);
        assert_eq!(
            [role("5C"), role("XR"), role("AS")],
            [
                (Kind::at(3).unwrap().into(), Some(5)),
                (Kind::MONARCH.into(), Some(tables().monarch(3).hero.rank.into())),
                (say!(ROLE_PEON), None)
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
