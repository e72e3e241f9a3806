//! Studies, experiments and measures as tables.

mod decisive;
pub(crate) mod experiment;
mod losses;
mod measures;
mod sentences;
pub(crate) mod study;
mod tune;
mod versions;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{Link, Message, OptionKind, OptionValue, Playable, say, text};
use underdeck_lab::{By, Difference, Luck, LuckOut, Shared};
use underdeck_stats::Interval;

use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::sheet::{ChartKind, DataTable, Estimate, ReportCell};

pub(crate) use sentences::clear;

/// The title of a game.
pub(crate) fn game_title(id: &str) -> String {
    underdeck_catalogue::find(id).map_or_else(|_| id.to_owned(), |game| game.info().title.to_owned())
}

/// Whether a game is about scores rather than wins under these house rules.
pub(crate) fn is_about_score<V: ToString>(game: &str, options: &[(impl ToString, V)]) -> bool {
    struct About(Vec<(String, String)>);

    impl GameVisitor for About {
        type Out = bool;

        fn visit<S: Playable>(self) -> bool {
            underdeck_catalogue::typed_options::<S>(&self.0).is_ok_and(|options| By::of::<S>(&options) == By::Score)
        }
    }

    let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    underdeck_catalogue::visit(game, About(options)).unwrap_or(false)
}

/// The name of an option.
fn option_name(game: &str, key: &str) -> Message {
    underdeck_catalogue::find(game).map_or_else(|_| key.into(), |game| game.info().option_name(key))
}

/// The value of an option in words.
fn option_value(game: &str, key: &str, value: &str) -> Message {
    let Ok(game) = underdeck_catalogue::find(game) else { return value.into() };
    let is_bool = game.options().iter().any(|face| face.key == key && face.kind == OptionKind::Bool);
    let value = if is_bool { OptionValue::Bool(value == "true") } else { OptionValue::Text(value.to_owned()) };
    game.info().option_value(key, &value)
}

/// An option and its value in words: `Jokers in the deck: 3`.
fn house_rule(game: &str, key: &str, value: &str) -> Message {
    say!(OPTION_SET, name = option_name(game, key), value = option_value(game, key, value))
}

/// Options in words.
pub(crate) fn house_rules(game: &str, options: &[(&str, OptionValue)]) -> Message {
    Message::join(options.iter().map(|(key, value)| house_rule(game, key, &value.to_string())), "; ")
}

/// Where luck comes from.
pub(crate) fn luck_seed(luck: Luck, seed: u64) -> Message {
    say!(REPORT_LUCK_SEED, luck = say!(REPORT_LUCK, luck = luck.name()), seed = seed.to_string())
}

/// The differences of players or cells from their baselines, with shared facts in the note; those of scores first in a game that is about scores.
fn differences<'a>(title: Message, all: impl Iterator<Item = &'a Difference> + Clone, is_score: bool) -> DataTable {
    let heads = [
        &text::REPORT_HEAD_DIFFERENCE,
        &text::REPORT_HEAD_MORE_WON,
        &text::REPORT_HEAD_WON_ALONE,
        &text::REPORT_HEAD_LOST_ALONE,
        &text::REPORT_HEAD_MORE_SCORE,
        &text::REPORT_HEAD_OVER_GAMES,
        &text::REPORT_HEAD_MEANS,
    ];
    let mut sheet = DataTable::new(title, &heads);
    let mut shared = None;
    let clear = clear(all.clone());
    for (row, (difference, clear)) in all.zip(clear).enumerate() {
        sheet.unclear.extend([1, 4].into_iter().zip(clear).filter(|(_, clear)| !clear).map(|(at, _)| [row, at]));
        let name = say!(REPORT_AGAINST, player = difference.player, against = difference.against);
        let alone = [difference.gained, difference.given].map(ReportCell::Count);
        sheet
            .rows
            .push([vec![name.into(), more_won(difference)], alone.to_vec(), more_score(difference).to_vec()].concat());
        shared = Some(difference.shared);
    }
    let alone = if sheet.rows.len() > 1 { say!(REPORT_ALONE) } else { Message::default() };
    sheet.note =
        notes([shared.map_or_else(Message::default, |shared| say!(REPORT_PAIRED, by = shared.words())), alone]);
    if is_score {
        sheet.move_columns(4..7, 1);
    }
    sheet
}

/// The difference of win rates.
fn more_won(difference: &Difference) -> ReportCell {
    ReportCell::estimate(difference.win_rate, difference.win_rate_95, NumberFormat::MoreShare)
}

/// The difference of scores, the number of games it is based on if not all, and both means over these games if the means are not in another table.
fn more_score(difference: &Difference) -> [ReportCell; 3] {
    let Some(score) = difference.score else { return [const { ReportCell::Empty }; 3] };
    let more = ReportCell::estimate(score.mean, score.mean_95, NumberFormat::More);
    if score.games == difference.games {
        return [more, ReportCell::Empty, ReportCell::Empty];
    }
    let [from, to] = score.means.map(|mean| NumberFormat::Number(2).words(mean));
    [more, ReportCell::Count(score.games), say!(REPORT_CHANGE, from, to).into()]
}

/// A row for a luck-adjusted win rate, mean score or difference.
fn luck_out(name: Message, found: &LuckOut, rate: NumberFormat, score: NumberFormat) -> Vec<ReportCell> {
    let mean = found.score.map_or(ReportCell::Empty, |mean| ReportCell::estimate(mean, found.score_95, score));
    let worth = |worth: f64| ReportCell::number(worth, 2);
    vec![
        name.into(),
        ReportCell::estimate(found.win_rate, found.win_rate_95, rate),
        worth(found.worth),
        mean,
        found.score_worth.map_or(ReportCell::Empty, worth),
    ]
}

/// A table of luck-adjusted rates, then differences of rates.
fn lucks_out<'a>(
    rates: impl Iterator<Item = (&'a str, &'a Option<LuckOut>)>,
    differences: impl Iterator<Item = &'a Difference>,
) -> Option<DataTable> {
    let worth = say!(REPORT_HEAD_WORTH);
    let heads = [Message::default(), say!(REPORT_HEAD_WON), worth.clone(), say!(REPORT_HEAD_MEAN_SCORE), worth];
    let mut sheet = DataTable::new(say!(REPORT_LUCK_OUT), &heads);
    let rates = rates.filter_map(|(name, found)| {
        Some(luck_out(name.into(), found.as_ref()?, NumberFormat::Share, NumberFormat::Number(2)))
    });
    sheet.rows.extend(rates);
    let differences = differences.filter_map(|difference| {
        let name = say!(REPORT_AGAINST, player = difference.player, against = difference.against);
        Some(luck_out(name, difference.luck_out.as_ref()?, NumberFormat::MoreShare, NumberFormat::More))
    });
    sheet.rows.extend(differences);
    sheet.note = say!(REPORT_LUCK_OUT_NOTE);
    (!sheet.rows.is_empty()).then_some(sheet)
}

/// The differences between unequal deals, as text; empty if all deals are equal.
pub(crate) fn other_deals<'a>(all: impl Iterator<Item = &'a Difference>) -> Message {
    let names: Vec<&str> =
        all.filter(|found| found.shared == Shared::Seeds).map(|found| found.player.as_str()).collect();
    match names.is_empty() {
        true => Message::default(),
        false => say!(REPORT_OTHER_DEALS, names = Message::join(names, Link::Comma)),
    }
}

/// The note of a table that compares scores over fewer games than were played.
fn of_scores<'a>(mut all: impl Iterator<Item = &'a Difference>) -> Message {
    match all.any(|found| found.score.is_some_and(|score| score.games < found.games)) {
        true => say!(REPORT_SCORE_GAMES),
        false => Message::default(),
    }
}

/// The win rate by the number of simulations: a curve for each kind of player, `mcts:100` and so on, with at least two budgets. `of` names the game
/// or house rules if there are several.
fn skill<'a>(of: &str, rates: impl Iterator<Item = (&'a str, f64, Interval)>) -> Vec<DataTable> {
    let mut kinds: Vec<(&str, Vec<(u64, ReportCell)>)> = Vec::new();
    for (player, won, interval) in rates {
        // A careless player has no simulations.
        let Some((kind, number)) = player.split_once(':').filter(|(kind, _)| *kind != "careless") else { continue };
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
        let title = if of.is_empty() { say!(REPORT_SKILL, kind) } else { say!(REPORT_SKILL_OF, kind, of) };
        let heads = [&text::REPORT_HEAD_SIMULATIONS, &text::REPORT_HEAD_WON];
        DataTable { rows, look: ChartKind::Curve, ..DataTable::new(title, &heads) }
    };
    kinds.into_iter().filter(|(_, points)| points.len() > 1).map(sheet).collect()
}

/// A name with an estimate.
fn named(name: impl Into<Message>, estimate: Estimate) -> Message {
    Message::join([name.into(), estimate.said()], " ")
}
