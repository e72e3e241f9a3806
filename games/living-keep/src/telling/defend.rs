//! Doors, traps and the fight.

use super::Played;
use super::gesture::ready;
use super::luck;
use super::odds::{self, percent};
use super::scene::{self, Scene};
use super::threat;
use crate::View;
use crate::kinds::{Kind, Mode, Ware, Work};
use crate::words::{change, sentences};
use underdeck_cards::Card;
use underdeck_game::{Gesture, Link, Message, MoveWords, Place, SeenChance, Value, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let kind = hero_of(scene.view);
    let needs = scene.state.hero_row().map_or(1, |row| row.needs);
    say!(ASK_DEFEND, kind, rank = scene.view.hero_rank, needs, there = threat::counted(&scene.state))
}

/// The hero at the door.
pub(super) fn hero_of(view: &View) -> Kind {
    view.hero.unwrap_or(Kind::MONARCH)
}

pub(super) fn offer_use(scene: &Scene<'_>, ware: Ware) -> MoveWords {
    let rank = scene.view.hero_rank;
    let lower = |by: u8, least: u8| rank.saturating_sub(by).max(least);
    let further = |first: u8, by: u8| first.saturating_sub(by).max(1);
    let (effect, rules): (_, &[&str]) = match ware {
        Ware::Wooden => {
            let first = lower(1, 2);
            (die(scene, first, further(first, 1), &[4]), &["use-1", "defend-1", "R46", "R47"])
        }
        Ware::Metal => {
            let first = lower(2, 2);
            (die(scene, first, further(first, 2), &[3, 4]), &["use-2", "defend-1", "R46", "R47"])
        }
        Ware::Magic => (to(scene, rank.div_ceil(2)), &["use-3", "defend-1", "R47"]),
        Ware::Pit => (to(scene, lower(1, 0)), &["use-4", "defend-1", "defend-3", "R47"]),
        Ware::Rockfall => (to(scene, lower(2, 0)), &["use-5", "defend-1", "defend-3", "R47"]),
        Ware::Spikes => (to(scene, 0), &["use-6", "defend-1", "defend-3", "R48"]),
        Ware::Darts => (to(scene, rank.div_ceil(2)), &["use-7", "defend-1", "R47"]),
    };
    (ready(Work::Ware(ware)), say!(USE_LABEL, ware), effect, rules)
}

/// A new rank, and whether the minions have it.
fn to(scene: &Scene<'_>, rank: u8) -> Message {
    let mut state = scene.state;
    state.hero_rank = rank;
    match rank {
        0 => say!(USE_KILLS, rank),
        _ if state.would_win() => say!(USE_ENOUGH, rank),
        _ => say!(USE_NOT_ENOUGH, rank),
    }
}

/// The first rank, and the second on some faces of the d4.
fn die(scene: &Scene<'_>, first: u8, second: u8, faces: &[u8]) -> Message {
    if first == second {
        return to(scene, first);
    }
    let (die, chance) = (odds::die(4), percent(faces.len() as f64 / 4.0));
    let further = say!(USE_DIE, faces = Message::join(faces, Link::Or), die, chance, then = to(scene, second));
    sentences([to(scene, first), further])
}

/// A door or trap, and the hero's rank after it (use-1 to use-7, defend-3).
pub(super) fn describe_use(&Played { before, chance, after }: &Played<'_>, ware: Ware) -> Vec<Message> {
    let (kind, was, rank) = (hero_of(before), before.hero_rank, after.hero_rank);
    let is_there = after.hero == before.hero && after.to_move == before.to_move && rank > 0;
    let mut lines = Vec::from_iter(luck::first(chance).map(|n| say!(DIE_SHOWN, die = odds::die(4), n)));
    lines.push(if is_there { say!(USED_LOWERED, ware, kind, was, rank) } else { say!(USED_KILLED, ware, kind) });
    lines
}

/// The doors and traps that acted by themselves on a hero who came (option-15).
pub(super) fn describe_acted(before: &View, chance: &[SeenChance], after: &View) -> Vec<Message> {
    let (was, is) = (before.deciding_keep(), scene::keep_after(before, after));
    let acted = Ware::ALL.iter().filter(|&&ware| is.wares[ware as usize] < was.wares[ware as usize]);
    let acted: Vec<Message> = acted.map(|&ware| ware.into()).collect();
    let killed = (0..Kind::EACH).find(|&place| is.killed[place] > was.killed[place]).map(Kind::hero);
    let Some(kind) = killed.or(after.hero).filter(|_| !acted.is_empty()) else { return Vec::new() };
    let shown = luck::dice(chance).into_iter().map(|(sides, n)| say!(DIE_SHOWN, die = odds::die(sides), n));
    let (ware, rank) = (Message::join(acted, Link::And), after.hero_rank);
    let effect = match killed {
        Some(_) => say!(USED_KILLED, ware, kind),
        None => say!(USED_LOWERED, ware, kind, was = after.tables().hero(kind, after.monarch).rank, rank),
    };
    shown.chain([effect]).collect()
}

pub(super) fn offer_fight(scene: &Scene<'_>) -> MoveWords {
    let view = scene.view;
    let (kind, rank, there) = (hero_of(view), view.hero_rank, threat::counted(&scene.state));
    let card = kind.card().unwrap_or(Card::RED_JOKER);
    let effect = if scene.state.would_win() {
        say!(FIGHT_WON, there, rank)
    } else {
        let (needs, damage) = scene.state.hero_row().map_or((1, 0), |row| (row.needs, row.damage));
        let change = change(damage, 0);
        match scene.keep.hp.saturating_sub(damage) {
            0 if view.options.mode != Mode::Standard => say!(FIGHT_FALLS, change, there, needs, rank),
            left => say!(FIGHT_LOST, left, change, there, needs, rank),
        }
    };
    let rules: &[&str] = match (view.options.mode, view.hero) {
        (Mode::Coop, Some(Kind::MONARCH)) => &["fight-1", "fight-2", "fight-3", "result-1", "R63"],
        _ => &["fight-1", "fight-3", "result-1", "R50", "R51"],
    };
    (Gesture::Tap(Place::Card("hero", card)), say!(FIGHT_LABEL, kind), effect, rules)
}

/// A fight, whose result is known beforehand by counting (fight-1).
pub(super) fn describe_fight(before: &View) -> Message {
    let state = before.complete();
    let (kind, rank, there) = (hero_of(before), before.hero_rank, threat::counted(&state));
    let fought = if state.would_win() { say!(HERO_KILLED, kind, rank) } else { say!(HERO_THROUGH, kind, rank, there) };
    fought.capitalised()
}

/// The effect of a door or trap, in general.
pub(super) fn ware_does(ware: Ware) -> Message {
    let (least, die, by) = (2, odds::die(4), Value::Change);
    let faces = |faces: &[u8]| Message::join(faces, Link::Or);
    match ware {
        Ware::Wooden => say!(WARE_DOES_WOODEN, by = by(-1), least, faces = faces(&[4]), die),
        Ware::Metal => say!(WARE_DOES_METAL, by = by(-2), least, faces = faces(&[3, 4]), die, last = 1),
        Ware::Pit => say!(WARE_DOES_LOWER, by = by(-1), least = 0),
        Ware::Rockfall => say!(WARE_DOES_LOWER, by = by(-2), least = 0),
        Ware::Spikes => say!(WARE_DOES_KILL, most = 4),
        Ware::Magic | Ware::Darts => say!(WARE_DOES_HALVE),
    }
}
