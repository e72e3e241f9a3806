//! Opening games: new and unfinished ones, deals of the day, chapters of campaigns, replays.

use std::path::Path;

use underdeck_catalogue::Game;
use underdeck_home::campaigns::{self, SavedCampaign};
use underdeck_home::{Error, SaveSlot, daily, luck};
use underdeck_play::{Campaign, Command, Context, History, Replayer, Session};

use super::{App, Layer, Long};
use crate::act::Page;
use crate::game_screen::{self, Chapter, GameScreen, Purpose, find_open};
use crate::pages;
use crate::texts::text;

impl App {
    /// Opens a game to play, saved in its place. If it cannot be saved, it is played unsaved, and the screen says why. If
    /// another program has it open, the player may look at it or take it over.
    pub fn open(&mut self, tree: Box<History>, place: SaveSlot) {
        self.open_chapter(tree, place, None);
    }

    pub(super) fn open_chapter(&mut self, tree: Box<History>, place: SaveSlot, chapter: Option<Chapter>) {
        if let Err(Error::Open(holder)) = place.open() {
            self.contest(place, chapter, &holder);
            return;
        }
        let mut screen = GameScreen::play_at(tree, Some(place));
        screen.purpose = chapter.map_or(Purpose::Game, Purpose::Chapter);
        screen.save();
        screen.describe_deal();
        self.seat(screen);
    }

    /// Opens a replay of a record.
    pub fn look_at(&mut self, replay: Box<Replayer>) {
        self.seat(GameScreen::replay(replay));
    }

    /// Opens the next chapter of a campaign, resumed or begun; begins the campaign if there is none of this name.
    ///
    /// # Errors
    /// If the game has no campaigns, or the chapter is not on offer.
    pub fn open_campaign(&mut self, game: &Game, name: &str, chapter: Option<&str>) -> Result<(), Error> {
        let id = game.info().id;
        self.close_finished_chapter(id, name);
        let kept = match campaigns::find(id, name)? {
            Some(kept) => kept,
            None => {
                let deal = game.deal(&[], luck::new_seed())?;
                SavedCampaign::new(underdeck_play::Campaign::new(game, name, &deal.code)?)?
            }
        };
        let campaign: &Campaign = &kept.campaign;
        let standing = campaign.standing();
        let place = SaveSlot::chapter(kept.file(), name);
        if let Some(n) = find_open(&self.screens, place.path()) {
            self.bring(n);
            return Ok(());
        }
        // Another program may have played on since the campaign was read.
        let (unfinished, holder) = match place.open() {
            Err(Error::Open(holder)) => (None, Some(holder)),
            opened => (opened?, None),
        };
        let mut session = match (
            unfinished.as_ref().or(kept.unfinished.as_ref()),
            chapter.or(standing.next.first().map(|next| next.id.as_str())),
        ) {
            (Some(record), _) => campaign.resume(record)?,
            (None, Some(chapter)) => {
                let mut session = campaign.begin(chapter)?;
                session.set_tag("Date", &luck::today());
                session
            }
            (None, None) => return self.show(Page::Campaign { game: id, name: name.to_owned() }),
        };
        let deal = session.deal();
        let wanted = standing.next.iter().find(|next| next.options == deal && chapter.is_none_or(|id| next.id == id));
        let told = wanted.or_else(|| standing.next.iter().find(|next| next.options == deal));
        let chapter = Chapter {
            game: id,
            campaign: name.to_owned(),
            title: told.map_or_else(String::new, |chapter| chapter.name.clone()),
            story: told.map_or_else(String::new, |chapter| chapter.story.clone()),
        };
        if let Some(holder) = holder {
            self.contest(place, Some(chapter), &holder);
            return Ok(());
        }
        self.tag(session.as_mut());
        let tree = History::new(session);
        let is_new = tree.session().ply() == 0 && kept.unfinished.is_none();
        self.open_chapter(Box::new(tree), place, Some(chapter));
        // A new chapter opens with its story.
        if is_new && let Some(Ok(story)) = self.screens.last().map(pages::table::story) {
            self.layers.push(Layer::Sheet(story));
        }
        Ok(())
    }

    /// Closes the finished chapter of a campaign, so that it cannot be taken back once the next one has begun.
    fn close_finished_chapter(&mut self, id: &str, name: &str) {
        let is_it = |screen: &GameScreen| {
            let chapter = screen.purpose.chapter();
            chapter.is_some_and(|chapter| chapter.game == id && chapter.campaign == name) && screen.is_over()
        };
        if let Some(n) = self.screens.iter().position(is_it) {
            self.screens[n].finish();
            if self.screens[n].saving.unsaved.is_none() {
                self.close_screen(n);
            }
        }
    }

    /// Begins a new game with these options, from the deals that the settings wish for.
    pub(super) fn begin(&mut self, id: &str, options: Vec<(String, String)>) -> Result<(), Error> {
        let (winnable, game, first) = (self.settings.winnable, underdeck_catalogue::find(id)?, luck::new_seed());
        self.wait_for(Long::new(
            "wait.deal",
            move |stop| winnable.deal(game, &options, first, stop),
            |app, dealt| app.begin_tree(History::new(dealt?.start()?)),
        ));
        Ok(())
    }

    pub(super) fn begin_deal(&mut self, code: &str) -> Result<(), Error> {
        self.begin_tree(History::new(underdeck_play::start(underdeck_catalogue::by_code(code)?, code)?))
    }

    pub(super) fn begin_told(&mut self, code: &str) -> Result<(), Error> {
        self.begin_tree(History::new(underdeck_play::start_physical(underdeck_catalogue::by_code(code)?, code)?))
    }

    pub(super) fn begin_guide(&mut self, id: &str, n: usize) -> Result<(), Error> {
        self.begin_tree(History::new(underdeck_play::start_guide(underdeck_catalogue::find(id)?, n)?))
    }

    /// Opens a replay of a record.
    pub(super) fn replay_of(&mut self, record: underdeck_record::Record) -> Result<(), Error> {
        self.look_at(Box::new(Replayer::of(record).map_err(|error| Error::Failed(error.to_string()))?));
        Ok(())
    }

    /// Makes a game of its own of the position that is replayed. What the player has seen of its end counts as taken back.
    pub(super) fn play_on(&mut self) -> Result<(), Error> {
        let Some(game_screen::Mode::Replay(replay)) = self.screens.get(self.front).map(|screen| &screen.mode) else {
            return Ok(());
        };
        let tree = replay.play_on()?;
        self.begin_tree(tree)
    }

    /// Deletes an unfinished game, which is closed if it is open here.
    pub(super) fn delete(&mut self, path: &Path) -> Result<(), Error> {
        underdeck_home::delete_unfinished(path)?;
        if let Some(n) = find_open(&self.screens, path) {
            self.close_screen(n);
        }
        Ok(())
    }

    /// Gives an unfinished game a name.
    pub(super) fn rename(&mut self, path: &Path, name: &str) -> Result<(), Error> {
        let Some(n) = find_open(&self.screens, path) else { return underdeck_home::name_unfinished(path, name) };
        if let game_screen::Mode::Play(tree) = &mut self.screens[n].mode {
            // A name is only noted, so nothing refuses it.
            let _ = tree.apply(Command::Name(name.to_owned()), Context::EVERYONE);
        }
        self.screens[n].save();
        Ok(())
    }

    /// Moves the finished game at the front to the records and closes it, before another one begins.
    fn put_away(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front).filter(|it| it.is_over() && !it.is_replay()) else {
            return;
        };
        screen.finish();
        if screen.saving.unsaved.is_none() {
            self.close_screen(self.front);
        }
    }

    /// Opens a new game at home.
    fn begin_tree(&mut self, mut tree: History) -> Result<(), Error> {
        self.put_away();
        let signed = Command::Sign { player: self.settings.player.clone(), date: luck::today() };
        // It is only noted, so nothing refuses it.
        let _ = tree.apply(signed, Context::EVERYONE);
        let deal = tree.session().deal();
        let path = underdeck_home::new_unfinished(deal.game, &deal.code)?;
        self.open(Box::new(tree), SaveSlot::home(path));
        Ok(())
    }

    /// Begins or resumes today's game, or shows its result.
    pub(super) fn daily(&mut self, id: &'static str) -> Result<(), Error> {
        let game = underdeck_catalogue::find(id)?;
        let today = daily::today(game)?;
        if let Some((path, _)) = &today.begun {
            return self.resume(path);
        }
        if today.done.is_some() {
            return self.show(Page::Today(id));
        }
        let mut session = daily::begin(game, &today)?;
        self.tag(session.as_mut());
        let path = underdeck_home::new_unfinished(id, &today.deal.code)?;
        self.open(Box::new(History::new(session)), SaveSlot::home(path));
        Ok(())
    }

    pub(super) fn chapter(&mut self, id: &str, name: &str, chapter: Option<&str>) -> Result<(), Error> {
        self.open_campaign(underdeck_catalogue::find(id)?, name, chapter)
    }

    pub(super) fn resume(&mut self, path: &Path) -> Result<(), Error> {
        if let Some(n) = find_open(&self.screens, path) {
            self.bring(n);
            return Ok(());
        }
        let place = SaveSlot::home(path.to_owned());
        let record = match place.open() {
            Err(Error::Open(holder)) => {
                self.contest(place, None, &holder);
                return Ok(());
            }
            opened => opened?.ok_or_else(|| Error::file(path, text("say.is_gone")))?,
        };
        let session = underdeck_play::resume(underdeck_home::game_of(path, &record)?, &record)
            .map_err(|error| Error::file(path, error))?;
        self.open(Box::new(History::new(session)), place);
        Ok(())
    }

    pub(super) fn replay(&mut self, path: &Path) -> Result<(), Error> {
        let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
        let replay = Replayer::of(record).map_err(|error| Error::file(path, error))?;
        self.look_at(Box::new(replay));
        if let Some(screen) = self.screens.get_mut(self.front) {
            screen.coach.is_own = underdeck_home::practice::is_own(path);
        }
        Ok(())
    }

    /// Leaves the game for home. A finished game is moved to the records and closed; a replay is closed.
    pub(super) fn leave_desk(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let chapter = screen.purpose.chapter().filter(|_| screen.is_over()).cloned();
        screen.finish();
        if let Some(unsaved) = &screen.saving.unsaved {
            // It stays open, so that nothing is lost as long as the program runs.
            self.notice = unsaved.notice();
        } else if screen.is_over() || screen.is_replay() || screen.purpose.task().is_some() {
            self.close_screen(self.front);
        }
        if self.screens.get(self.front).is_some_and(GameScreen::is_untouched) {
            self.close_screen(self.front);
        }
        let notice = std::mem::take(&mut self.notice);
        self.show_or_say(Page::Home);
        // After a chapter, the page of its campaign.
        if let Some(chapter) = chapter {
            self.show_or_say(Page::Campaign { game: chapter.game, name: chapter.campaign });
        }
        if !notice.is_empty() {
            self.notice = notice;
        }
    }

    /// Writes a comment on the current position into the record.
    pub(super) fn comment(&mut self, words: &str) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        // Braces would end the comment in the record.
        let words = words.replace(['{', '}'], "");
        if let (game_screen::Mode::Play(tree), false) = (&mut screen.mode, words.trim().is_empty()) {
            let comment = underdeck_play::Command::Comment(words.trim().to_owned());
            if tree.apply(comment, underdeck_play::Context::screen(underdeck_play::Forced::Off)).is_ok() {
                screen.save();
            }
        }
    }

    /// Closes an open game.
    pub(super) fn close_screen(&mut self, n: usize) {
        let screen = self.screens.remove(n);
        if let Some(place) = &screen.saving.slot {
            place.close();
        }
        self.front = self.front.min(self.screens.len().saturating_sub(1));
    }

    pub(super) fn seat(&mut self, screen: GameScreen) {
        self.screens.push(screen);
        self.apply_settings();
        self.bring(self.screens.len() - 1);
        self.ask_long();
    }

    fn tag(&self, session: &mut dyn Session) {
        if !self.settings.player.is_empty() {
            session.set_tag("Player", &self.settings.player);
        }
    }
}
