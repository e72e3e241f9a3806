//! Statistics, records, today's result.

use underdeck_chronicle::statistics::{Bars, GameTotals, Standing, Tally, summaries};
use underdeck_home::{Error, daily, statistics};

use super::{card_of, deal_named};
use crate::act::{Page, RowAction};
use crate::sheet::{List, Reading, Row, Sheet, TextLine, Weight};
use crate::texts::{count, fill, text};
use crate::theme::Appearance;

/// The statistics of all games and option sets.
pub(super) fn statistics() -> Result<Sheet, Error> {
    let entries = statistics::entries()?;
    let counted = summaries(&entries);
    let mut rows: Vec<Row> = counted
        .iter()
        .enumerate()
        .map(|(n, summary)| {
            let side = Standing::of_summary(summary, &entries).to_string();
            Row::new(name(summary), RowAction::Show(Page::Numbers(n))).side(side).note(describe(&summary.own))
        })
        .collect();
    let is_empty = rows.is_empty();
    if !is_empty {
        rows.push(Row::heading(text("stats.export")));
        rows.push(Row::new(text("stats.csv"), RowAction::Export("csv")).note(text("stats.export_note")));
        rows.push(Row::new(text("stats.json"), RowAction::Export("json")).note(text("stats.export_note")));
    } else {
        rows.push(Row::new(text("stats.nothing"), RowAction::Back));
    }
    let mut list = List::new(text("stats.title"), rows);
    list.intro = text("stats.intro").to_owned();
    list.is_broad = true;
    Ok(Sheet::List(list))
}

/// The statistics of one game and option set.
pub(super) fn numbers(n: usize, look: &Appearance) -> Result<Sheet, Error> {
    let counted = summaries(&statistics::entries()?);
    let Some(summary) = counted.get(n) else { return Err(Error::Failed(text("stats.nothing").to_owned())) };
    let mut lines = Vec::new();
    for (title, tally) in [
        ("stats.own", &summary.own),
        ("stats.daily", &summary.daily),
        ("stats.informed", &summary.informed),
        ("stats.told", &summary.told),
    ] {
        if tally.games > 0 {
            lines.extend(block(text(title), tally, look));
        }
    }
    if summary.again > 0 {
        lines.push(TextLine::new(Weight::Dim, fill("stats.again", &[("n", &summary.again)])));
    }
    Ok(Sheet::Reading(Reading { title: name(summary), text: lines, top: 0, copy: None }))
}

fn name(summary: &GameTotals) -> String {
    let title = underdeck_catalogue::find(&summary.game).map_or(summary.game.as_str(), |game| game.info().title);
    if summary.options.is_empty() { title.to_owned() } else { format!("{title} ({})", summary.options) }
}

/// A tally in a sentence.
fn describe(tally: &Tally) -> String {
    if tally.games == 0 {
        return String::new();
    }
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    let rate = &tally.rate;
    let mut words = fill(
        "stats.rate",
        &[
            ("wins", &tally.wins),
            ("games", &tally.games),
            ("share", &percent(rate.share)),
            ("low", &percent(rate.low)),
            ("high", &percent(rate.high)),
        ],
    );
    words +=
        &format!("\n{}", fill("stats.streak", &[("now", &tally.streak.current), ("longest", &tally.streak.longest)]));
    if let Some(scores) = &tally.scores {
        words +=
            &format!("\n{}", fill("stats.scores", &[("best", &scores.best), ("mean", &format!("{:.1}", scores.mean))]));
    }
    words
}

fn block(title: &str, tally: &Tally, look: &Appearance) -> Vec<TextLine> {
    let mut lines = vec![TextLine::new(Weight::Title, title)];
    lines.extend(describe(tally).lines().map(TextLine::plain));
    if let Some(scores) = &tally.scores {
        lines.extend(chart(text("stats.chart_scores"), &scores.histogram, look));
    }
    lines.extend(chart(text("stats.chart_lengths"), &tally.lengths, look));
    lines.push(TextLine::new(Weight::Strong, text("stats.last")));
    for entry in &tally.last {
        let score = entry.score.map_or_else(String::new, |score| score.to_string());
        let moves = count("table.move_one", "table.move_many", entry.moves);
        lines.push(TextLine::new(
            Weight::Code,
            format!("  {:<10}  {:<9} {score:>6}  {:<16} {moves}", entry.date, entry.own_result(), entry.cause),
        ));
    }
    lines.push(TextLine::plain(""));
    lines
}

/// A histogram as bars with counts.
fn chart(title: &str, histogram: &Bars, look: &Appearance) -> Vec<TextLine> {
    const WIDTH: u64 = 40;
    let highest = histogram.highest().max(1);
    let label = |bar: &underdeck_chronicle::statistics::Bar| {
        if bar.from == bar.to { bar.from.to_string() } else { format!("{}–{}", bar.from, bar.to) }
    };
    let wide = histogram.bars.iter().map(|bar| label(bar).chars().count()).max().unwrap_or(0);
    let mut lines = vec![TextLine::new(Weight::Strong, title)];
    for bar in &histogram.bars {
        let long = (bar.count * WIDTH).div_ceil(highest) as usize;
        let text = format!("  {:>wide$}  {} {}", label(bar), look.glyphs().bar[0].repeat(long), bar.count);
        lines.push(TextLine::new(Weight::Code, text));
    }
    lines
}

/// Every finished game, the latest first.
pub(super) fn records() -> Result<Sheet, Error> {
    let mut finished = statistics::finished()?;
    finished.reverse();
    let mut rows: Vec<Row> = finished
        .into_iter()
        .map(|done| {
            let entry = &done.entry;
            let title = underdeck_catalogue::find(&entry.game).map_or(entry.game.as_str(), |game| game.info().title);
            let score = entry.score.map_or_else(String::new, |score| format!(" {score}"));
            let side = format!("{}{score}  {}", entry.own_result(), entry.date);
            let mut note = vec![
                deal_named((!entry.told).then_some(entry.deal.as_str())),
                count("table.move_one", "table.move_many", entry.moves),
                entry.cause.clone(),
                entry.options.clone(),
            ];
            if entry.informed {
                note.push(text("table.informed").to_owned());
            }
            note.extend(entry.campaign.clone());
            note.retain(|line| !line.is_empty());
            Row::new(title, RowAction::Replay(done.path.clone())).side(side).note(note.join("\n"))
        })
        .collect();
    if rows.is_empty() {
        rows.push(Row::new(text("stats.nothing"), RowAction::Back));
    }
    let mut list = List::new(text("home.records"), rows);
    list.is_broad = true;
    list.intro = text("home.records_note").to_owned();
    Ok(Sheet::List(list))
}

/// The result of today's game as a card to send.
pub(super) fn today(id: &str, look: &Appearance) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let today = daily::today(game)?;
    let Some(done) = today.done else { return Err(Error::Failed(text("home.today_note").to_owned())) };
    let record = underdeck_home::parse(&done.path, &underdeck_home::read(&done.path)?)?;
    let card = card_of(&record, look).map_err(Error::Failed)?;
    let mut lines = vec![TextLine::plain("")];
    lines.extend(card.lines().map(|line| TextLine::new(Weight::Code, format!("   {line}"))));
    lines.extend([TextLine::plain(""), TextLine::new(Weight::Dim, text("stats.card_note"))]);
    Ok(Sheet::Reading(Reading {
        title: fill("stats.card", &[("game", &game.info().title)]),
        text: lines,
        top: 0,
        copy: Some(card),
    }))
}
