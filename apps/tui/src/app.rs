//! Everything but the terminal: events come in, a screen goes out, errands are left for whoever has a terminal.

mod acts;
mod open;
mod sheets;
mod table;

use std::time::Instant;

use home::{Error, Motion, Settings};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::game_screen::GameScreen;
use crate::keys::{self, Command};
use crate::pages::{self, Page};
use crate::sheet::Sheet;
use crate::texts::{fill, text};
use crate::theme::Look;
use crate::view::{paint, put, sheet};

/// The least size of a screen.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// What the terminal has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Puts a text on the clipboard.
    Copy(String),
    /// Paints the whole screen anew.
    Repaint,
    /// Lets the shell have the terminal for a while.
    Suspend,
    /// Listens to the mouse, or not any more.
    Mouse(bool),
}

/// What is on the screen, from below.
pub(crate) enum Layer {
    /// The game at the front.
    GameScreen,
    /// A sheet that can be put together again.
    Page(Page, Sheet),
    /// A sheet of the moment.
    Sheet(Sheet),
}

/// The whole front end without a terminal.
pub struct App {
    look: Look,
    /// The theme that the terminal seems to want.
    found: crate::theme::Theme,
    settings: Settings,
    screens: Vec<GameScreen>,
    front: usize,
    layers: Vec<Layer>,
    /// What went wrong or was done, on sheets.
    notice: String,
    errands: Vec<Errand>,
    is_done: bool,
    /// Whether output was found to be slow.
    is_slow: bool,
    size: Rect,
    rows: Vec<(Rect, usize)>,
    inside: Rect,
}

impl App {
    /// A front end that looks so and does what the settings say, with nothing on its screen yet.
    pub fn new(look: Look, settings: Settings) -> Self {
        let mut app = Self {
            found: look.theme,
            look,
            settings,
            screens: Vec::new(),
            front: 0,
            layers: Vec::new(),
            notice: String::new(),
            errands: Vec::new(),
            is_done: false,
            is_slow: false,
            size: Rect::ZERO,
            rows: Vec::new(),
            inside: Rect::ZERO,
        };
        app.apply_settings();
        app
    }

    /// Puts home on the screen.
    ///
    /// # Errors
    /// If there is no home.
    pub fn show_home(&mut self) -> Result<(), Error> {
        self.show(Page::Home)
    }

    /// Takes an event; the screen may be another one then.
    pub fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) if self.is_large_enough() => self.mouse(*mouse),
            Event::Paste(words) => self.paste(words),
            _ => {}
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, buffer: &mut Buffer, now: Instant) {
        self.size = buffer.area;
        let (area, look) = (self.size, self.look);
        if self.is_large_enough() {
            self.layers_on(buffer, area, now);
        } else {
            paint(buffer, area, look.plain());
            let (wide, high) = LEAST;
            let words =
                fill("say.too_small", &[("wide", &wide), ("high", &high), ("w", &area.width), ("h", &area.height)]);
            let lines = crate::view::wrap(&words, area.width);
            let top = area.height.saturating_sub(lines.len() as u16) / 2;
            for (n, line) in lines.iter().enumerate() {
                let x = area.width.saturating_sub(line.width() as u16) / 2;
                put(buffer, x, top + n as u16, area.width, line, look.strong());
            }
        }
        look.settle(buffer);
    }

    /// Whether the player has left.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// The game at the front.
    pub fn session(&self) -> Option<&dyn catalogue::Session> {
        self.screens.get(self.front).map(GameScreen::session)
    }

    /// Makes a move in the game at the front, typed loosely; what is wrong with it is said on the screen.
    pub fn play(&mut self, typed: &str) {
        if let Some(screen) = self.screens.get_mut(self.front) {
            screen.play(typed);
        }
    }

    /// The next step of the curtain between two players; whether there was one.
    pub fn open_curtain(&mut self) -> bool {
        self.screens.get_mut(self.front).is_some_and(GameScreen::draw_curtain_back)
    }

    /// Whether cards are to be seen moving.
    pub fn set_motion(&mut self, motion: Motion) {
        self.settings.motion = motion;
        self.apply_settings();
    }

    /// Whether cards are on their way, so that the screen is to be drawn again soon.
    pub fn is_moving(&self) -> bool {
        self.is_game_on_top() && self.screens.get(self.front).is_some_and(|screen| screen.flights.are_on())
    }

    /// Says how long a frame took to be written; where that is too long, cards are not seen moving.
    pub fn wrote_frame(&mut self, milliseconds: u128) {
        if milliseconds > 40 && self.settings.motion == Motion::Auto && !self.is_slow {
            self.is_slow = true;
            self.apply_settings();
        }
    }

    /// What the terminal has to do now.
    pub fn take_errands(&mut self) -> Vec<Errand> {
        std::mem::take(&mut self.errands)
    }

    /// Puts finished games away, when everything ends. Every game is saved already.
    pub fn close(&mut self) {
        for screen in &mut self.screens {
            // What cannot be put away now is put away by the next start.
            let _ = screen.keep();
        }
    }

    /// How to go on with the game at the front, if it is unfinished.
    pub fn how_to_go_on(&self) -> Option<String> {
        let screen = self.screens.get(self.front)?;
        let place = screen.place.as_ref().filter(|_| !screen.is_over() && !screen.is_replay())?;
        Some(place.how_to_go_on(screen.tree()))
    }

    pub(crate) const fn look(&self) -> &Look {
        &self.look
    }

    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    const fn is_large_enough(&self) -> bool {
        self.size.width >= LEAST.0 && self.size.height >= LEAST.1
    }

    fn is_game_on_top(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::GameScreen))
    }

    fn layers_on(&mut self, buffer: &mut Buffer, area: Rect, now: Instant) {
        let look = self.look;
        let bottom = self.layers.iter().rposition(|layer| matches!(layer, Layer::GameScreen));
        paint(buffer, area, look.plain());
        if let (Some(_), Some(screen)) = (bottom, self.screens.get_mut(self.front)) {
            screen.draw(buffer, area, &look, now);
        }
        let is_over_desk = bottom.is_some();
        let (page, sheet) = match self.layers.last_mut() {
            Some(Layer::Page(page, sheet)) => (Some(page.clone()), sheet),
            Some(Layer::Sheet(sheet)) => (None, sheet),
            _ => return,
        };
        if page == Some(Page::Home) {
            pages::banner(buffer, area, &look);
        }
        let at = pages::place(page.as_ref(), sheet, area, is_over_desk);
        self.rows.clear();
        match sheet {
            Sheet::List(list) => {
                let turns = list.row().is_some_and(|row| row.turn.is_some());
                let foot = match page {
                    _ if !self.notice.is_empty() => "",
                    Some(Page::Home) => text("sheet.foot_home"),
                    _ if turns => text("sheet.foot_turn"),
                    _ => text("sheet.foot_list"),
                };
                self.inside = sheet::lay(buffer, at, &list.title, foot, &look);
                self.rows = sheet::list(buffer, self.inside, list, &look);
            }
            Sheet::Reading(reading) => {
                let foot = if reading.copy.is_some() { text("sheet.foot_copy") } else { text("sheet.foot_reading") };
                self.inside = sheet::lay(buffer, at, &reading.title, foot, &look);
                reading.scroll(0, self.inside.width, self.inside.height);
                sheet::reading(buffer, self.inside, reading, &look);
                sheet::reading_marks(buffer, self.inside, reading, &look);
            }
            Sheet::Typing(typing) => {
                let foot = if typing.choices.is_empty() { "sheet.foot_line" } else { "sheet.foot_typing" };
                self.inside = sheet::lay(buffer, at, &typing.title, text(foot), &look);
                sheet::asked(buffer, self.inside, typing, &look);
            }
        }
        if !self.notice.is_empty() {
            let words = format!(" {} ", self.notice);
            crate::view::put_cut(
                buffer,
                at.x + 2,
                at.bottom() - 1,
                at.width.saturating_sub(4),
                &words,
                look.alarm(),
                look.glyphs().more,
            );
        }
    }

    fn key(&mut self, key: KeyEvent) {
        let command = keys::command(key);
        match command {
            Some(Command::Quit) => self.is_done = true,
            Some(Command::Suspend) => self.errands.push(Errand::Suspend),
            Some(Command::Repaint) => self.errands.push(Errand::Repaint),
            _ if !self.is_large_enough() => {}
            _ if self.is_game_on_top() => self.table_key(key, command),
            _ => self.sheet_key(key, command),
        }
    }

    fn mouse(&mut self, event: MouseEvent) {
        if !self.is_game_on_top() {
            self.sheet_mouse(event);
            return;
        }
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if screen.curtain != crate::game_screen::Curtain::Open {
            return;
        }
        let sheet = screen.mouse(event);
        self.after_table(sheet);
    }

    fn paste(&mut self, words: &str) {
        let plain = words.split_whitespace().collect::<Vec<_>>().join(" ");
        for c in plain.chars().take(400) {
            if matches!(self.layers.last(), Some(Layer::Sheet(Sheet::Typing(_)))) {
                self.sheet_key(KeyEvent::new(ratatui::crossterm::event::KeyCode::Char(c), KeyModifiers::NONE), None);
            }
        }
    }

    /// What the settings say of looks and motion.
    fn apply_settings(&mut self) {
        let theme = self.settings.theme;
        self.look.theme = crate::theme::Theme::of(theme, self.found);
        self.look.four_colours = self.settings.four_colour;
        let moves = match self.settings.motion {
            Motion::On => true,
            Motion::Off => false,
            Motion::Auto => !self.is_slow,
        };
        for screen in &mut self.screens {
            screen.flights.is_on = moves;
            screen.plays_forced = self.settings.forced;
        }
    }
}
