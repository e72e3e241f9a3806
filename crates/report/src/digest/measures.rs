//! The tables of the measures.

use underdeck_lab::measures::{Drama, Level, Measures, Readings, Ruling};

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{differences, lucks_out, many, more_score, more_won, notes, of_scores, other_deals};
use crate::board::BoardChart;
use crate::sheet::{DataTable, Estimate, NumberFormat, Report, ReportCell};

impl From<&Measures> for Report {
    fn from(measures: &Measures) -> Self {
        let mut sheets = vec![
            skill(measures),
            differences("What skill is worth", [&measures.range.span].into_iter().chain(&measures.range.thinking)),
            figures(measures),
        ];
        let rates = measures.range.players.iter().map(|level| (level.player.as_str(), &level.luck_out));
        sheets.extend(lucks_out(rates, [&measures.range.span].into_iter().chain(&measures.range.thinking)));
        sheets.extend(losses(measures));
        if !measures.rulings.is_empty() {
            sheets.push(rulings("House rules", measures.rulings.iter().map(|ruling| ("", ruling))));
        }
        sheets.extend(idle(
            "House rules without effect",
            &measures.without_effect,
            "64 deals are played move for move as before.",
        ));
        let title = format!("Measures of {}, seed {}", measures.game, measures.seed);
        Self { title, lead: lead(measures), sheets, ..Self::default() }
    }
}

impl From<&Readings> for Report {
    fn from(readings: &Readings) -> Self {
        let mut sheets = Vec::new();
        if !readings.rulings.is_empty() {
            sheets
                .push(rulings("Other readings", readings.rulings.iter().map(|reading| (reading.id, &reading.ruling))));
        }
        sheets.extend(idle(
            "Readings without effect",
            &readings.without_effect,
            "All these deals are played move for move as before.",
        ));
        let deals = many(readings.deals, "deals");
        let title = format!("Rulings of {} read otherwise, {deals}, seed {}", readings.game, readings.seed);
        let none = sheets.is_empty().then(|| "No ruling of this game can be read otherwise.".to_owned());
        let mut lead = changed(Finding::of_rulings(readings.rulings.iter().map(|reading| &reading.ruling)));
        lead.push("Not asked: two rulings read otherwise at once, and other players than the greedy one.".to_owned());
        Self { title, lead, about: none.into_iter().collect(), sheets, ..Self::default() }
    }
}

fn lead(measures: &Measures) -> Vec<String> {
    let level = |level: &Level| {
        let (value, interval) = (level.win_rate, Some(level.win_rate_95));
        format!("{} wins {}", level.player, Estimate { value, interval, unit: NumberFormat::Share })
    };
    let levels: Vec<String> = measures.range.players.iter().map(level).collect();
    let mut lead = vec![format!("Of {}, {}.", many(measures.range.deals, "deals"), levels.join(", "))];
    lead.extend(changed(Finding::of_rulings(measures.rulings.iter())));
    lead.push(
        "Not asked: house rules two at once or further than one step, and what they change for other players than the greedy one."
            .to_owned(),
    );
    lead
}

/// The ends of the best player's games, and the places of losses.
fn losses(measures: &Measures) -> Vec<DataTable> {
    let name = measures.range.players.last().map_or("", |level| level.player.as_str());
    let games = measures.ends.iter().map(|(_, games)| games).sum();
    let (game, board, ends) = (measures.game, BoardChart::of(measures.game, &measures.options), measures.ends.clone());
    sheets(&[Ended { name, game, board, ends, unfinished: 0, games, losses: &measures.losses }], 1)
}

fn skill(measures: &Measures) -> DataTable {
    let row = |level: &Level| {
        let won = ReportCell::estimate(level.win_rate, level.win_rate_95, NumberFormat::Share);
        let score = level
            .score
            .map_or(ReportCell::NONE, |score| ReportCell::estimate(score, level.score_95, NumberFormat::Number(2)));
        vec![level.player.clone().into(), won, score]
    };
    let sheet = DataTable::new("Skill", &["player", "won", "mean score"]);
    let note = format!("{}, the same for each player.", many(measures.range.deals, "deals"));
    DataTable { rows: measures.range.players.iter().map(row).collect(), note, ..sheet }
}

/// The figures of the best player's games.
fn figures(measures: &Measures) -> DataTable {
    let mut sheet = DataTable::new("The best player’s games", &["measure", "found"]);
    let mut line = |name: &str, cell: ReportCell| sheet.rows.push(vec![name.into(), cell]);
    if let Some(dead) = &measures.dead {
        let tries = if dead.tries == 1 { "its one try".into() } else { format!("each of {} tries", dead.tries) };
        line(
            &format!("dead deals: lost in {tries}"),
            ReportCell::estimate(dead.share, dead.share_95, NumberFormat::Share),
        );
    }
    line(
        "completion: games that end",
        ReportCell::estimate(measures.completion, measures.completion_95, NumberFormat::Share),
    );
    line("duration in moves", ReportCell::estimate(measures.duration, measures.duration_95, NumberFormat::Number(1)));
    line("decisions in a game", ReportCell::number(measures.decisions.mean, 1));
    line("decisions among moves", ReportCell::estimate(measures.decisions.share, None, NumberFormat::Share));
    line("legal moves", ReportCell::number(measures.branching.mean, 2));
    line("legal moves at a decision", ReportCell::number(measures.branching.of_decisions, 2));
    line("game tree", format!("10^{:.0}", measures.tree_complexity).into());
    drama(&measures.drama, line);
    sheet.note = judged(&measures.drama);
    sheet
}

/// The method that decides who leads, as text.
fn judged(drama: &Drama) -> String {
    let games = many(drama.games, "games");
    if drama.is_learned {
        return format!(
            "Who leads is judged by the value that the game comes with, learned from self-play, in {games}; a side leads with at least 2 in 3."
        );
    }
    format!(
        "Who leads is judged by {:.0} playouts a moment on average, in {games}: a sequential test says whether a side wins at least 2 in 3, and \
         other playouts say how far it leads.",
        drama.playouts_used
    )
}

fn drama(drama: &Drama, mut line: impl FnMut(&str, ReportCell)) {
    let number = |value, interval, decimals| ReportCell::estimate(value, interval, NumberFormat::Number(decimals));
    line("lead changes in a game", number(drama.lead_changes, drama.lead_changes_95, 2));
    line("moments between which the lead changes", ReportCell::estimate(drama.lead_change, None, NumberFormat::Share));
    line("drama", number(drama.drama, drama.drama_95, 3));
    line("drama of won games", number(drama.drama_won, drama.drama_won_95, 3));
    line("comebacks among won games", ReportCell::estimate(drama.comebacks, drama.comebacks_95, NumberFormat::Share));
    let thirds = ["first", "second", "last"].into_iter().zip(drama.uncertainty).zip(drama.uncertainty_95);
    for ((third, value), interval) in thirds {
        line(&format!("uncertainty in the {third} third"), number(value, interval, 2));
    }
}

/// Changes of options with their significance; the first column has the id of a ruling.
fn rulings<'a>(title: &str, all: impl Iterator<Item = (&'static str, &'a Ruling)>) -> DataTable {
    let heads =
        ["change", "ruling", "instead of", "answer", "more won", "more score", "over deals", "mean scores there"];
    let mut sheet = DataTable::new(title, &heads);
    let all: Vec<(&str, &Ruling)> = all.collect();
    for (id, ruling) in &all {
        let names = [format!("{}={}", ruling.key, ruling.to), (*id).to_owned(), ruling.from.to_string()];
        let answer = [ruling.answer().into(), more_won(&ruling.difference)];
        sheet.rows.push([&names.map(ReportCell::Words)[..], &answer, &more_score(&ruling.difference)].concat());
    }
    let differences = || all.iter().map(|(_, ruling)| &ruling.difference);
    sheet.note = notes(&[
        "The intervals are of each change alone; “clear” allows for all of them together (Holm).",
        &other_deals(differences()),
        of_scores(differences()),
    ]);
    sheet
}

fn idle(title: &str, all: &[String], note: &str) -> Option<DataTable> {
    let rows = all.iter().map(|change| vec![change.clone().into()]).collect();
    (!all.is_empty()).then(|| DataTable { rows, note: note.to_owned(), ..DataTable::new(title, &["change"]) })
}
