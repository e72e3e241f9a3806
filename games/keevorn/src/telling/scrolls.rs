//! Scrolls, Fortunes and wishes.

use underdeck_cards::{CardSet, Suit};
use underdeck_game::{Gesture, Message, Place, prose, say};

use super::Parts;
use super::refusal::{Reason, Rules, because, not_in, not_in_room, unfit};
use super::zones::in_room;
use crate::deck::{SCROLLS, STAIRS};
use crate::options::Edition;
use crate::{Fortune, Move, Phase, State, View, words};

pub(super) fn offer(view: &View, mv: Move) -> Option<Parts> {
    Some(match mv {
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
            let rules: Rules = if view.phase == Phase::Loss {
                &["decline-1", "loss-1", "R30"]
            } else {
                &["decline-1", "relief-1", "R30"]
            };
            (Gesture::Press, "Decline".into(), "Nothing is discarded.".into(), rules)
        }
        Move::Discard(cards) => discard(cards),
        Move::Wish(fortune) => wish(view, fortune),
        _ => return None,
    })
}

fn discard(cards: CardSet) -> Parts {
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

fn wish(view: &View, fortune: Fortune) -> Parts {
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

pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Option<Vec<String>> {
    let mut lines = vec![match mv {
        Move::Read(card) => format!("{card} is read and discarded."),
        Move::Lose(card) => format!("{card} of your Backpack is discarded."),
        Move::Relieve(card) => format!("{card} of the Room is discarded."),
        Move::Decline => "You decline: nothing is discarded.".into(),
        Move::Discard(cards) if cards.is_empty() => "You discard nothing.".into(),
        Move::Discard(cards) => discarded(cards).into(),
        Move::Wish(fortune) => format!("You wish for {}: {}.", words::title(fortune), words::fortune(before, fortune)),
        _ => return None,
    }];
    if matches!(mv, Move::Read(_)) {
        lines.extend(drawn(before, after));
    }
    Some(lines)
}

/// The card that a Scroll drew and the Fortune it names (read-1); a new Floor may have taken it since.
fn drawn(before: &View, after: &View) -> Option<String> {
    if before.floor().is_empty() {
        return None;
    }
    let known_before = before.room | before.discard | before.hands | before.backpack | before.removed();
    let card = before.top().or_else(|| (after.room - known_before).first())?;
    let fortune = match card.suit() {
        Some(Suit::Spades) => Fortune::Pain,
        Some(Suit::Clubs) => Fortune::Loss,
        Some(Suit::Hearts) => Fortune::Vigor,
        Some(Suit::Diamonds) => Fortune::Relief,
        None => Fortune::Surprise,
    };
    let (name, title) = (words::name(before, card), words::title(fortune));
    Some(format!("It draws the {name}: {title}, {}.", words::fortune(before, fortune)))
}

/// A Fortune's choice is made only while the Fortune asks for it (R13).
pub(super) fn refusal(state: &State, mv: Move) -> Option<Reason> {
    let is_asked = state.phase != Phase::Explore;
    let (reason, rules): (_, Rules) = match mv {
        Move::Read(card) => {
            return unfit(state, SCROLLS, card, "only aces are read", &["read-1"])
                .or_else(|| not_in_room(state, card, &["read-1"]));
        }
        Move::Lose(card) if is_asked => return not_in(state, state.backpack, card, "in your Backpack", &["loss-1"]),
        Move::Lose(_) => ("no Loss asks for a card", &["loss-1", "fortune-2", "R13"]),
        Move::Relieve(card) if is_asked => {
            return not_in_room(state, card, &["relief-1"]).or_else(|| {
                let kind = words::kind(state.kinds(), card);
                because(format!("{card} is {kind}, neither Monster nor Relic"), &["relief-1", "fortune-4"])
            });
        }
        Move::Relieve(_) => ("no Relief asks for a card", &["relief-1", "fortune-4", "R13"]),
        Move::Decline if is_asked => ("the Fortune takes a card: “any” is which, not whether", &["decline-1", "R30"]),
        Move::Decline => ("no Fortune asks for a card", &["decline-1", "R13"]),
        Move::Discard(cards) if is_asked => return not_in_room(state, (cards - state.room).first()?, &["surprise-2"]),
        Move::Discard(_) if state.options.edition == Edition::Second => {
            ("Surprise discards nothing in the second edition", &["surprise-2", "fortune-6", "R13"])
        }
        Move::Discard(_) => ("no Surprise asks for cards", &["surprise-2", "fortune-5", "R13"]),
        Move::Wish(_) if is_asked => ("a wish for Surprise would only ask again", &["wish-1", "R33"]),
        Move::Wish(_) => ("you have no wish to name", &["wish-1"]),
        _ => return None,
    };
    because(reason, rules)
}
