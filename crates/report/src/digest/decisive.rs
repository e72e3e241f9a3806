//! The tables of decisive cards and moves.

use underdeck_game::{Link, Message, say, text};
use underdeck_lab::By;
use underdeck_lab::decisive::{Decisive, Event, Group, Level, Opening, PhaseGaps, RoleWords};
use underdeck_lab::measures::Ruling;
use underdeck_stats::Interval;

use super::{game_title, named};
use crate::numbers::NumberFormat;
use crate::sheet::{DataTable, Estimate, Report, ReportCell};

/// The most events listed without a clear difference.
const UNCLEAR: usize = 5;
/// The most findings of a kind in a sentence.
const MOST: usize = 4;

impl From<&Decisive> for Report {
    fn from(found: &Decisive) -> Self {
        let (player, seed) = (found.player.as_str(), found.seed.to_string());
        let title = say!(REPORT_DECISIVE, game = game_title(found.game), player, seed);
        let sheets = vec![dealt(found), chosen(found), reached(found), kinds(found), openings(found)];
        Self {
            title,
            lead: lead(found),
            sheets: sheets.into_iter().filter(|sheet| !sheet.rows.is_empty()).collect(),
            ..Self::default()
        }
    }
}

/// A win rate or a mean score.
fn level(by: By, value: f64, interval: impl Into<Option<Interval>>) -> Estimate {
    let unit = if by == By::Wins { NumberFormat::Share } else { NumberFormat::Number(1) };
    Estimate { value, interval: interval.into(), unit }
}

/// A difference of win rates or of scores.
fn more(by: By, value: f64, interval: impl Into<Option<Interval>>) -> Estimate {
    let unit = if by == By::Wins { NumberFormat::MoreShare } else { NumberFormat::More };
    Estimate { value, interval: interval.into(), unit }
}

/// The head of a column of differences.
fn head_of_more(by: By) -> Message {
    if by == By::Wins { say!(REPORT_HEAD_MORE_WON) } else { say!(REPORT_HEAD_MORE_SCORE) }
}

/// Whether a difference is clear: by its test, and by its interval, which allows for skewed scores better than the test.
fn is_clear(p: f64, more_95: Option<Interval>) -> bool {
    p < Ruling::LEVEL && more_95.is_none_or(|interval| !interval.contains(0.0))
}

fn answer(p: f64, more_95: Option<Interval>) -> Message {
    if is_clear(p, more_95) { say!(REPORT_CLEAR) } else { say!(LAB_UNCLEAR) }
}

/// What was dealt, in words: `K seen, 2 or more`.
fn dealt_said(event: &Event, roles: &RoleWords) -> Message {
    let what = event.group.said(roles);
    let happened = match event.group.level {
        Level::Verb => say!(REPORT_EVENT_LEGAL, what),
        _ => say!(REPORT_EVENT_SEEN, what),
    };
    many(happened, event)
}

/// What was chosen, in words: `take K, 2 or more`.
fn chosen_said(event: &Event, roles: &RoleWords) -> Message {
    many(event.group.said(roles), event)
}

/// What was reached, in words: `cards in the Backpack, 2 or more`.
fn reached_said(game: &str) -> impl Fn(&Event, &RoleWords) -> Message {
    move |event, _| {
        let (id, value) = event.group.of.split_once('=').unwrap_or((&event.group.of, ""));
        let name = underdeck_catalogue::find(game).map_or_else(|_| id.into(), |game| game.info().fact(id));
        many(if value.is_empty() { name } else { named_value(&name, value) }, event)
    }
}

fn named_value(name: &Message, value: &str) -> Message {
    say!(REPORT_FACTS_MEANING, fact = name, meaning = value)
}

fn many(happened: Message, event: &Event) -> Message {
    if event.at_least == 1 { happened } else { say!(REPORT_EVENT_MANY, event = happened, n = event.at_least) }
}

/// A name for programs: `take K`, with the number of times if it is not one.
fn code(group: &Group, at_least: u64) -> String {
    let name = [group.verb.as_str(), group.of.as_str()].join(" ");
    let times = if at_least == 1 { String::new() } else { format!(" x{at_least}") };
    format!("{}{times}", name.trim())
}

fn level_said(level: Level) -> Message {
    say!(REPORT_LEVEL, level = level.name())
}

/// How many events of each level were tested.
fn tests(events: &[Event]) -> Message {
    let number = |level: Level| {
        let n = events.iter().filter(|event| event.group.level == level).count();
        (n > 0).then(|| say!(REPORT_LEVEL_TESTS, n, level = level_said(level)))
    };
    Message::join(Level::ALL.into_iter().filter_map(number), Link::Comma)
}

fn dealt(found: &Decisive) -> DataTable {
    let (moves, games, by) = (found.moves, say!(REPORT_GAMES, n = found.games), found.by.name());
    let (rows, unclear, rest) = events(found, &found.dealt, dealt_said);
    let note = say!(REPORT_DEALT_NOTE, moves, games, by, tested = tests(&found.dealt), rest);
    DataTable { rows, note, unclear, ..DataTable::new(say!(REPORT_DEALT), &heads(found.by)) }
}

fn chosen(found: &Decisive) -> DataTable {
    let (moves, games) = (found.moves, say!(REPORT_GAMES, n = found.games));
    let (rows, unclear, rest) = events(found, &found.chosen, chosen_said);
    let note = say!(REPORT_CHOSEN_NOTE, moves, games, tested = tests(&found.chosen), rest);
    DataTable { rows, note, unclear, ..DataTable::new(say!(REPORT_CHOSEN), &heads(found.by)) }
}

fn reached(found: &Decisive) -> DataTable {
    let (moves, games) = (found.moves, say!(REPORT_GAMES, n = found.games));
    let (rows, unclear, rest) = events(found, &found.reached, reached_said(found.game));
    let note = say!(REPORT_REACHED_NOTE, moves, games, tested = tests(&found.reached), rest);
    DataTable { rows, note, unclear, ..DataTable::new(say!(REPORT_REACHED), &heads(found.by)) }
}

fn heads(by: By) -> [Message; 8] {
    [
        say!(REPORT_HEAD_EVENT),
        say!(REPORT_HEAD_LEVEL),
        say!(REPORT_HEAD_ANSWER),
        head_of_more(by),
        say!(REPORT_HEAD_GAMES_WITH),
        say!(REPORT_HEAD_VALUE_WITH, by = by.name()),
        say!(REPORT_HEAD_GAMES_WITHOUT),
        say!(REPORT_HEAD_VALUE_WITHOUT, by = by.name()),
    ]
}

/// The clear events and a few others as rows, the cells of those that are not clear, and the number of the rest.
fn events(
    found: &Decisive,
    events: &[Event],
    said: impl Fn(&Event, &RoleWords) -> Message,
) -> (Vec<Vec<ReportCell>>, Vec<[usize; 2]>, usize) {
    let (clear, unclear): (Vec<&Event>, Vec<&Event>) =
        events.iter().partition(|event| is_clear(event.p_value, event.more_95));
    let row = |event: &Event| {
        let [with, without] = event.games.map(ReportCell::Count);
        let [mean, mean_without] = event.means.map(|mean| ReportCell::Estimate(level(found.by, mean, None)));
        vec![
            ReportCell::Coded(code(&event.group, event.at_least), said(event, &found.roles)),
            level_said(event.group.level).into(),
            answer(event.p_value, event.more_95).into(),
            ReportCell::Estimate(more(found.by, event.more, event.more_95)),
            with,
            mean,
            without,
            mean_without,
        ]
    };
    let hollow = (clear.len()..events.len()).take(UNCLEAR).map(|row| [row, 3]).collect();
    let rows: Vec<Vec<ReportCell>> = clear.into_iter().chain(unclear.into_iter().take(UNCLEAR)).map(row).collect();
    let rest = events.len() - rows.len();
    (rows, hollow, rest)
}

/// The cells of a column whose difference is not clear.
fn unclear(tests: impl Iterator<Item = (f64, Option<Interval>)>, column: usize) -> Vec<[usize; 2]> {
    tests.enumerate().filter(|(_, (p, more_95))| !is_clear(*p, *more_95)).map(|(row, _)| [row, column]).collect()
}

fn kinds(found: &Decisive) -> DataTable {
    let row = |kind: &PhaseGaps| {
        let [gap, stake] = [(kind.gap, kind.gap_95), (kind.stake, kind.stake_95)]
            .map(|(value, interval)| ReportCell::Estimate(more(found.by, value, interval)));
        vec![
            kind.phase.clone().into(),
            answer(kind.p_value, kind.stake_95).into(),
            ReportCell::Count(kind.decisions),
            stake,
            gap,
            ReportCell::number(kind.legal, 1),
        ]
    };
    let note = say!(REPORT_PHASES_NOTE, by = found.by.name(), playouts = u64::from(found.playouts) * 2);
    let heads = [
        &text::REPORT_HEAD_PHASE,
        &text::REPORT_HEAD_ANSWER,
        &text::REPORT_HEAD_DECISIONS,
        &text::REPORT_HEAD_OVER_ALL,
        &text::REPORT_HEAD_OVER_SECOND,
        &text::REPORT_HEAD_LEGAL,
    ];
    let unclear = unclear(found.kinds.iter().map(|kind| (kind.p_value, kind.stake_95)), 3);
    DataTable {
        rows: found.kinds.iter().map(row).collect(),
        note,
        unclear,
        ..DataTable::new(say!(REPORT_PHASES), &heads)
    }
}

fn openings(found: &Decisive) -> DataTable {
    let row = |opening: &Opening| {
        let [deals, own] = [opening.deals, opening.own].map(ReportCell::Count);
        vec![
            ReportCell::Coded(code(&opening.group, 1), opening.group.said(&found.roles)),
            level_said(opening.group.level).into(),
            answer(opening.p_value, opening.more_95).into(),
            ReportCell::Estimate(more(found.by, opening.more, opening.more_95)),
            ReportCell::Estimate(level(found.by, opening.mean, opening.mean_95)),
            deals,
            own,
        ]
    };
    let note = say!(REPORT_FIRST_MOVES_NOTE, deals = found.deals);
    let heads = [
        say!(REPORT_HEAD_FIRST_MOVE),
        say!(REPORT_HEAD_LEVEL),
        say!(REPORT_HEAD_ANSWER),
        head_of_more(found.by),
        if found.by == By::Wins { say!(REPORT_HEAD_WON) } else { say!(REPORT_HEAD_MEAN_SCORE) },
        say!(REPORT_HEAD_DEALS),
        say!(REPORT_HEAD_OWN_CHOICE),
    ];
    let sheet = DataTable::new(say!(REPORT_FIRST_MOVES), &heads);
    let unclear = unclear(found.openings.iter().map(|opening| (opening.p_value, opening.more_95)), 3);
    DataTable { rows: found.openings.iter().map(row).collect(), note, unclear, ..sheet }
}

fn lead(found: &Decisive) -> Vec<Message> {
    let mut lead = Vec::new();
    if found.games > 0 {
        let clear = |events: &[Event], said: &dyn Fn(&Event, &RoleWords) -> Message| {
            let clear = events.iter().filter(|event| is_clear(event.p_value, event.more_95)).take(MOST);
            let list: Vec<Message> = clear
                .map(|event| named(said(event, &found.roles), more(found.by, event.more, event.more_95)))
                .collect();
            (!list.is_empty()).then(|| Message::join(list, Link::And))
        };
        let by = found.by.name();
        lead.push(match clear(&found.dealt, &dealt_said) {
            None => say!(REPORT_DEALT_NONE, n = found.dealt.len()),
            Some(list) => say!(REPORT_DEALT_CLEAR, by, list),
        });
        lead.push(match clear(&found.chosen, &chosen_said) {
            None => say!(REPORT_CHOSEN_NONE, n = found.chosen.len()),
            Some(list) => say!(REPORT_CHOSEN_CLEAR, by, list),
        });
        lead.push(match clear(&found.reached, &reached_said(found.game)) {
            None => say!(REPORT_REACHED_NONE, n = found.reached.len()),
            Some(list) => say!(REPORT_REACHED_CLEAR, by, list),
        });
    }
    if found.followed > 0 {
        let clear = found.kinds.iter().filter(|kind| is_clear(kind.p_value, kind.stake_95));
        let clear: Vec<Message> =
            clear.map(|kind| named(kind.phase.as_str(), more(found.by, kind.stake, kind.stake_95))).collect();
        lead.push(match clear.is_empty() {
            true => say!(REPORT_PHASES_NONE),
            false => say!(REPORT_PHASES_CLEAR, by = found.by.name(), list = Message::join(clear, Link::And)),
        });
    }
    if found.deals > 0 {
        let tried = found.openings.len();
        let best =
            found.openings.first().filter(|opening| is_clear(opening.p_value, opening.more_95) && opening.more > 0.0);
        lead.push(match best {
            Some(best) => {
                let more = more(found.by, best.more, best.more_95).said();
                say!(REPORT_FIRST_MOVES_BEST, move = best.group.said(&found.roles), more)
            }
            None if tried == 0 => say!(REPORT_FIRST_MOVES_FEW),
            None => say!(REPORT_FIRST_MOVES_NONE, n = tried),
        });
    }
    lead.push(say!(REPORT_LIMITS_DECISIVE));
    lead
}
