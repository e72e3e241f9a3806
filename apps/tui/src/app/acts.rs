//! Carrying out the acts of chosen rows.

use underdeck_home::Error;

use super::{App, Layer, TerminalRequest};
use crate::act::{Asked, Page, RowAction};
use crate::game_screen::{GameScreen, delete, leave_unsaved};
use crate::pages;
use crate::sheet::{Sheet, Typing};
use crate::texts::text;

impl App {
    /// Carries out an act. Errors are shown on the sheet.
    pub(super) fn act(&mut self, act: RowAction) {
        if let Err(error) = self.try_act(act) {
            self.notice = error.to_string();
        }
    }

    fn try_act(&mut self, act: RowAction) -> Result<(), Error> {
        match act {
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
                if key == "mouse" {
                    self.errands.push(TerminalRequest::Mouse(self.settings.mouse));
                }
                self.apply_settings();
                self.rebuild();
            }
            RowAction::Table(command) => {
                self.close_sheets();
                self.table_command(command);
            }
            RowAction::Review => {
                if let Some(screen) = self.screens.get(self.front) {
                    self.replay_of(screen.tree().record())?;
                }
            }
            RowAction::Puzzle(game, number) => self.puzzle(game, number)?,
            RowAction::Solution => self.solution()?,
            RowAction::Practice => self.practise()?,
            RowAction::OtherSeat => self.turn_coach(),
            RowAction::Slip(ply) => self.go_to_slip(ply),
            RowAction::PlayOn => self.play_on()?,
            RowAction::AskDelete(path) => self.layers.push(Layer::Sheet(delete(&path))),
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
            RowAction::Follow(line) => self.follow(&line)?,
            RowAction::Guide(game, n) => self.begin_guide(game, n)?,
            RowAction::Deal(code) => self.begin_deal(&code)?,
            RowAction::Told(code) => self.begin_told(&code)?,
            RowAction::Daily(game) => self.daily(game)?,
            RowAction::Chapter { game, name, chapter } => self.chapter(game, &name, chapter.as_deref())?,
            RowAction::Replay(path) => self.replay(&path)?,
            RowAction::Export(format) => self.notice = pages::export(format)?,
        }
        Ok(())
    }

    /// Closes all sheets and does something with the game at the front.
    fn at_screen(&mut self, work: impl FnOnce(&mut GameScreen)) {
        self.close_sheets();
        if let Some(screen) = self.screens.get_mut(self.front) {
            work(screen);
        }
    }

    /// Closes all sheets over the game at the front.
    pub(super) fn close_sheets(&mut self) {
        while self.layers.last().is_some_and(|layer| !matches!(layer, Layer::GameScreen)) && self.layers.len() > 1 {
            self.layers.pop();
        }
    }

    /// Works out the long question that the game at the front has asked, and shows the question that it has for the player.
    pub(super) fn ask_question(&mut self) {
        self.ask_long();
        let question = self.screens.get_mut(self.front).and_then(|screen| screen.pending.question.take());
        if let Some(question) = question {
            self.close_sheets();
            self.layers.push(Layer::Sheet(question));
        }
        let Some(screen) = self.screens.get_mut(self.front).filter(|screen| screen.pending.has_just_ended) else {
            return;
        };
        screen.pending.has_just_ended = false;
        self.show_end();
    }

    /// Shows the panel of the finished game at the front.
    pub(super) fn show_end(&mut self) {
        let panel = self.screens.get(self.front).filter(|screen| !screen.is_replay()).and_then(pages::end);
        self.layers.extend(panel.map(Layer::Sheet));
    }

    /// Leaves. If a game cannot be saved, asks first.
    pub(super) fn leave(&mut self) {
        self.screens.iter_mut().for_each(GameScreen::finish);
        match self.screens.iter().find_map(|screen| screen.saving.unsaved.as_ref()) {
            Some(unsaved) => {
                let question = leave_unsaved(&unsaved.reason);
                self.layers.push(Layer::Sheet(question));
            }
            None => self.is_done = true,
        }
    }

    /// Opens a page.
    pub(super) fn show(&mut self, page: Page) -> Result<(), Error> {
        let sheet = pages::build(&page, self.context())?;
        self.notice.clear();
        if page == Page::Home {
            self.layers.clear();
        }
        self.layers.push(Layer::Page(page, sheet));
        Ok(())
    }

    pub(super) fn show_or_say(&mut self, page: Page) {
        if let Err(error) = self.show(page) {
            self.notice = error.to_string();
        }
    }

    /// Rebuilds the page on top and keeps its cursor.
    pub(super) fn rebuild(&mut self) {
        let Some(Layer::Page(page, old)) = self.layers.last() else { return };
        let (page, at) = (page.clone(), if let Sheet::List(list) = old { list.at } else { 0 });
        let Ok(mut sheet) = pages::build(&page, self.context()) else { return };
        if let Sheet::List(list) = &mut sheet {
            list.at = at.min(list.rows.len().saturating_sub(1));
            if list.rows.get(list.at).is_none_or(|row| row.act.is_none()) {
                list.step(1);
            }
        }
        self.layers.pop();
        self.layers.push(Layer::Page(page, sheet));
    }

    /// Closes the top layer; leaves if it was the last one.
    pub(super) fn back(&mut self) {
        self.notice.clear();
        if self.layers.len() > 1 {
            self.layers.pop();
            if matches!(self.layers.last(), Some(Layer::Page(Page::Home | Page::Settings, _))) {
                self.rebuild();
            }
        } else {
            self.leave();
        }
    }

    pub(super) fn ask(&mut self, what: Asked) {
        let (title, question) = match &what {
            Asked::Move => (text("sheet.type"), ":"),
            Asked::Thing => (text("sheet.thing"), text("sheet.thing_ask")),
            Asked::DealCode => (text("sheet.deal_code"), text("sheet.deal_code_ask")),
            Asked::CampaignName(_) => (text("sheet.campaign"), text("sheet.campaign_ask")),
            Asked::OptionText { game, key } => {
                let options = underdeck_catalogue::find(game).map_or_else(|_| Vec::new(), |game| game.options());
                let name = options.iter().find(|option| option.key == *key).map_or(*key, |option| option.name);
                (name, text("sheet.value_ask"))
            }
            Asked::Comment => (text("sheet.comment"), text("sheet.comment_ask")),
            Asked::Name(_) => (text("sheet.name"), text("sheet.name_ask")),
            Asked::Player => (text("sheet.player"), text("sheet.player_ask")),
        };
        let screen = self.screens.get(self.front);
        let choices = match (&what, screen) {
            (Asked::Move, Some(screen)) => screen.table.offers.iter().map(|offer| offer.spelling.clone()).collect(),
            (Asked::Thing, Some(screen)) => pages::table::things(screen),
            _ => Vec::new(),
        };
        let mut typing = Typing::new(title, question, what);
        typing.choices = choices;
        self.layers.push(Layer::Sheet(Sheet::Typing(typing)));
    }
}
