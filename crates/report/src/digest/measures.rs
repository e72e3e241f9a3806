//! The tables of the measures.

use underdeck_game::{Link, Message, say, text};
use underdeck_lab::By;
use underdeck_lab::measures::{Drama, Level, Measures, Readings, Ruling};

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{
    differences, game_title, house_rule, is_about_score, lucks_out, more_score, more_won, of_scores, option_value,
    other_deals,
};
use crate::board::BoardChart;
use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::sheet::{DataTable, Estimate, Report, ReportCell};

impl From<&Measures> for Report {
    fn from(measures: &Measures) -> Self {
        let is_score = measures.by == By::Score;
        let differing = [&measures.range.span].into_iter().chain(&measures.range.thinking);
        let worth = differences(say!(REPORT_MEASURES_WORTH), differing, is_score);
        let mut sheets = vec![skill(measures, is_score), worth, figures(measures)];
        let rates = measures.range.players.iter().map(|level| (level.player.as_str(), &level.luck_out));
        sheets.extend(lucks_out(rates, [&measures.range.span].into_iter().chain(&measures.range.thinking)));
        sheets.extend(losses(measures));
        if !measures.rulings.is_empty() {
            let all = measures.rulings.iter().map(|ruling| ("", ruling));
            sheets.push(rulings(say!(HOUSE_RULES), measures.game, all, is_score));
        }
        sheets.extend(idle(
            [say!(REPORT_RULES_IDLE), say!(REPORT_RULES_IDLE_NOTE, deals = 64)],
            measures.game,
            &measures.without_effect,
        ));
        let title = say!(REPORT_MEASURES, game = game_title(measures.game), seed = measures.seed.to_string());
        Self { title, lead: lead(measures, is_score), sheets, ..Self::default() }
    }
}

impl From<&Readings> for Report {
    fn from(readings: &Readings) -> Self {
        let is_score = is_about_score::<String>(readings.game, &[] as &[(String, String)]);
        let mut sheets = Vec::new();
        if !readings.rulings.is_empty() {
            let all = readings.rulings.iter().map(|reading| (reading.id, &reading.ruling));
            sheets.push(rulings(say!(REPORT_READINGS_OTHER), readings.game, all, is_score));
        }
        sheets.extend(idle(
            [say!(REPORT_READINGS_IDLE), say!(REPORT_READINGS_IDLE_NOTE)],
            readings.game,
            &readings.without_effect,
        ));
        let (game, deals, seed) = (game_title(readings.game), readings.deals, readings.seed.to_string());
        let title = say!(REPORT_READINGS, game, deals, seed);
        let none = sheets.is_empty().then(|| say!(REPORT_READINGS_NONE));
        let all = readings.rulings.iter().map(|reading| &reading.ruling);
        let mut lead = changed(Finding::of_rulings(readings.game, all), is_score);
        lead.push(say!(REPORT_LIMITS_READINGS));
        Self { title, lead, about: none.into_iter().collect(), sheets, ..Self::default() }
    }
}

fn lead(measures: &Measures, is_score: bool) -> Vec<Message> {
    let level = |level: &Level| {
        let (value, interval) = (level.win_rate, Some(level.win_rate_95));
        let rate = Estimate { value, interval, unit: NumberFormat::Share }.said();
        let score = level.score.filter(|_| is_score);
        let score =
            score.map(|value| Estimate { value, interval: level.score_95, unit: NumberFormat::Number(2) }.said());
        match score {
            Some(score) => say!(REPORT_SCORES_AND_WINS, player = level.player, score, rate),
            None => say!(REPORT_WINS, player = level.player, rate),
        }
    };
    let levels = Message::join(measures.range.players.iter().map(level), Link::And);
    let mut lead = vec![say!(REPORT_MEASURES_LEAD, deals = measures.range.deals, levels)];
    lead.extend(changed(Finding::of_rulings(measures.game, measures.rulings.iter()), is_score));
    lead.push(say!(REPORT_LIMITS_MEASURES));
    lead
}

/// The ends of the best player's games, and the places of losses.
fn losses(measures: &Measures) -> Vec<DataTable> {
    let name = measures.range.players.last().map_or("", |level| level.player.as_str());
    let games = measures.ends.iter().map(|(_, games)| games).sum();
    let (game, board, ends) = (measures.game, BoardChart::of(measures.game, &measures.options), measures.ends.clone());
    sheets(&[Ended { name, game, board, ends, unfinished: 0, games, losses: &measures.losses }], 1)
}

fn skill(measures: &Measures, is_score: bool) -> DataTable {
    let row = |level: &Level| {
        let won = ReportCell::estimate(level.win_rate, level.win_rate_95, NumberFormat::Share);
        let score = level
            .score
            .map_or(ReportCell::Empty, |score| ReportCell::estimate(score, level.score_95, NumberFormat::Number(2)));
        vec![level.player.as_str().into(), won, score]
    };
    let heads = [&text::REPORT_HEAD_PLAYER, &text::REPORT_HEAD_WON, &text::REPORT_HEAD_MEAN_SCORE];
    let sheet = DataTable::new(say!(REPORT_MEASURES_SKILL), &heads);
    let note = say!(REPORT_MEASURES_NOTE, deals = measures.range.deals);
    let mut sheet = DataTable { rows: measures.range.players.iter().map(row).collect(), note, ..sheet };
    if is_score {
        sheet.move_columns(2..3, 1);
    }
    sheet
}

/// The figures of the best player's games.
fn figures(measures: &Measures) -> DataTable {
    let heads = [&text::REPORT_HEAD_MEASURE, &text::REPORT_HEAD_FOUND];
    let mut sheet = DataTable::new(say!(REPORT_BEST_GAMES), &heads);
    let mut line = |name: Message, cell: ReportCell| sheet.rows.push(vec![name.into(), cell]);
    if let Some(dead) = &measures.dead {
        let share = ReportCell::estimate(dead.share, dead.share_95, NumberFormat::Share);
        line(say!(REPORT_DEAD, by = measures.by.name(), tries = dead.tries), share);
    }
    line(
        say!(REPORT_COMPLETION),
        ReportCell::estimate(measures.completion, measures.completion_95, NumberFormat::Share),
    );
    let duration = ReportCell::estimate(measures.duration, measures.duration_95, NumberFormat::Number(1));
    line(say!(REPORT_DURATION), duration);
    line(say!(REPORT_DECISIONS_IN_GAME), ReportCell::number(measures.decisions.mean, 1));
    let share = ReportCell::estimate(measures.decisions.share, None, NumberFormat::Share);
    line(say!(REPORT_DECISIONS_SHARE), share);
    line(say!(REPORT_HEAD_LEGAL), ReportCell::number(measures.branching.mean, 2));
    line(say!(REPORT_LEGAL_AT_DECISION), ReportCell::number(measures.branching.of_decisions, 2));
    line(say!(REPORT_GAME_TREE), format!("10^{:.0}", measures.tree_complexity).into());
    drama(&measures.drama, line);
    sheet.note = judged(&measures.drama);
    sheet
}

/// The method that decides who leads, as text.
fn judged(drama: &Drama) -> Message {
    let games = say!(REPORT_GAMES, n = drama.games);
    if drama.is_learned {
        return say!(REPORT_LEAD_LEARNED, games);
    }
    let playouts = NumberFormat::Number(0).words(drama.playouts_used);
    match drama.par {
        Some(par) => say!(REPORT_LEAD_PAR, games, playouts, par),
        None => say!(REPORT_LEAD_PLAYOUTS, games, playouts),
    }
}

fn drama(drama: &Drama, mut line: impl FnMut(Message, ReportCell)) {
    let number = |value, interval, decimals| ReportCell::estimate(value, interval, NumberFormat::Number(decimals));
    let share = |value, interval| ReportCell::estimate(value, interval, NumberFormat::Share);
    let by = if drama.par.is_some() { By::Score } else { By::Wins }.name();
    line(say!(REPORT_LEAD_CHANGES, by), number(drama.lead_changes, drama.lead_changes_95, 2));
    line(say!(REPORT_LEAD_CHANGE, by), share(drama.lead_change, drama.lead_change_95));
    line(say!(REPORT_DRAMA), number(drama.drama, drama.drama_95, 3));
    line(say!(REPORT_DRAMA_WON, by), number(drama.drama_won, drama.drama_won_95, 3));
    line(say!(REPORT_COMEBACKS, by), share(drama.comebacks, drama.comebacks_95));
    let thirds = [say!(REPORT_UNCERTAINTY_FIRST), say!(REPORT_UNCERTAINTY_SECOND), say!(REPORT_UNCERTAINTY_LAST)];
    for ((name, value), interval) in thirds.into_iter().zip(drama.uncertainty).zip(drama.uncertainty_95) {
        line(name, number(value, interval, 2));
    }
}

/// Changes of options with their significance; the second column has the id of a ruling.
fn rulings<'a>(
    title: Message,
    game: &str,
    all: impl Iterator<Item = (&'static str, &'a Ruling)>,
    is_score: bool,
) -> DataTable {
    let heads = [
        &text::REPORT_HEAD_CHANGE,
        &text::REPORT_HEAD_RULING,
        &text::REPORT_HEAD_INSTEAD_OF,
        &text::REPORT_HEAD_ANSWER,
        &text::REPORT_HEAD_MORE_WON,
        &text::REPORT_HEAD_MORE_SCORE,
        &text::REPORT_HEAD_OVER_DEALS,
        &text::REPORT_HEAD_MEANS,
    ];
    let mut sheet = DataTable::new(title, &heads);
    let all: Vec<(&str, &Ruling)> = all.collect();
    for (row, (id, ruling)) in all.iter().enumerate() {
        let clear = [ruling.changes_wins(), ruling.changes_scores()];
        sheet.unclear.extend([4, 5].into_iter().zip(clear).filter(|(_, clear)| !clear).map(|(at, _)| [row, at]));
        let from = ruling.from.to_string();
        let from = ReportCell::Coded(from.clone(), option_value(game, ruling.key, &from));
        let names = [change(game, &ruling.difference.player), (*id).into(), from];
        let answer = [ruling.answer().into(), more_won(&ruling.difference)];
        sheet.rows.push([&names[..], &answer, &more_score(&ruling.difference)].concat());
    }
    let differences = || all.iter().map(|(_, ruling)| &ruling.difference);
    sheet.note = notes([say!(REPORT_ALONE), other_deals(differences()), of_scores(differences())]);
    sheet.against = Some(2);
    if is_score {
        sheet.move_columns(5..8, 4);
    }
    sheet
}

/// A change of an option, as entered, with its words.
fn change(game: &str, typed: &str) -> ReportCell {
    let (key, value) = typed.split_once('=').unwrap_or((typed, ""));
    ReportCell::Coded(typed.to_owned(), house_rule(game, key, value))
}

fn idle([title, note]: [Message; 2], game: &str, all: &[String]) -> Option<DataTable> {
    let rows = all.iter().map(|typed| vec![change(game, typed)]).collect();
    (!all.is_empty()).then(|| DataTable { rows, note, ..DataTable::new(title, &[&text::REPORT_HEAD_CHANGE]) })
}
