//! Games that another program has open, which the player may look at or take over; and games that were damaged.

use underdeck_home::{Error, Holder, SaveSlot};
use underdeck_play::{History, Session};

use super::{App, Layer};
use crate::act::RowAction;
use crate::game_screen::Chapter;
use crate::sheet::{List, Reading, Row, Sheet, TextLine};
use crate::texts::{fill, text};

/// A game that another program has open, until the player has decided what to do.
pub(super) struct Contested {
    place: SaveSlot,
    chapter: Option<Chapter>,
}

impl App {
    /// Says where a game is open, and offers to look at it or to take it over.
    pub(super) fn contest(&mut self, place: SaveSlot, chapter: Option<Chapter>, holder: &Holder) {
        let session = saved(&place).ok();
        let mut rows = vec![Row::new(text("home.leave_open"), RowAction::Back).letter('n')];
        // A replay would show each player the other's secrets.
        if session.as_ref().is_some_and(|session| !session.has_secrets()) {
            rows.push(Row::new(text("home.look"), RowAction::LookAtOpen).letter('l'));
        }
        rows.push(Row::new(text("home.take_over"), RowAction::TakeOver).letter('t'));
        let mut list = List::new(text("home.elsewhere"), rows);
        let title = session.map_or("", |session| session.info().title);
        list.intro = fill("home.elsewhere_intro", &[("game", &title), ("holder", holder)]);
        self.contested = Some(Contested { place, chapter });
        self.layers.push(Layer::Sheet(Sheet::List(list)));
    }

    /// Says which damaged games were found and what was done about them.
    ///
    /// # Errors
    /// If there is no home.
    pub fn tell_repairs(&mut self) -> Result<(), Error> {
        let told: Vec<TextLine> =
            underdeck_home::repairs()?.iter().map(|repair| TextLine::plain(repair.to_string())).collect();
        if !told.is_empty() {
            let reading = Reading { title: text("home.repairs").to_owned(), text: told, top: 0, copy: None };
            self.layers.push(Layer::Sheet(Sheet::Reading(reading)));
        }
        Ok(())
    }

    /// Shows what the other program has saved, as a replay at its end.
    pub(super) fn look_at_open(&mut self) -> Result<(), Error> {
        let Some(contested) = self.contested.take() else { return Ok(()) };
        self.replay(contested.place.path())?;
        if let Some(screen) = self.screens.last_mut() {
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
}

/// The game as its file holds it.
fn saved(place: &SaveSlot) -> Result<Box<dyn Session>, Error> {
    let path = place.path();
    let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
    underdeck_play::resume(underdeck_home::game_of(path, &record)?, &record).map_err(|error| Error::file(path, error))
}
