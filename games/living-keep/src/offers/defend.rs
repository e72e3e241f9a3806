//! The turn card, doors and traps, the fight.

use cards::Card;
use game::{Gesture, Place};

use super::{Parts, ready};
use crate::kinds::{Kind, Mode, Ware, Work};
use crate::words::odds::percent;
use crate::words::{self, Desk, count, heroes};

pub(super) fn flip(desk: &Desk<'_>) -> Parts {
    let view = desk.view;
    let threat = heroes::threat(desk);
    let cards = heroes::next_turn_cards(desk);
    let who = match (cards.contains(Card::RED_JOKER), cards.len()) {
        (true, 1) => "the Monarch",
        (true, _) => "a hero or the Monarch",
        _ => "a hero",
    };
    let comes = match threat.comes {
        p if p <= 1e-9 => "Nobody will come".to_owned(),
        p if p >= 1.0 - 1e-9 => format!("{} will come", words::begin(who)),
        p => format!("{} comes in {}", words::begin(who), percent(p)),
    };
    let stop = match threat {
        heroes::Threat { comes, .. } if comes <= 1e-9 => String::new(),
        heroes::Threat { stopped, .. } if stopped >= 1.0 - 1e-9 => {
            format!("; your minions stop {}", if who == "the Monarch" { "him" } else { "any of them" })
        }
        heroes::Threat { stopped, worst, .. } if stopped <= 1e-9 => {
            format!("; no minion of yours could stop him, up to {worst} damage")
        }
        heroes::Threat { stopped, worst, .. } => {
            format!("; your minions alone stop him in {}, else up to {worst} damage", percent(stopped))
        }
    };
    let both =
        if view.frame.mode == Mode::Standard && view.frame.heroes { " Each Keep meets a hero of its own." } else { "" };
    let pile = if view.frame.mode == Mode::Coop && view.active == 1 { "turn_deck2" } else { "turn_deck" };
    (
        Gesture::Tap(Place::Zone(pile)),
        "Turn a card".into(),
        format!("{comes}{stop}.{both}"),
        &["hero-1", "hero-2", "hero-3", "hero-4", "hero-5", "hero-6"],
    )
}

pub(super) fn fight(desk: &Desk<'_>) -> Parts {
    let view = desk.view;
    let card = view.hero.and_then(Kind::card).unwrap_or(Card::RED_JOKER);
    let name = view.hero.map_or("hero", words::kind);
    let (needs, damage) = desk.state.hero_row().map_or((1, 0), |row| (row.needs, row.damage));
    let there = heroes::counted(&desk.state);
    let effect = if desk.state.would_win() {
        format!(
            "{} of rank {} or more: the {name} is killed, and nobody is harmed.",
            count(there, "minion"),
            view.hero_rank
        )
    } else {
        let hp = desk.keep.hp;
        let after = match hp.saturating_sub(damage) {
            0 if view.frame.mode != Mode::Standard => "0: the Keep falls".to_owned(),
            left => left.to_string(),
        };
        let there = count(there, "minion");
        let (rank, are) = (view.hero_rank, if needs == 1 { "is" } else { "are" });
        format!(
            "{there} of rank {rank} or more, {needs} {are} needed: the {name} breaks in, health {hp} − {damage} = {after}."
        )
    };
    let rules: &[&str] = match (view.frame.mode, view.hero) {
        (Mode::Coop, Some(Kind::MONARCH)) => &["fight-1", "fight-2", "fight-3", "result-1", "R63"],
        _ => &["fight-1", "fight-3", "result-1", "R50", "R51"],
    };
    (Gesture::Tap(Place::Card("hero", card)), "Fight".into(), effect, rules)
}

pub(super) fn use_ware(desk: &Desk<'_>, ware: Ware) -> Parts {
    let rank = desk.view.hero_rank;
    let lower = |by: u8, least: u8| rank.saturating_sub(by).max(least);
    let further = |first: u8, by: u8| first.saturating_sub(by).max(1);
    let (effect, rules): (_, &[&str]) = match ware {
        Ware::Wooden => {
            let first = lower(1, 2);
            (die(desk, first, further(first, 1), "4 (25%)"), &["use-1", "defend-1", "R46", "R47"])
        }
        Ware::Metal => {
            let first = lower(2, 2);
            (die(desk, first, further(first, 2), "3 or 4 (50%)"), &["use-2", "defend-1", "R46", "R47"])
        }
        Ware::Magic => (to(desk, rank.div_ceil(2)), &["use-3", "defend-1", "R47"]),
        Ware::Pit => (to(desk, lower(1, 0)), &["use-4", "defend-1", "defend-3", "R47"]),
        Ware::Rockfall => (to(desk, lower(2, 0)), &["use-5", "defend-1", "defend-3", "R47"]),
        Ware::Spikes => (to(desk, 0), &["use-6", "defend-1", "defend-3", "R48"]),
        Ware::Darts => (to(desk, rank.div_ceil(2)), &["use-7", "defend-1", "R47"]),
    };
    let effect = format!("Rank {rank} → {effect}. The {} is used up.", words::ware(ware));
    (ready(Work::Ware(ware)), format!("Use {}", words::ware(ware)), effect, rules)
}

/// A new rank, and whether the minions reach it.
fn to(desk: &Desk<'_>, rank: u8) -> String {
    if rank == 0 { "0: killed at once".into() } else { format!("{rank}, {}", reached(desk, rank)) }
}

fn die(desk: &Desk<'_>, first: u8, second: u8, on: &str) -> String {
    if first == second {
        return to(desk, first);
    }
    format!("{first}, {}; on a {on} of a d4 → {second}, {}", reached(desk, first), reached(desk, second))
}

/// Whether a fight at this rank would be won.
fn reached(desk: &Desk<'_>, rank: u8) -> &'static str {
    let state = crate::State { hero_rank: rank, ..desk.state };
    if state.would_win() { "your minions beat that" } else { "still too much for your minions" }
}
