//! The gesture and the words of each move.

use cards::{Card, CardSet};
use game::{Gesture, Offer, Place};

use crate::deck::{RED, STAIRS};
use crate::words::{self, list};
use crate::{Fortune, Move, View};

/// How a legal move is made by hand, and what it will do.
pub(crate) fn offer(view: &View, mv: Move) -> Offer {
    let (gesture, label, effect, rules) = parts(view, mv);
    Offer { spelling: mv.to_string(), gesture, label, effect, rules }
}

type Parts = (Gesture, String, String, &'static [&'static str]);

fn parts(view: &View, mv: Move) -> Parts {
    match mv {
        Move::Trade(card) => (
            drag(room(card), Place::Zone("floor")),
            format!("Trade {card}"),
            format!("{card} goes under the Floor; the Floor's next Weapon joins the Room."),
            &["peddler-1", "R1", "R2", "R3"],
        ),
        Move::Explore => (
            Gesture::Press,
            "Explore".into(),
            "The Peddler leaves; you explore the first Room.".into(),
            &["peddler-2", "R4"],
        ),
        Move::Equip(card) => (
            drag(room(card), Place::Zone(hand(card))),
            format!("Equip {card}"),
            format!("{card} goes to your {} Hand.", words::colour(card)),
            &["equip-1"],
        ),
        Move::EquipDrop(card, drop) => (
            drag(room(card), Place::Card(hand(card), drop)),
            format!("Equip {card} for {drop}"),
            format!("{drop} is discarded from your {} Hand; {card} takes its place.", words::colour(card)),
            &["equip-2", "R13"],
        ),
        Move::Heal(card) => (
            drag(room(card), Place::Zone("health")),
            format!("Heal with {card}"),
            format!("{card} is discarded; {}.", healed(view, card.rank())),
            &["heal-1", "health-1"],
        ),
        Move::Probe(card) => (
            drag(room(card), Place::Zone("floor")),
            format!("Probe with {card}"),
            format!("{card} is discarded; you look at the top of the Floor and take or return it."),
            &["probe-1", "R16"],
        ),
        Move::Bury(card, target) => (
            drag(room(card), room(target)),
            format!("Bury {target} with {card}"),
            format!("{card} is discarded; {target} goes under the Floor."),
            &["bury-1", "R18"],
        ),
        Move::Relic(card) => (
            Gesture::Tap(room(card)),
            format!("Play {card}"),
            format!("{card} is discarded; {}.", relic(view, card)),
            &["relic-1", "health-1", "health-2"],
        ),
        Move::Fight(monster, with) => fight(view, monster, with),
        Move::Read(card) => (
            Gesture::Tap(room(card)),
            format!("Read {card}"),
            if view.floor().is_empty() {
                format!("{card} is discarded; the Floor is empty, so there is no Fortune.")
            } else {
                format!("{card} is discarded; the suit of the Floor's next card is your Fortune.")
            },
            &["read-1", "R27", "R32"],
        ),
        Move::Store(card) => (
            drag(room(card), Place::Zone("backpack")),
            format!("Store {card}"),
            format!("{card} goes to your Backpack."),
            &["store-1", "R10"],
        ),
        Move::Place(card) => (
            drag(Place::Card("backpack", card), Place::Zone("room")),
            format!("Place {card}"),
            format!("{card} goes from your Backpack to the Room."),
            &["place-1", "R11"],
        ),
        Move::Take => (
            top(view).map_or(Gesture::Press, |card| drag(Place::Card("floor", card), Place::Zone("room"))),
            "Take".into(),
            "The card you see joins the Room.".into(),
            &["probe-2"],
        ),
        Move::Return => {
            (Gesture::Press, "Return".into(), "The card stays on top of the Floor.".into(), &["probe-3", "R16"])
        }
        Move::Lose(card) => (
            Gesture::Tap(Place::Card("backpack", card)),
            format!("Lose {card}"),
            format!("{card} of your Backpack is discarded."),
            &["loss-1", "R30"],
        ),
        Move::Relieve(card) => (
            Gesture::Tap(room(card)),
            format!("Relieve {card}"),
            format!("{card} of the Room is discarded."),
            &["relief-1", "R28", "R30"],
        ),
        Move::Discard(cards) => discard(cards),
        Move::Wish(fortune) => wish(view, fortune),
    }
}

fn fight(view: &View, monster: Card, with: CardSet) -> Parts {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let has_spade = !(with & crate::deck::suit(cards::Suit::Spades)).is_empty();
    let result = if power < strength {
        lost(view, strength - power)
    } else if power == strength {
        "a clean kill".into()
    } else if has_spade {
        healed(view, (power - strength) as u8)
    } else {
        "no change of Health".into()
    };
    let target = Some(room(monster));
    let in_hand = if RED.contains(monster) { "red_hand" } else { "black_hand" };
    let place = |card| if view.room.contains(card) { room(card) } else { Place::Card(in_hand, card) };
    let label = match with.is_empty() {
        true => format!("Fight {monster} barehanded"),
        false => format!("Fight {monster} with {}", list(with)),
    };
    (
        Gesture::Choose { set: with.iter().map(place).collect(), target },
        label,
        format!("Power {power} against {strength}: {result}."),
        if with.is_empty() { &["fight-1", "fight-3", "R21"] } else { &["fight-2", "fight-3", "fight-4", "fight-5"] },
    )
}

fn discard(cards: CardSet) -> Parts {
    let set = cards.iter().map(room).collect();
    let rules: &[&str] = if cards.is_empty() { &["surprise-1", "R31"] } else { &["surprise-2", "R28"] };
    let jokers = if (cards & STAIRS).is_empty() { "" } else { " A Joker comes back with the next new Floor." };
    (
        Gesture::Choose { set, target: Some(Place::Zone("discard")) },
        format!("Discard {}", list(cards)),
        format!("{} of the Room: discarded.{jokers}", list(cards)),
        rules,
    )
}

fn wish(view: &View, fortune: Fortune) -> Parts {
    (
        Gesture::Press,
        format!("Wish for {}", words::title(fortune)),
        format!("{}: {}.", words::title(fortune), words::fortune(view, fortune)),
        match fortune {
            Fortune::Pain => &["wish-1", "fortune-1"],
            Fortune::Loss => &["wish-1", "fortune-2", "R30"],
            Fortune::Vigor => &["wish-1", "fortune-3"],
            Fortune::Relief => &["wish-1", "fortune-4", "R30"],
            Fortune::Surprise => &["wish-1", "fortune-5", "R31"],
        },
    )
}

fn relic(view: &View, card: Card) -> String {
    if RED.contains(card) { healed(view, card.rank()) } else { lost(view, card.rank().into()) }
}

/// What gaining n does to Health (health-1).
fn healed(view: &View, n: u8) -> String {
    let health = (u32::from(view.health) + u32::from(n)).min(view.max_health.into());
    format!("Health {} + {n} = {health}", view.health)
}

/// What losing n does to Health (health-2).
fn lost(view: &View, n: u32) -> String {
    match u32::from(view.health).saturating_sub(n) {
        0 => format!("Health {} − {n}: you die", view.health),
        health => format!("Health {} − {n} = {health}", view.health),
    }
}

fn drag(from: Place, to: Place) -> Gesture {
    Gesture::Drag { from, to }
}

fn room(card: Card) -> Place {
    Place::Card("room", card)
}

fn hand(card: Card) -> &'static str {
    if RED.contains(card) { "red_hand" } else { "black_hand" }
}

fn top(view: &View) -> Option<Card> {
    view.floor().first().and_then(|seen| seen.0)
}
