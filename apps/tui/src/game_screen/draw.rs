//! Drawing the screen of a game: head, board, dock, foot.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use underdeck_game::{CardFace, Id, Place};
use unicode_width::UnicodeWidthStr;

use super::contents::{head, prompt};
use super::{GameScreen, contents};
use crate::canvas::{paint, paragraph, put, put_cut, wrap};
use crate::keys::{Command, key_of};
use crate::text;
use crate::theme::Appearance;
use crate::view::board::Scene;
use crate::view::dock;
use crate::view::{Shown, draw_card};

/// The key where only one move makes sense: it is shown in place of the first one.
const SENSIBLE: (Command, &Id) = (Command::Sensible, &text::TUI_KEYS_SHORT_SENSIBLE);

/// The keys that the foot shows, most useful first: during a game, at its end, and in a replay.
static FOOT: &[(Command, &Id)] = &[
    (Command::Choose, &text::TUI_KEYS_SHORT_CHOOSE),
    (Command::Act, &text::TUI_KEYS_SHORT_ACT),
    (Command::Type, &text::TUI_KEYS_SHORT_TYPE),
    (Command::Hint, &text::TUI_KEYS_SHORT_HINT),
    (Command::Undo, &text::TUI_KEYS_SHORT_UNDO),
    (Command::Help, &text::TUI_KEYS_SHORT_HELP),
    (Command::Home, &text::TUI_KEYS_SHORT_HOME),
    (Command::Moves, &text::TUI_KEYS_SHORT_MOVES),
    (Command::Why, &text::TUI_KEYS_SHORT_WHY),
    (Command::About, &text::TUI_KEYS_SHORT_ABOUT),
    (Command::Open, &text::TUI_KEYS_SHORT_OPEN),
    (Command::Log, &text::TUI_KEYS_SHORT_LOG),
    (Command::Tree, &text::TUI_KEYS_SHORT_TREE),
    (Command::Rules, &text::TUI_KEYS_SHORT_RULES),
    (Command::Comment, &text::TUI_KEYS_SHORT_COMMENT),
    (Command::Settings, &text::TUI_KEYS_SHORT_SETTINGS),
];

static FOOT_OVER: &[(Command, &Id)] = &[
    (Command::Act, &text::TUI_KEYS_SHORT_WHAT_NOW),
    (Command::Copy, &text::TUI_KEYS_SHORT_COPY),
    (Command::Undo, &text::TUI_KEYS_SHORT_UNDO),
    (Command::Help, &text::TUI_KEYS_SHORT_HELP),
    (Command::Tree, &text::TUI_KEYS_SHORT_TREE),
    (Command::Log, &text::TUI_KEYS_SHORT_LOG),
    (Command::Home, &text::TUI_KEYS_SHORT_HOME),
];
static FOOT_REPLAY: &[(Command, &Id)] = &[
    (Command::Choose, &text::TUI_KEYS_SHORT_PLAY),
    (Command::Redo, &text::TUI_KEYS_SHORT_ON),
    (Command::Undo, &text::TUI_KEYS_SHORT_BACK),
    (Command::First, &text::TUI_KEYS_SHORT_FIRST),
    (Command::Last, &text::TUI_KEYS_SHORT_LAST),
    (Command::Act, &text::TUI_KEYS_SHORT_PLAY_ON),
    (Command::Coach, &text::TUI_KEYS_SHORT_COACH),
    (Command::Solve, &text::TUI_KEYS_SHORT_SOLVE),
    (Command::Tree, &text::TUI_KEYS_SHORT_TREE),
    (Command::Why, &text::TUI_KEYS_SHORT_WHY),
    (Command::Help, &text::TUI_KEYS_SHORT_HELP),
    (Command::Home, &text::TUI_KEYS_SHORT_HOME),
];

static FOOT_COMPARISON: &[(Command, &Id)] = &[
    (Command::NextSlip, &text::TUI_KEYS_SHORT_NEXT_SLIP),
    (Command::PreviousSlip, &text::TUI_KEYS_SHORT_PREVIOUS_SLIP),
    (Command::Back, &text::TUI_KEYS_SHORT_TABLE),
    (Command::Act, &text::TUI_KEYS_SHORT_PLAY_ON),
    (Command::Coach, &text::TUI_KEYS_SHORT_COACH),
    (Command::Help, &text::TUI_KEYS_SHORT_HELP),
    (Command::Home, &text::TUI_KEYS_SHORT_HOME),
];
/// While the game asks for a card or a roll, printable keys go into the field, and these commands have other keys.
static FOOT_FIELD: &[(Command, &Id)] = &[
    (Command::Undo, &text::TUI_KEYS_SHORT_UNDO),
    (Command::Correct, &text::TUI_KEYS_SHORT_CORRECT),
    (Command::Help, &text::TUI_KEYS_SHORT_HELP),
    (Command::Home, &text::TUI_KEYS_SHORT_HOME),
    (Command::Next, &text::TUI_KEYS_SHORT_SUGGEST),
    (Command::Act, &text::TUI_KEYS_SHORT_ENTER),
];
static FOOT_TASK: &[(Command, &Id)] = &[
    (Command::Choose, &text::TUI_KEYS_SHORT_CHOOSE),
    (Command::Act, &text::TUI_KEYS_SHORT_ACT),
    (Command::Type, &text::TUI_KEYS_SHORT_TYPE),
    (Command::Moves, &text::TUI_KEYS_SHORT_MOVES),
    (Command::Story, &text::TUI_KEYS_SHORT_TASK),
    (Command::Open, &text::TUI_KEYS_SHORT_OPEN),
    (Command::Rules, &text::TUI_KEYS_SHORT_RULES),
    (Command::Help, &text::TUI_KEYS_SHORT_HELP),
    (Command::Home, &text::TUI_KEYS_SHORT_HOME),
];

/// Draws the game.
pub(crate) fn draw(screen: &mut GameScreen, buffer: &mut Buffer, area: Rect, look: &Appearance, now: Instant) {
    paint(buffer, area, look.plain());
    screen.play_by_itself(now);
    if !screen.handover.is_shown() {
        return screen.handover.draw(screen.session().info().title, buffer, area, look);
    }
    // An unsaved game shows its warning all the time.
    let wide = area.width - 2;
    let warning = screen.saving.unsaved.as_ref().map_or_else(Vec::new, |unsaved| wrap(&unsaved.notice(), wide));
    let lines = warning.len().min(2) as u16;
    let middle = Rect { y: area.y + 1 + lines, height: area.height - 2 - lines, ..area };
    let top = Rect { height: 1, ..area };
    let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
    if let Some(comparison) = &screen.coach.comparison {
        comparison.draw(&screen.table, buffer, middle, look);
        head_line(screen, buffer, top, look);
        screen.viewport.foot = foot(buffer, bottom, None, FOOT_COMPARISON, look);
        return;
    }
    let is_first = !screen.viewport.is_drawn();
    screen.viewport.set_look(look);
    screen.note_walk();
    let need = contents::dock(screen, look).need(middle.width, contents::most_offers(screen));
    let prompt = prompt(screen).to_owned();
    if screen.viewport.fit(&screen.table, screen.cursor.at, middle, &prompt, need) {
        screen.viewport.follow(screen.cursor.at);
    }
    if is_first || screen.viewport.board.spot(screen.cursor.at).is_none() {
        screen.settle_cursor(None);
    }
    if is_first && screen.cursor.hint.is_some() {
        screen.lead();
    }
    let ply = screen.session().ply();
    screen.messages.reached.entry(screen.cursor.at.zone).or_insert(ply);
    head_line(screen, buffer, top, look);
    if lines > 0 {
        let at = Rect { x: area.x + 1, y: area.y + 1, width: wide, height: lines };
        paragraph(buffer, at, &warning.join(" "), look.alarm(), lines, look.glyphs().more);
    }
    screen.viewport.scroll(0);
    let moving = screen.motion.at(now);
    screen.viewport.draw(buffer, &board(screen, &moving, look), look);
    let touched = dock::draw(buffer, &screen.viewport.dock, &contents::dock(screen, look), look);
    screen.field.draw(buffer, touched.field, look);
    screen.viewport.targets = touched;
    let keys = match (screen.is_replay(), screen.is_over()) {
        _ if screen.is_asking() => FOOT_FIELD,
        (true, _) => FOOT_REPLAY,
        _ if screen.purpose.task().is_some() => FOOT_TASK,
        (false, true) => FOOT_OVER,
        (false, false) => FOOT,
    };
    let first = screen.cursor.sensible.as_ref().map(|_| SENSIBLE);
    screen.viewport.foot = foot(buffer, bottom, first, keys, look);
}

fn head_line(screen: &GameScreen, buffer: &mut Buffer, area: Rect, look: &Appearance) {
    paint(buffer, area, look.band());
    let (left, right) = head(screen, look);
    let side = (right.width() as u16 + 2).min(area.width / 2);
    let title = left.split(look.glyphs().dot).next().unwrap_or_default();
    let x = put_cut(
        buffer,
        area.x + 1,
        area.y,
        area.width - side - 2,
        title,
        look.band().add_modifier(Modifier::BOLD),
        look.glyphs().more,
    );
    let rest = &left[title.len()..];
    put_cut(buffer, x, area.y, (area.right() - side).saturating_sub(x + 1), rest, look.band(), look.glyphs().more);
    let dim = look.dim().bg(look.band().bg.unwrap_or_default());
    put_cut(buffer, area.right() - side, area.y, side - 1, &right, dim, look.glyphs().more);
}

/// The whole board, with moving cards over it.
fn board(screen: &GameScreen, moving: &[(CardFace, Rect)], look: &Appearance) -> Buffer {
    let board = &screen.viewport.board;
    let all = Rect::new(0, 0, screen.viewport.area.width, board.height.max(screen.viewport.area.height));
    let mut whole = Buffer::empty(all);
    paint(&mut whole, all, look.plain());
    // A guide highlights everything that it names.
    let lesson = screen.cursor.lesson.as_ref().filter(|_| screen.cursor.hint.is_some());
    let hinted: Vec<Place> = match lesson {
        Some(lesson) => lesson.lit.clone(),
        None => screen.cursor.hinted().iter().flat_map(|offer| offer.gesture.places()).cloned().collect(),
    };
    let scene = Scene {
        table: &screen.table,
        selection: &screen.selection(),
        board,
        cursor: (!screen.cursor.is_led_to_button()).then_some(screen.cursor.at),
        look,
        fresh: &screen.motion.fresh,
        away: &screen.motion.away(),
        hinted: &hinted,
    };
    crate::view::board::draw(&mut whole, &scene);
    for (face, at) in moving {
        let shown = Shown { fresh: true, ..Shown::PLAIN };
        draw_card(&mut whole, at.intersection(all), Some(face), &[], look, shown);
    }
    for flash in screen.motion.flashes() {
        let sign = if flash.change > 0 { '+' } else { '−' };
        let words = format!(" {sign}{} ", flash.change.unsigned_abs());
        let style =
            if flash.is_harm { look.alarm() } else { look.legal() }.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        let (at, wide) = (flash.area.intersection(all), words.chars().count() as u16);
        if at.height > 0 && wide <= at.width {
            put(&mut whole, at.right() - wide, at.bottom() - 1, wide, &words, style);
        }
    }
    whole
}

/// A key below the table, and its words.
type FootKey = (Command, &'static Id);

/// Draws the keys as far as they fit, `first` in place of the first one; returns where each is, for the mouse.
fn foot(
    buffer: &mut Buffer,
    area: Rect,
    first: Option<FootKey>,
    keys: &[FootKey],
    look: &Appearance,
) -> Vec<(Rect, Command)> {
    paint(buffer, area, look.band());
    let ground = look.band().bg.unwrap_or_default();
    let mut x = area.x + 1;
    let mut touch = Vec::new();
    for (command, words) in first.iter().chain(&keys[usize::from(first.is_some())..]) {
        let key = if std::ptr::eq(keys, FOOT_FIELD) { super::field::key_of(*command) } else { key_of(*command) };
        let words = text(words);
        let wide = (key.width() + words.width() + 1) as u16;
        if x + wide > area.right() {
            break;
        }
        touch.push((Rect { x, width: wide, ..area }, *command));
        x = put(buffer, x, area.y, wide, key, look.accent().bg(ground));
        x = put(buffer, x + 1, area.y, wide, words, look.dim().bg(ground)) + 2;
    }
    touch
}
