//! Carrying out the acts of chosen rows.

use underdeck_home::Error;

use super::{App, Errand, Layer};
use crate::act::{Act, Asked, Page};
use crate::game_screen::{GameScreen, delete, leave_unsaved};
use crate::pages;
use crate::sheet::{Sheet, Typing};
use crate::texts::text;

impl App {
    /// Carries out an act. Errors are shown on the sheet.
    pub(super) fn act(&mut self, act: Act) {
        if let Err(error) = self.try_act(act) {
            self.notice = error.to_string();
        }
    }

    fn try_act(&mut self, act: Act) -> Result<(), Error> {
        match act {
            Act::Nothing => {}
            Act::Back => self.back(),
            Act::Quit => self.leave(),
            Act::QuitAtOnce => self.is_done = true,
            Act::Play(spelling) => self.at_screen(|screen| screen.play(&spelling)),
            Act::Apply(command) => self.at_screen(|screen| screen.apply(command)),
            Act::Go(node) => self.at_screen(|screen| screen.submit(underdeck_play::Command::Go(node.number()))),
            Act::Show(page) => self.show(page)?,
            Act::Ask(what) => self.ask(what),
            Act::Set { key, value } => {
                self.settings.change(&key, &value)?;
                if key == "mouse" {
                    self.errands.push(Errand::Mouse(self.settings.mouse));
                }
                self.apply_settings();
                self.rebuild();
            }
            Act::Table(command) => {
                self.close_sheets();
                self.table_command(command);
            }
            Act::Review => {
                if let Some(screen) = self.screens.get(self.front) {
                    self.replay_of(screen.tree().record())?;
                }
            }
            Act::Puzzle(game, number) => self.puzzle(game, number)?,
            Act::Solution => self.solution()?,
            Act::Practice => self.practise()?,
            Act::OtherSeat => self.turn_coach(),
            Act::Slip(ply) => self.go_to_slip(ply),
            Act::PlayOn => self.play_on()?,
            Act::AskDelete(path) => self.layers.push(Layer::Sheet(delete(&path))),
            Act::Delete(path) => {
                self.back();
                self.delete(&path)?;
                self.rebuild();
            }
            Act::Switch(n) => self.bring(n),
            Act::Resume(path) => self.resume(&path)?,
            Act::LookAtOpen => self.look_at_open()?,
            Act::TakeOver => self.take_over()?,
            Act::Begin(game) => self.begin(game, self.settings.options_of(game))?,
            Act::Next(game, options) => self.begin(game, options)?,
            Act::Correct(entry) => self.at_screen(|screen| screen.begin_correction(entry)),
            Act::Follow(line) => self.follow(&line)?,
            Act::Guide(game, n) => self.begin_guide(game, n)?,
            Act::Deal(code) => self.begin_deal(&code)?,
            Act::Told(code) => self.begin_told(&code)?,
            Act::Daily(game) => self.daily(game)?,
            Act::Chapter { game, name, chapter } => self.chapter(game, &name, chapter.as_deref())?,
            Act::Replay(path) => self.replay(&path)?,
            Act::Export(format) => self.notice = pages::export(format)?,
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
        let question = self.screens.get_mut(self.front).and_then(|screen| screen.question.take());
        if let Some(question) = question {
            self.close_sheets();
            self.layers.push(Layer::Sheet(question));
        }
        let Some(screen) = self.screens.get_mut(self.front).filter(|screen| screen.has_just_ended) else { return };
        screen.has_just_ended = false;
        self.show_end();
    }

    /// Shows the panel of the finished game at the front.
    pub(super) fn show_end(&mut self) {
        let panel = self.screens.get(self.front).filter(|screen| !screen.is_replay()).and_then(pages::end);
        self.layers.extend(panel.map(Layer::Sheet));
    }

    /// Leaves. If a game cannot be saved, asks first.
    pub(super) fn leave(&mut self) {
        self.screens.iter_mut().for_each(GameScreen::keep);
        match self.screens.iter().find_map(|screen| screen.unsaved.as_ref()) {
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
