//! The two decks and what was discarded of them.

use cards::{Card, CardSet};
use game::{Body, CardFace, Zone};

use crate::kinds::Mode;
use crate::view::Faces;
use crate::words::{Desk, faces, haul, heroes};

pub(super) fn zones(desk: &Desk<'_>) -> Vec<Zone> {
    let mut zones = Vec::new();
    if desk.view.frame.mode != Mode::Draft {
        zones.extend(turns(desk));
    }
    zones.push(main(desk));
    zones.push(discard(desk));
    zones
}

/// The turn deck, in coop each player's share of it, and the turn cards met (hero-2, hero-3).
fn turns(desk: &Desk<'_>) -> Vec<Zone> {
    let view = desk.view;
    let is_coop = view.frame.mode == Mode::Coop;
    let pile = |player: usize| Body::Stack {
        cards: view.turns(player).iter().map(|seen| down(desk, seen.0)).collect(),
        open: false,
    };
    let left = view.turns(0).len() + view.turns(1).len();
    let note = if left > 0 {
        format!("Unseen: {}.", heroes::turn_composition(heroes::unseen_turn_cards(desk)))
    } else if view.turn_pass + 1 >= view.frame.turn_limit {
        "Spent: the game ends before the next Hero Phase.".into()
    } else {
        "Spent: all are shuffled for the next pass.".into()
    };
    let note = if view.frame.mode == Mode::Standard && left == 0 { "Spent: war.".into() } else { note };
    let name = if is_coop { "Turn cards of Keep 1" } else { "Turn cards" };
    let mut zones = vec![Zone::new("turn_deck", name, pile(0)).note(note)];
    if is_coop {
        zones.push(Zone::new("turn_deck2", "Turn cards of Keep 2", pile(1)));
    }
    zones.push(Zone::new("turn_discard", "Turn cards met", open(desk, view.turn_discard)));
    zones
}

fn main(desk: &Desk<'_>) -> Zone {
    let view = desk.view;
    let cards = view.main().iter().map(|seen| down(desk, seen.0)).collect();
    let unseen = match view.frame.mode {
        Mode::Draft => format!("Cards you have not seen in this pass: {}.", faces::composition(view.unseen())),
        _ if view.decides() => format!("Unseen in it: {}.", faces::composition(haul::hidden(desk))),
        _ => String::new(),
    };
    Zone::new("main", "Main deck", Body::Stack { cards, open: false }).note(unseen)
}

fn discard(desk: &Desk<'_>) -> Zone {
    let body = match desk.view.discard {
        Faces::Open(cards) => open(desk, cards),
        Faces::Hidden(n) => Body::Stack { cards: (0..n).map(|_| down(desk, None)).collect(), open: false },
    };
    let zone = Zone::new("discard", "Discard", body);
    let seen = desk.view.keep.seen;
    if seen.is_empty() { zone } else { zone.note(format!("Of your hands: {}.", faces::plain(seen))) }
}

fn open(desk: &Desk<'_>, set: CardSet) -> Body {
    Body::Stack { cards: set.iter().map(|card| faces::face(card, desk.view.frame.monarch)).collect(), open: true }
}

/// A card face down; a known one carries its name (premonition-4, R37, R52).
fn down(desk: &Desk<'_>, card: Option<Card>) -> CardFace {
    let Some(card) = card else { return CardFace::down(None, "face down") };
    let name = faces::name(card, desk.view.frame.monarch);
    let mut face = CardFace::down(Some(card), format!("face down, known: {name}"));
    face.badges.push("known".into());
    face
}
