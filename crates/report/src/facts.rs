//! Games by what their facts say, and the courses of facts.

use underdeck_game::{Link, Message, say};
use underdeck_lab::facts::{FactCurve, FactGroup, FactReport, facts as known, title};

use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::sheet::{ChartKind, DataTable, Estimate, Report, ReportCell};

/// The most groups in a table.
const MOST_GROUPS: usize = 40;
/// The most places of a course in a table; the drawing has them all.
const MOST_PLACES: usize = 12;

/// The answer of a game's facts, as a report of its own.
pub fn fact_report(game: &str, report: &FactReport) -> Report {
    let name = underdeck_catalogue::find(game).map_or(game, |game| game.info().title);
    let title = say!(REPORT_FACTS_TITLE, game = name, games = say!(REPORT_GAMES, n = report.all));
    let sheets = sheets(game, "", report);
    let figures = [&sheets[..], &courses(game, "", report)].concat();
    Report { title, sheets, figures, ..Report::default() }
}

/// The tables of a player or a cell: its groups, and its courses. The name is empty if there is only one.
pub(crate) fn sheets(game: &str, name: &str, report: &FactReport) -> Vec<DataTable> {
    let groups = (!(report.by.is_empty() && report.conditions.is_empty())).then(|| groups(game, name, report));
    groups.into_iter().chain(along(report).into_iter().map(|curves| course(game, name, &curves))).collect()
}

/// Each course of a player or a cell as a curve.
pub(crate) fn courses(game: &str, name: &str, report: &FactReport) -> Vec<DataTable> {
    report.courses.iter().map(|curve| drawn_course(game, name, curve)).collect()
}

/// The title, followed by the player if there are several.
fn of_player(title: Message, name: &str) -> Message {
    if name.is_empty() { title } else { say!(REPORT_FACTS_OF, title, name) }
}

fn by(report: &FactReport) -> Message {
    if report.by.is_empty() {
        say!(REPORT_HEAD_GAMES)
    } else {
        Message::join(report.by.iter().map(String::as_str), " × ")
    }
}

fn group_name(group: &FactGroup) -> ReportCell {
    match group.values.is_empty() {
        true => say!(REPORT_FACTS_MET).into(),
        false => group.values.join(" × ").as_str().into(),
    }
}

fn won(group: &FactGroup) -> ReportCell {
    ReportCell::estimate(group.win_rate, group.win_rate_95, NumberFormat::Share)
}

fn score(group: &FactGroup) -> ReportCell {
    group
        .score
        .map_or(ReportCell::Empty, |score| ReportCell::estimate(score.mean, score.mean_95, NumberFormat::Number(2)))
}

fn moves(group: &FactGroup) -> ReportCell {
    ReportCell::estimate(group.moves.mean, group.moves.mean_95, NumberFormat::Number(1))
}

/// A row for each group.
fn groups(game: &str, name: &str, report: &FactReport) -> DataTable {
    let heads = [
        by(report),
        say!(REPORT_HEAD_GAMES),
        say!(REPORT_HEAD_FACTS_SHARE),
        say!(REPORT_HEAD_WON),
        say!(REPORT_HEAD_MEAN_SCORE),
        say!(REPORT_HEAD_MEAN_MOVES),
    ];
    let title = match report.by.is_empty() {
        true => say!(REPORT_FACTS_WHERE),
        false => say!(REPORT_FACTS_BY, by = by(report)),
    };
    let mut sheet = DataTable::new(of_player(title, name), &heads);
    for group in report.groups.iter().take(MOST_GROUPS) {
        let share = ReportCell::estimate(group.share, group.share_95, NumberFormat::Share);
        let cells = [group_name(group), ReportCell::Count(group.games), share, won(group), score(group), moves(group)];
        sheet.rows.push(cells.to_vec());
    }
    let conditions = Message::join(report.conditions.iter().map(|text| Message::quote(text)), Link::And);
    let met = match report.conditions.is_empty() {
        true => Message::default(),
        false => say!(REPORT_FACTS_CONDITIONS, n = report.games, all = report.all, conditions),
    };
    let rest = match report.groups.len().saturating_sub(MOST_GROUPS) {
        0 => Message::default(),
        n => say!(REPORT_FACTS_REST, n),
    };
    let overlap = match report.by.iter().any(|by| by.contains('*')) {
        true => say!(REPORT_FACTS_OVERLAP),
        false => Message::default(),
    };
    let shown = || report.groups.iter().take(MOST_GROUPS).flat_map(|group| &group.values);
    let asked: Vec<&str> = report
        .by
        .iter()
        .chain(&report.conditions)
        .chain(shown().filter(|_| !overlap.is_empty()))
        .map(String::as_str)
        .collect();
    sheet.note = notes([met, overlap.clone(), meanings(game, &asked), rest]);
    sheet
}

/// What each fact of these terms means.
fn meanings(game: &str, terms: &[&str]) -> Message {
    let Ok(game) = underdeck_catalogue::find(game) else { return Message::default() };
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let is_named = |id: &str| terms.iter().any(|term| term.split(|c| !is_id(c)).any(|word| word == id));
    let named = known(game).into_iter().filter(|fact| is_named(fact.id) && *title(game, fact.id) != *fact.id);
    let meanings: Vec<Message> =
        named.map(|fact| say!(REPORT_FACTS_MEANING, fact = fact.id, meaning = title(game, fact.id))).collect();
    if meanings.is_empty() {
        Message::default()
    } else {
        say!(REPORT_FACTS_MEANINGS, list = Message::join(meanings, "; "))
    }
}

/// The courses of each fact asked for, group by group.
fn along(report: &FactReport) -> Vec<Vec<&FactCurve>> {
    let mut all: Vec<Vec<&FactCurve>> = Vec::new();
    for curve in &report.courses {
        let is_same = |known: &Vec<&FactCurve>| known[0].fact == curve.fact && known[0].along == curve.along;
        match all.iter_mut().find(|known| is_same(known)) {
            Some(known) => known.push(curve),
            None => all.push(vec![curve]),
        }
    }
    all
}

fn course_title(curve: &FactCurve, name: &str) -> Message {
    of_player(say!(REPORT_FACTS_COURSE, fact = curve.fact, along = curve.along), name)
}

fn unit(game: &str, curve: &FactCurve) -> NumberFormat {
    let is_flag = underdeck_catalogue::find(game).is_ok_and(|game| {
        known(game).iter().any(|fact| fact.id == curve.fact && fact.kind == underdeck_game::FactKind::Flag)
    });
    if is_flag { NumberFormat::Share } else { NumberFormat::Number(2) }
}

/// A row for each place of a course, a column for each group.
fn course(game: &str, name: &str, curves: &[&FactCurve]) -> DataTable {
    let first = curves[0];
    let mut places: Vec<i64> = curves.iter().flat_map(|curve| curve.points.iter().map(|point| point.at)).collect();
    places.sort_unstable();
    places.dedup();
    let all = places.len();
    let step = all.div_ceil(MOST_PLACES).max(1);
    let places: Vec<i64> = places.into_iter().step_by(step).collect();
    let head = |curve: &&FactCurve| match curve.values.is_empty() {
        true => Message::from(curve.fact.as_str()),
        false => curve.values.join(" × ").as_str().into(),
    };
    let heads: Vec<Message> = std::iter::once(first.along.as_str().into()).chain(curves.iter().map(head)).collect();
    let mut sheet = DataTable::new(course_title(first, name), &heads);
    for at in places {
        let cell = |curve: &&FactCurve| {
            let point = curve.points.iter().find(|point| point.at == at);
            // As words: the whole course is drawn, not these places.
            point.map_or(ReportCell::Empty, |point| {
                Estimate { value: point.mean, interval: point.mean_95, unit: unit(game, curve) }.said().into()
            })
        };
        sheet.rows.push(std::iter::once(at.to_string().into()).chain(curves.iter().map(cell)).collect());
    }
    let rest = if step > 1 { say!(REPORT_FACTS_PLACES, n = sheet.rows.len(), all) } else { Message::default() };
    sheet.note = notes([say!(REPORT_FACTS_ENDED), meanings(game, &[&first.fact, &first.along]), rest]);
    sheet
}

/// The whole course of one group.
fn drawn_course(game: &str, name: &str, curve: &FactCurve) -> DataTable {
    let values = curve.values.join(" × ");
    let title = of_player(course_title(curve, name), &values);
    let row = |point: &underdeck_lab::facts::FactPoint| {
        let mean = ReportCell::estimate(point.mean, point.mean_95, unit(game, curve));
        vec![point.at.to_string().into(), mean, ReportCell::Count(point.games)]
    };
    let heads = [Message::from(curve.along.as_str()), curve.fact.as_str().into(), say!(REPORT_HEAD_GAMES)];
    let rows = curve.points.iter().map(row).collect();
    DataTable { rows, look: ChartKind::Curve, ..DataTable::new(title, &heads) }
}
