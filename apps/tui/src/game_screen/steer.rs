//! Keys and the mouse at the table.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use underdeck_game::{Gesture, Offer, Place, Selection};

use super::GameScreen;
use super::questions::play_on;
use crate::act::RowAction;
use crate::board::{Hotspot, HotspotId, Shape, ZonePosition};
use crate::hand::{Highlight, glow};
use crate::keys::Command;
use crate::sheet::{List, Row, Sheet};
use crate::texts::text;
use crate::view::dock::Tone;

impl GameScreen {
    /// Carries out a key's command; returns a sheet if the player has to choose.
    pub(crate) fn steer(&mut self, command: Command) -> Option<Sheet> {
        self.flights.end();
        if !matches!(command, Command::Choose | Command::Act | Command::Hint) {
            self.led = None;
        }
        match command {
            Command::Left => self.step(-1, 0),
            Command::Right => self.step(1, 0),
            Command::Up => self.step(0, -1),
            Command::Down => self.step(0, 1),
            Command::Next | Command::Previous => {
                let by = if command == Command::Next { 1 } else { -1 };
                if !self.next_target(by) {
                    self.zone(by);
                }
            }
            Command::First if self.is_replay() => self.jump_to_end(false),
            Command::Last if self.is_replay() => self.jump_to_end(true),
            Command::First => self.point(self.board.spots.first().map(|spot| spot.mark)),
            Command::Last => self.point(self.board.spots.last().map(|spot| spot.mark)),
            Command::PageUp => self.roll(-(i32::from(self.board_area.height) - 2)),
            Command::PageDown => self.roll(i32::from(self.board_area.height) - 2),
            Command::Choose if self.is_replay() => self.turn_playing(),
            Command::Act if self.is_replay() => self.question = Some(play_on()),
            Command::Choose if self.is_led_to_thing() => return self.follow_hint(),
            Command::Act if self.is_led() => self.play_hint(),
            Command::Choose | Command::Act => {
                let held = self.hand.picked.len();
                let sheet = if command == Command::Act { self.act() } else { self.choose() };
                // What the player picked up may be what the hint needs.
                if self.hand.picked.len() > held {
                    self.lead();
                }
                return sheet;
            }
            Command::Back => {
                self.hand.picked.clear();
                (self.notice, self.hint) = (None, None);
            }
            Command::Hint => self.ask_hint(),
            _ => {}
        }
        None
    }

    /// Makes the move with this number in the dock.
    pub(crate) fn numbered(&mut self, n: usize) {
        let offers = self.offers_here();
        let takes_number =
            |offer: &&&Offer| matches!(offer.gesture, Gesture::Number { value, .. } if value == n as i64);
        // If the move needs a number, the digit is that number.
        let offer = match offers.iter().any(|offer| matches!(offer.gesture, Gesture::Number { .. })) {
            true => offers.iter().find(takes_number),
            false => offers.get(n.wrapping_sub(1)),
        };
        let spelling = offer.map(|offer| offer.spelling.clone());
        match spelling {
            Some(spelling) => self.play(&spelling),
            None => self.refuse(text("say.no_number").to_owned()),
        }
    }

    /// Points at what a right click with empty hands asks about; returns whether it does.
    pub(crate) fn is_asked_about(&mut self, event: MouseEvent) -> bool {
        let is_asking = event.kind == MouseEventKind::Down(MouseButton::Right) && self.hand.picked.is_empty();
        let at = self.spot_at(event.column, event.row).filter(|_| is_asking);
        self.hand.cursor = at.unwrap_or(self.hand.cursor);
        at.is_some()
    }

    /// Handles a mouse event.
    pub(crate) fn mouse(&mut self, event: MouseEvent) -> Option<Sheet> {
        if self.is_asking() && self.field_mouse(event) {
            return None;
        }
        let at = self.spot_at(event.column, event.row);
        self.led = None;
        match event.kind {
            MouseEventKind::Moved => self.hand.cursor = at.unwrap_or(self.hand.cursor),
            MouseEventKind::ScrollUp => self.roll(-3),
            MouseEventKind::ScrollDown => self.roll(3),
            MouseEventKind::Down(MouseButton::Left) => {
                self.flights.end();
                let position = Position::new(event.column, event.row);
                let touched = self.touch.moves.iter().find(|(area, _)| area.contains(position));
                if let Some((_, spelling)) = touched {
                    let spelling = spelling.clone();
                    self.play(&spelling);
                    return None;
                }
                self.pressed = at;
                self.was_here = at == Some(self.hand.cursor);
                self.hand.cursor = at.unwrap_or(self.hand.cursor);
            }
            MouseEventKind::Down(MouseButton::Right) => drop(self.steer(Command::Back)),
            MouseEventKind::Drag(MouseButton::Left) => self.hand.cursor = at.unwrap_or(self.hand.cursor),
            MouseEventKind::Up(MouseButton::Left) => {
                let from = self.pressed.take()?;
                return match at {
                    Some(to) if to == from => self.click(),
                    Some(to) => self.drop_on(from, to),
                    None => None,
                };
            }
            _ => {}
        }
        None
    }

    /// Handles a click: picks things up, puts them down, and acts on what the cursor was on already.
    fn click(&mut self) -> Option<Sheet> {
        let places = self.places();
        let is_held = places.iter().any(|place| self.hand.picked.contains(place));
        let is_target = !self.hand.picked.is_empty() && !self.selection().dropped_on(&places).is_empty();
        if is_held || (!is_target && self.takes(&places).is_some()) {
            return self.choose();
        }
        if is_target || self.was_here || !self.hand.picked.is_empty() { self.act() } else { None }
    }

    /// Handles a drag from one hotspot to another.
    fn drop_on(&mut self, from: HotspotId, to: HotspotId) -> Option<Sheet> {
        let source = self.board.spot(from).map(|spot| spot.places.clone()).unwrap_or_default();
        let is_held = source.iter().any(|place| self.hand.picked.contains(place));
        let taken = self.takes(&source);
        self.hand.cursor = to;
        match taken {
            _ if is_held => {}
            Some(place) => self.take(place),
            None => {
                let words = self.why_not(&source);
                self.refuse(words);
                return None;
            }
        }
        let sheet = self.act();
        if sheet.is_none() {
            // What could not be dropped there is put back.
            self.hand.picked.retain(|place| !source.contains(place));
        }
        sheet
    }

    /// What is held, and the moves it can become.
    pub(super) fn selection(&self) -> Selection<'_> {
        Selection::of(&self.table, &self.hand.picked)
    }

    /// The moves made with exactly what is held and no target.
    pub(super) fn chosen(&self) -> Vec<&Offer> {
        if self.hand.picked.is_empty() { Vec::new() } else { self.selection().ready().collect() }
    }

    /// The first of these places that can be picked up or added to what is held.
    pub(super) fn takes(&self, places: &[Place]) -> Option<Place> {
        let selection = self.selection();
        places.iter().find(|place| selection.next_things().any(|thing| thing == *place)).cloned()
    }

    /// The places under the cursor.
    pub(crate) fn places(&self) -> Vec<Place> {
        self.board.spot(self.hand.cursor).map(|spot| spot.places.clone()).unwrap_or_default()
    }

    /// Picks up what the cursor is on, or puts it down again; never opens a sheet.
    fn choose(&mut self) -> Option<Sheet> {
        let places = self.places();
        self.notice = None;
        if let Some(n) = self.hand.picked.iter().position(|place| places.contains(place)) {
            self.hand.picked.remove(n);
        } else if let Some(place) = self.takes(&places) {
            self.take(place);
        } else if self.selection().dropped_on(&places).is_empty() {
            let words = self.why_not(&places);
            self.refuse(words);
        } else {
            self.notice = Some((Tone::Told, text("say.enter_acts").to_owned()));
        }
        None
    }

    /// Picks something up. A hint stays as long as what is held belongs to its move.
    pub(super) fn take(&mut self, place: Place) {
        self.notice = None;
        self.hand.picked.push(place);
        if self.strays() {
            self.hint = None;
        }
    }

    /// Makes the move given by the cursor and what is held; asks which one if there are several.
    fn act(&mut self) -> Option<Sheet> {
        let places = self.places();
        let mut made: Vec<Offer> = self.selection().dropped_on(&places).into_iter().cloned().collect();
        if made.is_empty() {
            made = self.chosen().into_iter().cloned().collect();
        }
        match made.as_slice() {
            [] => {
                if let Some(place) = self.takes(&places) {
                    self.take(place);
                } else if !(self.hand.picked.is_empty() && self.travel(&places)) {
                    let words = self.why_not(&places);
                    self.refuse(words);
                }
                None
            }
            [only] => {
                let spelling = only.spelling.clone();
                self.play(&spelling);
                None
            }
            _ => Some(self.which(&made)),
        }
    }

    /// The sheet that asks which of several moves is meant; its cursor starts on the hinted one.
    pub(super) fn which(&self, offers: &[Offer]) -> Sheet {
        let mut list = which(offers);
        let hinted = self.hinted().map(|offer| RowAction::Play(offer.spelling.clone()));
        let at = list.rows.iter().position(|row| row.act.is_some() && row.act == hinted);
        list.at = at.unwrap_or(list.at);
        Sheet::List(list)
    }

    fn point(&mut self, mark: Option<HotspotId>) {
        if let Some(mark) = mark {
            self.hand.cursor = mark;
            self.follow();
        }
    }

    /// Moves the cursor to the nearest hotspot in a direction, scrolling grids that are partly visible.
    fn step(&mut self, dx: i8, dy: i8) {
        if self.notice.as_ref().is_some_and(|(tone, _)| *tone == Tone::Refused) {
            self.notice = None;
        }
        if let Some(mark) = self.beyond(dx, dy) {
            self.hand.cursor = mark;
            self.lay();
            if self.board.spot(mark).is_some() {
                return;
            }
        }
        let next = self.board.towards(self.hand.cursor, dx.into(), dy.into()).map(|spot| spot.mark);
        match next {
            Some(_) => self.point(next),
            None if self.board.spot(self.hand.cursor).is_none() => self.settle_cursor(None),
            None => self.roll(i32::from(dy)),
        }
    }

    /// The next cell with something on it, if it lies outside the visible part of the grid.
    fn beyond(&self, dx: i8, dy: i8) -> Option<HotspotId> {
        let HotspotId { zone, at: ZonePosition::Cell(mut cell) } = self.hand.cursor else { return None };
        let shape = self.board.blocks.iter().find_map(|block| match block.shape {
            Shape::Grid(shape) if self.table.zones[block.zone].id == zone => Some(shape),
            _ => None,
        })?;
        let inside = |cell: underdeck_cards::Cell, (first, last): (underdeck_cards::Cell, underdeck_cards::Cell)| {
            (first.row..=last.row).contains(&cell.row) && (first.column..=last.column).contains(&cell.column)
        };
        loop {
            cell = cell.step(dy, dx);
            if !inside(cell, shape.all) {
                return None;
            }
            let is_there = has_tile(&self.table, zone, cell);
            if inside(cell, (shape.first, shape.last)) {
                if is_there {
                    return None;
                }
            } else if is_there {
                return Some(HotspotId { zone, at: ZonePosition::Cell(cell) });
            }
        }
    }

    /// While something is held, moves the cursor to the next or previous place where it can go; whether there is one.
    fn next_target(&mut self, by: isize) -> bool {
        let selection = self.selection();
        let is_target = |spot: &&Hotspot| glow(&selection, spot) == Highlight::Target;
        let targets: Vec<HotspotId> = self.board.spots.iter().filter(is_target).map(|spot| spot.mark).collect();
        if targets.is_empty() {
            return false;
        }
        let here = targets.iter().position(|mark| *mark == self.hand.cursor);
        let next = here.map_or(if by > 0 { 0 } else { -1 }, |here| here as isize + by);
        self.point(Some(targets[next.rem_euclid(targets.len() as isize) as usize]));
        true
    }

    /// Moves the cursor to the next or previous zone, preferably to where a move can begin.
    fn zone(&mut self, by: isize) {
        let mut zones: Vec<&'static str> = Vec::new();
        for spot in &self.board.spots {
            if !zones.contains(&spot.mark.zone) {
                zones.push(spot.mark.zone);
            }
        }
        let Some(here) = zones.iter().position(|zone| *zone == self.hand.cursor.zone) else { return };
        let next = zones[(here as isize + by).rem_euclid(zones.len() as isize) as usize];
        let inside: Vec<&Hotspot> = self.board.spots.iter().filter(|spot| spot.mark.zone == next).collect();
        let selection = self.selection();
        let can = inside.iter().find(|spot| glow(&selection, spot) != Highlight::None);
        self.point(can.or(inside.first()).map(|spot| spot.mark));
    }

    fn roll(&mut self, by: i32) {
        let last = self.board.height.saturating_sub(self.board_area.height);
        self.scroll = u16::try_from((i32::from(self.scroll) + by).clamp(0, last.into())).unwrap_or(0);
    }
}

/// Whether something lies on a cell or an offer points at it.
fn has_tile(table: &underdeck_game::Table, zone: &'static str, cell: underdeck_cards::Cell) -> bool {
    let lies = table.zone(zone).is_some_and(
        |zone| matches!(&zone.body, underdeck_game::Body::Grid { tiles, .. } if tiles.iter().any(|tile| tile.cell == cell)),
    );
    lies || crate::board::is_offered(table, |place| *place == Place::Cell(zone, cell))
}

/// The list that asks which of several moves is meant, or which number.
fn which(offers: &[Offer]) -> List {
    let mut offers: Vec<&Offer> = offers.iter().collect();
    offers.sort_by_key(|offer| !offer.finality.is_open());
    let mut rows: Vec<Row> = offers
        .iter()
        .enumerate()
        .map(|(n, offer)| {
            let number = match offer.gesture {
                Gesture::Number { value, .. } => value,
                _ => n as i64 + 1,
            };
            let mut row =
                Row::new(offer.label.clone(), RowAction::Play(offer.spelling.clone())).note(offer.effect.clone());
            row.side = number.to_string();
            row.number = Some(number);
            row
        })
        .collect();
    rows.sort_by_key(|row| row.number);
    let is_number = offers.iter().all(|offer| matches!(offer.gesture, Gesture::Number { .. }));
    let title = if is_number { text("sheet.how_many") } else { text("sheet.which") };
    List::new(title, rows)
}
