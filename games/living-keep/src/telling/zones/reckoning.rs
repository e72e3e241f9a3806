//! Goals, deeds and points.

use underdeck_game::{Body, Entry, Icon, Link, Message, Sign, Value, Zone, say};

use crate::kinds::{Kind, Mode};
use crate::names;
use crate::rules::Score;
use crate::telling::scene::Scene;
use crate::words::{goals, icons};

/// The goals of the scenario, with their progress (goals-1, end-6).
pub(super) fn goals(scene: &Scene<'_>) -> Option<Zone> {
    let view = scene.view;
    if view.options.mode != Mode::Campaign {
        return None;
    }
    let scenario = view.tables().scenario(view.options.scenario);
    let line = |(n, &goal): (usize, &crate::tables::Goal)| {
        let (goal, progress, icon) = (goals::goal(goal), goals::progress(&view.keep, goal), icons::goal(goal));
        Entry::new(format!("goal {}", n + 1), goal, progress, Message::default()).icon(icon)
    };
    let lines = scenario.goals.iter().enumerate().map(line).collect();
    let n = view.options.scenario;
    let name = say!(GOALS_NAME, n, scenario = names::scenario(n.into()));
    Some(Zone::new("goals", name, Body::List(lines)).icon(Icon::art("black-flag")).note(say!(GOALS_NOTE)))
}

/// Heroes killed and escaped, minions banished, battles fought; only those that happened.
pub(super) fn deeds(scene: &Scene<'_>) -> Option<Zone> {
    let keep = scene.keep;
    let of = |counts: &[u8]| counts.iter().map(|&n| u32::from(n)).sum::<u32>();
    let names = |counts: &[u8]| {
        let met = counts.iter().enumerate().filter(|(_, n)| **n > 0);
        Message::join(met.map(|(place, n)| say!(DEEDS_KIND, n, kind = Kind::hero(place))), Link::And)
    };
    let banished = keep.banished.iter().map(|&n| u32::from(n)).sum();
    let deeds = [
        ("killed", say!(DEEDS_KILLED), of(&keep.killed), names(&keep.killed), "visored-helm"),
        ("escaped", say!(DEEDS_ESCAPED), of(&keep.escaped), names(&keep.escaped), "visored-helm"),
        ("banished", say!(DEEDS_BANISHED), banished, Message::default(), "evil-minion"),
        ("battles", say!(DEEDS_BATTLES), scene.view.war_round.into(), Message::default(), "crossed-swords"),
    ];
    let happened = deeds.into_iter().filter(|(_, _, n, ..)| *n > 0);
    let lines: Vec<Entry> =
        happened.map(|(id, name, n, note, art)| Entry::new(id, name, count(n), note).icon(Icon::art(art))).collect();
    let zone = |lines| Zone::new("deeds", super::title(scene, say!(DEEDS_NAME)), Body::List(lines));
    (!lines.is_empty()).then(|| zone(lines).icon(Icon::art("trophy")))
}

/// A number alone.
fn count(n: impl Into<Value>) -> Message {
    Message::join([n], "")
}

/// The score if the game ended now (score-1 to score-7).
pub(super) fn score(scene: &Scene<'_>) -> Option<Zone> {
    let view = scene.view;
    if view.options.mode != Mode::Mastery {
        return None;
    }
    let score = Score::of(&view.keep, view.monarch);
    let parts = [
        ("minions", score.minions, say!(SCORE_MINIONS), say!(SCORE_MINIONS_NOTE), "evil-minion"),
        ("banished", score.banished, say!(SCORE_BANISHED), say!(SCORE_BANISHED_NOTE), "footsteps"),
        ("heroes", score.heroes, say!(SCORE_HEROES), say!(SCORE_HEROES_NOTE), "visored-helm"),
        ("rooms", score.rooms, say!(SCORE_ROOMS), say!(SCORE_ROOMS_NOTE), "castle"),
        ("doors and traps", score.wares, say!(SCORE_WARES), say!(SCORE_WARES_NOTE), "locked-door"),
        ("stores", score.stores, say!(SCORE_STORES), say!(SCORE_STORES_NOTE), "knapsack"),
        ("health", score.health, say!(SCORE_HEALTH), say!(SCORE_HEALTH_NOTE), "hearts"),
    ];
    let halved = if view.keep.hp == 0 { say!(SCORE_HALVED) } else { Message::default() };
    let total = scene.state.score();
    let mut lines = vec![Entry::new("total", say!(SCORE_TOTAL), count(total), halved).sign(Sign::Lit(count(total)))];
    let parts = parts.into_iter().filter(|(_, n, ..)| *n != 0);
    lines.extend(parts.map(|(id, n, name, note, art)| {
        Entry::new(id, name, count(n), note).icon(Icon::art(art)).sign(Sign::Lit(count(n)))
    }));
    let name = if view.phase.is_over() { say!(SCORE_NAME) } else { say!(SCORE_NAME_NOW) };
    Some(Zone::new("score", name, Body::List(lines)).icon(Icon::art("trophy")))
}
