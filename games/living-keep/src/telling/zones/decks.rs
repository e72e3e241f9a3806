//! The two decks and their discards.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Badge, Body, CardFace, Icon, Zone};

use crate::kinds::Mode;
use crate::telling::scene::Scene;
use crate::telling::{haul, threat};
use crate::view::SeenSet;
use crate::words::faces;

/// The icon of a turn.
const TURN: Icon = Icon::art("hourglass");

pub(super) fn zones(scene: &Scene<'_>) -> Vec<Zone> {
    let mut zones = Vec::new();
    if scene.view.options.mode != Mode::Draft {
        zones.extend(turns(scene));
    }
    zones.push(main(scene));
    zones.push(discard(scene));
    zones
}

/// The turn deck, in coop each player's share of it, and the turn cards met (hero-2, hero-3).
fn turns(scene: &Scene<'_>) -> Vec<Zone> {
    let view = scene.view;
    let is_coop = view.options.mode == Mode::Coop;
    let pile = |player: usize| Body::Stack {
        cards: view.turns(player).iter().map(|seen| down(scene, seen.card())).collect(),
        open: false,
    };
    let left = view.turns(0).len() + view.turns(1).len();
    let note = if left > 0 {
        format!("Unseen: {}.", threat::turn_composition(threat::unseen_turn_cards(scene)))
    } else if view.turn_pass + 1 >= view.turn_limit {
        "Spent: the game ends before the next Hero Phase.".into()
    } else {
        "Spent: all are shuffled for the next pass.".into()
    };
    let note = if view.options.mode == Mode::Standard && left == 0 { "Spent: war.".into() } else { note };
    let name = if is_coop { "Turn cards of Keep 1" } else { "Turn cards" };
    let mut zones = vec![Zone::new("turn_deck", name, pile(0)).icon(TURN).note(note)];
    if is_coop {
        zones.push(Zone::new("turn_deck2", "Turn cards of Keep 2", pile(1)).icon(TURN));
    }
    zones.push(Zone::new("turn_discard", "Turn cards met", open(scene, view.turn_discard)).icon(TURN));
    zones
}

fn main(scene: &Scene<'_>) -> Zone {
    let view = scene.view;
    let cards = view.main().iter().map(|seen| down(scene, seen.card())).collect();
    let unseen = match view.options.mode {
        Mode::Draft => format!("Cards you have not seen in this pass: {}.", faces::composition(view.unseen())),
        _ if view.decides() => format!("Unseen in it: {}.", faces::composition(haul::hidden(scene))),
        _ => String::new(),
    };
    Zone::new("main", "Main deck", Body::Stack { cards, open: false }).icon(Icon::art("card-draw")).note(unseen)
}

fn discard(scene: &Scene<'_>) -> Zone {
    let body = match scene.view.discard {
        SeenSet::Open(cards) => open(scene, cards),
        SeenSet::Hidden(n) => Body::Stack { cards: (0..n).map(|_| down(scene, None)).collect(), open: false },
    };
    let zone = Zone::new("discard", "Discard", body).icon(Icon::art("card-discard"));
    let seen = scene.view.keep.seen;
    if seen.is_empty() { zone } else { zone.note(format!("Of your hands: {}.", faces::plain(seen))) }
}

fn open(scene: &Scene<'_>, set: CardSet) -> Body {
    Body::Stack { cards: set.iter().map(|card| faces::face(card, scene.view.monarch)).collect(), open: true }
}

/// A face-down card; a known one has its name (premonition-4, R37, R52).
fn down(scene: &Scene<'_>, card: Option<Card>) -> CardFace {
    let Some(card) = card else { return CardFace::down(None, "face down") };
    let name = faces::name(card, scene.view.monarch);
    let face = CardFace::down(Some(card), format!("face down, known: {name}"));
    faces::with_role(face, card, scene.view.monarch).badge(Badge::Known)
}
