//! Zones that are on the table only while a choice is made.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Badge, Body, Entry, Icon, Message, Zone, ZoneKind, say};

use super::rooms;
use crate::deck::HAND;
use crate::kinds::{Kind, Resource, Room};
use crate::phase::Phase;
use crate::telling::scene::{self, Scene};
use crate::view::SeenSet;
use crate::words::{self, faces, icons};

pub(super) fn zones(scene: &Scene<'_>) -> Vec<Zone> {
    let view = scene.view;
    match view.phase {
        Phase::Peon => vec![row(scene, "dug", say!(DUG_NAME), view.dig_cards.cards().iter().copied())],
        Phase::Divide => vec![pool(scene)],
        Phase::Pick => revealed(scene).into_iter().collect(),
        Phase::Recruit if view.revealed.hidden() > 0 => revealed(scene).into_iter().collect(),
        Phase::Reorder => vec![
            row(scene, "look", say!(LOOK_NAME), view.look.iter()),
            row(scene, "placed", say!(PLACED_NAME), view.placed.cards().iter().copied()),
        ],
        Phase::Defend => hero(scene),
        Phase::Draft => vec![hand(scene)],
        Phase::War | Phase::WarJoin if !scene.keep.send.is_empty() => vec![sent(scene)],
        _ => Vec::new(),
    }
}

fn row(scene: &Scene<'_>, id: &'static str, name: Message, cards: impl IntoIterator<Item = Card>) -> Zone {
    let cards = cards.into_iter().map(|card| faces::face(card, scene.view.monarch, &scene.view.options)).collect();
    Zone::new(id, name, Body::Row { cards, places: 0 })
}

/// The pool being divided (divide-1).
fn pool(scene: &Scene<'_>) -> Zone {
    let due = [Resource::Gold, Resource::Stone, Resource::Mana].into_iter().zip(scene.view.pool);
    let lines = due
        .filter(|(_, n)| *n > 0)
        .map(|(what, n)| Entry::new(what.word(), what, Message::join([n], ""), "").icon(icons::resource(what)));
    Zone::new("pool", say!(POOL_NAME), Body::List(lines.collect())).note(say!(POOL_NOTE))
}

/// The cards of an attempt; a rival's are face down (attempt-1, view-4).
fn revealed(scene: &Scene<'_>) -> Option<Zone> {
    let zone = match scene.view.revealed {
        SeenSet::Open(cards) => row(scene, "revealed", say!(REVEALED_NAME), cards),
        SeenSet::Hidden(0) => return None,
        SeenSet::Hidden(n) => {
            let cards = (0..n).map(|_| underdeck_game::CardFace::down(None, say!(FACE_DOWN))).collect();
            Zone::new("revealed", say!(REVEALED_NAME_RIVAL), Body::Row { cards, places: 0 })
        }
    };
    Some(zone.note(say!(REVEALED_NOTE)))
}

/// The hero at the door, his present rank, and the cards drawn before him (hero-6).
fn hero(scene: &Scene<'_>) -> Vec<Zone> {
    let view = scene.view;
    let Some((kind, row_of)) = view.hero.zip(scene.state.hero_row()) else { return Vec::new() };
    let card = kind.card().unwrap_or(Card::RED_JOKER);
    let keep = scene::keep_name(view, view.to_move);
    let rank = say!(HERO_RANK, n = view.hero_rank);
    let face = faces::face(card, view.monarch, &view.options).badge(Badge::Note(rank));
    let rank = Body::Counter { value: view.hero_rank.into(), max: Some(row_of.rank.into()) };
    let attack = Zone::new("hero", say!(HERO_NAME, keep), Body::Row { cards: vec![face], places: 1 })
        .icon(Icon::art("castle"))
        .within(rooms::place(scene.keep, Room::Gate));
    let mut zones = vec![
        if kind == Kind::MONARCH { attack.note(say!(HERO_NOTE_MONARCH)) } else { attack },
        Zone::new("hero_rank", say!(HERO_RANK_NAME, kind), rank).icon(icons::kind(kind)).note(say!(
            HERO_RANK_NOTE,
            needs = row_of.needs,
            damage = row_of.damage
        )),
    ];
    let before: CardSet = view.hero_cards;
    if !before.is_empty() {
        zones.push(row(scene, "before_hero", say!(BEFORE_HERO_NAME), before));
    }
    zones
}

/// A draft hand (draft-1, draft-4).
fn hand(scene: &Scene<'_>) -> Zone {
    let cards: Vec<_> = scene.keep.hand.iter().map(|card| faces::face(card, 0, &scene.view.options)).collect();
    let places = HAND.max(cards.len());
    Zone::new("hand", say!(HAND_NAME), Body::Row { cards, places }).kind(ZoneKind::Hand).icon(Icon::art("hand"))
}

/// The minions sent into the battle, unseen by the rival (war-1, R71).
fn sent(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let line = |id| {
        let rank = say!(HERO_RANK, n = keep.minions.rank(id));
        Entry::new(format!("sent {id}"), words::minion(keep, id), rank, Message::default())
            .icon(icons::kind(keep.minions.get(id).kind))
    };
    let lines = keep.send.iter().map(line).collect();
    Zone::new("sent", say!(SENT_NAME), Body::List(lines)).icon(Icon::art("crossed-swords")).note(say!(SENT_NOTE))
}
