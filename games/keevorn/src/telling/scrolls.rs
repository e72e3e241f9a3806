//! Scrolls, Fortunes and wishes.

use underdeck_cards::{CardSet, Suit};
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, prose, say};

use super::zones::in_room;
use crate::deck::STAIRS;
use crate::{Fortune, Move, Phase, View, words};

pub(super) fn offer(view: &View, mv: Move) -> Option<MoveWords> {
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
            let rules: RuleIds = if view.phase == Phase::Loss {
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
