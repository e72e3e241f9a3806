//! Studies, experiments and measures as tables.

mod decisive;
pub(crate) mod experiment;
mod losses;
mod measures;
mod sentences;
pub(crate) mod study;
mod tune;

use underdeck_lab::{Difference, LuckOut, Shared};
use underdeck_stats::Interval;

use crate::histograms::{Bins, Series};
use crate::sheet::{ChartKind, DataTable, NumberFormat, ReportCell, grouped};

/// The differences of players or cells from their baselines, with shared facts in the note.
fn differences<'a>(title: &str, all: impl Iterator<Item = &'a Difference>) -> DataTable {
    let heads = ["difference", "more won", "won alone", "lost alone", "more score", "over games", "mean scores there"];
    let mut sheet = DataTable::new(title, &heads);
    let mut shared = None;
    for difference in all {
        let name = format!("{} against {}", difference.player, difference.against);
        let alone = [difference.gained, difference.given].map(ReportCell::Count);
        sheet
            .rows
            .push([vec![name.into(), more_won(difference)], alone.to_vec(), more_score(difference).to_vec()].concat());
        shared = Some(difference.shared);
    }
    sheet.note = shared.map_or_else(String::new, |shared| format!("Paired by {}.", shared.words()));
    sheet
}

/// The difference of win rates.
fn more_won(difference: &Difference) -> ReportCell {
    ReportCell::estimate(difference.win_rate, difference.win_rate_95, NumberFormat::MoreShare)
}

/// The difference of scores, the number of games it is based on if not all, and both means over these games if the means are not in another table.
fn more_score(difference: &Difference) -> [ReportCell; 3] {
    let Some(score) = difference.score else { return [ReportCell::NONE; 3] };
    let more = ReportCell::estimate(score.mean, score.mean_95, NumberFormat::More);
    if score.games == difference.games {
        return [more, ReportCell::NONE, ReportCell::NONE];
    }
    let [before, after] = score.means;
    [more, ReportCell::Count(score.games), format!("{before:.2} to {after:.2}").into()]
}

/// A row for a luck-adjusted win rate, mean score or difference.
fn luck_out(name: &str, found: &LuckOut, rate: NumberFormat, score: NumberFormat) -> Vec<ReportCell> {
    let mean = found.score.map_or(ReportCell::NONE, |mean| ReportCell::estimate(mean, found.score_95, score));
    let worth = |worth: f64| ReportCell::number(worth, 2);
    vec![
        name.into(),
        ReportCell::estimate(found.win_rate, found.win_rate_95, rate),
        worth(found.worth),
        mean,
        found.score_worth.map_or(ReportCell::NONE, worth),
    ]
}

/// A table of luck-adjusted rates, then differences of rates.
fn lucks_out<'a>(
    rates: impl Iterator<Item = (&'a str, &'a Option<LuckOut>)>,
    differences: impl Iterator<Item = &'a Difference>,
) -> Option<DataTable> {
    let mut sheet = DataTable::new("Luck taken out", &["", "won", "a game is worth", "mean score", "a game is worth"]);
    let rates = rates.filter_map(|(name, found)| {
        Some(luck_out(name, found.as_ref()?, NumberFormat::Share, NumberFormat::Number(2)))
    });
    sheet.rows.extend(rates);
    let differences = differences.filter_map(|difference| {
        let name = format!("{} against {}", difference.player, difference.against);
        Some(luck_out(&name, difference.luck_out.as_ref()?, NumberFormat::MoreShare, NumberFormat::More))
    });
    sheet.rows.extend(differences);
    sheet.note = "The same means, better known: what chance showed is taken out by a learned value, without bias (docs/players.md). \
                  So many games without the adjustment tell as much as one with it."
        .into();
    (!sheet.rows.is_empty()).then_some(sheet)
}

/// The differences between unequal deals, as text; empty if all deals are equal.
pub(crate) fn other_deals<'a>(all: impl Iterator<Item = &'a Difference>) -> String {
    let names: Vec<&str> =
        all.filter(|found| found.shared == Shared::Seeds).map(|found| found.player.as_str()).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("Not on the same deals, because the rules change what is dealt: {}.", names.join(", ")),
    }
}

/// The note of a table that compares scores over fewer games than were played.
fn of_scores<'a>(mut all: impl Iterator<Item = &'a Difference>) -> &'static str {
    match all.any(|found| found.score.is_some_and(|score| score.games < found.games)) {
        true => {
            "Mean scores are over the games that have one; differences of scores are over the games with a score in both, \
                 whose number and means stand beside them. These are fewer and easier games than all."
        }
        false => "",
    }
}

/// The win rate by the number of simulations: a curve for each kind of player, `mcts:100` and so on, with at least two budgets. `of` names the game
/// or house rules if there are several.
fn skill<'a>(of: &str, rates: impl Iterator<Item = (&'a str, f64, Interval)>) -> Vec<DataTable> {
    let mut kinds: Vec<(&str, Vec<(u64, ReportCell)>)> = Vec::new();
    for (player, won, interval) in rates {
        let Some((kind, number)) = player.split_once(':') else { continue };
        let Ok(number) = number.parse() else { continue };
        let point = (number, ReportCell::estimate(won, interval, NumberFormat::Share));
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, points)) => points.push(point),
            None => kinds.push((kind, vec![point])),
        }
    }
    let sheet = |(kind, mut points): (&str, Vec<(u64, ReportCell)>)| {
        points.sort_by_key(|(number, _)| *number);
        let rows = points.into_iter().map(|(number, won)| vec![number.to_string().into(), won]).collect();
        let title = format!("Skill of {kind} by its simulations{of}");
        DataTable { rows, look: ChartKind::Curve, ..DataTable::new(&title, &["simulations for a move", "won"]) }
    };
    kinds.into_iter().filter(|(_, points)| points.len() > 1).map(sheet).collect()
}

/// The distribution of a player's numbers, in bars.
fn spread(title: &str, what: &str, (name, counts): (&str, &[(i64, u64)])) -> DataTable {
    let bins = Bins::of(&[Series { name: String::new(), note: String::new(), counts }], None);
    let row = |(first, shares): &(i64, Vec<f64>)| {
        vec![bins.words(*first).into(), ReportCell::estimate(shares[0], None, NumberFormat::Share)]
    };
    let sheet = DataTable::new(&format!("{title}, {name}"), &[what, "games"]);
    DataTable { rows: bins.bins.iter().map(row).collect(), look: ChartKind::Bars, ..sheet }
}

/// Joins notes.
fn notes(all: &[&str]) -> String {
    all.iter().copied().filter(|note| !note.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Options as entered.
fn typed<K: std::fmt::Display, V: std::fmt::Display>(options: &[(K, V)]) -> String {
    options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

/// A count with its noun in the plural.
fn many(n: u64, what: &str) -> String {
    format!("{} {what}", grouped(n))
}
