//! The board on the screen, and the part of it that is visible.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
#[cfg(test)]
use underdeck_game::Place;
use underdeck_game::Table;

use crate::board::{Board, HotspotId};
use crate::canvas::{put, put_cut};
use crate::keys::Command;
use crate::theme::{Appearance, style};
use crate::view::dock::{DockLayout, DockTarget};

/// The layout of the table on the screen.
#[derive(Default)]
pub(crate) struct Viewport {
    pub(super) board: Board,
    /// The look for which it is laid out.
    look: Appearance,
    /// The area that the board may use.
    frame: Rect,
    /// The area that it uses; empty before the first drawing.
    pub(super) area: Rect,
    /// The size that the board was laid out for.
    laid_for: (u16, u16),
    /// The area that is too small for the board unless the dock yields the lines it can spare.
    crowded_in: Option<Rect>,
    pub(super) dock: DockLayout,
    scroll: u16,
    /// The parts of the dock that the mouse can press.
    pub(super) targets: DockTarget,
    /// The keys of the foot, for the mouse.
    pub(crate) foot: Vec<(Rect, Command)>,
}

impl Viewport {
    /// Whether the board was drawn before.
    pub(super) fn is_drawn(&self) -> bool {
        self.area.area() > 0
    }

    /// Discards the layout of the last table and returns its board.
    pub(super) fn reset(&mut self) -> Board {
        (self.laid_for, self.crowded_in) = ((0, 0), None);
        std::mem::take(&mut self.board)
    }

    /// Sets the look; another one needs another layout.
    pub(super) fn set_look(&mut self, look: &Appearance) {
        if self.look != *look {
            (self.look, self.laid_for) = (*look, (0, 0));
        }
    }

    /// Lays out the board for the size of the screen.
    pub(super) fn lay(&mut self, table: &Table, cursor: HotspotId) {
        self.laid_for = (self.frame.width, self.frame.height);
        self.board = Board::of(table, self.frame.width, self.frame.height, Some(cursor), &self.look);
    }

    /// The fewest lines for the board: those that the map or a few entries need.
    fn least_board(&self, table: &Table, area: Rect) -> u16 {
        Board::least(table, area.width.saturating_sub(2), &self.look).clamp(6, area.height.saturating_sub(8).max(6))
    }

    /// Divides `area` between the board and a dock that needs `need` lines below its prompt. Returns whether the board was laid out again.
    pub(super) fn fit(&mut self, table: &Table, cursor: HotspotId, area: Rect, prompt: &str, need: u16) -> bool {
        let laid_for = self.laid_for;
        self.divide(table, cursor, area, prompt, need);
        if self.crowded_in != Some(area) && !self.board.pages.is_empty() {
            self.crowded_in = Some(area);
            self.divide(table, cursor, area, prompt, need);
        }
        let frame = self.frame;
        let spare = frame.height.saturating_sub(self.board.height);
        self.area = if self.dock.is_beside() {
            // The table is in the middle, a little above it.
            let used = self.board.width().min(frame.width);
            let x = frame.x + (frame.width - used) / 2;
            Rect { x, y: frame.y + spare / 3, width: frame.right() - x, height: frame.height - spare / 3 }
        } else if self.dock.has_log() {
            frame
        } else {
            self.dock.raise(spare);
            Rect { height: frame.height - spare, ..frame }
        };
        laid_for != self.laid_for
    }

    fn divide(&mut self, table: &Table, cursor: HotspotId, area: Rect, prompt: &str, need: u16) {
        let (frame, dock) =
            DockLayout::of(area, prompt, need, self.crowded_in == Some(area), self.least_board(table, area));
        self.dock = dock;
        self.frame = Rect { x: frame.x + 1, width: frame.width - 2, ..frame };
        if self.laid_for != (self.frame.width, self.frame.height) {
            self.lay(table, cursor);
        }
    }

    /// Scrolls by a number of lines.
    pub(super) fn scroll(&mut self, by: i32) {
        let last = self.board.height.saturating_sub(self.area.height);
        self.scroll = u16::try_from((i32::from(self.scroll) + by).clamp(0, last.into())).unwrap_or(0);
    }

    /// Scrolls so that the cursor is visible.
    pub(super) fn follow(&mut self, cursor: HotspotId) {
        let Some(spot) = self.board.spot(cursor).filter(|spot| spot.area.x >= self.board.fixed) else { return };
        let (pinned, high) = (self.board.pinned, self.area.height.saturating_sub(self.board.pinned));
        let Some(line) = spot.area.y.checked_sub(pinned) else { return };
        let (first, end) = self.board.page(spot.area.y);
        if pinned > 0 && (end - first <= high || !(first..end).contains(&(self.scroll + pinned))) {
            self.scroll = first.saturating_sub(pinned);
        }
        // So is the title above the first line of a zone.
        let top = line.saturating_sub(1);
        if top < self.scroll {
            self.scroll = top;
        } else if spot.area.bottom() > self.scroll + pinned + high {
            self.scroll = spot.area.bottom().saturating_sub(pinned + high);
        }
    }

    /// Draws the visible part of the board, which is drawn whole in `whole`, and what surrounds it.
    pub(super) fn draw(&self, buffer: &mut Buffer, whole: &Buffer, look: &Appearance) {
        let area = self.area;
        self.board.copy_lines(whole, self.scroll, buffer, area);
        let glyphs = look.glyphs();
        let top = self.scroll + self.board.pinned;
        let (first, end) = self.board.page(top);
        if top > first.max(self.board.pinned) {
            put(buffer, area.right(), area.y + self.board.pinned, 1, glyphs.up, look.accent());
        }
        if self.scroll + area.height < end {
            put(buffer, area.right(), area.bottom() - 1, 1, glyphs.down, look.accent());
        }
        if self.dock.is_beside() {
            let line = style(look.palette().line, look.palette().table);
            for y in self.dock.prompt.y..self.dock.log.bottom() {
                put(buffer, self.dock.prompt.x - 1, y, 1, glyphs.thin[5], line);
            }
        }
        self.name_pages(buffer, first, look);
    }

    /// Draws the names of the pages below the counters, or the name of the page that begins at this line and its number where not
    /// all fit.
    fn name_pages(&self, buffer: &mut Buffer, first: u16, look: &Appearance) {
        let (pages, more) = (&self.board.pages, look.glyphs().more);
        let (mut x, y) = (self.area.x + self.board.fixed, (self.area.y + self.board.pinned).saturating_sub(1));
        let room = self.area.right().saturating_sub(x);
        let all: u16 = pages.iter().map(|(_, name)| crate::board::width(name) + 3).sum();
        for (n, (start, name)) in pages.iter().enumerate() {
            if all <= room + 1 {
                let style = if *start == first { look.cursor() } else { look.dim() };
                x = put(buffer, x, y, room, &format!(" {name} "), style) + 1;
            } else if *start == first {
                let number = format!(" {}/{} ", n + 1, pages.len());
                let wide = room.saturating_sub(number.len() as u16);
                let name = crate::canvas::heading(name, wide.saturating_sub(2), more);
                let x = put_cut(buffer, x, y, wide, &format!(" {name} "), look.cursor(), more);
                put(buffer, x, y, number.len() as u16, &number, look.dim());
            }
        }
    }

    /// The part of the screen below the head line that is above the moves of the dock, or beside them.
    pub(crate) fn above_moves(&self, area: Rect) -> Rect {
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let moves = self.targets.moves.iter().map(|(at, _)| *at);
        match moves.min_by_key(|at| at.y) {
            Some(_) if self.dock.is_beside() => Rect { width: self.dock.prompt.x.saturating_sub(area.x + 1), ..below },
            Some(first) => Rect { height: first.y.saturating_sub(below.y), ..below },
            None => below,
        }
    }

    /// The hotspot at a position on the screen.
    pub(super) fn spot_at(&self, x: u16, y: u16) -> Option<HotspotId> {
        let area = self.area;
        if x < area.x || y < area.y || x >= area.right() || y >= area.bottom() {
            return None;
        }
        self.board.under(x - area.x, self.board.line(x - area.x, y - area.y, self.scroll)).map(|spot| spot.mark)
    }

    /// The area that the board may use.
    #[cfg(test)]
    pub(super) const fn frame(&self) -> Rect {
        self.frame
    }

    /// The middle of a place's hotspot on the screen: for tests that click.
    #[cfg(test)]
    pub(super) fn place_on_screen(&self, place: &Place) -> Option<(u16, u16)> {
        let spot = self.board.find(place)?;
        let scroll = if spot.area.x < self.board.fixed || spot.area.y < self.board.pinned { 0 } else { self.scroll };
        let y = (spot.area.y + spot.area.height / 2).checked_sub(scroll).filter(|y| *y < self.area.height)?;
        Some((self.area.x + spot.area.x + (spot.area.width - 1) / 2, self.area.y + y))
    }
}
