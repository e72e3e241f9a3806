//! Statistics, records, today's result.

use underdeck_chronicle::statistics::{Bars, GameTotals, Standing, Tally, house_rules, summaries};
use underdeck_game::{Message, Value, say};
use underdeck_home::{Error, daily, statistics};
use underdeck_record::Aid;

use super::{card_of, deal_named};
use crate::act::{Page, RowAction};
use crate::sheet::{List, Reading, Row, Sheet, TextLine, Weight};
use crate::text;
use crate::theme::Appearance;

/// The statistics of all games and option sets.
pub(super) fn statistics() -> Result<Sheet, Error> {
    let entries = statistics::entries()?;
    let counted = summaries(&entries);
    let mut rows: Vec<Row> = Vec::new();
    // A game with one entry shows its title. Several entries show their house rules, the rarest first.
    let rules_of = |summary: &GameTotals| house_rules(&summary.game, &summary.options);
    let of_game = |game: &str| -> Vec<&GameTotals> { counted.iter().filter(|other| other.game == game).collect() };
    let mut order: Vec<usize> = (0..counted.len()).collect();
    order.sort_by_key(|&n| {
        let game = &counted[n].game;
        (of_game(game).len() > 1, counted.iter().position(|other| other.game == *game))
    });
    for n in order {
        let summary = &counted[n];
        let (title, mut rules) = (title(&summary.game), rules_of(summary));
        let text = if of_game(&summary.game).len() < 2 {
            title.to_owned()
        } else {
            if rows.iter().all(|row| row.text != title) {
                rows.push(Row::heading(title));
            }
            rules.sort_by_key(|rule| {
                of_game(&summary.game).iter().filter(|other| rules_of(other).contains(rule)).count()
            });
            if rules.is_empty() {
                text(&text::TUI_STATS_DEFAULTS).to_owned()
            } else {
                Message::join(rules, "; ").to_string()
            }
        };
        let side = Standing::of_summary(summary, &entries).to_string();
        let note = [name(summary), describe(&summary.own)].join("\n");
        rows.push(Row::new(text, RowAction::Show(Page::Numbers(n))).side(side).note(note.trim_end()));
    }
    let is_empty = rows.is_empty();
    if !is_empty {
        rows.push(Row::heading(text(&text::TUI_STATS_EXPORT)));
        rows.push(
            Row::new(text(&text::TUI_STATS_CSV), RowAction::Export("csv")).note(text(&text::TUI_STATS_EXPORT_NOTE)),
        );
        rows.push(
            Row::new(text(&text::TUI_STATS_JSON), RowAction::Export("json")).note(text(&text::TUI_STATS_EXPORT_NOTE)),
        );
    } else {
        rows.push(Row::new(text(&text::TUI_STATS_NOTHING), RowAction::Back));
    }
    let mut list = List::new(text(&text::TUI_STATS_TITLE), rows);
    list.intro = text(&text::TUI_STATS_INTRO).to_owned();
    list.is_broad = true;
    Ok(Sheet::List(list))
}

/// The statistics of one game and option set.
pub(super) fn numbers(n: usize, look: &Appearance) -> Result<Sheet, Error> {
    let counted = summaries(&statistics::entries()?);
    let Some(summary) = counted.get(n) else { return Err(Error::Failed(text(&text::TUI_STATS_NOTHING).to_owned())) };
    let mut lines = Vec::new();
    for (title, tally) in [
        (&text::TUI_STATS_OWN, &summary.own),
        (&text::GAMES_DAILY, &summary.daily),
        (&text::TUI_STATS_INFORMED, &summary.informed),
        (&text::GAMES_OWN_CARDS, &summary.told),
    ] {
        if tally.games > 0 {
            lines.extend(block(text(title), tally, look));
        }
    }
    if summary.again > 0 {
        lines.push(TextLine::new(Weight::Dim, say!(TUI_STATS_AGAIN, n = summary.again)));
    }
    Ok(Sheet::Reading(Reading { title: name(summary), text: lines, top: 0, copy: None }))
}

/// The title of the game, and the house rules that differ from the defaults.
fn name(summary: &GameTotals) -> String {
    let (title, rules) = (title(&summary.game), house_rules(&summary.game, &summary.options));
    if rules.is_empty() { title.to_owned() } else { format!("{title} ({})", Message::join(rules, "; ")) }
}

/// The title of a game; its id if this version does not know it.
fn title(id: &str) -> &str {
    underdeck_catalogue::find(id).map_or(id, |game| game.info().title)
}

/// A title without what follows its colon: what tells two entries of a list apart comes behind it.
fn short(title: &str) -> &str {
    title.split(": ").next().unwrap_or(title)
}

/// A tally in a sentence.
fn describe(tally: &Tally) -> String {
    if tally.games == 0 {
        return String::new();
    }
    let percent = |share: f64| (share * 100.0).round() as i64;
    let rate = &tally.rate;
    let (wins, games) = (tally.wins, tally.games);
    let rate = say!(
        TUI_STATS_RATE,
        wins,
        games,
        share = percent(rate.share),
        low = percent(rate.low),
        high = percent(rate.high)
    );
    let streak = say!(TUI_STATS_STREAK, now = tally.streak.current, longest = tally.streak.longest);
    let scores = tally.scores.as_ref().map(|scores| {
        say!(TUI_STATS_SCORES, best = scores.best, mean = Value::Tenths((scores.mean * 10.0).round() as i64))
    });
    Message::join([rate, streak].into_iter().chain(scores), "\n").to_string()
}

fn block(title: &str, tally: &Tally, look: &Appearance) -> Vec<TextLine> {
    let mut lines = vec![TextLine::new(Weight::Title, title)];
    lines.extend(describe(tally).lines().map(TextLine::plain));
    if let Some(scores) = &tally.scores {
        lines.extend(chart(text(&text::TUI_STATS_CHART_SCORES), &scores.histogram, look));
    }
    lines.extend(chart(text(&text::TUI_STATS_CHART_LENGTHS), &tally.lengths, look));
    lines.push(TextLine::new(Weight::Strong, text(&text::TUI_STATS_LAST)));
    for entry in &tally.last {
        let (result, moves) = (entry.result_and_score(), say!(TUI_TABLE_MOVES, n = entry.moves));
        lines.push(TextLine::new(Weight::Code, format!("  {:<10}  {result:<20} {moves}", entry.date)));
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
    let mut rows: Vec<Row> = Vec::new();
    let mut date = String::new();
    for done in statistics::finished()?.into_iter().rev() {
        let entry = &done.entry;
        if entry.date != date {
            date.clone_from(&entry.date);
            rows.push(Row::heading(&date));
        }
        let title = title(&entry.game);
        let mut note = vec![
            deal_named((!entry.told).then_some(entry.deal.as_str())),
            say!(TUI_TABLE_MOVES, n = entry.moves).to_string(),
            entry.ending().map(String::from).unwrap_or_default(),
            entry.house_rules().into(),
        ];
        if entry.informed {
            let is_solver_used = entry.aids.split(", ").any(|aid| aid == Aid::Solver.word());
            note.push(text(if is_solver_used { &text::MARK_SOLVER_USED } else { &text::MARK_PEEKED }).to_owned());
        }
        note.retain(|line| !line.is_empty());
        let what = format!("{}, {}", short(title), entry.what());
        let row = Row::new(what, RowAction::Replay(done.path.clone())).side(entry.result_and_score());
        rows.push(row.note(note.join("\n")));
    }
    if rows.is_empty() {
        rows.push(Row::new(text(&text::TUI_STATS_NOTHING), RowAction::Back));
    }
    let mut list = List::new(text(&text::TUI_HOME_RECORDS), rows);
    list.is_broad = true;
    list.intro = text(&text::TUI_HOME_RECORDS_NOTE).to_owned();
    Ok(Sheet::List(list))
}

/// The result of today's game as a card to send.
pub(super) fn today(id: &str, look: &Appearance) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let today = daily::today(game)?;
    let Some(done) = today.done else { return Err(Error::Failed(text(&text::TUI_HOME_TODAY_NOTE).to_owned())) };
    let record = underdeck_home::parse(&done.path, &underdeck_home::read(&done.path)?)?;
    let card = card_of(&record, look).map_err(Error::Failed)?;
    let mut lines = vec![TextLine::plain("")];
    lines.extend(card.lines().map(|line| TextLine::new(Weight::Code, format!("   {line}"))));
    lines.extend([TextLine::plain(""), TextLine::new(Weight::Dim, text(&text::TUI_STATS_CARD_NOTE))]);
    Ok(Sheet::Reading(Reading {
        title: say!(TUI_STATS_CARD, game = game.info().title).to_string(),
        text: lines,
        top: 0,
        copy: Some(card),
    }))
}
