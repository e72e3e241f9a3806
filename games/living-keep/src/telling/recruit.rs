//! Attempts, hiring and banishing.

use super::gesture::{drag, less};
use super::scene::Scene;
use super::{haul, odds};
use crate::View;
use crate::deck::MINIONS;
use crate::keep::Keep;
use crate::kinds::{Kind, Resource, Room};
use crate::phase::Phase;
use crate::rules::CARDS_A_GATE;
use crate::words::{self, count, faces};
use underdeck_cards::{Card, CardSet};
use underdeck_game::prose::{capitalised, list};
use underdeck_game::{Gesture, Message, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let keep = scene.keep;
    if !keep.may_attempt() {
        let needs = [Room::Gate, Room::Lair].into_iter().filter(|&room| keep.room(room) == 0);
        let needs: Vec<String> = needs.map(|room| words::a(room.name())).collect();
        return format!("nobody comes without {}.", list(needs));
    }
    if scene.state.attempted {
        return format!("this turn's attempt has been made; {}.", lairs(keep));
    }
    format!("see who comes to the gate; {}, {} food.", lairs(keep), keep.store(Resource::Food))
}

pub(super) fn ask_pick(scene: &Scene<'_>) -> String {
    let (keep, came) = (scene.keep, scene.state.revealed & MINIONS);
    let hire = if (came & keep.hireable()).is_empty() {
        "nobody who came can be hired now".into()
    } else {
        format!("hire up to {}", count(scene.view.picks().unwrap_or(0), "minion"))
    };
    format!("{hire}; {}, {} food.", lairs(keep), keep.store(Resource::Food))
}

fn lairs(keep: &Keep) -> String {
    match keep.free_lairs() {
        0 => "no Lair is free".into(),
        1 => "1 Lair is free".into(),
        n => format!("{n} Lairs are free"),
    }
}

pub(super) fn offer_attempt(scene: &Scene<'_>) -> MoveWords {
    (
        Gesture::Tap(Place::Zone("main")),
        "Attempt".into(),
        say!("{attempted}.", attempted = attempted(scene)),
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
    let hired = usize::from(gates).min(keep.free_lairs());
    let hired = match hired {
        0 => "no Lair is free yet, so none can be hired".into(),
        n => say!("up to {n} can be hired, with {food} food", n, food = keep.store(Resource::Food)),
    };
    let (cards, minions) = (count(turned as u64, "card"), odds::number(minions));
    say!("{cards} turned, {minions} of them minions on average; {hired}", cards, minions, hired)
}

pub(super) fn turned_up(after: &View) -> String {
    format!("Turned up: {}.", faces::shorts(after.revealed.open()))
}

/// The offer of a minion turned up (attempt-2).
pub(super) fn offer_recruit(scene: &Scene<'_>, card: Card) -> MoveWords {
    let kind = Kind::of(card).unwrap_or(Kind::FIRST);
    let name = kind.name();
    let row = &scene.keep.tables().minions[kind.place()];
    let (gold, food) = scene.keep.upkeep();
    let picks = scene.view.picks().unwrap_or(1);
    let end = if picks <= 1 { " The attempt ends." } else { "" };
    let effect = say!(
        "Rank {rank}; {eaten}; pay {pay}, food {eats} a turn, so the next Upkeep asks {gold} gold and {food} food.{end}",
        rank = row.rank,
        eaten = less(scene, Resource::Food, row.food.into()),
        pay = row.pay,
        eats = row.food,
        gold = gold + u16::from(row.pay),
        food = food + u16::from(row.food),
        end
    );
    let gesture = drag("revealed", card, "minions");
    (gesture, say!("Hire the {name}", name), effect, &["attempt-2", "attempt-5", "R4", "R41"])
}

/// A hired minion (attempt-2).
pub(super) fn describe_recruit(before: &View, card: Card, after: &View) -> Vec<String> {
    let Some(kind) = Kind::of(card) else { return Vec::new() };
    let name = kind.name();
    let row = &before.tables().minions[kind.place()];
    let mut lines = vec![format!("{} moves in and eats {} food.", capitalised(&words::a(name)), row.food)];
    let left = before.revealed.open() - CardSet::of(card);
    if after.phase != Phase::Pick && !left.is_empty() {
        lines.push("The others go away.".into());
    }
    lines
}

pub(super) fn offer_done(scene: &Scene<'_>) -> MoveWords {
    let cards = count(scene.view.revealed.count() as u64, "card");
    let effect = say!("The attempt ends; {cards} to the discard.", cards);
    (Gesture::Press, "Done".into(), effect, &["attempt-4", "attempt-5"])
}
