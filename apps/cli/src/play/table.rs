//! The player at the table: carrying out every command.

use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;

use catalogue::Played;
use chronicle::Tree;
use chronicle::daily::date_of;
use game::Table;
use home::{Place, Settings};

use super::asking::{self, numbered, refusal};
use super::curtain::{Curtain, OTHERS, Position};
use super::order::{HELP, Order};
use super::{OpenGame, Style, aside, choose, guided};
use crate::commands::deal::describe;
use crate::commands::verify::ending;
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words;

/// A game, its file, and the player's terminal.
pub(super) struct AtTable<W> {
    pub(super) tree: Tree,
    place: Place,
    pub(super) style: Style,
    settings: Settings,
    pub(super) out: W,
    /// The table shown last; numbers refer to its offers.
    table: Rc<Table>,
    pub(super) curtain: Curtain,
    /// The story, if this is a chapter of a campaign.
    story: Option<String>,
    /// Whether the next line answers the question whether to take a move back.
    asked_to_undo: bool,
}

/// What the player does next.
pub(super) enum Next {
    Stay,
    Leave,
    /// The player goes to another game.
    Change(Box<OpenGame>),
}

impl<W: Write> AtTable<W> {
    pub(super) fn new(game: OpenGame, style: Style, settings: Settings, out: W) -> Self {
        let OpenGame { session, place, story } = game;
        let tree = Tree::new(session);
        let table = tree.session().table();
        Self { tree, place, style, settings, out, table, curtain: Curtain::new(), story, asked_to_undo: false }
    }

    /// Introduces the game and shows the table.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let session = self.tree.session();
        let (info, deal) = (session.info(), describe(&session.deal()));
        writeln!(self.out, "{STRONG}{}{STRONG:#} by {}. {deal}", info.title, info.designer)?;
        let so_far = match session.moves().len() {
            0 => String::new(),
            1 => "1 move was played. ".into(),
            n => format!("{n} moves were played. "),
        };
        writeln!(self.out, "{so_far}Type the number of a move, or help.\n")?;
        if let Some(story) = &self.story {
            writeln!(self.out, "{story}")?;
        }
        if self.hides() && !self.is_over() {
            return self.close(Position::Closed);
        }
        guided::introduce(self.tree.session(), &mut self.out)?;
        if self.style.brief {
            write!(self.out, "{}", words::glance(&self.table))?;
        }
        self.show(self.style.brief)
    }

    /// The command that resumes the game once it is saved.
    pub(super) fn how_to_go_on(&self) -> String {
        self.place.how_to_go_on(&self.tree)
    }

    /// Prints the prompt if somebody can answer.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        if self.style.asks {
            write!(self.out, "> ")?;
        }
        self.out.flush()
    }

    /// Ends the prompt's line at the end of the input.
    pub(super) fn hear_nothing_more(&mut self) -> io::Result<()> {
        if self.style.asks { writeln!(self.out) } else { Ok(()) }
    }

    /// Carries out a line.
    pub(super) fn hear(&mut self, line: &str) -> Result<Next, Failure> {
        if self.curtain.position() != Position::Open && !matches!(Order::read(line, |_| false), Order::Quit) {
            self.draw_curtain()?;
            return Ok(Next::Stay);
        }
        if std::mem::take(&mut self.asked_to_undo) {
            match line.to_lowercase().as_str() {
                "y" | "yes" => self.undo()?,
                _ => writeln!(self.out, "It stays.")?,
            }
            return Ok(Next::Stay);
        }
        let offers = &self.table.offers;
        let order = Order::read(line, |text| offers.iter().any(|offer| offer.spelling.eq_ignore_ascii_case(text)));
        match order {
            Order::Quit => return Ok(Next::Leave),
            Order::Nothing if self.is_over() => return Ok(Next::Leave),
            Order::Number(_) | Order::Move(_) => {
                self.make_move(order)?;
                // There is nobody to look back: keep the game and leave.
                if self.is_over() && !self.style.asks {
                    return Ok(Next::Leave);
                }
            }
            Order::Open(number) => match aside::open(number)? {
                Ok(seat) => return Ok(Next::Change(Box::new(seat))),
                Err(message) => writeln!(self.out, "{message}")?,
            },
            Order::New(game) => {
                let id = game.unwrap_or(self.tree.session().info().id);
                return Ok(Next::Change(Box::new(aside::begin(id, &self.settings)?)));
            }
            Order::Go(number) => self.go(number)?,
            Order::Guide(words) => {
                if let Some(spelling) = guided::obey(&mut self.tree, words, &mut self.out)? {
                    self.make_move(Order::Move(&spelling))?;
                }
                self.save();
            }
            Order::Undo => self.ask_to_undo()?,
            Order::Redo => self.redo()?,
            Order::Comment(words) => self.comment(words)?,
            Order::Save(file) => self.save_copy(file)?,
            Order::Settings(words) => aside::set(&mut self.settings, words, &mut self.out)?,
            Order::Brief => {
                self.style.brief = true;
                writeln!(self.out, "Only changes are shown from now on; `look` shows the table.")?;
            }
            Order::Full => {
                self.style.brief = false;
                self.show(false)?;
            }
            order => self.answer(order)?,
        }
        Ok(Next::Stay)
    }

    /// Keeps the game and prints where.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        let session = self.tree.session();
        if let Some(outcome) = session.outcome() {
            let kept = self.place.finish(&self.tree)?;
            let marked = if session.informed() { ", informed" } else { "" };
            writeln!(self.out, "The game ended: {}, {} moves{marked}.", ending(&outcome), session.moves().len())?;
            writeln!(self.out, "{}\nRecord: {}", describe(&session.deal()), kept.display())?;
            let record = self.tree.record();
            if date_of(&record).is_some() {
                write!(self.out, "\n{}", aside::card(&record, &self.settings))?;
            }
        } else if self.tree.nodes().len() > 1 || self.place.path().exists() {
            self.place.save(&self.tree)?;
            writeln!(self.out, "Saved. {}", self.how_to_go_on())?;
        } else {
            let (id, code) = (session.info().id, session.deal().code);
            writeln!(self.out, "Nothing was played. The same deal: underdeck play {id} --deal {code}")?;
        }
        Ok(self.out.flush()?)
    }

    /// Answers a question.
    fn answer(&mut self, order: Order<'_>) -> Result<(), Failure> {
        let (session, table) = (self.tree.session(), &self.table);
        match order {
            Order::Hint => write!(self.out, "{}", asking::hint(session, table))?,
            Order::Why(None) if self.tree.session().is_others_move() => writeln!(self.out, "{OTHERS}")?,
            Order::Why(text) => write!(self.out, "{}", asking::why(session, table, text))?,
            Order::Rules(named) => write!(self.out, "{}", asking::rules(session, table, named))?,
            Order::Look(named) => write!(self.out, "{}", asking::look(table, named))?,
            Order::About(named) => write!(self.out, "{}", asking::about(session, table, named))?,
            Order::Moves => write!(self.out, "{}", words::list_offers(&table.offers, true))?,
            Order::Choose(cards) => write!(self.out, "{}", choose::tell(table, cards))?,
            Order::Tree => self.tell_tree()?,
            Order::Branches => self.tell_branches()?,
            Order::Story => match &self.story {
                Some(story) => writeln!(self.out, "{story}")?,
                None => writeln!(self.out, "This game is not a chapter of a campaign.")?,
            },
            Order::Deal => writeln!(self.out, "{}", describe(&session.deal()))?,
            Order::Card => write!(self.out, "{}", aside::card(&self.tree.record(), &self.settings))?,
            Order::Games => write!(self.out, "{}", aside::games(self.place.path())?)?,
            Order::Stats => write!(self.out, "{}", aside::statistics(session.info().id)?)?,
            Order::Daily => write!(self.out, "{}", crate::commands::daily::list(&home::daily::all()?))?,
            Order::Json => writeln!(self.out, "{}", aside::json(session, table))?,
            Order::Echo(words) => writeln!(self.out, "{words}")?,
            Order::Help => write!(self.out, "{HELP}")?,
            _ => {}
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.tree.session().outcome().is_some()
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
        match self.tree.play(&spelling) {
            Ok(played) => {
                let is_my_turn = self.tree.session().seat() == played.seat;
                let mut moves = vec![played];
                if self.tree.is_guided() {
                    moves.extend(self.tree.play_silent());
                } else if self.settings.forced && self.style.asks && is_my_turn {
                    moves.extend(self.tree.play_forced());
                }
                for played in &moves {
                    self.curtain.overheard(played.seat, &played.overheard);
                }
                self.tell(&moves)
            }
            Err(error) => {
                writeln!(self.out, "No: {}. `moves` lists what is legal, `help` the commands.", refusal(&error))
            }
        }
    }

    /// Saves the game, prints what a move and the forced moves after it did, and shows what comes next.
    fn tell(&mut self, moves: &[Played]) -> io::Result<()> {
        self.save();
        for (n, played) in moves.iter().enumerate() {
            if n > 0 {
                writeln!(self.out, "{FAINT}The only move:{FAINT:#}")?;
            }
            writeln!(self.out, "{STRONG}{}{STRONG:#}", played.offer.spelling)?;
            played.told.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
        }
        if self.hides() && self.is_over() {
            self.tell_all_news()?;
        }
        writeln!(self.out)?;
        if self.tree.session().is_others_move() {
            return self.close(Position::Closing);
        }
        self.show(self.style.brief)
    }

    /// Takes the last move back, but asks first if the record would say so.
    fn ask_to_undo(&mut self) -> io::Result<()> {
        if self.style.asks
            && self.settings.confirm
            && !self.tree.session().is_others_move()
            && self.tree.session().would_inform()
        {
            self.asked_to_undo = true;
            return writeln!(
                self.out,
                "It showed something hidden: taken back, the record says from now on that you were informed. \
                 Take it back? [y/N]"
            );
        }
        self.undo()
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.tree.session().is_others_move() {
            return writeln!(self.out, "{OTHERS}");
        }
        let was_informed = self.tree.session().informed();
        let Some(spelling) = self.tree.undo() else { return writeln!(self.out, "This is the start.") };
        self.save();
        writeln!(self.out, "Taken back: {spelling}")?;
        self.tell_informed(was_informed)?;
        writeln!(self.out)?;
        self.show(self.style.brief)
    }

    fn redo(&mut self) -> io::Result<()> {
        if self.tree.session().is_others_move() {
            return writeln!(self.out, "{OTHERS}");
        }
        match self.tree.redo() {
            Some(played) => self.tell(&[played]),
            None => writeln!(self.out, "There is no move to make again."),
        }
    }

    /// Tells the player if the record now says that they were informed.
    pub(super) fn tell_informed(&mut self, was_informed: bool) -> io::Result<()> {
        if was_informed || !self.tree.session().informed() {
            return Ok(());
        }
        writeln!(self.out, "It had shown something hidden, so the record says from now on that you were informed.")
    }

    /// Shows the table, the prompt and the moves.
    pub(super) fn show(&mut self, brief: bool) -> io::Result<()> {
        self.table = self.tree.session().table();
        if !brief {
            write!(self.out, "{}", words::drawn(&self.table))?;
        }
        writeln!(self.out, "{STRONG}{}{STRONG:#}", self.table.prompt)?;
        if self.is_over() {
            guided::tell(self.tree.session(), &mut self.out)?;
        }
        if self.is_over() && self.style.asks {
            return writeln!(
                self.out,
                "The game is over. Enter keeps the record and leaves; undo takes the last move back."
            );
        }
        write!(self.out, "{}", words::list_offers(&self.table.offers, false))?;
        if self.is_over() { Ok(()) } else { guided::tell(self.tree.session(), &mut self.out) }
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
        match home::write_whole(path, &self.tree.record().to_string()) {
            Ok(()) => writeln!(self.out, "{FAINT}A copy is in {file}.{FAINT:#}"),
            Err(error) => writeln!(self.out, "{file} cannot be written: {error}"),
        }
    }

    /// Saves the game; a failure is reported, and the game goes on.
    pub(super) fn save(&self) {
        if self.place.save(&self.tree).is_err_and(|failure| {
            Failure::from(failure).report();
            true
        }) {
            say::note("The game goes on unsaved; `save FILE` tries another place.");
        }
    }
}
