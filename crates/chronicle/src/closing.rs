//! What is said at the end of a game, besides how it ended.

use game::{Body, GameResult, Good, Seat, Table};
use record::Record;

use crate::Playback;
use crate::statistics::{Entry, Verdict};

/// How a finished game compares with those `before` it, and what was close in it: at most one line each for the score, the
/// streak, and the moment. Empty if the game is unfinished.
///
/// `before` are all finished games in the order in which they were finished; those of other games and options are left out.
/// Without it nothing is compared.
pub fn closing(record: &Record, before: Option<&[Entry]>) -> Vec<String> {
    let Some(entry) = Entry::of(record) else { return Vec::new() };
    let Some(before) = before else { return moment(record).into_iter().collect() };
    let is_like = |other: &&Entry| {
        other.game == entry.game
            && other.options == entry.options
            && other.own
            && !other.informed
            && other.told == entry.told
    };
    let like: Vec<&Entry> = before.iter().filter(is_like).collect();
    let counts = entry.own && !entry.informed;
    let lines = [score(&entry, &like), streak(&entry, &like).filter(|_| counts), moment(record)];
    lines.into_iter().flatten().collect()
}

fn score(entry: &Entry, like: &[&Entry]) -> Option<String> {
    let now = entry.score?;
    Some(match like.iter().filter_map(|other| other.score).max() {
        None => format!("Score {now}, the first one you have here."),
        Some(best) if now > best => format!("Score {now}: your best so far. It was {best}."),
        Some(best) if now == best => format!("Score {now}, as good as your best."),
        Some(best) => format!("Score {now}. Your best is {best}."),
    })
}

fn streak(entry: &Entry, like: &[&Entry]) -> Option<String> {
    let wins: Vec<bool> = like.iter().map(|other| other.verdict() == Verdict::Won).collect();
    let longest = wins.split(|won| !won).map(<[bool]>::len).max().unwrap_or_default();
    let run = wins.iter().rev().take_while(|won| **won).count();
    match (entry.verdict(), run + 1) {
        (Verdict::Won, 1) if wins.contains(&true) => Some("A win again: a new streak begins.".into()),
        (Verdict::Won, 1) => Some("Your first win here.".into()),
        (Verdict::Won, now) if now > longest => Some(format!("{now} wins in a row: your longest streak.")),
        (Verdict::Won, now) => Some(format!("{now} wins in a row. Your longest streak is {longest}.")),
        (Verdict::Lost, now) if now > 2 => Some(format!("Your streak of {run} wins ends.")),
        _ => None,
    }
}

/// A counter that is good or bad for the player: name, value, and the most it can be or was at the start.
struct Gauge {
    name: String,
    value: i64,
    most: i64,
    /// How far it is from the end that the player fears.
    room: i64,
}

/// Where a won game hung by a thread; the move that cost most in a lost one. Only for a game of one seat.
fn moment(record: &Record) -> Option<String> {
    let mut replay = Playback::of(record.clone()).ok()?;
    let start = replay.session().table();
    let (mut before, mut narrowest, mut dearest) = (gauges(&start, &start), None, None);
    while replay.forward() {
        if replay.session().seat() != Seat(0) {
            return None;
        }
        let now = gauges(&replay.session().table(), &start);
        for gauge in &now {
            let least = narrowest.as_ref().map_or(i64::MAX, |(room, _)| *room);
            if gauge.room < least && gauge.room * 3 <= gauge.most {
                let words = format!("{} {} of {} after move {}", gauge.name, gauge.value, gauge.most, replay.ply());
                narrowest = Some((gauge.room, words));
            }
            let Some(was) = before.iter().find(|was| was.name == gauge.name) else { continue };
            if was.room - gauge.room > dearest.as_ref().map_or(0, |(cost, _)| *cost) {
                let label = replay.played().map_or_else(String::new, |played| played.offer.label.clone());
                let words = format!("move {}, {label}: {} {} to {}", replay.ply(), gauge.name, was.value, gauge.value);
                dearest = Some((was.room - gauge.room, words));
            }
        }
        before = now;
    }
    match replay.session().outcome()?.result {
        GameResult::Won => narrowest.map(|(_, words)| format!("It was close: {words}.")),
        GameResult::Lost => dearest.map(|(_, words)| format!("What cost most was {words}.")),
        _ => None,
    }
}

fn gauges(table: &Table, start: &Table) -> Vec<Gauge> {
    let value = |table: &Table, id: &str| match table.zone(id)?.body {
        Body::Counter { value, max } => Some((value, max)),
        _ => None,
    };
    let gauge = |zone: &game::Zone| {
        let ((value, max), (first, _)) = (value(table, zone.id)?, value(start, zone.id)?);
        match zone.good {
            // Riches and points begin at 0, and nobody dies of having none.
            Good::High if first > 0 && (max == Some(first) || max.is_none()) => {
                Some(Gauge { name: zone.name.clone(), value, most: first.max(value), room: value })
            }
            Good::Low => Some(Gauge { name: zone.name.clone(), value, most: max?, room: max? - value }),
            _ => None,
        }
    };
    table.zones.iter().filter_map(gauge).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(game: &str, seed: u64) -> Record {
        let game = catalogue::find(game).unwrap();
        let mut session = game.start(&game.deal(&[], seed).unwrap().code).unwrap();
        while let Some(hint) = session.hint() {
            session.play(&hint.offer.spelling).unwrap();
        }
        session.record()
    }

    #[test]
    fn the_end_of_a_game_is_compared_with_those_before_it() {
        let record = finished("card-crawler", 5);
        let entry = Entry::of(&record).unwrap();
        let with = |score: i64, result: &str| Entry { score: Some(score), result: result.into(), ..entry.clone() };
        let now = entry.score.unwrap();
        assert_eq!(closing(&record, Some(&[]))[0], format!("Score {now}, the first one you have here."));
        let best = |score| closing(&record, Some(&[with(score, "won")]))[0].clone();
        assert_eq!(best(now + 3), format!("Score {now}. Your best is {}.", now + 3));
        assert_eq!(best(now - 3), format!("Score {now}: your best so far. It was {}.", now - 3));
        let won = with(now, "won");
        let streak = |past: &[&str]| {
            let past: Vec<Entry> = past.iter().map(|result| with(now, result)).collect();
            super::streak(&won, &past.iter().collect::<Vec<_>>()).unwrap()
        };
        assert_eq!(streak(&[]), "Your first win here.");
        assert_eq!(streak(&["won", "lost", "won"]), "2 wins in a row: your longest streak.");
        assert_eq!(streak(&["won", "won", "won", "lost", "won"]), "2 wins in a row. Your longest streak is 3.");
    }

    #[test]
    fn what_was_close_is_a_moment_of_the_game() {
        let told: Vec<String> = (1..30).filter_map(|seed| moment(&finished("keevorn", seed))).collect();
        assert!(told.iter().any(|line| line.starts_with("It was close: Health ")), "{told:?}");
        assert!(told.iter().any(|line| line.starts_with("What cost most was move ")), "{told:?}");
        assert!(told.iter().all(|line| !line.contains("Depth")), "{told:?}");
    }
}
