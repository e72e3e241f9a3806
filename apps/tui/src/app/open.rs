//! Opening and closing games: new and unfinished ones, deals of the day, chapters of campaigns, replays, puzzles and exercises.

use std::path::Path;

use underdeck_catalogue::Game;
use underdeck_coach::{Motif, puzzles};
use underdeck_game::say;
use underdeck_home::campaigns::{self, SavedCampaign};
use underdeck_home::{Error, Holder, SaveSlot, daily, luck, practice};
use underdeck_play::{Campaign, Command, Context, Forced, History, Replayer, Session};

use super::jobs::{self, Job};
use super::{App, review, solving};
use crate::Start;
use crate::act::{Page, RowAction};
use crate::game_screen::{Chapter, GameScreen, Mode, Purpose, RunningReview, Task, solution};
use crate::keys;
use crate::pages;
use crate::sheet::{List, Reading, Row, Sheet, TextLine};
use crate::text;

/// A game that another program has open, until the player has decided what to do.
pub(super) struct Contested {
    place: SaveSlot,
    chapter: Option<Chapter>,
}

impl App {
    /// Opens the first screen over Home.
    pub(crate) fn start(&mut self, start: Start) -> Result<(), Error> {
        self.show_home()?;
        match start {
            Start::Home => {}
            Start::Play { tree, place } => self.open(tree, place),
            Start::Campaign { game, name, chapter } => self.open_campaign(game, &name, chapter.as_deref())?,
            Start::Replay(replay) => self.open_replay(replay),
            Start::Puzzles { game, number, theme } => {
                self.show(Page::Puzzles(game))?;
                number.into_iter().for_each(|number| self.act(RowAction::Puzzle(game, number, theme)));
            }
            Start::Practice => self.act(RowAction::Practice),
            Start::Review { record, seat, is_own } => {
                self.replay_record(record.clone())?;
                if let Some(screen) = self.games.front_mut() {
                    screen.coach.is_own = is_own;
                    screen.coach.review = Some(RunningReview::begin(record, seat, is_own));
                }
                review::open(self);
            }
        }
        Ok(())
    }

    /// Opens a game to play, saved in its place. If it cannot be saved, it is played unsaved, and the screen says why.
    /// If another program has it open, the player may replay it or take it over.
    pub fn open(&mut self, tree: Box<History>, place: SaveSlot) {
        self.open_chapter(tree, place, None);
    }

    fn open_chapter(&mut self, tree: Box<History>, place: SaveSlot, chapter: Option<Chapter>) {
        if let Err(Error::Open(holder)) = place.open() {
            self.contest(place, chapter, &holder);
            return;
        }
        let mut screen = GameScreen::play_at(tree, Some(place));
        screen.purpose = chapter.map_or(Purpose::Game, Purpose::Chapter);
        screen.save();
        screen.describe_deal();
        self.add(screen);
    }

    /// Opens a replay of a record.
    pub fn open_replay(&mut self, replay: Box<Replayer>) {
        self.add(GameScreen::replay(replay));
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
        if let Some(n) = self.games.find(place.path()) {
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
        let next = wanted.or_else(|| standing.next.iter().find(|next| next.options == deal));
        let chapter = Chapter {
            game: id,
            campaign: name.to_owned(),
            title: next.map_or_else(String::new, |chapter| chapter.name.to_string()),
            story: next.map_or_else(String::new, |chapter| chapter.story.to_string()),
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
        if is_new && let Some(Ok(story)) = self.games.front().map(pages::table::story) {
            self.sheets.push(story);
        }
        Ok(())
    }

    /// Closes the finished chapter of a campaign: it cannot be undone once the next one has begun.
    fn close_finished_chapter(&mut self, id: &str, name: &str) {
        let is_it = |screen: &GameScreen| {
            let chapter = screen.purpose.chapter();
            chapter.is_some_and(|chapter| chapter.game == id && chapter.campaign == name) && screen.is_over()
        };
        let found = self.games.iter().position(is_it);
        found.into_iter().for_each(|n| self.games.finish(n));
    }

    /// Begins a new game with these options, from the deals that the settings request.
    pub(super) fn begin(&mut self, id: &str, options: Vec<(String, String)>) -> Result<(), Error> {
        let (winnable, game, first) = (self.settings.winnable, underdeck_catalogue::find(id)?, luck::new_seed());
        let deal = move |stop: &_| winnable.deal(game, &options, first, stop);
        jobs::begin(
            self,
            Job::new(&text::TUI_WAIT_DEAL, deal, |app, dealt| app.begin_tree(History::new(dealt?.start()?))),
        );
        Ok(())
    }

    pub(super) fn begin_deal(&mut self, code: &str) -> Result<(), Error> {
        self.begin_tree(History::new(underdeck_play::start(underdeck_catalogue::by_code(code)?, code)?))
    }

    pub(super) fn begin_physical(&mut self, code: &str) -> Result<(), Error> {
        self.begin_tree(History::new(underdeck_play::start_physical(underdeck_catalogue::by_code(code)?, code)?))
    }

    pub(super) fn begin_guide(&mut self, id: &str, n: usize) -> Result<(), Error> {
        self.begin_tree(History::new(underdeck_play::start_guide(underdeck_catalogue::find(id)?, n)?))
    }

    /// Opens a replay of a record.
    pub(super) fn replay_record(&mut self, record: underdeck_record::Record) -> Result<(), Error> {
        self.open_replay(Box::new(Replayer::of(record).map_err(|error| Error::Failed(error.to_string()))?));
        Ok(())
    }

    /// Begins a game at the position of the replay. The moves after it count as undone.
    pub(super) fn play_on(&mut self) -> Result<(), Error> {
        let Some(Mode::Replay(replay)) = self.games.front().map(|screen| &screen.mode) else {
            return Ok(());
        };
        let tree = replay.play_on()?;
        self.begin_tree(tree)
    }

    /// Deletes an unfinished game, which is closed if it is open here.
    pub(super) fn delete(&mut self, path: &Path) -> Result<(), Error> {
        underdeck_home::delete_unfinished(path)?;
        if let Some(n) = self.games.find(path) {
            self.games.close(n);
        }
        Ok(())
    }

    /// Gives an unfinished game a name.
    pub(super) fn rename(&mut self, path: &Path, name: &str) -> Result<(), Error> {
        let Some(n) = self.games.find(path) else { return underdeck_home::name_unfinished(path, name) };
        if let Some(screen) = self.games.get_mut(n) {
            if let Mode::Play(tree) = &mut screen.mode {
                // A name is only noted, so nothing refuses it.
                let _ = tree.apply(Command::Name(name.to_owned()), Context::EVERYONE);
            }
            screen.save();
        }
        Ok(())
    }

    /// Opens a new game, saved at Home.
    fn begin_tree(&mut self, mut tree: History) -> Result<(), Error> {
        if self.games.front().is_some_and(|screen| screen.is_over() && !screen.is_replay()) {
            self.games.finish(self.games.at);
        }
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

    pub(super) fn resume(&mut self, path: &Path) -> Result<(), Error> {
        if let Some(n) = self.games.find(path) {
            self.bring(n);
            return Ok(());
        }
        let place = SaveSlot::home(path.to_owned());
        let record = match place.open() {
            Err(Error::Open(holder)) => {
                self.contest(place, None, &holder);
                return Ok(());
            }
            opened => opened?.ok_or_else(|| Error::file(path, text(&text::TUI_SAY_IS_GONE)))?,
        };
        let session = underdeck_play::resume(underdeck_home::game_of(path, &record)?, &record)
            .map_err(|error| Error::file(path, error))?;
        self.open(Box::new(History::new(session)), place);
        Ok(())
    }

    pub(super) fn replay(&mut self, path: &Path) -> Result<(), Error> {
        let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
        let replay = Replayer::of(record).map_err(|error| Error::file(path, error))?;
        self.open_replay(Box::new(replay));
        if let Some(screen) = self.games.front_mut() {
            screen.coach.is_own = underdeck_home::practice::is_own(path);
        }
        Ok(())
    }

    /// Leaves the game for Home, or a puzzle for the list of puzzles. A finished game is moved to the records and closed; a replay
    /// is closed, and the puzzle whose solution it shows.
    pub(super) fn leave_table(&mut self) {
        let Some(screen) = self.games.front_mut() else { return };
        let chapter = screen.purpose.chapter().filter(|_| screen.is_over()).cloned();
        let (is_replay, mut puzzle) = (screen.is_replay(), puzzle_of(screen));
        screen.finish();
        if let Some(unsaved) = &screen.saving.unsaved {
            // It stays open: nothing is lost as long as the program runs.
            self.sheets.notice = unsaved.notice().into();
        } else if screen.is_over() || screen.is_replay() || screen.purpose.task().is_some() {
            self.games.close(self.games.at);
        }
        if self.games.front().is_some_and(GameScreen::is_untouched) {
            self.games.close(self.games.at);
        }
        if let Some(solved) = self.games.front().filter(|_| is_replay).and_then(puzzle_of) {
            puzzle = Some(solved);
            self.games.close(self.games.at);
        }
        // Home counts every finished game, such as one under its review.
        let is_finished =
            |screen: &GameScreen| screen.is_over() && screen.purpose.task().is_none() && !screen.is_replay();
        let open: Vec<usize> =
            (0..).zip(self.games.iter()).filter(|(_, screen)| is_finished(screen)).map(|(n, _)| n).collect();
        open.into_iter().rev().for_each(|n| self.games.finish(n));
        let notice = std::mem::take(&mut self.sheets.notice);
        self.show_or_say(Page::Home);
        if let Some((game, number)) = puzzle {
            self.show_or_say(Page::Puzzles(game));
            if let Some(Sheet::List(list)) = self.sheets.top() {
                list.at = list.rows.iter().position(|row| row.number == Some(number as i64)).unwrap_or(list.at);
            }
        }
        // After a chapter, the page of its campaign.
        if let Some(chapter) = chapter {
            self.show_or_say(Page::Campaign { game: chapter.game, name: chapter.campaign });
        }
        if !notice.is_empty() {
            self.sheets.notice = notice;
        }
    }

    /// Writes a comment on the current position into the record.
    pub(super) fn comment(&mut self, words: &str) {
        let Some(screen) = self.games.front_mut() else { return };
        // Braces would end the comment in the record.
        let words = words.replace(['{', '}'], "");
        if let (Mode::Play(tree), false) = (&mut screen.mode, words.trim().is_empty()) {
            let comment = Command::Comment(words.trim().to_owned());
            if tree.apply(comment, Context::screen(Forced::Off)).is_ok() {
                screen.save();
            }
        }
    }

    /// Shows a game.
    fn add(&mut self, screen: GameScreen) {
        self.games.add(screen);
        self.apply_settings();
        self.sheets.show_game();
        jobs::begin_for_screen(self);
    }

    /// Brings an open game to the front.
    pub(super) fn bring(&mut self, n: usize) {
        self.games.bring(n);
        self.sheets.show_game();
    }

    fn tag(&self, session: &mut dyn Session) {
        if !self.settings.player.is_empty() {
            session.set_tag("Player", &self.settings.player);
        }
    }

    /// Names the program that has a game open, and offers to replay it or to take it over.
    fn contest(&mut self, place: SaveSlot, chapter: Option<Chapter>, holder: &Holder) {
        let session = saved(&place).ok();
        let mut rows = vec![Row::new(text(&text::TUI_HOME_LEAVE_OPEN), RowAction::Back)];
        // A replay would show each player the other's secrets.
        if session.as_ref().is_some_and(|session| !session.has_secrets()) {
            rows.push(Row::new(text(&text::TUI_HOME_LOOK), RowAction::LookAtOpen).key(keys::Command::Replay));
        }
        rows.push(Row::new(text(&text::TUI_HOME_TAKE_OVER), RowAction::TakeOver));
        let mut list = List::new(text(&text::TUI_HOME_ELSEWHERE), rows);
        let title = session.map_or("", |session| session.info().title);
        list.intro = say!(TUI_HOME_ELSEWHERE_INTRO, game = title, holder = holder.said()).to_string();
        self.contested = Some(Contested { place, chapter });
        self.sheets.push(Sheet::List(list));
    }

    /// Shows the damaged games that were found and their repairs.
    ///
    /// # Errors
    /// If there is no home folder.
    pub fn show_repairs(&mut self) -> Result<(), Error> {
        let text_lines: Vec<TextLine> =
            underdeck_home::repairs()?.iter().map(|repair| TextLine::plain(repair.said().to_string())).collect();
        if !text_lines.is_empty() {
            let reading =
                Reading { title: text(&text::TUI_HOME_REPAIRS).to_owned(), text: text_lines, top: 0, copy: None };
            self.sheets.push(Sheet::Reading(reading));
        }
        Ok(())
    }

    /// Shows the game that the other program has saved, as a replay at its end.
    pub(super) fn look_at_open(&mut self) -> Result<(), Error> {
        let Some(contested) = self.contested.take() else { return Ok(()) };
        self.replay(contested.place.path())?;
        if let Some(screen) = self.games.front_mut() {
            screen.jump_to_end(true);
        }
        Ok(())
    }

    /// Takes the game over from the other program, as it was last saved.
    pub(super) fn take_over(&mut self) -> Result<(), Error> {
        let Some(Contested { place, chapter }) = self.contested.take() else { return Ok(()) };
        place.take_over()?;
        let tree = History::new(saved(&place)?);
        self.open_chapter(Box::new(tree), place, chapter);
        Ok(())
    }

    /// Opens a puzzle.
    pub(super) fn puzzle(&mut self, game: &'static str, number: usize, theme: Option<Motif>) -> Result<(), Error> {
        let puzzles = puzzles(game)?;
        let count = puzzles.len();
        let puzzle = puzzles.into_iter().find(|puzzle| puzzle.number == number);
        let puzzle = Box::new(puzzle.ok_or_else(|| Error::Failed(text(&text::TUI_TASK_NONE).to_owned()))?);
        self.ask_task(Task::Puzzle { game, puzzle, line: String::new(), count, theme })
    }

    /// Opens the exercise that is due, or says when the next one is.
    pub(super) fn practise(&mut self) -> Result<(), Error> {
        let deck = practice::change(|deck, now| {
            // An exercise that no longer follows the rules is dropped.
            while let Some(id) = deck
                .due(now)
                .filter(|one| !one.position().is_ok_and(|record| underdeck_play::open(&record).is_ok()))
                .map(|one| one.id.clone())
            {
                deck.forget(&id);
            }
            (deck.due(now).cloned(), deck.words(now))
        })?;
        match deck {
            (Some(exercise), _) => self.ask_task(Task::Exercise(Box::new(exercise))),
            (None, words) => Err(Error::Failed(words.into())),
        }
    }

    /// Shows how the puzzle at the front is won.
    pub(super) fn solution(&mut self) {
        let task = self.games.front().and_then(|screen| screen.purpose.task());
        if let Some(Task::Puzzle { puzzle, .. }) = task {
            let puzzle = puzzle.clone();
            let solve = move |_: &_| solution(&puzzle).map_err(|error| Error::Failed(error.to_string()));
            jobs::begin(self, Job::new(&text::TUI_WAIT_PUZZLE, solve, |app, line| solving::follow(app, &line?)));
        }
    }

    /// Opens a task in place of the one before.
    fn ask_task(&mut self, task: Task) -> Result<(), Error> {
        let screen = task.screen()?;
        if self.games.front().is_some_and(|screen| screen.purpose.task().is_some()) {
            self.games.close(self.games.at);
        }
        self.add(screen);
        self.show_task();
        Ok(())
    }

    /// Shows the question of the task at the front.
    pub(super) fn show_task(&mut self) {
        let Some(task) = self.games.front().and_then(|screen| screen.purpose.task()) else { return };
        let text = task.words().into_iter().map(|line| TextLine { hang: 2, ..TextLine::plain(line) }).collect();
        self.sheets.push(Sheet::Reading(Reading { title: task.title(), text, top: 0, copy: None }));
    }
}

/// The game and number of the puzzle on a screen.
fn puzzle_of(screen: &GameScreen) -> Option<(&'static str, usize)> {
    screen.purpose.task().and_then(Task::puzzle)
}

/// The game in its file.
fn saved(place: &SaveSlot) -> Result<Box<dyn Session>, Error> {
    let path = place.path();
    let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
    underdeck_play::resume(underdeck_home::game_of(path, &record)?, &record).map_err(|error| Error::file(path, error))
}
