//! Cards, rooms and numbers in words.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Icon, Message, Symbol, Value, prose, say};

use crate::deck::{DARK_LORD, HEALER, JACKS, KNIGHTS, MONSTERS, NUMBERED, PLUNDER, power};
use crate::{Location, Options, View, rules};

/// A room is its cell.
impl From<Location> for Value {
    fn from(location: Location) -> Self {
        location.cell().map_or_else(|| location.to_string().into(), Into::into)
    }
}

/// The kind of a live card in the fortress (room-1 to room-6).
pub(crate) fn kind(card: Card) -> &'static str {
    match (card.rank(), card.suit()) {
        _ if card == DARK_LORD => "Dark Lord",
        _ if KNIGHTS.contains(card) => "knight",
        _ if MONSTERS.contains(card) => "monster",
        (11, _) => "event",
        (12, _) => "companion",
        (_, Some(Suit::Diamonds)) => "treasure",
        _ => "weapon",
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
        _ if MONSTERS.contains(card) => {
            let the = if card == DARK_LORD { "the " } else { "" };
            let (attack, defence) = (power(card), 2 * power(card));
            say!("{the}{kind}, attack {attack}, defence {defence}", the, kind, attack, defence)
        }
        (11, Some(suit)) => say!("{kind}: {event}", kind, event = event(suit)),
        (12, Some(suit)) => {
            say!("{kind}, {title}: {companion}", kind, title = title(suit), companion = companion(suit))
        }
        (rank, _) => say!("{kind} {rank}", kind, rank),
    }
}

/// The effect of an event or a companion in its room.
pub(crate) fn does(card: Card) -> Option<&'static str> {
    match (card.rank(), card.suit()) {
        (11, Some(suit)) => Some(event(suit)),
        (12, Some(suit)) => Some(companion(suit)),
        _ => None,
    }
}

/// The effect of a jack (jack-1 to jack-4).
pub(crate) fn event(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "heals one wound",
        Suit::Spades => "one wound, unless you trash a card",
        Suit::Diamonds => "reveals the adjacent rooms",
        Suit::Clubs => "reveals the adjacent rooms, and the first monster revealed attacks",
    }
}

/// The name of a queen as the rulebook gives it.
pub(crate) fn title(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "the Healer",
        Suit::Spades => "the Fighter",
        Suit::Diamonds => "the Strong One",
        Suit::Clubs => "a Helpful Hand",
    }
}

/// The effect of a queen once looted (queen-2, queen-3, queen-4, hand-3).
pub(crate) fn companion(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "joins your deck and can be discarded for a wound",
        Suit::Spades => "can be trashed to double your points for a turn",
        Suit::Diamonds => "a reshuffle wounds one less, but at least one",
        Suit::Clubs => "your hand limit is one more",
    }
}

/// The use of a card in the hand (hand-1, hand-2, hand-3).
pub(crate) fn in_hand(options: Options, card: Card) -> String {
    let use_of = if card == HEALER && options.healer_fights {
        "the Healer, 12 points, or discard her for a wound".into()
    } else if NUMBERED.contains(card) {
        prose::count(card.rank().into(), "point")
    } else if card == HEALER {
        "the Healer, no points; discard her for a wound".into()
    } else if KNIGHTS.contains(card) {
        "knight, no points in a fight".into()
    } else {
        "the body of the Dark Lord".into()
    };
    let worth = if card == DARK_LORD { rules::LORD } else { rules::card_score(card) };
    let worth = if worth > 0 { format!(", worth {worth} at the end") } else { String::new() };
    format!("{}, {use_of}{worth}", card.name())
}

/// The content of a room, as far as it is seen: `KS, knight, attack 10, defence 20`, `an empty room`.
pub(crate) fn content(view: &View, room: Location) -> Message {
    match view.card(room) {
        None => odds(view),
        Some(_) if view.empty.contains(room) => "an empty room".into(),
        Some(card) => say!("{card}, {role}", card, role = role(card)),
    }
}

/// The possible content of a face-down room: `one of 14 unseen cards: 5 monsters, 7 to loot, 2 events`.
fn odds(view: &View) -> Message {
    let unseen = view.unseen();
    let kinds = [(MONSTERS, "monster", "monsters"), (PLUNDER, "to loot", "to loot"), (JACKS, "event", "events")];
    let kinds = kinds.into_iter().map(|(kind, one, many)| ((unseen & kind).len(), one, many));
    let kinds = kinds.filter(|&(n, ..)| n > 0).map(|(n, one, many)| prose::counted(n, one, many));
    let lord = if unseen.contains(DARK_LORD) { ", the Dark Lord among them" } else { "" };
    let (cards, kinds) = (prose::count(unseen.len(), "unseen card"), Message::join(kinds, ", "));
    say!("one of {cards}: {kinds}{lord}", cards, kinds, lord)
}

/// The points of a set in a fight: `5 + 7 = 12`, doubled `(5 + 7) × 2 = 24`; `0` for none.
pub(crate) fn sum(cards: CardSet, doubled: bool) -> Message {
    let (sum, total) = (Message::join(cards.iter().map(Card::rank), " + "), cards.rank_sum());
    match (cards.len(), doubled) {
        (0, _) => say!("{total}", total),
        (1, false) => sum,
        (1, true) => say!("{sum} × {times} = {total}", sum, times = 2, total = 2 * total),
        (_, false) => say!("{sum} = {total}", sum, total),
        (_, true) => say!("({sum}) × {times} = {total}", sum, times = 2, total = 2 * total),
    }
}

/// The effect of `n` wounds: `wounds 3 + 2 = 5 of 10`, `wounds 9 + 2: you die`.
pub(crate) fn wounded(wounds: u8, n: u8, life: u8) -> Message {
    match wounds.saturating_add(n) {
        sum if sum >= life => say!("wounds {wounds} + {n} of {life}: you die", wounds, n, life),
        sum => say!("wounds {wounds} + {n} = {sum} of {life}", wounds, n, sum, life),
    }
}

/// `7S`, `5C and 7S`, `5C, 6S and 7S`; `nothing` for none.
pub(crate) fn list(cards: CardSet) -> Message {
    if cards.is_empty() { "nothing".into() } else { prose::list(cards) }
}

/// `wounds 3 of 10`: the wounds taken, of those that kill.
pub(crate) fn wounds(view: &View) -> String {
    format!("wounds {} of {}", view.wounds, view.options.life)
}

/// A monster's attack that is due.
pub(crate) fn attack(view: &View, attacker: Location) -> String {
    let name = view.card(attacker).map_or_else(String::new, |card| card.to_string());
    let shot = if attacker == view.at { "attacks".into() } else { format!("shoots from {attacker}") };
    format!("{name} {shot} with {}.", view.power(attacker))
}
