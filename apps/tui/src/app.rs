//! The front end without a terminal: events in, screens out, and errands for the terminal that runs it.

mod acts;
mod coaching;
mod contested;
mod open;
mod search;
mod sheets;
mod solving;
mod table;
mod tasks;
mod waiting;

use std::time::Instant;

use crossterm::event::{Event, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use underdeck_home::{Error, Motion, SaveSlot, Settings};
use unicode_width::UnicodeWidthStr;

use crate::act::Page;
use crate::canvas::{paint, put};
use crate::game_screen::{self, GameScreen};
use crate::keys::{self, Command};
use crate::pages::{self, Context};
use crate::sheet::Sheet;
use crate::texts::{fill, text};
use crate::theme::Appearance;
use crate::view::sheet;
use contested::Contested;
use waiting::{Long, Waiting};

/// The smallest screen, in columns and lines.
pub(crate) const LEAST: (u16, u16) = (60, 20);

/// Something that only the terminal can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TerminalRequest {
    /// Puts a text on the clipboard.
    Copy(String),
    /// Repaints the whole screen.
    Repaint,
    /// Ends the program as an interrupt does.
    Interrupt,
    /// Suspends the program and gives the terminal to the shell.
    Suspend,
    /// Turns mouse capture on or off.
    Mouse(bool),
}

/// A layer of the screen, bottom to top.
pub(crate) enum Layer {
    /// The game at the front.
    GameScreen,
    /// A sheet that can be rebuilt.
    Page(Page, Sheet),
    /// A sheet that is shown once.
    Sheet(Sheet),
}

/// The whole front end without a terminal.
pub struct App {
    look: Appearance,
    /// The theme that suits the terminal's background.
    found: crate::theme::Theme,
    settings: Settings,
    screens: Vec<GameScreen>,
    front: usize,
    layers: Vec<Layer>,
    /// A game that another program has open, while the player is asked.
    contested: Option<Contested>,
    /// The long question that is worked out.
    waiting: Option<Waiting>,
    /// What is searched for on sheets, and whether it is still typed.
    search: String,
    is_searching: bool,
    /// A message shown on sheets.
    notice: String,
    errands: Vec<TerminalRequest>,
    is_done: bool,
    /// Whether frames take too long to write.
    is_slow: bool,
    size: Rect,
    rows: Vec<(Rect, usize)>,
    inside: Rect,
}

impl App {
    /// A front end with this look and these settings and an empty screen.
    pub fn new(look: Appearance, settings: Settings) -> Self {
        let mut app = Self {
            found: look.theme,
            look,
            settings,
            screens: Vec::new(),
            front: 0,
            layers: Vec::new(),
            contested: None,
            waiting: None,
            search: String::new(),
            is_searching: false,
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

    /// Shows home.
    ///
    /// # Errors
    /// If there is no home.
    pub fn show_home(&mut self) -> Result<(), Error> {
        self.show(Page::Home)
    }

    /// Handles an event; the screen may need to be drawn again.
    pub fn handle(&mut self, event: &Event) {
        match event {
            _ if self.waiting.is_some() => self.event_while_waiting(event),
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) if self.is_large_enough() => self.mouse(*mouse),
            Event::Paste(words) => self.paste(words),
            _ => {}
        }
        self.ask_question();
    }

    /// Draws the screen.
    pub fn draw(&mut self, buffer: &mut Buffer, now: Instant) {
        self.size = buffer.area;
        self.hear_coach();
        self.hear_answer();
        let (area, look) = (self.size, self.look);
        if self.is_large_enough() {
            self.layers_on(buffer, area, now);
            self.draw_waiting(buffer, area, &look, now);
        } else {
            paint(buffer, area, look.plain());
            let (wide, high) = LEAST;
            let words =
                fill("say.too_small", &[("wide", &wide), ("high", &high), ("w", &area.width), ("h", &area.height)]);
            let lines = crate::canvas::wrap(&words, area.width);
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
    pub fn session(&self) -> Option<&dyn underdeck_play::Session> {
        self.screens.get(self.front).map(GameScreen::session)
    }

    /// Makes a move, as a player may type it, in the game at the front, without asking; the screen says so if it is refused.
    pub fn play(&mut self, typed: &str) {
        if let Some(screen) = self.screens.get_mut(self.front) {
            screen.apply(underdeck_play::Command::Play(typed.to_owned()));
        }
        self.ask_long();
    }

    /// Takes the next step in opening the curtain between two players; `false` if it is open.
    pub fn advance_handover(&mut self) -> bool {
        self.screens.get_mut(self.front).is_some_and(GameScreen::advance_handover)
    }

    /// Whether cards are animated.
    pub fn set_motion(&mut self, motion: Motion) {
        self.settings.motion = motion;
        self.apply_settings();
    }

    /// Whether cards are moving, so that another frame is due soon.
    pub fn is_moving(&self) -> bool {
        self.is_game_on_top() && self.screens.get(self.front).is_some_and(|screen| screen.motion.is_moving())
    }

    /// Whether a replay is playing by itself, so that its next step is due before long.
    pub fn is_playing(&self) -> bool {
        self.is_game_on_top() && self.screens.get(self.front).is_some_and(|screen| screen.motion.plays_since.is_some())
    }

    /// Notes how long a frame took to write; slow terminals get no animation.
    pub fn wrote_frame(&mut self, milliseconds: u128) {
        if milliseconds > 40 && self.settings.motion == Motion::Auto && !self.is_slow {
            self.is_slow = true;
            self.apply_settings();
        }
    }

    /// Takes the next errand for the terminal.
    pub fn take_errands(&mut self) -> Vec<TerminalRequest> {
        std::mem::take(&mut self.errands)
    }

    /// Moves finished games to the records when the program ends. Every other game is saved already, if it can be.
    pub fn close(&mut self) {
        self.screens.iter_mut().for_each(GameScreen::finish);
        self.screens.iter().filter_map(|screen| screen.saving.slot.as_ref()).for_each(SaveSlot::close);
    }

    /// The records of the games that could not be saved, each with the reason.
    pub fn unsaved(&self) -> Vec<(String, underdeck_record::Record)> {
        let describe =
            |screen: &GameScreen| Some((screen.saving.unsaved.as_ref()?.reason.clone(), screen.tree().record()));
        let unsaved = self.screens.iter().filter_map(describe);
        unsaved.collect()
    }

    /// The command that resumes the game at the front, if it is unfinished and saved.
    pub fn how_to_go_on(&self) -> Option<String> {
        let screen = self.screens.get(self.front).filter(|screen| screen.saving.unsaved.is_none())?;
        let place = screen.saving.slot.as_ref().filter(|place| !screen.is_over() && place.path().exists())?;
        Some(place.how_to_go_on(screen.tree()))
    }

    fn context(&self) -> Context<'_> {
        Context {
            look: &self.look,
            settings: &self.settings,
            screens: &self.screens,
            front: self.screens.get(self.front),
        }
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
            game_screen::draw(screen, buffer, area, &look, now);
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
                    _ if list.row().is_some_and(|row| row.file.is_some()) => text("sheet.foot_game"),
                    _ => text("sheet.foot_list"),
                };
                self.inside = sheet::lay(buffer, at, &list.title, foot, &look);
                self.rows = sheet::list(buffer, self.inside, list, &look);
            }
            Sheet::Reading(reading) => {
                let foot = match reading.copy {
                    _ if !self.notice.is_empty() => "",
                    Some(_) => text("sheet.foot_copy"),
                    None => text("sheet.foot_reading"),
                };
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
            crate::canvas::put_cut(
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
        if let Some(screen) = self.screens.get_mut(self.front) {
            screen.save_again();
        }
        match command {
            Some(Command::Quit) => self.leave(),
            Some(Command::Interrupt) => self.errands.push(TerminalRequest::Interrupt),
            Some(Command::Suspend) => self.errands.push(TerminalRequest::Suspend),
            Some(Command::Repaint) => self.errands.push(TerminalRequest::Repaint),
            Some(Command::Home) if !self.is_large_enough() => {
                if self.is_game_on_top() {
                    self.leave_desk()
                } else {
                    self.leave()
                }
            }
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
        if !screen.handover.is_shown() {
            return;
        }
        let at = Position::new(event.column, event.row);
        let pressed = screen.viewport.foot.iter().find(|(area, _)| area.contains(at)).map(|(_, command)| *command);
        if matches!(event.kind, MouseEventKind::Down(_))
            && pressed.is_none()
            && screen.coach.comparison.take().is_some()
        {
            return;
        }
        if let (Some(command), MouseEventKind::Down(MouseButton::Left)) = (pressed, event.kind) {
            self.table_command(command);
            return;
        }
        if screen.is_asked_about(event) {
            self.table_command(Command::About);
            return;
        }
        let sheet = screen.mouse(event);
        self.after_table(sheet);
    }

    fn paste(&mut self, words: &str) {
        let plain = words.split_whitespace().collect::<Vec<_>>().join(" ");
        for c in plain.chars().take(400) {
            let key = KeyEvent::new(crossterm::event::KeyCode::Char(c), KeyModifiers::NONE);
            if matches!(self.layers.last(), Some(Layer::Sheet(Sheet::Typing(_)))) {
                self.sheet_key(key, None);
            } else if self.is_game_on_top() && self.screens.get(self.front).is_some_and(GameScreen::is_asking) {
                self.table_key(key, None);
            }
        }
    }

    /// Applies the settings for look and motion.
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
            screen.motion.is_on = moves;
            screen.pending.forced = self.settings.forced;
            screen.pending.confirms = self.settings.confirm;
        }
    }
}
