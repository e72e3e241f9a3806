//! The tables of two versions of a game: what changed, in words and in figures.

use underdeck_game::{Link, Message, say, text};
use underdeck_lab::versions::{CauseChange, MeanChange, PlaceChange, TurnedDeal, VersionsReport};
use underdeck_stats::ratio;

use super::named;
use crate::numbers::{NumberFormat, grouped};
use crate::sheet::{DataTable, Estimate, Report, ReportCell};

/// The most places listed.
const PLACES: usize = 12;

impl From<&VersionsReport> for Report {
    fn from(report: &VersionsReport) -> Self {
        let mut digest = Self::from(&report.experiment);
        let limits = digest.lead.pop();
        if report.changes.alike == report.changes.games {
            digest.lead.clear();
        }
        digest.lead.extend(changed(report));
        digest.lead.extend(limits);
        let first = 1.min(digest.sheets.len());
        let sheets = [Some(figures(report)), causes(report), places(report), turned(report)];
        digest.insert(first, sheets.into_iter().flatten().collect());
        digest
    }
}

/// What changed, a sentence each.
fn changed(report: &VersionsReport) -> Vec<Message> {
    let changes = &report.changes;
    let (n, games) = (changes.alike, changes.games);
    if n == games {
        return vec![say!(REPORT_CHANGES_ALL_ALIKE, games)];
    }
    let share = ratio(n as f64, games as f64);
    let share = Estimate { value: share, interval: Some(changes.alike_95), unit: NumberFormat::Share }.said();
    let mut said = vec![say!(REPORT_CHANGES_ALIKE, n, games, share)];
    if let Some(pair) = report.experiment.cells.iter().find_map(|cell| cell.difference.as_ref()) {
        said.push(say!(REPORT_CHANGES_TURNED, gained = pair.gained, given = pair.given));
    }
    let (clear, unclear): (Vec<_>, Vec<_>) = changes.means.iter().partition(|mean| mean.is_clear());
    let list = |means: &[&MeanChange]| Message::join(means.iter().map(|mean| from_to(mean)), "; ");
    if !clear.is_empty() {
        said.push(say!(REPORT_CHANGES_MEANS, list = list(&clear)));
    }
    if !unclear.is_empty() {
        said.push(say!(REPORT_CHANGES_MEANS_NONE, list = list(&unclear)));
    }
    let list = |is_more: bool| {
        let found = changes.causes.iter().filter(|cause| cause.is_clear() && (cause.change > 0.0) == is_more);
        let found: Vec<Message> = found.map(|cause| named(cause.cause.as_str(), more(cause))).collect();
        (!found.is_empty()).then(|| Message::join(found, Link::And))
    };
    let causes = [
        list(true).map(|list| say!(REPORT_CHANGES_ROSE, list)),
        list(false).map(|list| say!(REPORT_CHANGES_FELL, list)),
    ];
    let is_unclear = !changes.causes.is_empty() && causes.iter().all(Option::is_none);
    said.extend(causes.into_iter().flatten());
    said.extend(is_unclear.then(|| say!(REPORT_CHANGES_CAUSES_NONE)));
    let list = |is_more: bool| {
        let found = changes.places.iter().filter(|place| place.is_clear() && (place.change > 0.0) == is_more);
        let found: Vec<Message> = found.take(PLACES).map(|place| named(at(place), more_at(place))).collect();
        (!found.is_empty()).then(|| Message::join(found, Link::And))
    };
    said.extend(list(true).map(|list| say!(REPORT_CHANGES_MORE_AT, list)));
    said.extend(list(false).map(|list| say!(REPORT_CHANGES_FEWER_AT, list)));
    said
}

fn name(mean: &MeanChange) -> Message {
    match mean.figure {
        "moves" => say!(REPORT_CHANGES_MOVES),
        "decisions" => say!(REPORT_CHANGES_DECISIONS),
        _ => say!(REPORT_CHANGES_BRANCHING),
    }
}

fn difference(mean: &MeanChange) -> Estimate {
    Estimate { value: mean.change, interval: mean.change_95, unit: NumberFormat::More }
}

fn more(cause: &CauseChange) -> Estimate {
    Estimate { value: cause.change, interval: Some(cause.change_95), unit: NumberFormat::MoreShare }
}

fn at(place: &PlaceChange) -> Message {
    say!(REPORT_CHANGES_AT, by = say!(REPORT_BY, by = place.by), at = place.at)
}

fn more_at(place: &PlaceChange) -> Estimate {
    Estimate { value: place.change, interval: Some(place.change_95), unit: NumberFormat::MoreShare }
}

fn from_to(mean: &MeanChange) -> Message {
    let [first, second] = mean.means.map(|mean| NumberFormat::Number(1).words(mean));
    say!(REPORT_CHANGES_FROM, what = name(mean), first, second, change = difference(mean).said())
}

fn answer(is_clear: bool) -> ReportCell {
    if is_clear { say!(REPORT_CLEAR) } else { say!(LAB_UNCLEAR) }.into()
}

/// The names of the versions.
fn names(report: &VersionsReport) -> [Message; 2] {
    [0, 1].map(|n| report.experiment.cells.get(n).map_or_else(Message::default, |cell| cell.name.as_str().into()))
}

/// The cells of the column of differences that are not clear.
fn hollow(is_clear: impl Iterator<Item = bool>) -> Vec<[usize; 2]> {
    is_clear.enumerate().filter(|(_, is_clear)| !is_clear).map(|(row, _)| [row, 1]).collect()
}

/// Length and choices.
fn figures(report: &VersionsReport) -> DataTable {
    let row = |mean: &MeanChange| {
        let [first, second] = mean.means.map(|mean| ReportCell::number(mean, 1));
        vec![name(mean).into(), ReportCell::Estimate(difference(mean)), first, second, answer(mean.is_clear())]
    };
    let [first, second] = names(report);
    let heads = [
        say!(REPORT_CHANGES_FIGURE),
        Message::from(&text::REPORT_HEAD_DIFFERENCE),
        first,
        second,
        Message::from(&text::REPORT_HEAD_ANSWER),
    ];
    DataTable {
        rows: report.changes.means.iter().map(row).collect(),
        note: say!(REPORT_CHANGES_NOTE),
        unclear: hollow(report.changes.means.iter().map(MeanChange::is_clear)),
        ..DataTable::new(say!(REPORT_CHANGES_FIGURES), &heads)
    }
}

/// The lost games by cause, if any was lost.
fn causes(report: &VersionsReport) -> Option<DataTable> {
    let row = |cause: &CauseChange| {
        let [lost, alone] = [cause.lost, cause.alone].map(|counts| counts.map(ReportCell::Count));
        let counts = lost.into_iter().chain(alone);
        let start = [cause.cause.as_str().into(), ReportCell::Estimate(more(cause))];
        start.into_iter().chain(counts).chain([answer(cause.is_clear())]).collect()
    };
    let [first, second] = names(report);
    let alone = |name: &Message| say!(REPORT_CHANGES_ALONE, name);
    let heads = [
        Message::from(&text::REPORT_HEAD_CAUSE),
        Message::from(&text::REPORT_HEAD_DIFFERENCE),
        first.clone(),
        second.clone(),
        alone(&first),
        alone(&second),
        Message::from(&text::REPORT_HEAD_ANSWER),
    ];
    let rows: Vec<_> = report.changes.causes.iter().map(row).collect();
    let sheet = DataTable::new(say!(REPORT_CHANGES_CAUSES), &heads);
    let unclear = hollow(report.changes.causes.iter().map(CauseChange::is_clear));
    (!rows.is_empty()).then(|| DataTable { rows, note: say!(REPORT_CHANGES_NOTE), unclear, ..sheet })
}

/// The lost games by place, if there are several.
fn places(report: &VersionsReport) -> Option<DataTable> {
    let row = |place: &PlaceChange| {
        let [first, second] = place.lost.map(ReportCell::Count);
        vec![at(place).into(), ReportCell::Estimate(more_at(place)), first, second, answer(place.is_clear())]
    };
    let [first, second] = names(report);
    let heads = [
        say!(REPORT_CHANGES_PLACE),
        Message::from(&text::REPORT_HEAD_DIFFERENCE),
        first,
        second,
        Message::from(&text::REPORT_HEAD_ANSWER),
    ];
    let rows: Vec<_> = report.changes.places.iter().take(PLACES).map(row).collect();
    let sheet = DataTable::new(say!(REPORT_CHANGES_PLACES), &heads);
    let unclear = hollow(report.changes.places.iter().take(PLACES).map(PlaceChange::is_clear));
    (!rows.is_empty()).then(|| DataTable { rows, note: say!(REPORT_CHANGES_PLACES_NOTE), unclear, ..sheet })
}

/// The first deals that are won in one version alone.
fn turned(report: &VersionsReport) -> Option<DataTable> {
    let changes = &report.changes;
    let cell = report.experiment.cells.first()?;
    let row = |deal: &TurnedDeal| {
        let ends = deal.ends.iter().map(|end| ReportCell::from(end.as_str()));
        [deal.deal.as_str().into(), deal.seed.to_string().into()].into_iter().chain(ends).collect()
    };
    let [first, second] = names(report);
    let heads = [Message::from(&text::REPORT_HEAD_DEALS), say!(REPORT_CHANGES_SEED), first, second];
    let (shown, all) = (changes.turned.len(), grouped(changes.turned_deals));
    let note = say!(REPORT_CHANGES_DEALS_NOTE, shown, all, game = cell.game, player = cell.player);
    let sheet = DataTable::new(say!(REPORT_CHANGES_DEALS), &heads);
    (shown > 0).then(|| DataTable { rows: changes.turned.iter().map(row).collect(), note, ..sheet })
}
