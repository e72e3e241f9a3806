//! Keys, the mouse and hints at the table.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use underdeck_cards::Cell;
use underdeck_game::{
    Body, Finality, Gesture, Link, Message, Offer, Place, RuleIds, Selection, Table, Tile, Token, Value, say,
};
use underdeck_play::{Actor, Cost, Guidance, Input, LEFT_GUIDE, Meant, guidance, guide_of, is_distant, walk};

use super::contents::offers_here;
use super::cursor::Walk;
use super::questions::play_on;
use super::{GameScreen, Mode, field};
use crate::act::RowAction;
use crate::board::{Hotspot, HotspotId, Shape, ZonePosition, is_button};
use crate::highlight::{Highlight, glow};
use crate::keys::Command;
use crate::sheet::{List, Row, Sheet};
use crate::text;
use crate::view::dock::Tone;

impl GameScreen {
    /// Carries out a key's command; returns a sheet if the player has to choose.
    pub(crate) fn steer(&mut self, command: Command) -> Option<Sheet> {
        self.motion.end();
        if !matches!(command, Command::Choose | Command::Act | Command::Hint) {
            self.cursor.led_to = None;
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
            Command::First => self.point(self.viewport.board.spots.first().map(|spot| spot.mark)),
            Command::Last => self.point(self.viewport.board.spots.last().map(|spot| spot.mark)),
            Command::PageUp => self.viewport.scroll(-(i32::from(self.viewport.area.height) - 2)),
            Command::PageDown => self.viewport.scroll(i32::from(self.viewport.area.height) - 2),
            Command::Choose if self.is_replay() => self.toggle_playing(),
            Command::Act if self.is_replay() => self.pending.question = Some(play_on()),
            Command::Choose if self.cursor.is_led() && self.cursor.next_thing(&self.table).is_some() => {
                return self.follow_hint();
            }
            Command::Act if self.cursor.is_led() => self.play_hint(),
            Command::Choose | Command::Act => {
                let picked = self.cursor.picked.len();
                let sheet = if command == Command::Act { self.act() } else { self.choose() };
                // The hint may need the thing that was picked up.
                if self.cursor.picked.len() > picked {
                    self.lead();
                }
                return sheet;
            }
            Command::Back => {
                self.cursor.picked.clear();
                self.messages.clear();
                self.cursor.hint = None;
            }
            Command::Hint => self.ask_hint(),
            _ => {}
        }
        None
    }

    /// Makes the move with this number in the dock.
    pub(crate) fn numbered(&mut self, n: usize) {
        let offers = offers_here(self);
        let takes_number =
            |offer: &&&Offer| matches!(offer.gesture, Gesture::Number { value, .. } if value == n as i64);
        // If the move needs a number, the digit is that number.
        let offer = match offers.iter().any(|offer| matches!(offer.gesture, Gesture::Number { .. })) {
            true => offers.iter().find(takes_number),
            false => offers.get(n.wrapping_sub(1)),
        };
        let (spelling, count) = (offer.map(|offer| offer.spelling.clone()), offers.len());
        match spelling {
            Some(spelling) => self.play(&spelling),
            None if n == count + 1 && self.cursor.walk().is_some() => self.walk_there(),
            None => self.messages.refuse(text(&text::TUI_SAY_NO_NUMBER)),
        }
    }

    /// Walks to the place under the cursor.
    fn walk_there(&mut self) {
        if let Some(walk) = self.cursor.walk() {
            self.submit(underdeck_play::Command::Travel(walk.moves.clone()));
        }
    }

    /// Makes a typed move, or the one that is meant by the name of a thing alone; asks which one if there are several.
    pub(crate) fn play_typed(&mut self, typed: &str) -> Option<Sheet> {
        let meant = match &self.mode {
            Mode::Play(tree) if self.purpose.task().is_none() => tree.meant(typed),
            _ => Meant::Typed,
        };
        match meant {
            Meant::Typed => self.play(typed),
            Meant::Moves(moves) => return self.make(moves, false),
            Meant::Walk(moves) => self.submit(underdeck_play::Command::Travel(moves)),
            Meant::Refused(reason) => {
                self.messages.names_rules = true;
                self.messages.refuse(reason.as_sentence());
            }
        }
        None
    }

    /// Points at the thing that a right click asks about while nothing is picked up; returns whether it does.
    pub(crate) fn is_asked_about(&mut self, event: MouseEvent) -> bool {
        let is_asking = event.kind == MouseEventKind::Down(MouseButton::Right) && self.cursor.picked.is_empty();
        let at = self.viewport.spot_at(event.column, event.row).filter(|_| is_asking);
        self.cursor.at = at.unwrap_or(self.cursor.at);
        at.is_some()
    }

    /// Handles a mouse event.
    pub(crate) fn mouse(&mut self, event: MouseEvent) -> Option<Sheet> {
        if self.is_asking() && field::mouse(self, event) {
            return None;
        }
        let at = self.viewport.spot_at(event.column, event.row);
        self.cursor.led_to = None;
        match event.kind {
            MouseEventKind::Moved => self.cursor.at = at.unwrap_or(self.cursor.at),
            MouseEventKind::ScrollUp => self.viewport.scroll(-3),
            MouseEventKind::ScrollDown => self.viewport.scroll(3),
            MouseEventKind::Down(MouseButton::Left) => {
                self.motion.end();
                let position = Position::new(event.column, event.row);
                let touched = self.viewport.targets.moves.iter().find(|(area, _)| area.contains(position));
                if let Some((_, spelling)) = touched {
                    // A walk has no spelling.
                    match Some(spelling.clone()).filter(|spelling| !spelling.is_empty()) {
                        Some(spelling) => self.play(&spelling),
                        None => self.walk_there(),
                    }
                    return None;
                }
                self.cursor.pressed = at;
                self.cursor.at = at.unwrap_or(self.cursor.at);
            }
            MouseEventKind::Down(MouseButton::Right) => drop(self.steer(Command::Back)),
            MouseEventKind::Drag(MouseButton::Left) => self.cursor.at = at.unwrap_or(self.cursor.at),
            MouseEventKind::Up(MouseButton::Left) => {
                let from = self.cursor.pressed.take()?;
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

    /// Handles a click: picks things up, puts them down, and acts elsewhere.
    fn click(&mut self) -> Option<Sheet> {
        let places = self.places();
        let is_picked = places.iter().any(|place| self.cursor.picked.contains(place));
        let is_target = !self.cursor.picked.is_empty() && !self.selection().dropped_on(&places).is_empty();
        if is_picked || (!is_target && self.takes(&places).is_some()) { self.choose() } else { self.act() }
    }

    /// Handles a drag from one hotspot to another.
    fn drop_on(&mut self, from: HotspotId, to: HotspotId) -> Option<Sheet> {
        let source = self.viewport.board.spot(from).map(|spot| spot.places.clone()).unwrap_or_default();
        let is_picked = source.iter().any(|place| self.cursor.picked.contains(place));
        let taken = self.takes(&source);
        self.cursor.at = to;
        match taken {
            _ if is_picked => {}
            Some(place) => self.take(place),
            None => {
                self.refuse_why(&source);
                return None;
            }
        }
        let places = self.places();
        let sheet = self.make(self.selection().dropped_on(&places).into_iter().cloned().collect(), false);
        if sheet.is_none() {
            // A thing that could not be dropped there is put back.
            self.cursor.picked.retain(|place| !source.contains(place));
        }
        sheet
    }

    /// The things picked up, and the moves that they can become.
    pub(super) fn selection(&self) -> Selection<'_> {
        Selection::of(&self.table, &self.cursor.picked)
    }

    /// The moves made with exactly the things picked up and no target.
    pub(super) fn chosen(&self) -> Vec<&Offer> {
        if self.cursor.picked.is_empty() { Vec::new() } else { self.selection().ready().collect() }
    }

    /// The first of these places that can be picked up.
    pub(super) fn takes(&self, places: &[Place]) -> Option<Place> {
        let selection = self.selection();
        places.iter().find(|place| selection.next_things().any(|thing| thing == *place)).cloned()
    }

    /// The places under the cursor.
    pub(crate) fn places(&self) -> Vec<Place> {
        self.viewport.board.spot(self.cursor.at).map(|spot| spot.places.clone()).unwrap_or_default()
    }

    /// Picks up the thing under the cursor, or puts it down; never opens a sheet.
    fn choose(&mut self) -> Option<Sheet> {
        let places = self.places();
        self.messages.clear();
        if let Some(n) = self.cursor.picked.iter().position(|place| places.contains(place)) {
            self.cursor.picked.remove(n);
        } else if let Some(place) = self.takes(&places) {
            self.take(place);
        } else if self.selection().dropped_on(&places).is_empty() {
            self.refuse_why(&places);
        } else {
            self.messages.show(Tone::Done, text(&text::TUI_SAY_ENTER_ACTS));
        }
        None
    }

    /// Picks something up. A hint stays as long as the things picked up belong to its move.
    fn take(&mut self, place: Place) {
        self.messages.clear();
        self.cursor.picked.push(place);
        if self.cursor.strays() {
            self.cursor.hint = None;
        }
    }

    /// Makes the move that is meant at the cursor with the things picked up, or walks there. Nothing is picked up here.
    fn act(&mut self) -> Option<Sheet> {
        let places = self.places();
        let mut meant: Vec<Offer> = self.selection().meant_at(&places).into_iter().cloned().collect();
        // Where buttons make all moves, every place means them.
        let are_buttons = || self.table.offers.iter().all(|offer| is_button(&offer.gesture));
        if meant.is_empty() && self.cursor.picked.is_empty() && !self.is_replay() && are_buttons() {
            meant.clone_from(&self.table.offers);
        }
        self.note_walk();
        self.make(meant, true)
    }

    /// Searches the walk to the place under the cursor.
    pub(super) fn note_walk(&mut self) {
        let (Mode::Play(tree), None) = (&self.mode, self.purpose.task()) else { return };
        let is_noted = self.cursor.walk.as_ref().is_some_and(|(at, _)| *at == self.cursor.at);
        if is_noted || !self.cursor.picked.is_empty() || self.is_over() {
            return;
        }
        let places = self.places();
        let described = |moves: Vec<String>| {
            let walk = underdeck_play::Command::Travel(moves.clone());
            let price = tree.confirm(&walk, Input::Person { confirm: true }, Actor::Screen);
            let effect = match price.map(|confirmation| confirmation.cost) {
                Some(Cost::Walk(price)) => {
                    let n = price.len();
                    say!(TUI_TABLE_WALK_TAKES, n, moves = Message::join(price, Link::Sign("; ")))
                }
                _ => say!(TUI_TABLE_WALK, n = moves.len()),
            };
            let (label, gesture) = (Message::from(&text::CONFIRM_WALK_YES), Gesture::Tap(places[0].clone()));
            let (spelling, rules, finality) = (String::new(), RuleIds::default(), Finality::Open);
            Walk { moves, offer: Offer { spelling, gesture, label, effect, rules, finality } }
        };
        let walk = walk(tree.session(), &places).map(described);
        self.cursor.walk = Some((self.cursor.at, walk));
    }

    /// Makes the only one of some moves, or the walk to the place under the cursor if that is meant; asks which one if there are several,
    /// and says why if there is none.
    fn make(&mut self, meant: Vec<Offer>, walks: bool) -> Option<Sheet> {
        match (meant.as_slice(), self.cursor.walk().is_some_and(|_| walks)) {
            ([], false) => self.refuse_why(&self.places()),
            ([], true) => self.walk_there(),
            ([only], false) => self.play_for_sure(&only.spelling),
            (_, walks) => return Some(self.which(&meant, walks)),
        }
        None
    }

    /// The sheet that asks which of several moves is meant, or which number; its cursor starts on the hinted one.
    fn which(&self, offers: &[Offer], walks: bool) -> Sheet {
        let number = |offer: &Offer| if let Gesture::Number { value, .. } = offer.gesture { Some(value) } else { None };
        let numbers: Vec<i64> = offers.iter().zip(1..).map(|(offer, n)| number(offer).unwrap_or(n)).collect();
        let digits = numbers.iter().map(|n| n.to_string().len()).max().unwrap_or(1);
        let mut rows: Vec<Row> =
            offers.iter().zip(&numbers).map(|(offer, n)| Row::of_move(*n, digits, offer)).collect();
        if let Some(walk) = self.cursor.walk().filter(|_| walks) {
            let act = Some(RowAction::Apply(underdeck_play::Command::Travel(walk.moves.clone())));
            rows.push(Row { act, ..Row::of_move(offers.len() as i64 + 1, digits, &walk.offer) });
        }
        rows.sort_by_key(|row| row.number);
        let is_number = offers.iter().all(|offer| number(offer).is_some());
        let title = text(if is_number { &text::TUI_SHEET_HOW_MANY } else { &text::TUI_SHEET_WHICH });
        Sheet::List(self.at_hint(List::new(title, rows)))
    }

    /// A list of moves with its cursor on the hinted one.
    pub(crate) fn at_hint(&self, mut list: List) -> List {
        let hinted = self.cursor.hinted().map(|offer| RowAction::Play(offer.spelling.clone()));
        let at = list.rows.iter().position(|row| row.act.is_some() && row.act == hinted);
        list.at = at.unwrap_or(list.at);
        list
    }

    fn point(&mut self, mark: Option<HotspotId>) {
        if let Some(mark) = mark {
            self.cursor.at = mark;
            self.viewport.follow(self.cursor.at);
        }
    }

    /// Moves the cursor to the nearest hotspot in a direction, scrolling grids that are partly visible.
    fn step(&mut self, dx: i8, dy: i8) {
        self.messages.take_refusal();
        if let Some(mark) = self.beyond(dx, dy) {
            self.cursor.at = mark;
            self.viewport.lay(&self.table, self.cursor.at);
            if self.viewport.board.spot(mark).is_some() {
                return;
            }
        }
        let next = self.viewport.board.towards(self.cursor.at, dx.into(), dy.into()).map(|spot| spot.mark);
        match next {
            Some(_) => self.point(next),
            None if self.viewport.board.spot(self.cursor.at).is_none() => self.settle_cursor(None),
            None => self.viewport.scroll(i32::from(dy)),
        }
    }

    /// The next cell with something on it, if it is outside the visible part of the grid.
    fn beyond(&self, dx: i8, dy: i8) -> Option<HotspotId> {
        let HotspotId { zone, at: ZonePosition::Cell(mut cell) } = self.cursor.at else { return None };
        let shape = self.viewport.board.blocks.iter().find_map(|block| match block.shape {
            Shape::Grid(shape) if self.table.zones[block.zone].id == zone => Some(shape),
            _ => None,
        })?;
        let inside = |cell: Cell, (first, last): (Cell, Cell)| {
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

    /// Moves the cursor to the next or previous place where the things picked up can go; returns whether there is one.
    fn next_target(&mut self, by: isize) -> bool {
        let selection = self.selection();
        let is_target = |spot: &&Hotspot| glow(&selection, spot) == Highlight::Target;
        let targets: Vec<HotspotId> =
            self.viewport.board.spots.iter().filter(is_target).map(|spot| spot.mark).collect();
        if targets.is_empty() {
            return false;
        }
        let here = targets.iter().position(|mark| *mark == self.cursor.at);
        let next = here.map_or(if by > 0 { 0 } else { -1 }, |here| here as isize + by);
        self.point(Some(targets[next.rem_euclid(targets.len() as isize) as usize]));
        true
    }

    /// Moves the cursor to the next or previous zone, preferably to where a move can begin.
    fn zone(&mut self, by: isize) {
        let mut zones: Vec<&'static str> = Vec::new();
        for spot in &self.viewport.board.spots {
            if !zones.contains(&spot.mark.zone) {
                zones.push(spot.mark.zone);
            }
        }
        let Some(here) = zones.iter().position(|zone| *zone == self.cursor.at.zone) else { return };
        let next = zones[(here as isize + by).rem_euclid(zones.len() as isize) as usize];
        let inside: Vec<&Hotspot> = self.viewport.board.spots.iter().filter(|spot| spot.mark.zone == next).collect();
        let selection = self.selection();
        let can = inside.iter().find(|spot| glow(&selection, spot) != Highlight::None);
        self.point(can.or(inside.first()).map(|spot| spot.mark));
    }

    /// Moves the cursor to the nearest hotspot where a move can begin, unless it is on one. The place from where the player came is the
    /// last one: it has a named token.
    pub(super) fn settle_cursor(&mut self, old: Option<Rect>) {
        let selection = self.selection();
        let can = |spot: &&Hotspot| glow(&selection, spot) != Highlight::None;
        let here = self.viewport.board.spot(self.cursor.at);
        if here.as_ref().is_some_and(can) {
            return;
        }
        let far = |spot: &&Hotspot| {
            let old = old.unwrap_or(Rect::ZERO);
            let off = |a: u16, b: u16| i32::from(a.abs_diff(b));
            off(spot.area.x + spot.area.width / 2, old.x + old.width / 2) + 2 * off(spot.area.y, old.y)
        };
        let spots = &self.viewport.board.spots;
        let is_marked = |spot: &&Hotspot| {
            let HotspotId { zone, at: ZonePosition::Cell(cell) } = spot.mark else { return false };
            let tokens = tile(&self.table, zone, cell).map_or(&[][..], |tile| tile.tokens.as_slice());
            tokens.iter().any(|token| matches!(token, Token::Named(_)))
        };
        let order = |spot: &&Hotspot| (is_marked(spot), far(spot));
        let next = spots.iter().filter(can).min_by_key(order).or(here).or(spots.iter().min_by_key(far));
        self.cursor.at = next.map_or(HotspotId::NOWHERE, |spot| spot.mark);
        self.viewport.follow(self.cursor.at);
    }

    /// Asks for a hint and moves the cursor to the next step of its move. Another action of the player ends the hint.
    fn ask_hint(&mut self) {
        let hint = if self.is_replay() { None } else { self.cursor.guided().or_else(|| self.session().hint()) };
        let Some(hint) = hint else { return self.messages.refuse(text(&text::TUI_SAY_NO_HINT)) };
        self.messages.clear();
        self.cursor.hint = Some(hint);
        let context = self.context();
        if let Mode::Play(tree) = &mut self.mode
            && tree.apply(underdeck_play::Command::Hint, context).is_ok()
        {
            self.save();
        }
        if self.cursor.strays() {
            self.cursor.picked.clear();
        }
        self.lead();
    }

    /// Shows the step of the game's guide as a hint that leads the cursor.
    pub(super) fn guide(&mut self) {
        if self.is_replay() || !self.handover.is_shown() {
            return;
        }
        match guide_of(self.session(), underdeck_game::Language::current())
            .and_then(|guide| guidance(&guide, self.session()))
        {
            Some(Guidance::Step(lesson)) => {
                self.cursor.lesson = Some(*lesson);
                self.cursor.hint = self.cursor.guided();
                self.messages.clear();
                // Before the first drawing there is nothing to lead the cursor over.
                if self.viewport.is_drawn() {
                    self.lead();
                }
            }
            Some(Guidance::Lost { words } | Guidance::End { words }) => self.messages.show(Tone::Hint, words),
            None => {}
        }
    }

    /// Leaves the guide, or continues it.
    pub(crate) fn toggle_guide(&mut self) {
        let (context, (tag, _)) = (self.context(), LEFT_GUIDE);
        let session = self.session();
        let (id, code, was_guided) = (session.info().id, session.deal().code, session.record().tag(tag).is_some());
        let guides = underdeck_catalogue::find(id)
            .map_or_else(|_| Vec::new(), |game| game.guides(underdeck_game::Language::current()));
        let guide = guides.into_iter().find(|guide| was_guided && guide.deal == code);
        let (Mode::Play(tree), Some(guide)) = (&mut self.mode, guide) else {
            return self.messages.refuse(text(&text::TUI_SAY_NO_GUIDE));
        };
        if tree.is_guided() {
            if tree.apply(underdeck_play::Command::LeaveGuide, context).is_err() {
                return;
            }
            (self.cursor.hint, self.cursor.lesson) = (None, None);
            self.messages.show(Tone::Done, text(&text::TUI_SAY_LEFT_GUIDE));
        } else if tree.apply(underdeck_play::Command::FollowGuide(guide.title), context).is_ok() {
            self.guide();
        }
        self.save();
    }

    /// Moves the cursor to the next step of the hinted move, and remembers that the hint did.
    pub(super) fn lead(&mut self) {
        let selection = self.selection();
        let next = self.cursor.hint.as_ref().and_then(|hint| selection.next_of(&hint.offer.gesture));
        if let Some(mark) = next.and_then(|place| self.mark_of(place)) {
            self.cursor.at = mark;
            if self.viewport.board.spot(mark).is_none() {
                // It is outside the visible part of a grid.
                self.viewport.lay(&self.table, self.cursor.at);
            }
            self.viewport.follow(self.cursor.at);
        }
        self.cursor.led_to = self.cursor.hint.is_some().then_some(self.cursor.at);
    }

    /// Plays the hinted move.
    fn play_hint(&mut self) {
        if let Some(spelling) = self.cursor.hint.as_ref().map(|hint| hint.offer.spelling.clone()) {
            self.play(&spelling);
        }
    }

    /// Takes the next step of the hinted move; asks which move is meant if the gesture makes several.
    fn follow_hint(&mut self) -> Option<Sheet> {
        let offer = self.cursor.hint.as_ref()?.offer.clone();
        if let Some(place) = self.cursor.next_thing(&self.table) {
            self.take(place);
            self.lead();
            return None;
        }
        let made = match self.selection().next_of(&offer.gesture) {
            Some(place) => self.selection().dropped_on(std::slice::from_ref(place)),
            None => self.chosen(),
        };
        if made.len() > 1 && made.contains(&&offer) {
            let made: Vec<Offer> = made.into_iter().cloned().collect();
            return Some(self.which(&made, false));
        }
        self.play(&offer.spelling);
        None
    }

    /// The hotspot of a place, also if it is outside the visible part of a grid.
    fn mark_of(&self, place: &Place) -> Option<HotspotId> {
        if let Some(spot) = self.viewport.board.find(place) {
            return Some(spot.mark);
        }
        let at = match place {
            Place::Cell(_, cell) => ZonePosition::Cell(*cell),
            Place::GridRow(_, row) => ZonePosition::Row(*row),
            Place::GridColumn(_, column) => ZonePosition::Column(*column),
            Place::Card(zone, card) => {
                let Body::Grid { tiles, .. } = &self.table.zone(zone)?.body else { return None };
                let is_there = |tile: &&Tile| tile.card.as_ref().is_some_and(|face| face.card == Some(*card));
                ZonePosition::Cell(tiles.iter().find(is_there)?.cell)
            }
            _ => return None,
        };
        Some(HotspotId { zone: place.zone(), at })
    }

    /// Says why no move uses these places and what is picked up.
    fn refuse_why(&mut self, places: &[Place]) {
        let (words, names_rules) = self.why_not(places);
        self.messages.names_rules = names_rules;
        self.messages.refuse(words);
    }

    /// Why no move uses these places and what is picked up, and whether that names rules.
    fn why_not(&self, places: &[Place]) -> (String, bool) {
        let plain = |words: &str| (words.to_owned(), false);
        if self.is_replay() {
            return plain(text(&text::TUI_REPLAY_LOOKING));
        }
        if self.is_over() {
            return plain(text(&text::TUI_SAY_IS_OVER));
        }
        if places.iter().any(|place| self.cursor.picked.contains(place)) {
            return plain(text(&text::TUI_SAY_PICKED_UP));
        }
        let goes = if self.cursor.picked.is_empty() { self.selection().brought_to(places) } else { Vec::new() };
        let zone = |place: &Place| self.table.zone(place.zone()).map(|zone| zone.name.to_string());
        let name = |place: &Place| match place {
            Place::Card(_, card) => Some(card.symbol()),
            Place::Cell(_, cell) => Some(Value::Cell(*cell).to_string()),
            place => zone(place),
        };
        let goes: Vec<String> = goes.into_iter().filter_map(name).collect();
        if !goes.is_empty() {
            return (say!(TUI_SAY_TAKE_FIRST, things = goes.join(", ")).to_string(), false);
        }
        if self.cursor.picked.is_empty() && is_distant(&self.table, places) {
            return plain(text(&text::WALK_NONE));
        }
        if let Some((_, refusal)) = self.session().refused(&self.cursor.picked, places) {
            return (refusal.reason.as_sentence().to_string(), true);
        }
        if self.cursor.picked.is_empty() {
            return plain(text(&text::TUI_SAY_NOTHING_HERE));
        }
        let mut ends: Vec<String> = Vec::new();
        for target in self.selection().matching().iter().filter_map(|offer| offer.gesture.target()) {
            let end = target.notation().or_else(|| zone(target)).unwrap_or_default();
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        (say!(TUI_SAY_DOES_NOT_GO, places = ends.join(", ")).to_string(), false)
    }
}

/// Whether something is on a cell or an offer points at it.
fn has_tile(table: &Table, zone: &'static str, cell: Cell) -> bool {
    tile(table, zone, cell).is_some() || crate::board::is_offered(table, |place| *place == Place::Cell(zone, cell))
}

/// What is on a cell.
fn tile<'t>(table: &'t Table, zone: &'static str, cell: Cell) -> Option<&'t Tile> {
    let Body::Grid { tiles, .. } = &table.zone(zone)?.body else { return None };
    tiles.iter().find(|tile| tile.cell == cell)
}
