//! The player at the table: every order carried out and told.

use std::io::{self, Write};
use std::path::Path;

use catalogue::{MoveError, Played, Session};
use game::{Offer, PlayError, Table};
use home::Place;

use super::Style;
use super::choose;
use super::curtain::{Curtain, OTHERS, Position};
use super::order::{HELP, Order};
use crate::commands::deal::describe;
use crate::commands::rules::rule_text;
use crate::commands::verify::ending;
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words;

/// A game, its file, and the player's screen.
pub(super) struct AtTable<W> {
    pub(super) session: Box<dyn Session>,
    place: Place,
    pub(super) style: Style,
    pub(super) out: W,
    /// The table as it was shown last; numbers mean its offers.
    table: Table,
    pub(super) curtain: Curtain,
    /// The chapter of a campaign that this is.
    story: Option<String>,
}

/// Whether the player stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Stay,
    Leave,
}

impl<W: Write> AtTable<W> {
    pub(super) fn new(session: Box<dyn Session>, place: Place, style: Style, story: Option<String>, out: W) -> Self {
        let table = session.table();
        Self { session, place, style, out, table, curtain: Curtain::new(), story }
    }

    /// Says what is played and shows the table.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let info = self.session.info();
        writeln!(
            self.out,
            "{STRONG}{}{STRONG:#} by {}. {}",
            info.title,
            info.designer,
            describe(&self.session.deal())
        )?;
        let so_far = match self.session.moves().len() {
            0 => String::new(),
            1 => "1 move was played. ".into(),
            n => format!("{n} moves were played. "),
        };
        writeln!(self.out, "{so_far}Type the number of a move, or help.\n")?;
        if let Some(story) = &self.story {
            writeln!(self.out, "{story}")?;
        }
        if self.hides() && self.session.outcome().is_none() {
            return self.close(Position::Closed);
        }
        self.show(false)
    }

    /// Asks for the next order where somebody can answer.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        if self.style.asks {
            write!(self.out, "> ")?;
        }
        self.out.flush()
    }

    /// The input has ended; where it was asked for, the line is ended too.
    pub(super) fn hear_nothing_more(&mut self) -> io::Result<()> {
        if self.style.asks { writeln!(self.out) } else { Ok(()) }
    }

    /// Carries out a line.
    pub(super) fn hear(&mut self, line: &str) -> Result<Next, Failure> {
        if self.curtain.position() != Position::Open && Order::read(line, |_| false) != Order::Quit {
            self.draw_curtain()?;
            return Ok(Next::Stay);
        }
        let offers = &self.table.offers;
        let order = Order::read(line, |text| offers.iter().any(|offer| offer.spelling.eq_ignore_ascii_case(text)));
        let is_over = self.session.outcome().is_some();
        match order {
            Order::Nothing if is_over => return Ok(Next::Leave),
            Order::Nothing => {}
            Order::Quit => return Ok(Next::Leave),
            Order::Number(_) | Order::Move(_) => {
                self.make_move(order)?;
                // Nobody is there to look back at the end: the game is kept and left.
                if self.session.outcome().is_some() && !self.style.asks {
                    return Ok(Next::Leave);
                }
            }
            Order::Undo => self.undo()?,
            Order::Story => match &self.story {
                Some(story) => writeln!(self.out, "{story}")?,
                None => writeln!(self.out, "This game is no chapter of a campaign.")?,
            },
            Order::Choose(cards) => write!(self.out, "{}", choose::tell(&self.table, cards))?,
            Order::Redo if self.was_others_move() => writeln!(self.out, "{OTHERS}")?,
            Order::Redo => match self.session.redo() {
                Some(played) => self.tell(&played)?,
                None => writeln!(self.out, "There is no move to make again.")?,
            },
            Order::Hint => self.hint()?,
            Order::Why(text) => self.why(text)?,
            Order::Rules(id) => self.rules(id)?,
            Order::Look => writeln!(self.out, "{}{}", words::describe(&self.table), self.table.prompt)?,
            Order::Brief => {
                self.style.brief = true;
                writeln!(self.out, "Only changes are told from now on; `look` tells the table.")?;
            }
            Order::Full => {
                self.style.brief = false;
                self.show(false)?;
            }
            Order::Moves => write!(self.out, "{}", words::list_offers(&self.table.offers, true))?,
            Order::Save(file) => self.save_copy(file)?,
            Order::Deal => writeln!(self.out, "{}", describe(&self.session.deal()))?,
            Order::Help => write!(self.out, "{HELP}")?,
        }
        Ok(Next::Stay)
    }

    /// Keeps the game and says where.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        let session = self.session.as_ref();
        if let Some(outcome) = session.outcome() {
            let kept = self.place.finish(session)?;
            let marked = if session.informed() { ", informed" } else { "" };
            writeln!(self.out, "The game ended: {}, {} moves{marked}.", ending(&outcome), session.moves().len())?;
            writeln!(self.out, "{}\nRecord: {}", describe(&session.deal()), kept.display())?;
        } else if !session.moves().is_empty() || self.place.path().exists() {
            self.place.save(session)?;
            writeln!(self.out, "Saved. {}", self.place.how_to_go_on(session))?;
        } else {
            writeln!(
                self.out,
                "Nothing was played. The same deal: underdeck play {0} --deal {1}",
                session.info().id,
                session.deal().code
            )?;
        }
        Ok(self.out.flush()?)
    }

    fn make_move(&mut self, order: Order<'_>) -> io::Result<()> {
        let spelling = match order {
            Order::Number(n) => match numbered(&self.table.offers, n) {
                Ok(offer) => offer.spelling.clone(),
                Err(message) => return writeln!(self.out, "{message}"),
            },
            Order::Move(text) => text.to_owned(),
            _ => return Ok(()),
        };
        let seat = self.session.seat();
        match self.session.play(&spelling) {
            Ok(played) => {
                self.curtain.overheard(seat, &played.overheard);
                self.tell(&played)
            }
            Err(error) => {
                writeln!(self.out, "No: {}. `moves` lists what is legal, `help` the commands.", refusal(&error))
            }
        }
    }

    /// Saves, tells what a move changed, and shows what comes next.
    fn tell(&mut self, played: &Played) -> io::Result<()> {
        self.save();
        writeln!(self.out, "{STRONG}{}{STRONG:#}", played.offer.spelling)?;
        for line in &played.told {
            writeln!(self.out, "{line}")?;
        }
        if self.hides() && self.session.outcome().is_some() {
            self.tell_all_news()?;
        }
        writeln!(self.out)?;
        if self.hides() && self.session.outcome().is_none() && self.session.last_seat() != Some(self.session.seat()) {
            return self.close(Position::Closing);
        }
        self.show(self.style.brief)
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.was_others_move() {
            return writeln!(self.out, "{OTHERS}");
        }
        let was_informed = self.session.informed();
        let Some(spelling) = self.session.undo() else { return writeln!(self.out, "This is the start.") };
        self.save();
        writeln!(self.out, "Taken back: {spelling}")?;
        if self.session.informed() && !was_informed {
            writeln!(
                self.out,
                "It had shown something hidden, so the record says from now on that you were informed."
            )?;
        }
        writeln!(self.out)?;
        self.show(self.style.brief)
    }

    /// Shows the table, what is to be decided, and the moves.
    pub(super) fn show(&mut self, brief: bool) -> io::Result<()> {
        self.table = self.session.table();
        if !brief {
            write!(self.out, "{}", words::drawn(&self.table))?;
        }
        writeln!(self.out, "{STRONG}{}{STRONG:#}", self.table.prompt)?;
        if self.session.outcome().is_some() && self.style.asks {
            return writeln!(
                self.out,
                "The game is over. Enter keeps the record and leaves; undo takes the last move back."
            );
        }
        write!(self.out, "{}", words::list_offers(&self.table.offers, false))
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(hint) = self.session.hint() else { return writeln!(self.out, "The game is over.") };
        let number = self.table.offers.iter().position(|offer| offer.spelling == hint.spelling).map_or(0, |n| n + 1);
        writeln!(self.out, "Hint: number {number}, `{}`. {}", hint.spelling, hint.effect)
    }

    fn why(&mut self, text: Option<&str>) -> io::Result<()> {
        if text.is_none() && self.was_others_move() {
            return writeln!(self.out, "{OTHERS}");
        }
        let number = text.and_then(|text| text.parse().ok());
        let spelling = match number.map(|n| numbered(&self.table.offers, n)) {
            Some(Ok(offer)) => Some(offer.spelling.clone()),
            Some(Err(message)) => return writeln!(self.out, "{message}"),
            None => text.map(str::to_owned),
        };
        match self.session.why(spelling.as_deref()) {
            Ok(Some(why)) => {
                writeln!(self.out, "{STRONG}{}{STRONG:#}: {}", why.offer.spelling, why.offer.effect)?;
                for (id, ..) in why.rules {
                    let text = rule_text(self.session.info(), id).unwrap_or_else(|message| format!("{message}\n"));
                    write!(self.out, "{text}")?;
                }
                Ok(())
            }
            Ok(None) => writeln!(self.out, "No move was played yet; `why N` gives the rules behind move number N."),
            Err(error) => writeln!(self.out, "No: {}.", refusal(&error)),
        }
    }

    fn rules(&mut self, id: Option<&str>) -> io::Result<()> {
        let info = self.session.info();
        match id.map(|id| rule_text(info, id)) {
            None => write!(self.out, "{}", words::plain(info.how_to_play)),
            Some(Ok(text)) => write!(self.out, "{text}"),
            Some(Err(message)) => writeln!(self.out, "{message}"),
        }
    }

    fn save_copy(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else {
            self.save();
            return writeln!(self.out, "Saved after every move in {}", self.place.path().display());
        };
        let path = Path::new(file);
        if path.exists() {
            return writeln!(self.out, "{file} exists already; name another file.");
        }
        match home::write_whole(path, &self.session.record().to_string()) {
            Ok(()) => writeln!(self.out, "{FAINT}A copy is in {file}.{FAINT:#}"),
            Err(error) => writeln!(self.out, "{file} cannot be written: {error}"),
        }
    }

    /// Saves the game; a failure is told, and the game goes on.
    fn save(&self) {
        if self.place.save(self.session.as_ref()).is_err_and(|failure| {
            Failure::from(failure).report();
            true
        }) {
            say::note("The game goes on unsaved; `save FILE` tries another place.");
        }
    }
}

/// Why a typed line is no legal move, in few words: the list of moves is at hand.
fn refusal(error: &MoveError) -> String {
    match (&error.error, &error.nearest) {
        (PlayError::Notation(error), Some(nearest)) => {
            format!("`{}` is no move; did you mean `{nearest}`?", error.found)
        }
        (PlayError::Notation(error), None) => format!("`{}` is no move and no command", error.found),
        _ => error.to_string(),
    }
}

/// The offer of a number on the list.
fn numbered(offers: &[Offer], n: usize) -> Result<&Offer, String> {
    let offer = n.checked_sub(1).and_then(|i| offers.get(i));
    offer.ok_or_else(|| match offers.len() {
        0 => "The game is over: no move is legal.".into(),
        len => format!("There is no move {n}: the numbers go from 1 to {len}."),
    })
}
