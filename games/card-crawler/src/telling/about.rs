//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Message, Place, Term, Tooltip, say};

use crate::deck::{ALL, DARK_LORD, HEALER, JACKS, KNIGHTS, MONSTERS, NUMBERED, PLUNDER, power};
use crate::rules::{EMPTY_TRASH, KNIGHT, LORD};
use crate::{Location, View, words};

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Cell(_, cell) => Some(room_lore(view, Location::rooms().find(|room| room.cell() == Some(*cell))?)),
        Place::Card("hand", card) => Some(hand_lore(view, *card).odds(to_draw(view))),
        Place::Card(_, card) => ALL.contains(*card).then(|| card_lore(view, *card).odds(unseen(view))),
        Place::Zone(id) => zone(view, id),
        _ => None,
    }
}

fn room_lore(view: &View, room: Location) -> Tooltip {
    match view.card(room) {
        None => Tooltip::new(say!(ABOUT_UNKNOWN), &["term-3", "go-1", "entering-3"]).odds(unseen(view)),
        Some(_) if view.empty.contains(room) => Tooltip::new(say!(ABOUT_EMPTY), &["term-3", "go-1"]),
        Some(DARK_LORD) if view.slain && room == view.at => {
            let says = words::sentences([say!(ABOUT_LORD_SLAIN), lord(view)]);
            Tooltip::new(says, &["term-3", "loot-1", "over-3", "turn-3", "R22"])
        }
        Some(card) if view.slain && room == view.at => {
            Tooltip::new(say!(ABOUT_BODY, foe = words::foe(card)), &["term-3", "loot-1", "entering-1"])
        }
        Some(card) => card_lore(view, card).odds(unseen(view)),
    }
}

/// The description of a card with power in the fortress.
fn card_lore(view: &View, card: Card) -> Tooltip {
    let points = card.rank();
    match card.suit() {
        _ if MONSTERS.contains(card) => {
            let (attack, defence) = (power(card), 2 * power(card));
            let says = say!(ABOUT_MONSTER, attack, defence, kills = defence + 1);
            if card == DARK_LORD {
                let rules = &["room-7", "attack-1", "end-1", "defend-2", "over-3", "turn-3", "R22"];
                return Tooltip::new(words::sentences([says, lord(view)]), rules);
            }
            let more = KNIGHTS.contains(card).then(|| say!(ABOUT_KNIGHT, score = KNIGHT));
            let says = words::sentences([Some(says), more].into_iter().flatten());
            Tooltip::new(says, &["room-7", "attack-1", "end-1", "defend-2"])
        }
        Some(suit) if JACKS.contains(card) => Tooltip::new(
            say!(ABOUT_EVENT, event = words::event(suit)),
            &["room-6", "entering-4", "jack-1", "jack-2", "jack-3", "jack-4"],
        ),
        Some(suit) if card.rank() == 12 => {
            let says = say!(ABOUT_COMPANION, title = words::title(suit), companion = words::companion(suit));
            if card == HEALER {
                let rules = &["room-2", "loot-1", "hand-3", "heal-2", "R16"];
                return Tooltip::new(words::sentences([says, healer(view)]), rules);
            }
            Tooltip::new(says, &["room-2", "loot-1", "queen-1"])
        }
        Some(Suit::Diamonds) if PLUNDER.contains(card) => {
            Tooltip::new(say!(ABOUT_TREASURE, points), &["room-1", "loot-1", "hand-1"])
        }
        _ if PLUNDER.contains(card) => Tooltip::new(say!(ABOUT_WEAPON, points), &["room-1", "loot-1", "hand-1"]),
        _ => hand_lore(view, card),
    }
}

/// The points of the Healer in a fight (hand-3, R16).
fn healer(view: &View) -> Message {
    say!(ABOUT_HEALER_POINTS, healer_fights = view.options.healer_fights.to_string(), points = HEALER.rank())
}

/// The fate of the Dark Lord's body (over-3, R22).
fn lord(view: &View) -> Message {
    say!(ABOUT_LORD, lost_body = view.options.lost_body.to_string())
}

fn hand_lore(view: &View, card: Card) -> Tooltip {
    if card == HEALER {
        return Tooltip::new(words::sentences([say!(ABOUT_HEALER), healer(view)]), &["hand-3", "heal-2", "R16"]);
    }
    if !NUMBERED.contains(card) {
        return Tooltip::new(say!(ABOUT_KNIGHT_IN_HAND, score = KNIGHT), &["hand-2", "score-3"]);
    }
    let says = say!(ABOUT_CARD, points = say!(POINTS, n = card.rank()));
    let score = (card.suit() == Some(Suit::Diamonds)).then(|| say!(ABOUT_DIAMOND));
    let says = words::sentences([Some(says), score].into_iter().flatten());
    Tooltip::new(says, &["hand-1", "go-1", "loot-1", "attack-1", "heal-1"])
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "fortress" => (say!(ABOUT_FORTRESS), &["term-1", "term-2", "term-3", "go-1"]),
        "hand" => (say!(ABOUT_HAND), &["hand-5", "turn-1"]),
        "wounds" => (say!(ABOUT_WOUNDS), &["term-5", "heal-1", "option-2"]),
        "hero" => (say!(ABOUT_HERO), &["setup-3", "flee-1"]),
        "queens" => (say!(ABOUT_QUEENS), &["queen-1"]),
        "draw" => (say!(ABOUT_DRAW), &["turn-1", "view-2"]),
        "discard" => (say!(ABOUT_DISCARD), &["deck-5", "turn-1"]),
        "trash" => (say!(ABOUT_TRASH, points = EMPTY_TRASH), &["heal-1", "score-7"]),
        "unseen" => (say!(ABOUT_UNSEEN), &["view-2"]),
        "score" => (say!(ABOUT_SCORE, lord = LORD, knight = KNIGHT), &["score-1"]),
        _ => return None,
    };
    let odds = match id {
        "fortress" | "unseen" => unseen(view),
        "draw" => to_draw(view),
        _ => Message::default(),
    };
    Some(Tooltip::new(says, rules).odds(odds))
}

/// The cards left to draw before the next shuffle.
fn to_draw(view: &View) -> Message {
    if view.draw.is_empty() {
        return say!(LEFT_TO_DRAW_NOTHING);
    }
    let points = (view.draw & view.options.fighters()).rank_sum();
    let (cards, points) = (say!(CARDS, n = view.draw.len()), say!(POINTS, n = points));
    say!(LEFT_TO_DRAW, cards, points, list = words::signs(view.draw))
}

/// The face-down cards of the fortress.
fn unseen(view: &View) -> Message {
    if view.unseen().is_empty() {
        return say!(LEFT_FACE_DOWN_NOTHING);
    }
    say!(LEFT_FACE_DOWN, kinds = words::unseen(view))
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("exhaustion", &["turn-1", "queen-3", "option-3"]),
    Term::new("trash", &["heal-1"]),
    Term::new("loot", &["loot-1"]),
    Term::new("flee", &["flee-1", "R6", "R7", "R8"]),
    Term::new("knight", &["room-4", "score-3"]),
    Term::new("companion", &["room-2", "queen-1"]),
    Term::new("rim", &["term-2", "enter-1"]),
    Term::new("stranded", &["turn-2"]),
    // The verbs of the moves.
    Term::new("enter", &["enter-1"]),
    Term::new("go", &["go-1"]),
    Term::new("attack", &["attack-1"]),
    Term::new("double", &["double-1", "double-2"]),
    Term::new("heal", &["heal-1", "heal-2", "term-5", "option-2"]),
    Term::new("end", &["end-1", "turn-1", "hand-5", "R30"]),
    Term::new("take", &["trap-1"]),
    Term::new("defend", &["defend-1", "defend-2"]),
];
