//! Drawing the screen of a game: head, board, dock, foot.

use std::collections::HashSet;
use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use underdeck_game::Place;
use unicode_width::UnicodeWidthStr;

use super::{GameScreen, HandoverScreen};
use crate::canvas::{paint, paragraph, put, put_cut, shorten, wrap};
use crate::hand::Highlight;
use crate::keys::{Command, key_of};
use crate::texts::text;
use crate::theme::{Appearance, style};
use crate::view::board::Scene;
use crate::view::dock::{self, Room};
use crate::view::{Shown, draw_card};

/// The keys that the foot shows, most useful first: during a game, at its end, and in a replay.
const FOOT: &[(Command, &str)] = &[
    (Command::Choose, "keys.short_choose"),
    (Command::Act, "keys.short_act"),
    (Command::Type, "keys.short_type"),
    (Command::Hint, "keys.short_hint"),
    (Command::Undo, "keys.short_undo"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
    (Command::Moves, "keys.short_moves"),
    (Command::Why, "keys.short_why"),
    (Command::About, "keys.short_about"),
    (Command::Open, "keys.short_open"),
    (Command::Log, "keys.short_log"),
    (Command::Tree, "keys.short_tree"),
    (Command::Rules, "keys.short_rules"),
    (Command::Comment, "keys.short_comment"),
    (Command::Settings, "keys.short_settings"),
];

const FOOT_OVER: &[(Command, &str)] = &[
    (Command::Act, "keys.short_what_now"),
    (Command::Copy, "keys.short_copy"),
    (Command::Undo, "keys.short_undo"),
    (Command::Tree, "keys.short_tree"),
    (Command::Log, "keys.short_log"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
];
const FOOT_REPLAY: &[(Command, &str)] = &[
    (Command::Choose, "keys.short_play"),
    (Command::Redo, "keys.short_on"),
    (Command::Undo, "keys.short_back"),
    (Command::First, "keys.short_first"),
    (Command::Last, "keys.short_last"),
    (Command::Act, "keys.short_play_on"),
    (Command::Coach, "keys.short_coach"),
    (Command::Solve, "keys.short_solve"),
    (Command::Tree, "keys.short_tree"),
    (Command::Why, "keys.short_why"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
];

const FOOT_BESIDE: &[(Command, &str)] = &[
    (Command::NextSlip, "keys.short_next_slip"),
    (Command::PreviousSlip, "keys.short_previous_slip"),
    (Command::Back, "keys.short_table"),
    (Command::Act, "keys.short_play_on"),
    (Command::Coach, "keys.short_coach"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
];
/// While a card or a roll is asked, printable keys go into the field: these commands have other keys then.
const FOOT_FIELD: &[(Command, &str)] = &[
    (Command::Undo, "keys.short_undo"),
    (Command::Correct, "keys.short_correct"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
    (Command::Next, "keys.short_suggest"),
    (Command::Act, "keys.short_enter"),
];
const FOOT_TASK: &[(Command, &str)] = &[
    (Command::Choose, "keys.short_choose"),
    (Command::Act, "keys.short_act"),
    (Command::Type, "keys.short_type"),
    (Command::Moves, "keys.short_moves"),
    (Command::Story, "keys.short_task"),
    (Command::Open, "keys.short_open"),
    (Command::Rules, "keys.short_rules"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
];

impl GameScreen {
    /// Draws the game.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, area: Rect, look: &Appearance, now: Instant) {
        paint(buffer, area, look.plain());
        self.play_by_itself(now);
        if self.curtain != HandoverScreen::Open {
            self.curtain_screen(buffer, area, look);
            return;
        }
        // A game that is not saved says so all the time.
        let wide = area.width - 2;
        let standing = self.unsaved.as_ref().map_or_else(Vec::new, |unsaved| wrap(&unsaved.notice(), wide));
        let lines = standing.len().min(2) as u16;
        let middle = Rect { y: area.y + 1 + lines, height: area.height - 2 - lines, ..area };
        if let Some(beside) = &self.beside {
            self.draw_beside(buffer, middle, beside, look);
            self.head_line(buffer, Rect { height: 1, ..area }, look);
            self.foot = foot(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, FOOT_BESIDE, look);
            return;
        }
        let is_first = self.board_area.area() == 0;
        let laid_for = self.laid_for;
        let need = self.dock(look).need(middle.width);
        let mut room = self.lay_in(middle, need);
        if self.crowded_in != Some(middle) && self.board.height > self.frame.height {
            self.crowded_in = Some(middle);
            room = self.lay_in(middle, need);
        }
        let frame = self.frame;
        let spare = frame.height.saturating_sub(self.board.height);
        self.board_area = if room.is_beside() {
            // The table lies in the middle, a little above it.
            let used = self.board.width().min(frame.width);
            let x = frame.x + (frame.width - used) / 2;
            Rect { x, y: frame.y + spare / 3, width: frame.right() - x, height: frame.height - spare / 3 }
        } else if room.has_log() {
            frame
        } else {
            room.raise(spare);
            Rect { height: frame.height - spare, ..frame }
        };
        self.room = Some(room);
        if laid_for != self.laid_for {
            self.follow();
        }
        if is_first || self.board.spot(self.hand.cursor).is_none() {
            self.settle_cursor(None);
        }
        if is_first && self.hint.is_some() {
            self.lead();
        }
        let ply = self.session().ply();
        self.noted.entry(self.hand.cursor.zone).or_insert(ply);
        self.head_line(buffer, Rect { height: 1, ..area }, look);
        if lines > 0 {
            let at = Rect { x: area.x + 1, y: area.y + 1, width: wide, height: lines };
            paragraph(buffer, at, &standing.join(" "), look.alarm(), lines, look.glyphs().more);
        }
        self.board_window(buffer, look, now);
        let dock = self.dock(look);
        let touch = dock::draw(buffer, &room, &dock, look);
        let at = touch.field;
        self.touch = touch;
        self.draw_field(buffer, at, look);
        let keys = match (self.is_replay(), self.is_over()) {
            _ if self.is_asking() => FOOT_FIELD,
            (true, _) => FOOT_REPLAY,
            _ if self.task.is_some() => FOOT_TASK,
            (false, true) => FOOT_OVER,
            (false, false) => FOOT,
        };
        self.foot = foot(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, keys, look);
    }

    /// Divides the screen between the board and a dock that needs so many lines, and lays out the board.
    fn lay_in(&mut self, middle: Rect, need: u16) -> Room {
        let (frame, room) = Room::of(middle, self.prompt(), need, self.crowded_in == Some(middle));
        self.frame = Rect { x: frame.x + 1, width: frame.width - 2, ..frame };
        if self.laid_for != (self.frame.width, self.frame.height) {
            self.lay();
        }
        room
    }

    fn head_line(&self, buffer: &mut Buffer, area: Rect, look: &Appearance) {
        paint(buffer, area, look.band());
        let (left, right) = self.head(look);
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

    /// Draws the visible part of the board, with moving cards over it.
    fn board_window(&mut self, buffer: &mut Buffer, look: &Appearance, now: Instant) {
        let area = self.board_area;
        self.scroll = self.scroll.min(self.board.height.saturating_sub(area.height));
        let mut whole = Buffer::empty(Rect::new(0, 0, area.width, self.board.height.max(area.height)));
        let all = *whole.area();
        paint(&mut whole, all, look.plain());
        let moving = self.flights.at(now);
        let away: HashSet<(&'static str, usize)> = self.flights.away();
        // A guide lights everything that it speaks of.
        let lesson = self.lesson.as_ref().filter(|_| self.hint.is_some());
        let hinted: Vec<Place> = match lesson {
            Some(lesson) => lesson.lit.clone(),
            None => self.hinted().iter().flat_map(|offer| offer.gesture.places()).cloned().collect(),
        };
        let scene = Scene {
            table: &self.table,
            selection: &self.selection(),
            board: &self.board,
            cursor: (!self.is_led_to_button()).then_some(self.hand.cursor),
            look,
            fresh: &self.fresh,
            away: &away,
            hinted: &hinted,
        };
        crate::view::board::draw(&mut whole, &scene);
        for (face, at) in &moving {
            let at = at.intersection(all);
            draw_card(
                &mut whole,
                at,
                Some(face),
                &[],
                look,
                Shown { glow: Highlight::None, cursor: false, fresh: true },
            );
        }
        for y in 0..area.height {
            for x in 0..area.width {
                let line = self.board.line(y, self.scroll);
                if let (Some(from), Some(to)) = (whole.cell((x, line)), buffer.cell_mut((area.x + x, area.y + y))) {
                    *to = from.clone();
                }
            }
        }
        let glyphs = look.glyphs();
        let top = self.scroll + self.board.pinned;
        let (first, end) = self.board.page(top);
        if top > first.max(self.board.pinned) {
            put(buffer, area.right(), area.y + self.board.pinned, 1, glyphs.up, look.accent());
        }
        if self.scroll + area.height < end {
            put(buffer, area.right(), area.bottom() - 1, 1, glyphs.down, look.accent());
        }
        if let Some(room) = self.room.filter(Room::is_beside) {
            let line = style(look.palette().line, look.palette().felt);
            for y in room.prompt.y..room.log.bottom() {
                put(buffer, room.prompt.x - 1, y, 1, glyphs.thin[5], line);
            }
        }
        self.page_names(buffer, look);
    }

    /// Scrolls so that the cursor is visible.
    pub(super) fn follow(&mut self) {
        let Some(spot) = self.board.spot(self.hand.cursor) else { return };
        let (pinned, high) = (self.board.pinned, self.board_area.height.saturating_sub(self.board.pinned));
        let Some(line) = spot.area.y.checked_sub(pinned) else { return };
        let (first, end) = self.board.page(spot.area.y);
        if pinned > 0 && !(first..end).contains(&(self.scroll + pinned)) {
            self.scroll = first - pinned;
        }
        // So is the title above the first line of a zone.
        let top = line.saturating_sub(1);
        if top < self.scroll {
            self.scroll = top;
        } else if spot.area.bottom() > self.scroll + pinned + high {
            self.scroll = spot.area.bottom().saturating_sub(pinned + high);
        }
    }

    /// Draws the names of the pages below the counters, the one that is seen first among equals.
    fn page_names(&self, buffer: &mut Buffer, look: &Appearance) {
        let (area, here) = (self.board_area, self.board.page(self.scroll + self.board.pinned).0);
        let share = area.width / (self.board.pages.len() as u16).max(1);
        for (n, (start, name)) in self.board.pages.iter().enumerate() {
            let style = if *start == here { look.cursor() } else { look.dim() };
            let x = area.x + n as u16 * share;
            let name = format!(" {} ", shorten(name, share.saturating_sub(2)));
            put(buffer, x, area.y + self.board.pinned - 1, share, &name, style);
        }
    }

    /// The hotspot at a position on the screen.
    pub(super) fn spot_at(&self, x: u16, y: u16) -> Option<crate::board::HotspotId> {
        let area = self.board_area;
        if x < area.x || y < area.y || x >= area.right() || y >= area.bottom() {
            return None;
        }
        self.board.under(x - area.x, self.board.line(y - area.y, self.scroll)).map(|spot| spot.mark)
    }

    /// The middle of a place's hotspot on the screen: for tests that click.
    #[cfg(test)]
    pub(super) fn place_on_screen(&self, place: &Place) -> Option<(u16, u16)> {
        let spot = self.board.find(place)?;
        let y =
            (spot.area.y + spot.area.height / 2).checked_sub(self.scroll).filter(|y| *y < self.board_area.height)?;
        Some((self.board_area.x + spot.area.x + (spot.area.width - 1) / 2, self.board_area.y + y))
    }
}

/// Draws the keys as far as they fit; returns where each is, for the mouse.
fn foot(buffer: &mut Buffer, area: Rect, keys: &[(Command, &'static str)], look: &Appearance) -> Vec<(Rect, Command)> {
    paint(buffer, area, look.band());
    let ground = look.band().bg.unwrap_or_default();
    let mut x = area.x + 1;
    let mut touch = Vec::new();
    for (command, words) in keys {
        let key = if keys == FOOT_FIELD { super::field::key_of(*command) } else { key_of(*command) };
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
