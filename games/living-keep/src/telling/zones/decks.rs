//! The two decks and their discards.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Badge, Body, CardFace, Icon, Message, Zone, say};

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
    let is_last = view.turn_pass + 1 >= view.turn_limit;
    let note = match view.options.mode {
        _ if left > 0 => say!(TURNS_UNSEEN, cards = threat::turn_composition(threat::unseen_turn_cards(scene))),
        Mode::Standard => say!(TURNS_SPENT_WAR),
        _ if is_last => say!(TURNS_SPENT_END),
        _ => say!(TURNS_SPENT),
    };
    let keep = |n: u8| say!(TURNS_NAME_OF, keep = say!(KEEP_OF, n));
    let name = if is_coop { keep(1) } else { say!(TURNS_NAME) };
    let mut zones = vec![Zone::new("turn_deck", name, pile(0)).icon(TURN).note(note)];
    if is_coop {
        zones.push(Zone::new("turn_deck2", keep(2), pile(1)).icon(TURN));
    }
    zones.push(Zone::new("turn_discard", say!(TURNS_MET), open(scene, view.turn_discard)).icon(TURN));
    zones
}

fn main(scene: &Scene<'_>) -> Zone {
    let view = scene.view;
    let cards = view.main().iter().map(|seen| down(scene, seen.card())).collect();
    let unseen = match view.options.mode {
        Mode::Draft => say!(MAIN_UNSEEN_DRAFT, cards = faces::composition(view.unseen())),
        _ if view.decides() => say!(MAIN_UNSEEN, cards = faces::composition(haul::hidden(scene))),
        _ => Message::default(),
    };
    Zone::new("main", say!(MAIN_NAME), Body::Stack { cards, open: false }).icon(Icon::art("card-draw")).note(unseen)
}

fn discard(scene: &Scene<'_>) -> Zone {
    let body = match scene.view.discard {
        SeenSet::Open(cards) => open(scene, cards),
        SeenSet::Hidden(n) => Body::Stack { cards: (0..n).map(|_| down(scene, None)).collect(), open: false },
    };
    let zone = Zone::new("discard", say!(DISCARD_NAME), body).icon(Icon::art("card-discard"));
    let seen = scene.view.keep.seen;
    if seen.is_empty() { zone } else { zone.note(say!(DISCARD_SEEN, cards = faces::plain(seen))) }
}

fn open(scene: &Scene<'_>, set: CardSet) -> Body {
    Body::Stack {
        cards: set.iter().map(|card| faces::face(card, scene.view.monarch, &scene.view.options)).collect(),
        open: true,
    }
}

/// A face-down card; a known one has its name (premonition-4, R37, R52).
fn down(scene: &Scene<'_>, card: Option<Card>) -> CardFace {
    let Some(card) = card else { return CardFace::down(None, say!(FACE_DOWN)) };
    let name = say!(FACE_KNOWN, card = faces::name(card, scene.view.monarch, &scene.view.options));
    let face = CardFace::down(Some(card), name);
    faces::with_role(face, card, scene.view.monarch, &scene.view.options).badge(Badge::Known)
}
