//! The front end without a terminal: events in, screens out, and requests to the terminal that runs it.

mod display;
mod jobs;
mod open;
mod review;
mod sheet_input;
mod sheets;
mod solving;
mod table_input;

use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::buffer::Buffer;
use underdeck_home::{Error, Motion, SaveSlot, Settings};

use crate::LinesOf;
use crate::act::{Asked, Page, RowAction};
use crate::canvas::paint;
use crate::celebration::Celebration;
use crate::game_screen::{self, GameScreen, Purpose, delete, leave_unsaved};
use crate::games::Games;
use crate::keys::{self, Command, Keyboard};
use crate::pages::{self, Context};
use crate::sheet::{Sheet, Typing};
use crate::text;
use crate::theme::Appearance;
use display::Display;
use jobs::RunningJob;
use open::Contested;
use sheets::Sheets;

/// The key on a small screen that continues in line mode.
const LINES: char = 'l';

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

/// The whole front end without a terminal.
pub struct App {
    settings: Settings,
    display: Display,
    games: Games,
    sheets: Sheets,
    /// A game that another program has open, while the player is asked.
    contested: Option<Contested>,
    /// The work that the player waits for.
    job: Option<RunningJob>,
    requests: Vec<TerminalRequest>,
    keyboard: Keyboard,
    /// The celebration of a win, from its first frame.
    celebration: Option<Celebration>,
    is_done: bool,
    /// Whether the player leaves for line mode.
    wants_lines: bool,
}

impl App {
    /// A front end with this look and these settings and an empty screen.
    pub fn new(look: Appearance, settings: Settings) -> Self {
        let mut app = Self {
            settings,
            display: Display::new(look),
            games: Games::default(),
            sheets: Sheets::default(),
            contested: None,
            job: None,
            requests: Vec::new(),
            keyboard: Keyboard::default(),
            celebration: None,
            is_done: false,
            wants_lines: false,
        };
        app.apply_settings();
        app
    }

    /// Shows Home.
    ///
    /// # Errors
    /// If there is no home folder.
    pub fn show_home(&mut self) -> Result<(), Error> {
        self.show(Page::Home)
    }

    /// Handles an event; the screen may need to be drawn again.
    pub fn handle(&mut self, event: &Event) {
        if matches!(event, Event::Key(_)) {
            self.celebration = None;
        }
        let latin = match event {
            Event::Key(key) if !self.is_text(*key) => Some(Event::Key(self.keyboard.latin(*key))),
            _ => None,
        };
        match latin.as_ref().unwrap_or(event) {
            event if self.is_waiting() => jobs::event(self, event),
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) if self.display.is_large_enough() => match self.sheets.is_game_on_top() {
                true => table_input::mouse(self, *mouse),
                false => sheet_input::mouse(self, *mouse),
            },
            Event::Paste(words) => self.paste(words),
            _ => {}
        }
        self.settle();
    }

    /// Draws the screen.
    pub fn draw(&mut self, buffer: &mut Buffer, now: Instant) {
        self.display.size = buffer.area;
        review::update(self);
        jobs::update(self);
        let (area, look) = (self.display.size, self.display.look);
        if self.display.is_large_enough() {
            paint(buffer, area, look.plain());
            if let (true, Some(screen)) = (self.sheets.has_game(), self.games.front_mut()) {
                game_screen::draw(screen, buffer, area, &look, now);
            }
            if self.celebration.as_mut().is_some_and(|it| !it.draw(buffer, area, &look, now)) {
                self.celebration = None;
            }
            let free = self.games.front().map_or(area, |screen| screen.viewport.above_moves(area));
            self.sheets.draw(buffer, area, free, &look);
            if let Some(job) = &mut self.job {
                job.draw(buffer, area, &look, now);
            }
        } else {
            self.display.draw_too_small(buffer);
        }
        look.settle(buffer);
    }

    /// Whether the player has left.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// The game at the front.
    pub fn session(&self) -> Option<&dyn underdeck_play::Session> {
        self.games.front().map(GameScreen::session)
    }

    /// Makes a move in notation in the game at the front, without a confirmation; the screen shows a refusal.
    pub fn play(&mut self, typed: &str) {
        if let Some(screen) = self.games.front_mut() {
            screen.apply(underdeck_play::Command::Play(typed.to_owned()));
        }
        jobs::begin_for_screen(self);
    }

    /// Takes the next step of the handover between two players; `false` if the table is shown.
    pub fn advance_handover(&mut self) -> bool {
        self.games.front_mut().is_some_and(GameScreen::advance_handover)
    }

    /// Sets whether cards are animated.
    pub fn set_motion(&mut self, motion: Motion) {
        self.settings.motion = motion;
        self.apply_settings();
    }

    /// Whether cards are moving: another frame is due soon.
    pub fn is_moving(&self) -> bool {
        let is_moving = |screen: &GameScreen| screen.motion.is_moving();
        self.celebration.is_some() || self.sheets.is_game_on_top() && self.games.front().is_some_and(is_moving)
    }

    /// Whether a replay is playing by itself: its next step is due before long.
    pub fn is_playing(&self) -> bool {
        self.sheets.is_game_on_top() && self.games.front().is_some_and(|screen| screen.motion.plays_since.is_some())
    }

    /// Whether the coach looks closer at the game on the screen.
    pub fn is_coaching(&self) -> bool {
        let review = self.games.front().and_then(|screen| screen.coach.review.as_ref());
        self.games.front().is_some_and(GameScreen::is_valued)
            || matches!(self.sheets.page(), Some(Page::Coach)) && review.is_some_and(|review| review.is_at_work())
    }

    /// Whether the player waits for the result of a job.
    pub const fn is_waiting(&self) -> bool {
        self.job.is_some()
    }

    /// Notes the time in which a frame was written; slow terminals get no animation.
    pub fn wrote_frame(&mut self, milliseconds: u128) {
        if self.settings.motion == Motion::Auto && self.display.is_first_slow(milliseconds) {
            self.apply_settings();
        }
    }

    /// Takes the requests to the terminal.
    pub fn take_requests(&mut self) -> Vec<TerminalRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Moves finished games to the records when the program ends. Every other game is saved already, if it can be.
    pub fn close(&mut self) {
        self.games.iter_mut().for_each(GameScreen::finish);
        self.games.iter().filter_map(|screen| screen.saving.slot.as_ref()).for_each(SaveSlot::close);
    }

    /// The records of the games that could not be saved, each with the reason.
    pub fn unsaved(&self) -> Vec<(String, underdeck_record::Record)> {
        let unsaved =
            |screen: &GameScreen| Some((screen.saving.unsaved.as_ref()?.reason.clone(), screen.tree().record()));
        self.games.iter().filter_map(unsaved).collect()
    }

    /// Whether the player has left for line mode.
    pub const fn wants_lines(&self) -> bool {
        self.wants_lines
    }

    /// The game or task at the front for line mode; a game if it is unfinished and saved.
    pub fn lines_of(&self) -> Option<LinesOf> {
        let screen = self.games.front().filter(|screen| screen.saving.unsaved.is_none())?;
        match &screen.purpose {
            Purpose::Chapter(chapter) => {
                return Some(LinesOf::Campaign { game: chapter.game, name: chapter.campaign.clone() });
            }
            Purpose::Task(task) => {
                return Some(
                    task.puzzle().map_or(LinesOf::Exercise, |(game, number)| LinesOf::Puzzle { game, number }),
                );
            }
            Purpose::Game => {}
        }
        let slot = screen.saving.slot.as_ref().filter(|slot| !screen.is_over() && slot.path().exists())?;
        Some(LinesOf::Game(slot.clone()))
    }

    /// The command that resumes the game at the front, if it is unfinished and saved.
    pub fn resume_command(&self) -> Option<String> {
        let screen = self.games.front().filter(|screen| screen.saving.unsaved.is_none())?;
        let slot = screen.saving.slot.as_ref().filter(|slot| !screen.is_over() && slot.path().exists())?;
        Some(slot.resume_hint(screen.tree()))
    }

    const fn context(&self) -> Context<'_> {
        Context { look: &self.display.look, settings: &self.settings, games: &self.games }
    }

    /// Applies the settings.
    fn apply_settings(&mut self) {
        self.display.apply(&self.settings);
        let is_animated = self.display.is_animated(&self.settings);
        for screen in self.games.iter_mut() {
            screen.motion.is_on = is_animated;
            screen.pending.forced = self.settings.forced;
            screen.pending.confirms = self.settings.confirm;
        }
    }

    /// Whether a key types a text: then it is what it writes, on every keyboard.
    fn is_text(&mut self, key: KeyEvent) -> bool {
        let is_asking = || self.sheets.is_game_on_top() && self.games.front().is_some_and(GameScreen::is_asking);
        let is_typing = self.sheets.is_searching() || is_asking() || self.sheets.typing().is_some();
        is_typing && !key.modifiers.contains(KeyModifiers::CONTROL)
    }

    fn key(&mut self, key: KeyEvent) {
        let command = keys::command(key);
        if let Some(screen) = self.games.front_mut() {
            screen.save_again();
        }
        let (is_large_enough, is_game_on_top) = (self.display.is_large_enough(), self.sheets.is_game_on_top());
        match command {
            Some(Command::Quit) => self.leave(),
            Some(command) if self.request(command) => {}
            Some(Command::Home) if !is_large_enough && is_game_on_top => self.leave_table(),
            Some(Command::Home) if !is_large_enough => self.leave(),
            _ if !is_large_enough && keys::letter(key) == Some(LINES) => self.leave_for_lines(),
            _ if !is_large_enough => {}
            _ if is_game_on_top => table_input::key(self, key, command),
            _ => sheet_input::key(self, key, command),
        }
    }

    /// Asks the terminal for a command that is its own; `false` for every other.
    fn request(&mut self, command: Command) -> bool {
        self.requests.push(match command {
            Command::Interrupt => TerminalRequest::Interrupt,
            Command::Suspend => TerminalRequest::Suspend,
            Command::Repaint => TerminalRequest::Repaint,
            _ => return false,
        });
        true
    }

    fn paste(&mut self, words: &str) {
        let plain = words.split_whitespace().collect::<Vec<_>>().join(" ");
        for c in plain.chars().take(400) {
            let key = KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE);
            if self.sheets.typing().is_some() {
                sheet_input::key(self, key, None);
            } else if self.sheets.is_game_on_top() && self.games.front().is_some_and(GameScreen::is_asking) {
                table_input::key(self, key, None);
            }
        }
    }

    /// Carries out an action. Its error is shown on the sheet.
    fn act(&mut self, action: RowAction) {
        if let Err(error) = self.try_act(action) {
            self.sheets.notice = error.to_string();
        }
    }

    fn try_act(&mut self, action: RowAction) -> Result<(), Error> {
        match action {
            RowAction::Nothing => {}
            RowAction::Back => self.back(),
            RowAction::Quit => self.leave(),
            RowAction::QuitAtOnce => self.is_done = true,
            RowAction::Play(spelling) => self.at_screen(|screen| screen.play(&spelling)),
            RowAction::Apply(command) => self.at_screen(|screen| screen.apply(command)),
            RowAction::Go(node) => self.at_screen(|screen| screen.submit(underdeck_play::Command::Go(node.number()))),
            RowAction::Show(page) => self.show(page)?,
            RowAction::Ask(what) => self.ask(what),
            RowAction::Set { key, value } => {
                self.settings.change(&key, &value)?;
                if key == "language" {
                    underdeck_home::language(&self.settings).set_current();
                    self.games.iter_mut().for_each(GameScreen::translate);
                }
                if key == "mouse" {
                    self.requests.push(TerminalRequest::Mouse(self.settings.mouse));
                }
                self.apply_settings();
                self.rebuild();
            }
            RowAction::Table(command) => {
                self.sheets.close();
                table_input::command(self, command);
            }
            RowAction::Review => {
                if let Some(screen) = self.games.front() {
                    self.replay_record(screen.tree().record())?;
                }
            }
            RowAction::Puzzle(game, number, theme) => self.puzzle(game, number, theme)?,
            RowAction::Solution => self.solution(),
            RowAction::Practice => self.practise()?,
            RowAction::OtherSeat => review::turn(self),
            RowAction::Slip(ply) => review::go_to_slip(self, ply),
            RowAction::PlayOn => self.play_on()?,
            RowAction::AskDelete(path) => self.sheets.push(delete(&path)),
            RowAction::Delete(path) => {
                self.back();
                self.delete(&path)?;
                self.rebuild();
            }
            RowAction::Switch(n) => self.bring(n),
            RowAction::Resume(path) => self.resume(&path)?,
            RowAction::LookAtOpen => self.look_at_open()?,
            RowAction::TakeOver => self.take_over()?,
            RowAction::Begin(game) => self.begin(game, self.settings.options_of(game))?,
            RowAction::Next(game, options) => self.begin(game, options)?,
            RowAction::Correct(entry) => self.at_screen(|screen| screen.correct(entry)),
            RowAction::Follow(line) => solving::follow(self, &line)?,
            RowAction::Guide(game, n) => self.begin_guide(game, n)?,
            RowAction::Deal(code) => self.begin_deal(&code)?,
            RowAction::Physical(code) => self.begin_physical(&code)?,
            RowAction::Daily(game) => self.daily(game)?,
            RowAction::Chapter { game, name, chapter } => {
                self.open_campaign(underdeck_catalogue::find(game)?, &name, chapter.as_deref())?;
            }
            RowAction::Replay(path) => self.replay(&path)?,
            RowAction::Export(format) => self.sheets.notice = pages::export(format)?,
        }
        Ok(())
    }

    /// Closes all sheets and does something with the game at the front.
    fn at_screen(&mut self, work: impl FnOnce(&mut GameScreen)) {
        self.sheets.close();
        if let Some(screen) = self.games.front_mut() {
            work(screen);
        }
    }

    /// Takes over what the game at the front has pending: its job, its question to the player, its end.
    fn settle(&mut self) {
        jobs::begin_for_screen(self);
        let Some(screen) = self.games.front_mut() else { return };
        if let Some(question) = screen.pending.question.take() {
            self.sheets.close();
            self.sheets.push(question);
        }
        if std::mem::take(&mut screen.pending.has_just_ended) {
            self.show_end();
        }
    }

    /// Shows the panel of the finished game at the front.
    fn show_end(&mut self) {
        let panel = self.games.front().filter(|screen| !screen.is_replay()).and_then(pages::end);
        let is_win = matches!(&panel, Some(Sheet::List(list)) if list.is_proud);
        self.celebration = (is_win && self.display.is_animated(&self.settings)).then(Celebration::default);
        self.sheets.push_some(panel);
    }

    /// Leaves. If a game cannot be saved, asks first.
    fn leave(&mut self) {
        self.games.iter_mut().for_each(GameScreen::finish);
        match self.games.iter().find_map(|screen| screen.saving.unsaved.as_ref()) {
            Some(unsaved) => self.sheets.push(leave_unsaved(&unsaved.reason)),
            None => self.is_done = true,
        }
    }

    /// Leaves for line mode; a game that cannot be saved stays here.
    fn leave_for_lines(&mut self) {
        self.games.front_mut().into_iter().for_each(GameScreen::save_untouched);
        self.leave();
        self.wants_lines = self.is_done;
    }

    /// Opens a page.
    fn show(&mut self, page: Page) -> Result<(), Error> {
        let sheet = pages::build(&page, self.context())?;
        self.sheets.push_page(page, sheet);
        Ok(())
    }

    /// Opens a page, or shows why it cannot be opened.
    fn show_or_say(&mut self, page: Page) {
        if let Err(error) = self.show(page) {
            self.sheets.notice = error.to_string();
        }
    }

    /// Opens a page that every sheet can open, unless it is on top.
    fn show_over(&mut self, page: Page) {
        if self.sheets.page() != Some(&page) {
            self.show_or_say(page);
        }
    }

    /// Rebuilds the page on top and keeps its cursor.
    fn rebuild(&mut self) {
        let sheet = self.sheets.page().and_then(|page| pages::build(page, self.context()).ok());
        sheet.into_iter().for_each(|sheet| self.sheets.replace_page(sheet));
    }

    /// Closes the top layer; leaves if it was the last one.
    fn back(&mut self) {
        self.sheets.notice.clear();
        if self.sheets.depth() <= 1 {
            return self.leave();
        }
        // Every page depends on the settings.
        let had_settings = self.sheets.page() == Some(&Page::Settings);
        self.sheets.pop();
        if had_settings || matches!(self.sheets.page(), Some(Page::Home | Page::Settings)) {
            self.rebuild();
        }
    }

    /// Asks the player to type a line.
    fn ask(&mut self, what: Asked) {
        let option_name;
        let (title, question) = match &what {
            Asked::Move => (text(&text::TUI_SHEET_TYPE), ":"),
            Asked::Thing => (text(&text::TUI_SHEET_THING), text(&text::TUI_SHEET_THING_ASK)),
            Asked::DealCode => (text(&text::ENTER_DEAL_CODE), text(&text::ASK_DEAL_CODE)),
            Asked::CampaignName(_) => (text(&text::CAMPAIGN_BEGIN), text(&text::ASK_CAMPAIGN_NAME)),
            Asked::OptionText { game, key } => {
                let options = underdeck_catalogue::find(game).map_or_else(|_| Vec::new(), |game| game.options());
                let name = options
                    .iter()
                    .find(|option| option.key == *key)
                    .map_or_else(|| (*key).to_owned(), |option| option.name.to_string());
                option_name = name;
                (option_name.as_str(), text(&text::TUI_SHEET_VALUE_ASK))
            }
            Asked::Comment => (text(&text::TUI_SHEET_COMMENT), text(&text::TUI_SHEET_COMMENT_ASK)),
            Asked::Name(_) => (text(&text::TUI_SHEET_NAME), text(&text::TUI_SHEET_NAME_ASK)),
            Asked::Player => (text(&text::YOUR_NAME), text(&text::TUI_SHEET_PLAYER_ASK)),
        };
        let choices = match (&what, self.games.front()) {
            (Asked::Move, Some(screen)) => screen.table.listed().iter().map(|offer| offer.spelling.clone()).collect(),
            (Asked::Thing, Some(screen)) => pages::table::things(screen),
            _ => Vec::new(),
        };
        self.sheets.push(Sheet::Typing(Typing::new(title, question, what, choices)));
    }
}
