//! Closing remarks after a game: comparisons and close calls.

use underdeck_game::{Body, GameResult, Good, Message, Seat, Symbol, Zone, say};
use underdeck_record::Record;

use crate::statistics::{FinishedGame, PlayerResult};
use underdeck_play::{Capabilities, Replayer};

/// The closing remarks of a finished game: at most one line each about its score, the streak, and its decisive moment. Empty for an unfinished game.
///
/// `before` are all finished games in the order of their ends; games with another game or options are ignored. Without it there are no comparisons.
pub fn closing(record: &Record, before: Option<&[FinishedGame]>) -> Vec<Message> {
    closing_by(Capabilities::WHOLE, record, before)
}

/// As [`closing`], with reduced capabilities: a record that cannot be replayed has fewer remarks.
pub fn closing_by(
    capabilities: &'static Capabilities,
    record: &Record,
    before: Option<&[FinishedGame]>,
) -> Vec<Message> {
    let Some(entry) = FinishedGame::of(record) else { return Vec::new() };
    let Some(before) = before else { return moment(capabilities, record).into_iter().collect() };
    let is_like = |other: &&FinishedGame| {
        other.game == entry.game
            && other.options == entry.options
            && other.own
            && !other.informed
            && other.told == entry.told
    };
    let like: Vec<&FinishedGame> = before.iter().filter(is_like).collect();
    let counts = entry.own && !entry.informed;
    let lines = [score(&entry, &like), streak(&entry, &like).filter(|_| counts), moment(capabilities, record)];
    lines.into_iter().flatten().collect()
}

fn score(entry: &FinishedGame, like: &[&FinishedGame]) -> Option<Message> {
    let now = entry.score?;
    Some(match like.iter().filter_map(|other| other.score).max() {
        None => say!(CLOSING_FIRST, score = now),
        Some(best) if now > best => say!(CLOSING_BEST, score = now, best),
        Some(best) if now == best => say!(CLOSING_EQUAL, score = now),
        Some(best) => say!(CLOSING_SCORE, score = now, best),
    })
}

fn streak(entry: &FinishedGame, like: &[&FinishedGame]) -> Option<Message> {
    let wins: Vec<bool> = like.iter().map(|other| other.verdict() == PlayerResult::Won).collect();
    let longest = wins.split(|won| !won).map(<[bool]>::len).max().unwrap_or_default();
    let run = wins.iter().rev().take_while(|won| **won).count();
    Some(match (entry.verdict(), run + 1) {
        (PlayerResult::Won, 1) if wins.contains(&true) => say!(STREAK_AGAIN),
        (PlayerResult::Won, 1) => say!(STREAK_FIRST),
        (PlayerResult::Won, now) if now > longest => say!(STREAK_BEST, n = now),
        (PlayerResult::Won, now) => say!(STREAK_NOW, n = now, longest),
        (PlayerResult::Lost, now) if now > 2 => say!(STREAK_ENDS, n = run),
        _ => return None,
    })
}

/// A counter of life: its name, value, and its limit or its value at the start.
struct Gauge {
    name: Message,
    value: i64,
    most: i64,
    /// The distance from the value that loses the game.
    room: i64,
}

/// The closest call of a won game, or the worst blow that a lost one survived: a fact, while only a review knows what cost the game. Only for
/// games of one seat.
fn moment(capabilities: &'static Capabilities, record: &Record) -> Option<Message> {
    let mut replay = Replayer::by(capabilities, record.clone()).ok()?;
    let start = replay.session().counters();
    let (mut before, mut narrowest, mut blows) = (gauges(&start, &start), None, Vec::new());
    while replay.forward() {
        if replay.session().seat() != Seat(0) {
            return None;
        }
        let now = gauges(&replay.session().counters(), &start);
        for gauge in &now {
            let least = narrowest.as_ref().map_or(i64::MAX, |(room, _)| *room);
            if gauge.room < least && gauge.room * 3 <= gauge.most {
                let (Gauge { name, value, most, .. }, ply) = (gauge, replay.ply());
                narrowest = Some((gauge.room, say!(MOMENT_CLOSE, name, value, most, n = ply)));
            }
            let Some(was) = before.iter().find(|was| was.name == gauge.name) else { continue };
            // The blow that ends a game is its end, not what it was lost by.
            if gauge.room > 0 && was.room > gauge.room {
                blows.push((was.room - gauge.room, replay.ply(), [was.value, gauge.value], gauge.name.clone()));
            }
        }
        before = now;
    }
    match replay.session().outcome()?.result {
        GameResult::Won => narrowest.map(|(_, said)| said),
        GameResult::Lost => {
            // Only what ran out in the end lost the game.
            blows.retain(|(_, _, _, name)| before.iter().any(|gauge| gauge.room <= 0 && gauge.name == *name));
            let (_, n, [before, after], name) = blows.into_iter().rev().max_by_key(|(cost, ..)| *cost)?;
            replay.go_to_ply(n);
            let label = replay.played()?.offer.label.clone();
            replay.go_to_ply(n - 1);
            let choices = replay.session().table().offers.iter().filter(|offer| offer.finality.is_open()).count();
            Some(say!(MOMENT_COST, n, label, name, before, after, choices))
        }
        _ => None,
    }
}

fn gauges(counters: &[Zone], start: &[Zone]) -> Vec<Gauge> {
    let gauge = |zone: &Zone| {
        let Body::Counter { value, max } = zone.body else { return None };
        let Body::Counter { value: first, .. } = start.iter().find(|first| first.id == zone.id)?.body else {
            return None;
        };
        let (most, room) = if zone.good == Good::Low { (max?, max? - value) } else { (first.max(value), value) };
        // Running out of riches and points is not fatal.
        (zone.icon.symbol == Some(Symbol::Health)).then(|| Gauge { name: zone.name.clone(), value, most, room })
    };
    counters.iter().filter_map(gauge).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(game: &str, seed: u64) -> Record {
        let game = underdeck_catalogue::find(game).unwrap();
        let mut session = underdeck_play::start(game, &game.deal(&[], seed).unwrap().code).unwrap();
        while let Some(hint) = session.hint() {
            session.play(&hint.offer.spelling).unwrap();
        }
        session.record()
    }

    #[test]
    fn the_end_of_a_game_is_compared_with_those_before_it() {
        let record = finished("card-crawler", 5);
        let entry = FinishedGame::of(&record).unwrap();
        let with =
            |score: i64, result: &str| FinishedGame { score: Some(score), result: result.into(), ..entry.clone() };
        let now = entry.score.unwrap();
        assert_eq!(closing(&record, Some(&[]))[0].to_string(), format!("Score {now}, your first in this game."));
        let best = |score| closing(&record, Some(&[with(score, "won")]))[0].to_string();
        assert_eq!(best(now + 3), format!("Score {now}. Your best is {}.", now + 3));
        assert_eq!(best(now - 3), format!("Score {now}, your best so far (before: {}).", now - 3));
        let won = with(now, "won");
        let streak = |past: &[&str]| {
            let past: Vec<FinishedGame> = past.iter().map(|result| with(now, result)).collect();
            super::streak(&won, &past.iter().collect::<Vec<_>>()).unwrap().to_string()
        };
        assert_eq!(streak(&[]), "Your first win in this game.");
        assert_eq!(streak(&["won", "lost", "won"]), "Winning streak 2, your best so far.");
        assert_eq!(streak(&["won", "won", "won", "lost", "won"]), "Winning streak 2, best 3.");
    }

    #[test]
    fn a_close_call_is_a_remark() {
        let remarks: Vec<String> = (1..30)
            .filter_map(|seed| Some(moment(Capabilities::WHOLE, &finished("keevorn", seed))?.to_string()))
            .collect();
        assert!(remarks.iter().any(|line| line.starts_with("A close call: Health ")), "{remarks:?}");
        assert!(remarks.iter().any(|line| line.starts_with("Worst blow: ")), "{remarks:?}");
        let others =
            ["card-crawler", "judgement-quest", "living-keep"].map(|game| (1..6).map(|seed| finished(game, seed)));
        let others =
            others.into_iter().flatten().filter_map(|record| Some(moment(Capabilities::WHOLE, &record)?.to_string()));
        let is_life =
            |line: &String| ["Health", "Wounds", "HP"].iter().any(|life| line.contains(&format!(": {life} ")));
        assert!(remarks.into_iter().chain(others).all(|line| is_life(&line)));
    }
}
