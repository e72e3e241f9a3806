//! The words of each move, before and after it is made, and of Health.

use std::cmp::Ordering;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, prose, say};

use super::zones::{drag, hand, in_room};
use crate::deck::{RED, STAIRS, colour, suit};
use crate::{Fortune, Move, Phase, View, words};

/// The gesture of a legal move, and its effect.
pub(super) fn offer(view: &View, mv: Move) -> MoveWords {
    match mv {
        Move::Trade(card) => (
            drag(in_room(card), Place::Zone("floor")),
            say!("Trade {card}", card),
            say!("{card} goes under the Floor; the Floor's next Weapon joins the Room.", card),
            &["peddler-1", "R1", "R2", "R3"],
        ),
        Move::Explore => (
            Gesture::Press,
            "Explore".into(),
            "The Peddler leaves; you explore the first Room.".into(),
            &["peddler-2", "R4"],
        ),
        Move::Fight(monster, with) => offer_fight(view, monster, with),
        Move::Equip(card) => (
            drag(in_room(card), Place::Zone(hand(card))),
            say!("Equip {card}", card),
            say!("{card} goes to your {hand} Hand.", card, hand = colour(card)),
            &["equip-1"],
        ),
        Move::EquipDrop(card, drop) => (
            drag(in_room(card), Place::Card(hand(card), drop)),
            say!("Equip {card} for {drop}", card, drop),
            say!("{drop} is discarded from your {hand} Hand; {card} takes its place.", drop, hand = colour(card), card),
            &["equip-2", "R13"],
        ),
        Move::Store(card) => (
            drag(in_room(card), Place::Zone("backpack")),
            say!("Store {card}", card),
            say!("{card} goes to your Backpack.", card),
            &["store-1", "R10"],
        ),
        Move::Place(card) => (
            drag(Place::Card("backpack", card), Place::Zone("room")),
            say!("Place {card}", card),
            say!("{card} goes from your Backpack to the Room.", card),
            &["place-1", "R11"],
        ),
        Move::Heal(card) => (
            drag(in_room(card), Place::Zone("health")),
            say!("Heal with {card}", card),
            say!("{card} is discarded; {gained}.", card, gained = gained(view, card.rank())),
            &["heal-1", "health-1"],
        ),
        Move::Probe(card) => (
            drag(in_room(card), Place::Zone("floor")),
            say!("Probe with {card}", card),
            say!("{card} is discarded; you look at the top of the Floor and take or return it.", card),
            &["probe-1", "R16"],
        ),
        Move::Bury(card, target) => (
            drag(in_room(card), in_room(target)),
            say!("Bury {target} with {card}", target, card),
            say!("{card} is discarded; {target} goes under the Floor.", card, target),
            &["bury-1", "R18"],
        ),
        Move::Take => (
            view.top().map_or(Gesture::Press, |card| drag(Place::Card("floor", card), Place::Zone("room"))),
            "Take".into(),
            "The card you see joins the Room.".into(),
            &["probe-2"],
        ),
        Move::Return => {
            (Gesture::Press, "Return".into(), "The card stays on top of the Floor.".into(), &["probe-3", "R16"])
        }
        Move::Relic(card) => {
            let rank = card.rank();
            let change = if RED.contains(card) { gained(view, rank) } else { lost(view, rank.into()) };
            let effect = say!("{card} is discarded; {change}.", card, change);
            (Gesture::Tap(in_room(card)), say!("Play {card}", card), effect, &["relic-1", "health-1", "health-2"])
        }
        Move::Read(card) => (
            Gesture::Tap(in_room(card)),
            say!("Read {card}", card),
            if view.floor().is_empty() {
                say!("{card} is discarded; the Floor is empty, so there is no Fortune.", card)
            } else {
                say!("{card} is discarded; the suit of the Floor's next card is your Fortune.", card)
            },
            &["read-1", "R27", "R32"],
        ),
        Move::Lose(card) => (
            Gesture::Tap(Place::Card("backpack", card)),
            say!("Lose {card}", card),
            say!("{card} of your Backpack is discarded.", card),
            &["loss-1", "R30"],
        ),
        Move::Relieve(card) => (
            Gesture::Tap(in_room(card)),
            say!("Relieve {card}", card),
            say!("{card} of the Room is discarded.", card),
            &["relief-1", "R28", "R30"],
        ),
        Move::Decline => {
            let rules: RuleIds = if view.phase == Phase::Loss {
                &["decline-1", "loss-1", "R30"]
            } else {
                &["decline-1", "relief-1", "R30"]
            };
            (Gesture::Press, "Decline".into(), "Nothing is discarded.".into(), rules)
        }
        Move::Discard(cards) => discard(cards),
        Move::Wish(fortune) => wish(view, fortune),
    }
}

/// The effect of the move itself, from the views before and after it.
pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Vec<String> {
    let line = match mv {
        Move::Trade(card) => traded(before, card, after),
        Move::Explore => "The Peddler vanishes. You explore.".into(),
        Move::Fight(monster, with) => return describe_fight(before, monster, with, after),
        Move::Equip(card) => format!("{card} is in your {} Hand.", colour(card)),
        Move::EquipDrop(card, drop) => format!("{drop} is discarded; {card} is in your {} Hand.", colour(card)),
        Move::Store(card) => format!("{card} is in your Backpack."),
        Move::Place(card) => format!("{card} lies in the Room."),
        Move::Heal(card) => format!("{card} is discarded to heal {}.", card.rank()),
        Move::Probe(card) => match after.top() {
            Some(top) => format!("{card} is discarded. You look at the top of the Floor: {}.", words::name(after, top)),
            None => format!("{card} is discarded."),
        },
        Move::Bury(card, target) => format!("{card} is discarded; {target} is buried under the Floor."),
        Move::Take => format!("You take {} into the Room.", before.top().map_or_else(String::new, |c| c.to_string())),
        Move::Return => "The card stays on top of the Floor.".into(),
        Move::Relic(card) => {
            let verb = if RED.contains(card) { "gain" } else { "lose" };
            format!("{card} is discarded: {verb} {} Health.", card.rank())
        }
        Move::Read(card) => {
            let read = format!("{card} is read and discarded.");
            return std::iter::once(read).chain(drawn(before, after)).collect();
        }
        Move::Lose(card) => format!("{card} of your Backpack is discarded."),
        Move::Relieve(card) => format!("{card} of the Room is discarded."),
        Move::Decline => "You decline: nothing is discarded.".into(),
        Move::Discard(cards) if cards.is_empty() => "You discard nothing.".into(),
        Move::Discard(cards) => discarded(cards).into(),
        Move::Wish(fortune) => format!("You wish for {}: {}.", words::title(fortune), words::fortune(before, fortune)),
    };
    vec![line]
}

/// The card given, the cards that the Peddler showed, and the Weapon received (peddler-1).
fn traded(before: &View, card: Card, after: &View) -> String {
    let weapon = (after.room - before.room).first().map_or_else(String::new, |weapon| words::name(after, weapon));
    let line = format!("{card} goes under the Floor. The Peddler gives you the {weapon}.");
    let known = after.floor().iter().rev().map_while(|seen| seen.card());
    let mut shown: Vec<Card> = known.take_while(|&known| known != card).collect();
    shown.reverse();
    match shown.len() {
        0 => line,
        n => {
            let verb = if n == 1 { "goes" } else { "go" };
            format!("{line} He shows {} on the way, which {verb} under the Floor.", prose::spaced(shown))
        }
    }
}

fn discard(cards: CardSet) -> MoveWords {
    let gesture = Gesture::Choose { set: cards.iter().map(in_room).collect(), target: Some(Place::Zone("discard")) };
    if cards.is_empty() {
        let effect = "Nothing is discarded.".into();
        return (gesture, "Discard nothing".into(), effect, &["surprise-1", "R31"]);
    }
    let jokers = if (cards & STAIRS).is_empty() { "" } else { " A Joker comes back with the next new Floor." };
    (
        gesture,
        say!("Discard {cards}", cards = prose::list(cards)),
        say!("{discarded}{jokers}", discarded = discarded(cards), jokers),
        &["surprise-2", "R28"],
    )
}

fn discarded(cards: CardSet) -> Message {
    let verb = if cards.len() == 1 { "is" } else { "are" };
    say!("{cards} of the Room {verb} discarded.", cards = prose::list(cards), verb)
}

fn wish(view: &View, fortune: Fortune) -> MoveWords {
    let title = words::title(fortune);
    (
        Gesture::Press,
        say!("Wish for {title}", title),
        say!("{title}: {fortune}.", title, fortune = words::fortune(view, fortune)),
        match fortune {
            Fortune::Pain => &["wish-1", "fortune-1"],
            Fortune::Loss => &["wish-1", "fortune-2", "R30"],
            Fortune::Vigor => &["wish-1", "fortune-3"],
            Fortune::Relief => &["wish-1", "fortune-4", "R30"],
            Fortune::Surprise => &["wish-1", "fortune-5", "R31"],
        },
    )
}

/// The card that a Scroll drew and the Fortune it names (read-1); a new Floor may have taken it since.
fn drawn(before: &View, after: &View) -> Option<String> {
    if before.floor().is_empty() {
        return None;
    }
    let known_before = before.room | before.discard | before.hands | before.backpack | before.removed();
    let card = before.top().or_else(|| (after.room - known_before).first())?;
    let fortune = Fortune::from(card.suit());
    let (name, title) = (words::name(before, card), words::title(fortune));
    Some(format!("It draws the {name}: {title}, {}.", words::fortune(before, fortune)))
}

fn offer_fight(view: &View, monster: Card, with: CardSet) -> MoveWords {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let has_spade = !(with & suit(Suit::Spades)).is_empty();
    let result = match power.cmp(&strength) {
        Ordering::Less => lost(view, strength - power),
        Ordering::Equal => "a clean kill".into(),
        Ordering::Greater if has_spade => gained(view, (power - strength) as u8),
        Ordering::Greater => "no change of Health".into(),
    };
    let place = |card| if view.room.contains(card) { in_room(card) } else { Place::Card(hand(monster), card) };
    let gesture = Gesture::Choose { set: with.iter().map(place).collect(), target: Some(in_room(monster)) };
    let effect = say!("Power {power} against {strength}: {result}.", power, strength, result);
    if with.is_empty() {
        (gesture, say!("Fight {monster} barehanded", monster), effect, &["fight-1", "fight-3", "R21"])
    } else {
        let label = say!("Fight {monster} with {weapons}", monster, weapons = prose::list(with));
        (gesture, label, effect, &["fight-2", "fight-3", "fight-4", "fight-5"])
    }
}

fn describe_fight(before: &View, monster: Card, with: CardSet, after: &View) -> Vec<String> {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let weapons = if with.is_empty() { "bare hands".into() } else { prose::list(with) };
    let sign = match power.cmp(&strength) {
        Ordering::Less => "less than",
        Ordering::Equal => "equal to",
        Ordering::Greater => "more than",
    };
    let mut lines = vec![format!("You fight {monster} with {weapons}: power {power}, {sign} its strength {strength}.")];
    if after.clean_kills > before.clean_kills {
        lines.push(format!("A clean kill, your {}.", prose::ordinal(after.clean_kills)));
    }
    lines
}

/// Health after gaining `n` (health-1).
fn gained(view: &View, n: u8) -> Message {
    let (health, most) = (u32::from(view.health), u32::from(view.options.max_health));
    match health + u32::from(n) {
        _ if health == most => say!("Health stays {most}, the most you can have", most),
        sum if sum > most => say!("Health {health} + {n}, but no more than {most}", health, n, most),
        sum => say!("Health {health} + {n} = {sum}", health, n, sum),
    }
}

/// Health after losing `n` (health-2).
fn lost(view: &View, n: u32) -> Message {
    let health = view.health;
    match u32::from(health).saturating_sub(n) {
        0 => say!("Health {health} − {n}: you die", health, n),
        left => say!("Health {health} − {n} = {left}", health, n, left),
    }
}

pub(super) fn describe_health(before: &View, after: &View) -> Option<String> {
    let change = i32::from(after.health) - i32::from(before.health);
    (change != 0).then(|| format!("Health {} ({}).", after.health, prose::change(change)))
}
