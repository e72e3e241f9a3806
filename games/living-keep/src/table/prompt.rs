//! What is to be decided, or how the game ended, in one sentence.

use super::stores::forecast;
use crate::keep::Keep;
use crate::kinds::{Mode, Resource, Room};
use crate::phase::{End, Phase};
use crate::rules::HAND;
use crate::tables::tables;
use crate::view::Other;
use crate::words::{self, Desk, count, faces, haul, heroes};

pub(super) fn prompt(desk: &Desk<'_>) -> String {
    let view = desk.view;
    if let Phase::Over(end) = view.phase {
        return ended(desk, end);
    }
    let name = words::phase(match view.phase {
        Phase::Pick => view.resume.unwrap_or(Phase::Recruit),
        phase => phase,
    });
    if !view.decides() {
        return format!("{name}: {} decides.", words::keep(view, view.to_move));
    }
    let whose = match view.frame.mode.keeps() {
        2 => format!("{name} of {}", words::keep(view, view.to_move)),
        _ => name.to_owned(),
    };
    format!("{whose}: {}", asked(desk))
}

fn asked(desk: &Desk<'_>) -> String {
    let (view, keep) = (desk.view, desk.keep);
    match view.phase {
        Phase::Upkeep => upkeep(desk),
        Phase::Shortfall => shortfall(desk),
        Phase::Dig => {
            let deck = faces::composition(haul::hidden(desk));
            format!(
                "how many of {} dig, while the others chant? Unseen in the deck: {deck}.",
                count(keep.peons, "Peon")
            )
        }
        Phase::Peon if view.new_peons == 1 => "a Peon was found! Does he dig on, or chant?".into(),
        Phase::Peon => format!("{} Peons were found! Does the first of them dig on, or chant?", view.new_peons),
        Phase::Divide => {
            let what = desk.state.due_pool().map_or(String::new(), |(place, n)| {
                format!("{n} {}", [Resource::Gold, Resource::Stone, Resource::Mana][place])
            });
            format!("how much of {what} does {} get?", words::keep(view, 1 - view.to_move))
        }
        Phase::Build => format!(
            "{} gold and {} stone are in store. Build, or go on.",
            keep.store(Resource::Gold),
            keep.store(Resource::Stone)
        ),
        Phase::Train => train(keep),
        Phase::Research => research(keep),
        Phase::Recruit => recruit(desk),
        Phase::Pick => {
            let picks = view.picks.unwrap_or(0);
            let minions = count(picks, "minion");
            format!("hire up to {minions}; {}, {} food.", lairs(keep), keep.store(Resource::Food))
        }
        Phase::Reorder => format!("which of {} lies uppermost?", count(view.look.len() as u64, "card")),
        Phase::Hero => hero(desk),
        Phase::Defend => defend(desk),
        Phase::Draft => draft(desk),
        Phase::War => war(desk),
        Phase::WarJoin => {
            let first = keep.send.iter().next().map_or(String::new(), |id| words::minion(keep, id));
            let (rank, most) = (keep.strength(), tables().limits.war_rank);
            format!("{first} attacks with {rank}. Alone, or with another, together up to {most}?")
        }
        Phase::Over(_) => "the game is over.".into(),
    }
}

fn upkeep(desk: &Desk<'_>) -> String {
    let forecast = forecast(desk);
    let farms = count(desk.keep.room(Room::Farm), words::room(Room::Farm));
    let harvest = format!("gather the harvest of {farms}");
    if forecast.pay + forecast.food == 0 {
        return format!("{harvest}; nobody is to be paid or fed.");
    }
    format!("{harvest}. Gold: {}. Food: {}.", forecast.gold_words(), forecast.food_words())
}

fn shortfall(desk: &Desk<'_>) -> String {
    let forecast = forecast(desk);
    let missing = [(forecast.gold_short(), Resource::Gold), (forecast.food_short(), Resource::Food)];
    let ranks = desk.keep.minions.highest().iter().next().map_or(0, |id| desk.keep.minions.rank(id));
    format!("{} short. One of rank {ranks}, the highest, must go. Who?", words::price(&missing))
}

fn train(keep: &Keep) -> String {
    let (rooms, need) = (keep.room(Room::Training), tables().limits.work_rooms);
    let left = keep.training_places().saturating_sub(keep.minions.trained.len());
    match left {
        0 if rooms < need => format!("that takes {}; there are {rooms}.", count(need, words::room(Room::Training))),
        0 => "all places of this turn are taken.".into(),
        left => format!("{} more can rise by a rank, for d8 more pay for good.", count(left as u64, "minion")),
    }
}

fn research(keep: &Keep) -> String {
    let need = tables().limits.work_rooms;
    let (library, smith) = (keep.room(Room::Library), keep.room(Room::Blacksmith));
    if library < need && smith < need {
        let (libraries, smiths) = (words::room(Room::Library), words::room(Room::Blacksmith));
        return format!(
            "spells take {} (there are {library}), doors and traps {} ({smith}).",
            count(need, libraries),
            count(need, smiths)
        );
    }
    let idle = keep.minions.idle().len() as u64;
    let begun = keep.projects.list().iter().map(|project| format!("{} {}", words::work(project.work), project.left));
    let begun: Vec<String> = begun.collect();
    let begun = if begun.is_empty() { String::new() } else { format!(" Points left: {}.", words::list(&begun)) };
    format!("{} can still work, {} mana is in store.{begun}", count(idle, "minion"), keep.store(Resource::Mana))
}

fn lairs(keep: &Keep) -> String {
    match keep.free_lairs() {
        0 => "no Lair is free".into(),
        1 => "1 Lair is free".into(),
        n => format!("{n} Lairs are free"),
    }
}

fn recruit(desk: &Desk<'_>) -> String {
    let keep = desk.keep;
    if !keep.may_attempt() {
        let needs = [Room::Gate, Room::Lair].into_iter().filter(|&room| keep.room(room) == 0);
        let needs: Vec<String> = needs.map(|room| words::a(words::room(room))).collect();
        return format!("nobody comes without {}.", words::list(&needs));
    }
    if desk.state.attempted {
        return format!("this turn's attempt was made; {}.", lairs(keep));
    }
    format!("see who comes to the gate; {}, {} food.", lairs(keep), keep.store(Resource::Food))
}

fn hero(desk: &Desk<'_>) -> String {
    let cards = heroes::next_turn_cards(desk);
    let of = heroes::turn_composition(cards);
    if cards.len() == 1 { format!("turn the last card: {of}.") } else { format!("turn the next card, one of {of}.") }
}

fn defend(desk: &Desk<'_>) -> String {
    let view = desk.view;
    let Some((kind, row)) = view.hero.zip(desk.state.hero_row()) else { return "a hero comes.".into() };
    let there = heroes::counted(&desk.state);
    let needs = count(row.needs, "minion");
    let name = words::kind(kind);
    let stop = if row.needs == 1 { "stops" } else { "stop" };
    format!("the {name}, rank {}! {needs} of that rank or more {stop} him; you have {there}.", view.hero_rank)
}

fn draft(desk: &Desk<'_>) -> String {
    let view = desk.view;
    let hand = desk.keep.hand;
    let who = if view.frame.drafts_heroes(view.seat) { "hero" } else { "minion" };
    if !(hand & view.frame.suiting(view.seat)).is_empty() {
        return format!("take {} of your hand.", words::a(who));
    }
    match hand.len() {
        HAND if !view.main().is_empty() => format!("no {who} in your hand. One more card, or none?"),
        _ => format!("no {who} in your hand."),
    }
}

fn war(desk: &Desk<'_>) -> String {
    let round = desk.view.war_round + 1;
    match desk.keep.minions.count() {
        0 => format!("battle {round}; you have nobody left to send."),
        n => format!("battle {round}. Who attacks? {} left.", count(n as u64, "minion")),
    }
}

fn ended(desk: &Desk<'_>, end: End) -> String {
    let view = desk.view;
    let is_mastery = view.frame.mode == Mode::Mastery;
    let score = if is_mastery { format!(" {} points.", desk.state.score()) } else { String::new() };
    match end {
        End::Time if is_mastery => format!("The turn cards are spent, and the Keep stands.{score}"),
        End::Time if view.frame.mode == Mode::Coop => "The turn cards are spent, and the Monarch lives. Lost.".into(),
        End::Time => "The turn cards are spent, and the goals are not reached. Lost.".into(),
        End::Death => format!("The Keep has fallen.{score}"),
        End::Goal => "All goals are reached. Won!".into(),
        End::Monarch => "The Monarch is dead. Both Keeps have won!".into(),
        End::War => war_ended(desk),
    }
}

/// Who won the war (end-5).
fn war_ended(desk: &Desk<'_>) -> String {
    let (mine, theirs) = match desk.view.other {
        Other::Rival { hp, .. } => (desk.view.keep.hp, hp),
        _ => (desk.view.keep.hp, 0),
    };
    let (me, rival) = (words::keep(desk.view, desk.view.seat), words::keep(desk.view, 1 - desk.view.seat));
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => format!("The war is over: {me} wins, {mine} health against {theirs}."),
        std::cmp::Ordering::Less => format!("The war is over: {rival} wins, {theirs} health against {mine}."),
        std::cmp::Ordering::Equal => format!("The war is over: a draw, {mine} health each."),
    }
}
