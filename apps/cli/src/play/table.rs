//! The player at the table: carrying out every command.

mod commands;
mod entering;
mod eye;
mod keep;
mod solve;

use std::io::{self, Write};
use std::rc::Rc;

use underdeck_chronicle::deal_told;
use underdeck_game::{Seat, Table};
use underdeck_home::luck::elapsed;
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::{Command, History, NEVER, Played, Replayer};

use super::asking::{self, numbered};
use super::curtain::{Curtain, OTHERS, Position};
use super::order::{HELP, Order};
use super::{OpenGame, Style, aside, choose, ending, guided};
use crate::failure::Failure;
use crate::say::{self, Aloud, FAINT, STRONG};
use crate::words;

/// A game, its file, and the player's terminal.
pub(super) struct AtTable<W> {
    pub(super) tree: History,
    place: SaveSlot,
    pub(super) style: Style,
    settings: Settings,
    pub(super) out: Aloud<W>,
    /// The table shown last; numbers refer to its offers.
    table: Rc<Table>,
    pub(super) curtain: Curtain,
    /// The story, if this is a chapter of a campaign.
    story: Option<String>,
    /// What the player was asked about; the next line answers.
    asked: Option<Asked>,
    /// Why the game is not saved, if it is not.
    unsaved: Option<String>,
    /// The coach's eye, while it is open.
    eye: Option<eye::Seen>,
}

/// What a player is asked about before it is done.
enum Asked {
    /// A command that costs something.
    Sure(Command),
    /// A command to which this player must agree.
    Other(Command, Seat),
    /// Which card an entered text means.
    Which(String),
    /// What is right in place of a wrong entry.
    Right(String),
}

/// What the player does next.
pub(super) enum Next {
    Stay,
    Leave,
    /// The player goes to another game.
    Change(Box<OpenGame>),
    /// The player steps through a record and comes back.
    Look(Box<Replayer>),
}

impl<W: Write> AtTable<W> {
    pub(super) fn new(game: OpenGame, style: Style, settings: Settings, out: W) -> Self {
        let OpenGame { session, place, story } = game;
        let out = Aloud::new(out, say::is_aloud(&settings));
        let tree = History::new(session);
        let table = words::final_last(tree.session().table());
        let curtain = Curtain::new();
        let eye = tree.has_eye().then(eye::Seen::default);
        Self { tree, place, style, settings, out, table, curtain, story, asked: None, unsaved: None, eye }
    }

    /// Introduces the game and shows the table.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let session = self.tree.session();
        let (info, deal) = (session.info(), words::deal_of(session));
        writeln!(self.out, "{STRONG}{}{STRONG:#} by {}. {deal}", info.title, info.designer)?;
        if let Some(told) = deal_told(&session.record()) {
            writeln!(self.out, "{told}")?;
        }
        let so_far = match session.ply() {
            0 => String::new(),
            1 => "1 move was played. ".into(),
            n => format!("{n} moves were played. "),
        };
        if session.is_told() {
            writeln!(
                self.out,
                "Type each card as it turns up, such as QS or 10h. undo takes the last entry back; correct 7D 8D changes an older one."
            )?;
        }
        writeln!(self.out, "{so_far}Type the number of a move, or help.\n")?;
        if let Some(story) = &self.story {
            writeln!(self.out, "{story}")?;
        }
        if self.tree.has_curtain() {
            return self.close(Position::Closed);
        }
        self.hear_program()?;
        guided::introduce(self.tree.session(), &mut self.out)?;
        if self.tree.session().ply() == 0 {
            write!(self.out, "{}", words::introduced(&self.table))?;
        } else if self.style.brief {
            write!(self.out, "{}", words::glance(&self.table))?;
        }
        self.show(self.style.brief)
    }

    /// The command that resumes the game once it is saved.
    pub(super) fn how_to_go_on(&self) -> String {
        self.place.how_to_go_on(&self.tree)
    }

    /// Says what the coach sees if it looks on, and prints the prompt if somebody can answer.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        self.look_on()?;
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
        let asked = self.asked.take();
        let is_yes = ["y", "yes"].contains(&line.to_lowercase().as_str());
        match &asked {
            Some(Asked::Sure(command)) if is_yes || self.repeats(line, command) => {
                self.apply(command.clone())?;
                return Ok(self.after_a_move());
            }
            Some(Asked::Other(command, of)) if !matches!(Order::read(line, |_| false), Order::Quit) => {
                self.hear_other(is_yes, command.clone(), *of)?;
                return Ok(Next::Stay);
            }
            Some(Asked::Which(first)) if self.completed(first, line).is_some() => {
                let text = self.completed(first, line).unwrap_or_default();
                self.enter(&text)?;
                return Ok(self.after_a_move());
            }
            Some(Asked::Right(wrong))
                if !line.is_empty() && matches!(self.read(line), Order::Number(_) | Order::Move(_)) =>
            {
                self.correct_to(wrong, line)?;
                return Ok(self.after_a_move());
            }
            Some(_) if ["", "n", "no"].contains(&line.to_lowercase().as_str()) => {
                writeln!(self.out, "Nothing has changed.")?;
                return Ok(Next::Stay);
            }
            _ => {}
        }
        match self.read(line) {
            Order::Quit => return Ok(Next::Leave),
            Order::Nothing if self.is_over() => return Ok(Next::Leave),
            order @ (Order::Number(_) | Order::Move(_)) => {
                self.make_move(order)?;
                return Ok(self.after_a_move());
            }
            Order::Correct(words) => {
                self.correct(words)?;
                return Ok(self.after_a_move());
            }
            Order::Open(number) => match aside::open(number)? {
                Ok(seat) => return Ok(Next::Change(Box::new(seat))),
                Err(message) => writeln!(self.out, "{message}")?,
            },
            Order::Again => {
                return Ok(Next::Change(Box::new(aside::again(self.tree.session(), &self.settings)?)));
            }
            Order::New(game) => {
                let session = self.tree.session();
                let next = match game {
                    // With your own cards, the next game is so too, by the same house rules.
                    None if session.is_told() => aside::again(session, &self.settings)?,
                    game => aside::begin(game.unwrap_or(session.info().id), &self.settings)?,
                };
                return Ok(Next::Change(Box::new(next)));
            }
            Order::Go(number) => self.submit(Command::Go(number))?,
            Order::Solve if self.is_over() => return self.look_back(),
            Order::Solve => self.submit(Command::Peek)?,
            Order::Eye => self.submit(Command::Eye)?,
            Order::Guide(words) => {
                if let Some(spelling) = guided::obey(&mut self.tree, words, &mut self.out)? {
                    self.make_move(Order::Move(&spelling))?;
                }
                self.save();
            }
            Order::Undo => self.submit(Command::Undo { turns: 1 })?,
            Order::Redo => self.submit(Command::Redo)?,
            Order::Comment(Some(words)) => self.submit(Command::Comment(words.to_owned()))?,
            Order::Comment(None) => self.tell_comments()?,
            Order::Save(file) => self.save_copy(file)?,
            Order::Settings(words) => {
                aside::set(&mut self.settings, words, &mut self.out)?;
                self.out.in_words(say::is_aloud(&self.settings))?;
            }
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

    /// Answers a question.
    fn answer(&mut self, order: Order<'_>) -> Result<(), Failure> {
        let (session, table) = (self.tree.session(), &self.table);
        match order {
            Order::Hint => {
                let hint = asking::hint(session, table);
                // It is in the record before it is shown; where there is none, nothing is.
                if self.tree.apply(Command::Hint, self.context()).is_ok() {
                    self.save();
                }
                write!(self.out, "{hint}")?;
            }
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
            Order::Deal => writeln!(self.out, "{}", words::deal_of(session))?,
            Order::Card => write!(self.out, "{}", aside::card(&self.tree.record(), &self.settings))?,
            Order::Games => write!(self.out, "{}", aside::games(self.place.path())?)?,
            Order::Stats => write!(self.out, "{}", aside::statistics(session.info().id)?)?,
            Order::Daily => write!(self.out, "{}", words::days(&underdeck_home::daily::all()?))?,
            Order::Json => writeln!(self.out, "{}", aside::json(session, table))?,
            Order::Echo(words) => writeln!(self.out, "{words}")?,
            Order::Help => write!(self.out, "{HELP}")?,
            _ => {}
        }
        Ok(())
    }

    /// Whether a line names a move, by its number or its spelling.
    pub(super) fn means(&self, line: &str, spelling: &str) -> bool {
        let number = line.parse().ok().and_then(|n| numbered(&self.table.offers, n).ok());
        number.map_or_else(|| line.eq_ignore_ascii_case(spelling), |offer| offer.spelling == spelling)
    }

    /// Leaves a game that is over if there is nobody to look back.
    fn after_a_move(&self) -> Next {
        if self.is_over() && !self.style.asks { Next::Leave } else { Next::Stay }
    }

    fn is_over(&self) -> bool {
        self.tree.session().outcome().is_some()
    }

    fn make_move(&mut self, order: Order<'_>) -> io::Result<()> {
        let spelling = match order {
            Order::Number(n) => match numbered(&self.table.offers, n) {
                Ok(offer) => offer.spelling.clone(),
                Err(message) => return writeln!(self.out, "No: {message}"),
            },
            Order::Move(text) => text.to_owned(),
            _ => return Ok(()),
        };
        if self.tree.session().asked().is_some() {
            return self.enter(&spelling);
        }
        self.submit(Command::Play(spelling))
    }

    /// Keeps for the other seats what they may know of moves.
    pub(super) fn overhear(&mut self, moves: &[Played]) {
        let is_over = self.is_over();
        for played in moves.iter().filter(|_| self.tree.program().is_none()) {
            // Both read what the last move of a game did.
            let is_news = |line: &&String| !(is_over && played.told.contains(line));
            let news: Vec<String> = played.overheard.iter().filter(is_news).cloned().collect();
            self.curtain.overheard(played.seat, &news);
        }
    }

    /// Saves the game, prints what a move and the forced moves after it did, and shows what comes next.
    pub(super) fn tell(&mut self, moves: &[Played]) -> io::Result<()> {
        self.save();
        if self.hides() && self.is_over() {
            self.tell_all_news()?;
        }
        for (n, played) in moves.iter().enumerate() {
            match played.told.split_first() {
                Some((first, rest)) if n > 0 => {
                    writeln!(self.out, "{FAINT}The only move, {}:{FAINT:#} {first}", played.offer.spelling)?;
                    rest.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
                }
                _ => {
                    writeln!(self.out, "{STRONG}{}{STRONG:#}", played.offer.spelling)?;
                    played.told.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
                }
            }
        }
        self.hear_program()?;
        writeln!(self.out)?;
        if self.tree.is_others_move() {
            return self.close(Position::Closing);
        }
        self.show(self.style.brief)
    }

    /// Lets the program play its seat, and prints what the player may know of it.
    pub(super) fn hear_program(&mut self) -> io::Result<()> {
        if !self.tree.is_programs_turn() {
            return Ok(());
        }
        self.out.flush()?;
        let answered = self.tree.answer(Some(elapsed), &NEVER);
        self.save();
        self.tree.heard(&answered).iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Shows the table, the prompt and the moves.
    pub(super) fn show(&mut self, brief: bool) -> io::Result<()> {
        self.table = words::final_last(self.tree.session().table());
        if !brief {
            let aloud = say::is_aloud(&self.settings);
            write!(self.out, "{}", if aloud { words::glance(&self.table) } else { words::drawn(&self.table) })?;
        }
        writeln!(self.out, "{STRONG}{}{STRONG:#}", self.table.prompt)?;
        if self.is_over() {
            guided::tell(self.tree.session(), &mut self.out)?;
        }
        if self.is_over() {
            ending::tell(&self.tree, &mut self.out)?;
            if self.style.asks {
                let is_told = self.tree.session().is_told();
                return writeln!(self.out, "{}", if is_told { ending::NEXT_TOLD } else { ending::NEXT });
            }
        }
        write!(self.out, "{}", words::list_offers(&self.table.offers, false))?;
        if self.is_over() { Ok(()) } else { guided::tell(self.tree.session(), &mut self.out) }
    }
}
