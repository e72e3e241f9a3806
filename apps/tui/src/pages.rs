//! The pages of Home.

mod coach;
mod end;
mod games;
mod home;
mod puzzles;
mod settings;
mod stats;
pub(crate) mod table;

use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_chronicle::daily::{SquareStyle, result_card};
use underdeck_chronicle::statistics::{to_csv, to_json};
use underdeck_game::say;
use underdeck_home::{Error, Settings, statistics, write_whole};
use underdeck_record::Record;
use unicode_width::UnicodeWidthStr;

use crate::act::Page;
use crate::canvas::{put, wrap};
use crate::games::Games;
use crate::keys::describe;
use crate::sheet::{Reading, Sheet, TextLine, Weight, markdown};
use crate::text;
use crate::theme::{Appearance, style};
use crate::view::sheet::{list_width, notes_height, title_lines};

pub(crate) use end::end;

/// The contents of pages that are not in the player's files.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) look: &'a Appearance,
    pub(crate) settings: &'a Settings,
    pub(crate) games: &'a Games,
}

/// Builds a page.
///
/// # Errors
/// If a file cannot be read.
pub(crate) fn build(page: &Page, context: Context<'_>) -> Result<Sheet, Error> {
    match page {
        Page::Home => home::home(context),
        Page::Game(id) => games::game(id, context),
        Page::About(id) => games::about(id),
        Page::Rules(id) => games::rules(id),
        Page::Tables(id) => games::tables(id),
        Page::Rulings(id) => games::rulings(id, context.settings),
        Page::Today(id) => stats::today(id, context.look),
        Page::Campaign { game, name } => games::campaign(game, name),
        Page::Story { game, name, chapter } => games::story(game, name, chapter),
        Page::Puzzles(id) => puzzles::page(id),
        Page::Statistics => stats::statistics(),
        Page::Numbers(n) => stats::numbers(*n, context.look),
        Page::Records => stats::records(),
        Page::Settings => settings::settings(context.settings),
        Page::Coach => coach::coach(context.games.front()),
        Page::Help => Ok(help()),
    }
}

/// Every key, the mouse, and the meaning of the marks.
fn help() -> Sheet {
    let mut lines = vec![TextLine::new(Weight::Title, text(&text::TUI_HELP_KEYS))];
    let wide = describe().iter().map(|(keys, _)| keys.len()).max().unwrap_or(0);
    for (keys, words) in describe() {
        let hang = wide as u16 + 2;
        lines.push(TextLine { indent: 2, hang, ..TextLine::plain(format!("{keys:<wide$}  {words}")) });
    }
    lines.push(TextLine::plain(""));
    lines.extend(markdown(text(&text::TUI_HELP_TEXT)));
    Sheet::Reading(Reading { title: text(&text::TUI_HOME_HELP).to_owned(), text: lines, top: 0, copy: None })
}

/// The area of a sheet: the whole screen at Home; over a game, the table stays visible around it, and below a text the moves
/// that `free` leaves out.
pub(crate) fn place(page: Option<&Page>, sheet: &Sheet, area: Rect, free: Option<Rect>) -> Rect {
    let is_beside_moves = |reading: &Reading, free: Rect| {
        let lines = reading.lines(free.width.min(92) - 4).len();
        page.is_none() && free.height >= LEAST_TEXT && lines <= 2 * usize::from(area.height)
    };
    let (area, most) = match (sheet, free) {
        (Sheet::Reading(reading), Some(free)) if is_beside_moves(reading, free) => {
            (free, (free.width - 4, free.height))
        }
        (_, Some(_)) => (area, (area.width - 4, area.height - 2)),
        (_, None) => (area, (area.width, area.height)),
    };
    if page == Some(&Page::Home) {
        return Rect { y: area.y + BANNER, height: area.height - BANNER, ..area };
    }
    let (wide, high) = match sheet {
        Sheet::List(list) if page.is_none() => {
            let wide = list_width(list).min(most.0);
            let notes = notes_height(list, wide - 4);
            let proud = if list.is_proud { 2 } else { 0 };
            let intro = match list.intro.is_empty() {
                true => 0,
                false => wrap(&list.intro, wide - 4).len().min(12) as u16 + 1,
            };
            (wide, list.rows.len() as u16 + 3 + notes + intro + proud)
        }
        Sheet::Typing(typing) => (76, 8 + typing.choices.len().min(8) as u16),
        Sheet::Reading(reading) if free.is_some() => {
            (92, (reading.lines(area.width.min(92) - 4).len() as u16).saturating_add(2))
        }
        _ => (area.width, area.height),
    };
    let title = match sheet {
        Sheet::List(list) => &list.title,
        Sheet::Typing(typing) => &typing.title,
        Sheet::Reading(reading) => &reading.title,
    };
    let wide = wide.min(most.0);
    let high = high.saturating_add(title_lines(title, wide).len() as u16 - 1).clamp(6, most.1);
    Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high)
}

/// The least height of a text over the table that leaves the moves visible.
const LEAST_TEXT: u16 = 6;

/// The height of the head of Home, in lines.
const BANNER: u16 = 3;

/// The head of Home.
pub(crate) fn banner(buffer: &mut Buffer, area: Rect, look: &Appearance) {
    let palette = look.palette();
    let name = "U N D E R D E C K";
    let suits = look.glyphs().suits;
    let line = text(&text::TUI_HOME_MOTTO);
    let wide = name.width() as u16 + 8;
    let x = area.x + (area.width - wide) / 2;
    let red = style(palette.alarm, palette.table);
    let x = put(buffer, x, area.y, 2, suits[3], look.plain());
    let x = put(buffer, x + 1, area.y, 2, suits[2], red) + 1;
    let x = put(buffer, x, area.y, 20, name, look.accent());
    let x = put(buffer, x + 1, area.y, 2, suits[1], red);
    put(buffer, x + 1, area.y, 2, suits[0], look.plain());
    let x = area.x + (area.width.saturating_sub(line.width() as u16)) / 2;
    put(buffer, x, area.y + 1, area.width, line, look.dim());
}

/// A deal by its code; a game without one is played with the player's own cards.
pub(crate) fn deal_named(code: Option<&str>) -> String {
    code.map_or_else(|| text(&text::OWN_CARDS_DEAL).to_owned(), |code| say!(TUI_TABLE_DEAL, code).to_string())
}

/// The result card of a record.
pub(crate) fn card_of(record: &Record, look: &Appearance) -> Result<String, String> {
    let marks = if look.glyphs().suits[0].is_ascii() { SquareStyle::Ascii } else { SquareStyle::Colour };
    result_card(record, None, marks).map(|card| format!("{card}\n")).map_err(|error| error.to_string())
}

/// Exports all finished games to a file in the current folder; returns a message that names it.
pub(crate) fn export(format: &str) -> Result<String, Error> {
    let entries = statistics::entries()?;
    let words = if format == "csv" { to_csv(&entries) } else { to_json(&entries) };
    let file = format!("underdeck-statistics.{format}");
    write_whole(Path::new(&file), &words).map_err(|error| Error::file(Path::new(&file), error))?;
    Ok(say!(TUI_STATS_WRITTEN, file, n = entries.len()).to_string())
}
