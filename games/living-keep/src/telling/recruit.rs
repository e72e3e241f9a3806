//! Attempts, hiring and banishing.

use super::gesture::{drag, paid};
use super::scene::Scene;
use super::{haul, odds};
use crate::View;
use crate::deck::MINIONS;
use crate::kinds::{Kind, Resource, Room};
use crate::phase::Phase;
use crate::rules::CARDS_A_GATE;
use crate::words::{faces, sentences};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Gesture, Message, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let keep = scene.keep;
    if !keep.may_attempt() {
        let missing = match (keep.room(Room::Gate), keep.room(Room::Lair)) {
            (0, 0) => "both",
            (0, _) => "gate",
            _ => "lair",
        };
        return say!(ASK_ATTEMPT_ROOMS, missing);
    }
    if scene.state.attempted {
        return sentences([say!(ASK_ATTEMPT_OVER), say!(ASK_LAIRS, lairs = keep.free_lairs())]);
    }
    sentences([say!(ASK_ATTEMPT), lairs_and_food(scene)])
}

pub(super) fn ask_pick(scene: &Scene<'_>) -> Message {
    let came = scene.state.revealed & MINIONS;
    let hire = match (came & scene.keep.hireable()).is_empty() {
        true => say!(ASK_PICK_NONE),
        false => say!(ASK_PICK, n = scene.view.picks().unwrap_or(0)),
    };
    sentences([hire, lairs_and_food(scene)])
}

fn lairs_and_food(scene: &Scene<'_>) -> Message {
    say!(ASK_LAIRS_FOOD, lairs = scene.keep.free_lairs(), food = scene.keep.store(Resource::Food))
}

pub(super) fn offer_attempt(scene: &Scene<'_>) -> MoveWords {
    (
        Gesture::Tap(Place::Zone("main")),
        say!(ATTEMPT_LABEL),
        attempted(scene),
        &["recruit-1", "attempt-1", "attempt-2", "R40"],
    )
}

/// The cards and the choices of an attempt (attempt-1, attempt-2).
pub(super) fn attempted(scene: &Scene<'_>) -> Message {
    let (keep, view) = (scene.keep, scene.view);
    let gates = keep.room(Room::Gate);
    let (known, hidden) = (view.main().iter().filter_map(|seen| seen.card()), haul::hidden(scene));
    let known: Vec<Card> = known.take(usize::from(CARDS_A_GATE * gates)).collect();
    let turned = usize::from(CARDS_A_GATE * gates);
    let sure = known.iter().filter(|card| MINIONS.contains(**card)).count() as f64;
    let from_deck = (turned - known.len()).min(view.main().len().saturating_sub(known.len()));
    let pool = view.discard.open();
    let share = |cards: underdeck_cards::CardSet| {
        if cards.is_empty() { 0.0 } else { (cards & MINIONS).len() as f64 / cards.len() as f64 }
    };
    let from_discard = (turned - known.len() - from_deck).min(pool.len());
    let minions = sure + from_deck as f64 * share(hidden) + from_discard as f64 * share(pool);
    let (cards, minions) = (turned, odds::number(minions));
    match usize::from(gates).min(keep.free_lairs()) {
        0 => say!(ATTEMPT_NO_LAIR, minions, cards),
        n => say!(ATTEMPT_EFFECT, n, minions, cards, food = keep.store(Resource::Food)),
    }
}

pub(super) fn turned_up(after: &View) -> Message {
    say!(TURNED_UP, cards = faces::shorts(after.revealed.open()))
}

/// The offer of a minion turned up (attempt-2).
pub(super) fn offer_recruit(scene: &Scene<'_>, card: Card) -> MoveWords {
    let kind = Kind::of(card).unwrap_or(Kind::FIRST);
    let row = &scene.keep.tables().minions[kind.place()];
    let (gold, food) = scene.keep.upkeep();
    let (gold, food) = (gold + u16::from(row.pay), food + u16::from(row.food));
    let (rank, pay) = (row.rank, row.pay);
    let effect = match row.food {
        0 => say!(RECRUIT_EFFECT_FREE, rank, pay, gold, food),
        eaten => {
            say!(RECRUIT_EFFECT, rank, pay, eaten = paid(scene, Resource::Food, eaten.into()), gold, food)
        }
    };
    let end = (scene.view.picks().unwrap_or(1) <= 1).then(|| say!(ATTEMPT_ENDS));
    let effect = sentences([effect].into_iter().chain(end));
    (
        drag("revealed", card, "minions"),
        say!(RECRUIT_LABEL, kind).capitalised(),
        effect,
        &["attempt-2", "attempt-5", "R4", "R41"],
    )
}

/// A hired minion (attempt-2).
pub(super) fn describe_recruit(before: &View, card: Card, after: &View) -> Vec<Message> {
    let Some(kind) = Kind::of(card) else { return Vec::new() };
    let food = before.tables().minions[kind.place()].food;
    let mut lines = vec![say!(HIRED, kind, food).capitalised()];
    let left = before.revealed.open() - CardSet::of(card);
    if after.phase != Phase::Pick && !left.is_empty() {
        lines.push(say!(OTHERS_LEFT));
    }
    lines
}

pub(super) fn offer_done(scene: &Scene<'_>) -> MoveWords {
    let effect = say!(DONE_EFFECT, n = scene.view.revealed.count());
    (Gesture::Press, say!(DONE_LABEL), effect, &["attempt-4", "attempt-5"])
}
