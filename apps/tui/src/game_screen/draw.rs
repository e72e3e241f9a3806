//! Drawing the screen of a game: head, board, dock, foot.

use std::collections::HashSet;
use std::time::Instant;

use game::Place;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;

use super::{Curtain, GameScreen};
use crate::canvas::{paint, put, put_cut};
use crate::hand::Glow;
use crate::keys::{Command, key_of};
use crate::texts::{fill, text};
use crate::theme::Look;
use crate::view::board::Scene;
use crate::view::dock::{self, Room, rule};
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
];

const FOOT_OVER: &[(Command, &str)] = &[
    (Command::Copy, "keys.short_copy"),
    (Command::Undo, "keys.short_undo"),
    (Command::Tree, "keys.short_tree"),
    (Command::Log, "keys.short_log"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
];
const FOOT_REPLAY: &[(Command, &str)] = &[
    (Command::Redo, "keys.short_on"),
    (Command::Undo, "keys.short_back"),
    (Command::First, "keys.short_first"),
    (Command::Last, "keys.short_last"),
    (Command::Tree, "keys.short_tree"),
    (Command::Why, "keys.short_why"),
    (Command::Help, "keys.short_help"),
    (Command::Home, "keys.short_home"),
];

impl GameScreen {
    /// Draws the game.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, area: Rect, look: &Look, now: Instant) {
        paint(buffer, area, look.plain());
        if self.curtain != Curtain::Open {
            self.curtain_screen(buffer, area, look);
            return;
        }
        // A game that is not saved says so all the time.
        let standing = u16::from(self.unsaved.is_some());
        let middle = Rect { y: area.y + 1 + standing, height: area.height - 2 - standing, ..area };
        let (board_area, room) = Room::of(middle, &self.table.prompt);
        let board_area = Rect { x: board_area.x + 1, width: board_area.width - 2, ..board_area };
        let is_first = self.board_area.area() == 0;
        self.board_area = board_area;
        self.room = Some(room);
        if self.laid_for != (board_area.width, board_area.height) {
            self.lay();
        }
        if is_first || self.board.spot(self.hand.cursor).is_none() {
            self.settle_cursor(None);
        }
        self.head_line(buffer, Rect { height: 1, ..area }, look);
        if let Some(reason) = &self.unsaved {
            let words = fill("say.unsaved", &[("reason", reason)]);
            let (x, wide) = (area.x + 1, area.width - 2);
            put_cut(buffer, x, area.y + 1, wide, &words, look.alarm(), look.glyphs().more);
        }
        self.board_window(buffer, look, now);
        let dock = self.dock(look);
        let touch = dock::draw(buffer, &room, &dock, look);
        self.touch = touch;
        let keys = match (self.is_replay(), self.is_over()) {
            (true, _) => FOOT_REPLAY,
            (false, true) => FOOT_OVER,
            (false, false) => FOOT,
        };
        foot(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, keys, look);
    }

    fn head_line(&self, buffer: &mut Buffer, area: Rect, look: &Look) {
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
    fn board_window(&mut self, buffer: &mut Buffer, look: &Look, now: Instant) {
        let area = self.board_area;
        self.scroll = self.scroll.min(self.board.height.saturating_sub(area.height));
        let mut whole = Buffer::empty(Rect::new(0, 0, area.width, self.board.height.max(area.height)));
        let all = *whole.area();
        paint(&mut whole, all, look.plain());
        let moving = self.flights.at(now);
        let away: HashSet<(&'static str, usize)> = self.flights.away();
        let hinted: Vec<Place> = self.hinted().iter().flat_map(|offer| offer.gesture.places()).cloned().collect();
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
            draw_card(&mut whole, at, Some(face), &[], look, Shown { glow: Glow::None, cursor: false, fresh: true });
        }
        for y in 0..area.height {
            for x in 0..area.width {
                if let (Some(from), Some(to)) =
                    (whole.cell((x, y + self.scroll)), buffer.cell_mut((area.x + x, area.y + y)))
                {
                    *to = from.clone();
                }
            }
        }
        let glyphs = look.glyphs();
        if self.scroll > 0 {
            put(buffer, area.right(), area.y, 1, glyphs.up, look.accent());
        }
        if self.scroll + area.height < self.board.height {
            put(buffer, area.right(), area.bottom() - 1, 1, glyphs.down, look.accent());
        }
        if let Some(room) = self.room.filter(|room| room.prompt.y > area.bottom()) {
            rule(buffer, Rect { y: area.bottom(), height: 1, ..room.prompt }, "", look);
        }
    }

    /// Scrolls so that the cursor is visible.
    pub(super) fn follow(&mut self) {
        let Some(spot) = self.board.spot(self.hand.cursor) else { return };
        let high = self.board_area.height;
        // So is the title above the first line of a zone.
        let top = spot.area.y.saturating_sub(1);
        if top < self.scroll {
            self.scroll = top;
        } else if spot.area.bottom() > self.scroll + high {
            self.scroll = spot.area.bottom().saturating_sub(high);
        }
    }

    /// The hotspot at a position on the screen.
    pub(super) fn spot_at(&self, x: u16, y: u16) -> Option<crate::board::Mark> {
        let area = self.board_area;
        if x < area.x || y < area.y || x >= area.right() || y >= area.bottom() {
            return None;
        }
        self.board.under(x - area.x, y - area.y + self.scroll).map(|spot| spot.mark)
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

fn foot(buffer: &mut Buffer, area: Rect, keys: &[(Command, &'static str)], look: &Look) {
    paint(buffer, area, look.band());
    let ground = look.band().bg.unwrap_or_default();
    let mut x = area.x + 1;
    for (command, words) in keys {
        let (key, words) = (key_of(*command), text(words));
        let wide = (key.width() + words.width() + 1) as u16;
        if x + wide > area.right() {
            break;
        }
        x = put(buffer, x, area.y, wide, key, look.accent().bg(ground));
        x = put(buffer, x + 1, area.y, wide, words, look.dim().bg(ground)) + 2;
    }
}
