//! Names of cards, rooms and amounts.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Icon, Id, Link, Message, Symbol, Value, say};

use crate::deck::{DARK_LORD, JACKS, KNIGHTS, MONSTERS, PLUNDER, power};
use crate::{Location, View, text};

/// A room is its cell.
impl From<Location> for Value {
    fn from(location: Location) -> Self {
        location.cell().map_or_else(|| say!(OUTSIDE).into(), Into::into)
    }
}

/// The direction of a neighbouring room: `north`.
pub(crate) fn way(from: Location, to: Location) -> Option<Message> {
    let index = direction(from, to)?;
    Some([&text::WAY_NORTH, &text::WAY_EAST, &text::WAY_SOUTH, &text::WAY_WEST][index].into())
}

/// A room as the hero finds it: `the room to the north`.
pub(crate) fn room(view: &View, to: Location) -> Message {
    match direction(view.at, to) {
        Some(index) => [&text::ROOM_NORTH, &text::ROOM_EAST, &text::ROOM_SOUTH, &text::ROOM_WEST][index].into(),
        None if to == view.at => say!(ROOM_HERE),
        None => say!(ROOM_AT, cell = to),
    }
}

/// The place of a neighbouring room among north, east, south and west.
fn direction(from: Location, to: Location) -> Option<usize> {
    let (from, to) = (from.cell()?, to.cell()?);
    [(-1, 0), (0, 1), (1, 0), (0, -1)].iter().position(|step| *step == (to.row - from.row, to.column - from.column))
}

/// The kind of a live card in the fortress (room-1 to room-6).
pub(crate) fn kind(card: Card) -> Message {
    let kind = match (card.rank(), card.suit()) {
        _ if card == DARK_LORD => &text::KIND_LORD,
        _ if KNIGHTS.contains(card) => &text::KIND_KNIGHT,
        _ if MONSTERS.contains(card) => &text::KIND_MONSTER,
        (11, _) => &text::KIND_EVENT,
        (12, _) => &text::KIND_COMPANION,
        (_, Some(Suit::Diamonds)) => &text::KIND_TREASURE,
        _ => &text::KIND_WEAPON,
    };
    kind.into()
}

/// A monster by its name: `the knight K♠`.
pub(crate) fn foe(card: Card) -> Message {
    match card {
        DARK_LORD => say!(FOE_LORD),
        _ if KNIGHTS.contains(card) => say!(FOE_KNIGHT, card),
        _ => say!(FOE_MONSTER, card),
    }
}

/// The icon of a live card.
pub(crate) fn icon(card: Card) -> Icon {
    match (card.rank(), card.suit()) {
        _ if card == DARK_LORD => Icon::art("overlord-helm"),
        _ if KNIGHTS.contains(card) => Icon::art("black-knight-helm"),
        _ if MONSTERS.contains(card) => Icon::new(Symbol::Monster, "monster"),
        (11, _) => Icon::art("magic-swirl"),
        (12, _) => Icon::art("swordwoman"),
        (_, Some(Suit::Diamonds)) => Icon::new(Symbol::Gold, "cut-diamond"),
        _ => Icon::new(Symbol::Weapon, "weapon"),
    }
}

/// The kind of a live card in full: `monster, attack 7, defence 14`.
pub(crate) fn role(card: Card) -> Message {
    let kind = kind(card);
    match (card.rank(), card.suit()) {
        _ if MONSTERS.contains(card) => say!(ROLE_MONSTER, kind, attack = power(card), defence = 2 * power(card)),
        (11, Some(suit)) => say!(ROLE_EVENT, kind, event = event(suit)),
        (12, Some(suit)) => say!(ROLE_COMPANION, kind, title = title(suit), companion = companion(suit)),
        (rank, _) => say!(ROLE_PLUNDER, kind, rank),
    }
}

/// The effect of an event or a companion in its room.
pub(crate) fn does(card: Card) -> Option<Message> {
    match (card.rank(), card.suit()) {
        (11, Some(suit)) => Some(event(suit)),
        (12, Some(suit)) => Some(companion(suit)),
        _ => None,
    }
}

/// The effect of a jack (jack-1 to jack-4).
pub(crate) fn event(suit: Suit) -> Message {
    of_suit(suit, [&text::EVENT_CLUBS, &text::EVENT_DIAMONDS, &text::EVENT_HEARTS, &text::EVENT_SPADES])
}

/// The name of a queen as the rulebook gives it.
pub(crate) fn title(suit: Suit) -> Message {
    of_suit(suit, [&text::TITLE_CLUBS, &text::TITLE_DIAMONDS, &text::TITLE_HEARTS, &text::TITLE_SPADES])
}

fn of_suit(suit: Suit, [clubs, diamonds, hearts, spades]: [&'static Id; 4]) -> Message {
    let id = match suit {
        Suit::Clubs => clubs,
        Suit::Diamonds => diamonds,
        Suit::Hearts => hearts,
        Suit::Spades => spades,
    };
    id.into()
}

/// The effect of a queen once looted (queen-2, queen-3, queen-4, hand-3).
pub(crate) fn companion(suit: Suit) -> Message {
    match suit {
        Suit::Hearts => say!(COMPANION_HEARTS),
        Suit::Spades => say!(COMPANION_SPADES),
        Suit::Diamonds => say!(COMPANION_DIAMONDS, change = Value::Change(-1), least = 1),
        Suit::Clubs => say!(COMPANION_CLUBS, change = Value::Change(1)),
    }
}

/// The content of a room, as far as it is seen: `K♠, knight, attack 10, defence 20`, `an empty room`.
pub(crate) fn content(view: &View, room: Location) -> Message {
    match view.card(room) {
        None => say!(CONTENT_UNSEEN, n = view.unseen().len(), kinds = unseen(view)),
        Some(_) if view.empty.contains(room) => say!(CONTENT_EMPTY),
        Some(card) => match card.suit().filter(|_| JACKS.contains(card)) {
            Some(suit) => say!(CONTENT_EVENT, card, event = event(suit)),
            None => say!(CONTENT_CARD, card, role = role(card)),
        },
    }
}

/// The face-down cards of the fortress by kind: `5 monsters, the Dark Lord, 7 to loot, 2 events`.
pub(crate) fn unseen(view: &View) -> Message {
    let unseen = view.unseen();
    let n = |cards: CardSet| Some((unseen & cards).len()).filter(|&n| n > 0);
    let kinds = [
        n(MONSTERS - CardSet::of(DARK_LORD)).map(|n| say!(UNSEEN_MONSTERS, n)),
        unseen.contains(DARK_LORD).then(|| say!(FOE_LORD)),
        n(PLUNDER).map(|n| say!(UNSEEN_LOOT, n)),
        n(JACKS).map(|n| say!(UNSEEN_EVENTS, n)),
    ];
    Message::join(kinds.into_iter().flatten(), Link::Comma)
}

/// The points of a set in a fight: `5 + 7 = 12`, doubled `(5 + 7) × 2 = 24`; `0` for none.
pub(crate) fn sum(cards: CardSet, doubled: bool) -> Message {
    let (sum, total) = (Message::join(cards.iter().map(Card::rank), " + "), cards.rank_sum());
    match (cards.len(), doubled) {
        (0, _) => Message::join([total], " + "),
        (1, false) => sum,
        (1, true) => say!(SUM_DOUBLED_ONE, sum, times = 2, total = 2 * total),
        (_, false) => Message::join([Value::from(sum), total.into()], " = "),
        (_, true) => say!(SUM_DOUBLED, sum, times = 2, total = 2 * total),
    }
}

/// The cards by their signs, one after another.
pub(crate) fn signs(cards: CardSet) -> Message {
    Message::join(cards, " ")
}

/// The wounds after `n` more: `4 of 10 wounds (+1)`.
pub(crate) fn wounded(view: &View, n: u8) -> Message {
    let life = view.options.life;
    say!(WOUNDS_AFTER, wounds = view.wounds.saturating_add(n).min(life), life, change = Value::Change(n.into()))
}

/// `3 of 10 wounds`: the wounds taken, of those that kill.
pub(crate) fn wounds(view: &View) -> Message {
    say!(WOUNDS_NOW, wounds = view.wounds, life = view.options.life)
}

/// Sentences one after another.
pub(crate) fn sentences(all: impl IntoIterator<Item = Message>) -> Message {
    Message::join(all, " ")
}

/// The attack that is due.
pub(crate) fn attack_due(view: &View, attacker: Location) -> Message {
    let (foe, power) = (foe(view.card(attacker).unwrap_or(DARK_LORD)), view.power(attacker));
    match way(view.at, attacker) {
        None => say!(ATTACK_DUE, foe, power).capitalised(),
        Some(way) => say!(ATTACK_DUE_SHOT, foe, way, power).capitalised(),
    }
}
