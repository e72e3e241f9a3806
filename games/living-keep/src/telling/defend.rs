//! Doors, traps and the fight.

use super::Played;
use super::gesture::ready;
use super::luck;
use super::odds::{self, percent};
use super::scene::Scene;
use super::threat;
use crate::View;
use crate::kinds::{Kind, Mode, Ware, Work};
use crate::words::count;
use underdeck_cards::Card;
use underdeck_game::prose::either;
use underdeck_game::{Gesture, Message, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let Some((kind, row)) = view.hero.zip(scene.state.hero_row()) else { return "a hero comes.".into() };
    let there = threat::counted(&scene.state);
    let needs = count(row.needs, "minion");
    let name = kind.name();
    let stop = if row.needs == 1 { "stops" } else { "stop" };
    format!("the {name}, rank {}! {needs} of that rank or more {stop} him; you have {there}.", view.hero_rank)
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
    let name = ware.name();
    let effect = say!("Rank {rank} → {effect}. The {name} is used up.", rank, effect, name);
    (ready(Work::Ware(ware)), say!("Use {name}", name), effect, rules)
}

/// A new rank, and whether the minions have it.
fn to(scene: &Scene<'_>, rank: u8) -> Message {
    match (rank, reached(scene, rank)) {
        (0, _) => say!("{rank}: killed at once", rank),
        (_, reached) => say!("{rank}, {reached}", rank, reached),
    }
}

/// The first rank, and the second on some faces of the d4.
fn die(scene: &Scene<'_>, first: u8, second: u8, faces: &[u8]) -> Message {
    if first == second {
        return to(scene, first);
    }
    let (before, after, die) = (to(scene, first), to(scene, second), odds::die(4));
    let on = say!("{faces} ({chance})", faces = either(faces), chance = percent(faces.len() as f64 / 4.0));
    say!("{before}; on a {on} of a {die} → {after}", before, on, die, after)
}

/// Whether a fight at this rank would be won.
fn reached(scene: &Scene<'_>, rank: u8) -> &'static str {
    let mut state = scene.state;
    state.hero_rank = rank;
    if state.would_win() { "your minions beat that" } else { "still too much for your minions" }
}

/// A door or trap, and the hero's rank after it (use-1 to use-7, defend-3).
pub(super) fn describe_use(&Played { before, chance, after }: &Played<'_>, ware: Ware) -> String {
    let die = luck::first(chance).map_or_else(String::new, |value| format!(" d4 {value}:"));
    let name = ware.name();
    let hero = before.hero.map_or("hero", Kind::name);
    let is_there = after.hero == before.hero && after.to_move == before.to_move && after.hero_rank > 0;
    if is_there {
        return format!("{name}:{die} the {hero}'s rank falls from {} to {}.", before.hero_rank, after.hero_rank);
    }
    format!("{name}:{die} that is the end of the {hero}.")
}

pub(super) fn offer_fight(scene: &Scene<'_>) -> MoveWords {
    let view = scene.view;
    let card = view.hero.and_then(Kind::card).unwrap_or(Card::RED_JOKER);
    let name = view.hero.map_or("hero", Kind::name);
    let (needs, damage) = scene.state.hero_row().map_or((1, 0), |row| (row.needs, row.damage));
    let (there, rank) = (count(threat::counted(&scene.state), "minion"), view.hero_rank);
    let effect = if scene.state.would_win() {
        say!("{there} of rank {rank} or more: the {name} is killed, and nobody is harmed.", there, rank, name)
    } else {
        let hp = scene.keep.hp;
        let after = match hp.saturating_sub(damage) {
            0 if view.options.mode != Mode::Standard => say!("{left}: the Keep falls", left = 0),
            left => say!("{left}", left),
        };
        let are = if needs == 1 { "is" } else { "are" };
        say!(
            "{there} of rank {rank} or more, {needs} {are} needed: the {name} breaks in, health {hp} − {damage} = {after}.",
            there,
            rank,
            needs,
            are,
            name,
            hp,
            damage,
            after
        )
    };
    let rules: &[&str] = match (view.options.mode, view.hero) {
        (Mode::Coop, Some(Kind::MONARCH)) => &["fight-1", "fight-2", "fight-3", "result-1", "R63"],
        _ => &["fight-1", "fight-3", "result-1", "R50", "R51"],
    };
    (Gesture::Tap(Place::Card("hero", card)), "Fight".into(), effect, rules)
}

/// A fight, whose result is known beforehand by counting (fight-1).
pub(super) fn describe_fight(before: &View) -> String {
    let state = before.complete();
    let (hero, rank) = (before.hero.map_or("hero", Kind::name), before.hero_rank);
    let there = threat::counted(&state);
    if state.would_win() {
        format!("The {hero}, rank {rank}, is killed.")
    } else {
        let why = match there {
            0 => "nobody could stop him".to_owned(),
            n => format!("{} of that rank could not stop him", count(n, "minion")),
        };
        format!("The {hero}, rank {rank}, breaks through: {why}.")
    }
}

pub(super) fn ware_does(ware: Ware) -> Message {
    let door = |by: u8, faces: &[u8]| {
        let (least, faces, die) = (2, either(faces), odds::die(4));
        say!(
            "a hero's rank − {by}, to {least} at least; then on a {faces} of a {die} another − {more}",
            by,
            least,
            faces,
            die,
            more = by
        )
    };
    let even = |by: u8| say!("a hero's rank − {by}, even to {least}", by, least = 0);
    match ware {
        Ware::Wooden => door(1, &[4]),
        Ware::Metal => say!("{lowered}, to {least} at least", lowered = door(2, &[3, 4]), least = 1),
        Ware::Pit => even(1),
        Ware::Rockfall => even(2),
        Ware::Spikes => say!("kills a hero of rank {most} or less", most = 4),
        Ware::Magic | Ware::Darts => "halves a hero's rank, rounded up".into(),
    }
}
