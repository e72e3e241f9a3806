//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Place, Term, Tooltip, prose};

use crate::deck::{ALL, DARK_LORD, HEALER, JACKS, KNIGHTS, MONSTERS, NUMBERED, PLUNDER, power};
use crate::rules::KNIGHT;
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
        None => Tooltip::new(
            "A room that you have not seen. Enter it, and it is turned up: a monster blocks your way, plunder can be looted.",
            &["term-3", "go-1", "entering-3"],
        )
        .odds(unseen(view)),
        Some(_) if view.empty.contains(room) => {
            Tooltip::new("An empty room: its card is scenery now, and walking through costs a card.", &["term-3", "go-1"])
        }
        Some(card) if view.slain && room == view.at => Tooltip::new(
            format!("The body of {}. Loot it with a card of your hand before you leave, or it is lost.", card.name()),
            &["term-3", "loot-1", "entering-1"],
        ),
        Some(card) => card_lore(view, card).odds(unseen(view)),
    }
}

/// The description of a card with power in the fortress.
fn card_lore(view: &View, card: Card) -> Tooltip {
    if card == DARK_LORD || MONSTERS.contains(card) {
        let (attack, defence) = (power(card), 2 * power(card));
        let worth =
            if KNIGHTS.contains(card) { format!(" A knight that you own scores {KNIGHT}.") } else { String::new() };
        let win = if card == DARK_LORD { " Loot his body, and you have won." } else { "" };
        let says = format!(
            "It attacks with {attack} and defends with {defence}: {} points slay it, {defence} do not. When you end your turn \
             beside it, each point of {attack} that you do not defend is a wound.{worth}{win}",
            defence + 1
        );
        return Tooltip::new(says, &["room-7", "attack-1", "end-1", "defend-2"]);
    }
    match card.suit() {
        Some(suit) if JACKS.contains(card) => {
            let says =
                format!("An event, when you first enter its room: {}. Then the room is empty.", words::event(suit));
            Tooltip::new(says, &["room-6", "entering-4", "jack-1", "jack-2", "jack-3", "jack-4"])
        }
        Some(suit) if card.rank() == 12 => {
            let says =
                format!("A companion, {}: {}. Looting her costs a card.", words::title(suit), words::companion(suit));
            Tooltip::new(says, &["room-2", "loot-1", "queen-1"])
        }
        Some(suit) if PLUNDER.contains(card) => {
            let score = if suit == Suit::Diamonds { ", and as many at the end of a won game" } else { "" };
            let says = format!(
                "Loot it: put down a card for good, and it joins your deck with {} points{score}.",
                card.rank()
            );
            Tooltip::new(says, &["room-1", "loot-1", "hand-1"])
        }
        _ => hand_lore(view, card),
    }
}

fn hand_lore(view: &View, card: Card) -> Tooltip {
    if card == HEALER {
        let points = if view.options.healer_fights { "She has 12" } else { "She has no" };
        let says = format!("Discard her to heal a wound, as often as you draw her. {points} points in a fight.");
        return Tooltip::new(says, &["hand-3", "heal-2", "R16"]);
    }
    if !NUMBERED.contains(card) {
        let says = "It has no points in a fight, but it walks, loots and heals like any card, and a knight scores 20 at the end.";
        return Tooltip::new(says, &["hand-2", "score-3"]);
    }
    let points = prose::count(card.rank().into(), "point");
    let score =
        if card.suit() == Some(Suit::Diamonds) { format!(" It scores {points} at the end.") } else { String::new() };
    let says = format!(
        "{points} in a fight. Or use it to walk (it is discarded), to loot (it stays in the room), to heal a wound (it is \
         trashed).{score}"
    );
    Tooltip::new(says, &["hand-1", "go-1", "loot-1", "attack-1", "heal-1"])
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "fortress" => (
            "Twenty-five rooms, face down until you enter or an event shows them. You move north, east, south or west; the Dark \
             Lord is in one of them.",
            &["term-1", "term-2", "term-3", "go-1"],
        ),
        "hand" => (
            "Nearly everything costs one of these. At the end of your turn you draw up to the hand limit.",
            &["hand-5", "turn-1"],
        ),
        "wounds" => {
            ("Wounds kill you when they reach the limit. Trash a card to heal one.", &["term-5", "heal-1", "option-2"])
        }
        "hero" => ("Where you are, and what this turn still allows.", &["setup-3", "flee-1"]),
        "queens" => {
            ("Companions at your side: they are in force at once, and are no cards of your deck.", &["queen-1"])
        }
        "draw" => (
            "You draw from here. When it is empty the discard pile is shuffled, and that wounds you.",
            &["turn-1", "view-2"],
        ),
        "discard" => ("Cards that come back with the next shuffle.", &["deck-5", "turn-1"]),
        "trash" => ("Cards that never come back. An empty trash scores 5.", &["heal-1", "score-7"]),
        "unseen" => ("What still lies face down somewhere in the fortress.", &["view-2"]),
        "score" => (
            "What the game would score if you won it now: 30 for the Dark Lord, 20 for each knight, and so on.",
            &["score-1"],
        ),
        _ => return None,
    };
    let odds = match id {
        "fortress" | "unseen" => unseen(view),
        "draw" => to_draw(view),
        _ => String::new(),
    };
    Some(Tooltip::new(says, rules).odds(odds))
}

/// The cards left to draw before the next shuffle.
fn to_draw(view: &View) -> String {
    if view.draw.is_empty() {
        return "Nothing is left to draw before the next shuffle.".into();
    }
    let points = (view.draw & view.options.fighters()).rank_sum() as usize;
    let (cards, points) = (prose::count(view.draw.len(), "card"), prose::count(points, "point"));
    format!("Left to draw before the next shuffle: {cards}, {points} together: {}.", words::list(view.draw))
}

/// The face-down cards of the fortress.
fn unseen(view: &View) -> String {
    let unseen = view.unseen();
    if unseen.is_empty() {
        return "No room is face down.".into();
    }
    let kinds = [(MONSTERS, "monster"), (PLUNDER, "card to loot"), (JACKS, "event")];
    let counted = kinds.map(|(kind, noun)| match (unseen & kind).len() {
        1 => format!("1 {noun}"),
        n => format!("{n} {}", noun.replacen("card", "cards", 1) + if noun.starts_with("card") { "" } else { "s" }),
    });
    format!("Face down: {}: {}.", prose::count(unseen.len(), "room"), prose::list(counted))
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("exhaustion", &["turn-1", "queen-3"]),
    Term::new("trash", &["heal-1"]),
    Term::new("loot", &["loot-1"]),
    Term::new("flee", &["flee-1", "flee-2"]),
    Term::new("knight", &["room-4", "score-3"]),
    Term::new("companion", &["room-2", "queen-1"]),
    Term::new("rim", &["term-2", "enter-1"]),
    Term::new("stranded", &["turn-2"]),
    // The verbs of the moves.
    Term::new("enter", &["enter-1"]),
    Term::new("go", &["go-1"]),
    Term::new("attack", &["attack-1"]),
    Term::new("double", &["double-1", "double-2"]),
    Term::new("heal", &["heal-1", "heal-2"]),
    Term::new("end", &["end-1", "turn-1"]),
    Term::new("take", &["trap-1"]),
    Term::new("defend", &["defend-1", "defend-2"]),
];
