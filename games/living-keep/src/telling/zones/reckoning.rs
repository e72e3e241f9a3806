//! Goals, deeds and points.

use underdeck_game::{Body, Entry, Icon, Zone};

use crate::kinds::{Kind, Mode};
use crate::names;
use crate::rules::Score;
use crate::telling::scene::Scene;
use crate::words::{goals, icons};
use underdeck_game::prose::list;

/// The goals of the scenario, with their progress (goals-1, end-6).
pub(super) fn goals(scene: &Scene<'_>) -> Option<Zone> {
    let view = scene.view;
    if view.options.mode != Mode::Campaign {
        return None;
    }
    let scenario = view.tables().scenario(view.options.scenario);
    let line = |(n, &goal): (usize, &crate::tables::Goal)| {
        Entry::new(format!("goal {}", n + 1), goals::goal(goal), goals::progress(&view.keep, goal), "")
            .icon(icons::goal(goal))
    };
    let lines = scenario.goals.iter().enumerate().map(line).collect();
    let name = format!("Goals of scenario {}, {}", view.options.scenario, names::scenario(view.options.scenario));
    Some(Zone::new("goals", name, Body::List(lines)).icon(Icon::art("black-flag")).note("All must hold at once."))
}

/// Heroes killed and escaped, minions banished, battles fought; only those that happened.
pub(super) fn deeds(scene: &Scene<'_>) -> Option<Zone> {
    let keep = scene.keep;
    let of = |counts: &[u8]| counts.iter().map(|&n| u32::from(n)).sum::<u32>();
    let names = |counts: &[u8]| -> String {
        let met = counts.iter().enumerate().filter(|(_, n)| **n > 0);
        list(met.map(|(place, n)| format!("{n} × {}", Kind::hero(place).name()))).into()
    };
    let banished: u32 = keep.banished.iter().map(|&n| u32::from(n)).sum();
    let entry = |id, name, n: u32, note, art| Entry::new(id, name, n.to_string(), note).icon(Icon::art(art));
    let mut lines = Vec::new();
    if of(&keep.killed) > 0 {
        lines.push(entry("killed", "heroes killed", of(&keep.killed), names(&keep.killed), "visored-helm"));
    }
    if of(&keep.escaped) > 0 {
        lines.push(entry("escaped", "heroes escaped", of(&keep.escaped), names(&keep.escaped), "visored-helm"));
    }
    if banished > 0 {
        lines.push(entry("banished", "minions banished", banished, String::new(), "evil-minion"));
    }
    if scene.view.war_round > 0 {
        let battles = scene.view.war_round.into();
        lines.push(entry("battles", "battles fought", battles, String::new(), "crossed-swords"));
    }
    let zone = |lines| Zone::new("deeds", super::title(scene, "Deeds"), Body::List(lines)).icon(Icon::art("trophy"));
    (!lines.is_empty()).then(|| zone(lines))
}

/// The score if the game ended now (score-1 to score-7).
pub(super) fn score(scene: &Scene<'_>) -> Option<Zone> {
    let view = scene.view;
    if view.options.mode != Mode::Mastery {
        return None;
    }
    let score = Score::of(&view.keep, view.monarch);
    let parts = [
        ("minions", score.minions, "Their kinds, and a bonus for each trained.", "evil-minion"),
        ("banished", score.banished, "Minions banished.", ""),
        ("heroes", score.heroes, "Killed, less those who escaped.", "visored-helm"),
        ("rooms", score.rooms, "Built beyond the first.", "castle"),
        ("doors and traps", score.wares, "Ready and not used.", "locked-door"),
        ("stores", score.stores, "Gold and mana count more than food and stone.", "knapsack"),
        ("health", score.health, "Ten times if never hurt, three times if healed to the full.", "hearts"),
    ];
    let total = scene.state.score();
    let halved = if view.keep.hp == 0 { "Halved." } else { "" };
    let mut lines = vec![Entry::new("total", "total", total.to_string(), halved)];
    let line =
        |(id, n, note, art): (&'static str, i32, _, _)| Entry::new(id, id, n.to_string(), note).icon(Icon::art(art));
    lines.extend(parts.into_iter().filter(|(_, n, ..)| *n != 0).map(line));
    let name = if view.phase.is_over() { "Score" } else { "Score if it ended now" };
    Some(Zone::new("score", name, Body::List(lines)).icon(Icon::art("trophy")))
}
