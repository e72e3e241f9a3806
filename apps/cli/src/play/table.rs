//! The player at the table: carrying out every command.

mod commands;
mod entering;
mod keep;
mod reveal;
mod solve;

use std::io::{self, Write};
use std::rc::Rc;

use underdeck_chronicle::deal_told;
use underdeck_game::{Seat, Table};
use underdeck_home::luck::elapsed;
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::{Command, History, NEVER, Played, Replayer};

use super::asking::{self, numbered};
use super::order::{HELP, LineCommand};
use super::secrecy::{HandoverScreen, OTHERS, Position};
use super::{OpenGame, Style, aside, choose, ending, guided};
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG, SpokenOutput};
use crate::words;

/// A game, its file, and the player's terminal.
pub(super) struct AtTable<W> {
    pub(super) tree: History,
    place: SaveSlot,
    pub(super) style: Style,
    settings: Settings,
    pub(super) out: SpokenOutput<W>,
    /// The table shown last; numbers refer to its offers.
    table: Rc<Table>,
    pub(super) handover: HandoverScreen,
    /// The story, if this is a chapter of a campaign.
    story: Option<String>,
    /// What the player was asked about; the next line answers.
    asked: Option<Asked>,
    /// Why the game is not saved, if it is not.
    unsaved: Option<String>,
    /// The coach's eye, while it is open.
    eye: Option<reveal::RevealState>,
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
pub(super) enum NextInput {
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
        let out = SpokenOutput::new(out, say::is_aloud(&settings));
        let tree = History::new(session);
        let table = words::final_last(tree.session().table());
        let handover = HandoverScreen::new();
        let eye = tree.has_eye().then(reveal::RevealState::default);
        Self { tree, place, style, settings, out, table, handover, story, asked: None, unsaved: None, eye }
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
        if session.is_physical() {
            writeln!(
                self.out,
                "Type each card as it turns up, such as QS or 10h. undo takes the last entry back; correct 7D 8D changes an older one."
            )?;
        }
        writeln!(self.out, "{so_far}Type the number of a move, or help.\n")?;
        if let Some(story) = &self.story {
            writeln!(self.out, "{story}")?;
        }
        if self.tree.has_private_tables() {
            return self.close(Position::Closed);
        }
        self.print_program_moves()?;
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
    pub(super) fn end_of_input(&mut self) -> io::Result<()> {
        if self.style.asks { writeln!(self.out) } else { Ok(()) }
    }

    /// Carries out a line.
    pub(super) fn handle_line(&mut self, line: &str) -> Result<NextInput, Failure> {
        if self.handover.position() != Position::Open
            && !matches!(LineCommand::read(line, |_| false), LineCommand::Quit)
        {
            self.step_handover()?;
            return Ok(NextInput::Stay);
        }
        let asked = self.asked.take();
        let is_yes = ["y", "yes"].contains(&line.to_lowercase().as_str());
        match &asked {
            Some(Asked::Sure(command)) if is_yes || self.repeats(line, command) => {
                self.apply(command.clone())?;
                return Ok(self.after_a_move());
            }
            Some(Asked::Other(command, of)) if !matches!(LineCommand::read(line, |_| false), LineCommand::Quit) => {
                self.take_answer(is_yes, command.clone(), *of)?;
                return Ok(NextInput::Stay);
            }
            Some(Asked::Which(first)) if self.completed(first, line).is_some() => {
                let text = self.completed(first, line).unwrap_or_default();
                self.enter(&text)?;
                return Ok(self.after_a_move());
            }
            Some(Asked::Right(wrong))
                if !line.is_empty() && matches!(self.read(line), LineCommand::Number(_) | LineCommand::Move(_)) =>
            {
                self.correct_to(wrong, line)?;
                return Ok(self.after_a_move());
            }
            Some(_) if ["", "n", "no"].contains(&line.to_lowercase().as_str()) => {
                writeln!(self.out, "Nothing has changed.")?;
                return Ok(NextInput::Stay);
            }
            _ => {}
        }
        match self.read(line) {
            LineCommand::Quit => return Ok(NextInput::Leave),
            LineCommand::Nothing if self.is_over() => return Ok(NextInput::Leave),
            order @ (LineCommand::Number(_) | LineCommand::Move(_)) => {
                self.make_move(order)?;
                return Ok(self.after_a_move());
            }
            LineCommand::Correct(words) => {
                self.correct(words)?;
                return Ok(self.after_a_move());
            }
            LineCommand::Open(number) => match aside::open(number)? {
                Ok(seat) => return Ok(NextInput::Change(Box::new(seat))),
                Err(message) => writeln!(self.out, "{message}")?,
            },
            LineCommand::Again => {
                return Ok(NextInput::Change(Box::new(aside::again(self.tree.session(), &self.settings)?)));
            }
            LineCommand::New(game) => {
                let session = self.tree.session();
                let next = match game {
                    // With your own cards, the next game is so too, by the same house rules.
                    None if session.is_physical() => aside::again(session, &self.settings)?,
                    game => aside::begin(game.unwrap_or(session.info().id), &self.settings)?,
                };
                return Ok(NextInput::Change(Box::new(next)));
            }
            LineCommand::Go(number) => self.submit(Command::Go(number))?,
            LineCommand::Solve if self.is_over() => return self.look_back(),
            LineCommand::Solve => self.submit(Command::Peek)?,
            LineCommand::Eye => self.submit(Command::Eye)?,
            LineCommand::Guide(words) => {
                if let Some(spelling) = guided::obey(&mut self.tree, words, &mut self.out)? {
                    self.make_move(LineCommand::Move(&spelling))?;
                }
                self.save();
            }
            LineCommand::Undo => self.submit(Command::Undo { turns: 1 })?,
            LineCommand::Redo => self.submit(Command::Redo)?,
            LineCommand::Comment(Some(words)) => self.submit(Command::Comment(words.to_owned()))?,
            LineCommand::Comment(None) => self.print_comments()?,
            LineCommand::Save(file) => self.save_copy(file)?,
            LineCommand::Settings(words) => {
                aside::set(&mut self.settings, words, &mut self.out)?;
                self.out.in_words(say::is_aloud(&self.settings))?;
            }
            LineCommand::Brief => {
                self.style.brief = true;
                writeln!(self.out, "Only changes are shown from now on; `look` shows the table.")?;
            }
            LineCommand::Full => {
                self.style.brief = false;
                self.show(false)?;
            }
            order => self.answer(order)?,
        }
        Ok(NextInput::Stay)
    }

    /// Answers a question.
    fn answer(&mut self, order: LineCommand<'_>) -> Result<(), Failure> {
        let (session, table) = (self.tree.session(), &self.table);
        match order {
            LineCommand::Hint => {
                let hint = asking::hint(session, table);
                // It is in the record before it is shown; where there is none, nothing is.
                if self.tree.apply(Command::Hint, self.context()).is_ok() {
                    self.save();
                }
                write!(self.out, "{hint}")?;
            }
            LineCommand::Why(None) if self.tree.session().is_others_move() => writeln!(self.out, "{OTHERS}")?,
            LineCommand::Why(text) => write!(self.out, "{}", asking::why(session, table, text))?,
            LineCommand::Rules(named) => write!(self.out, "{}", asking::rules(session, table, named))?,
            LineCommand::Look(named) => write!(self.out, "{}", asking::look(table, named))?,
            LineCommand::About(named) => write!(self.out, "{}", asking::about(session, table, named))?,
            LineCommand::Moves => write!(self.out, "{}", words::list_offers(&table.offers, true))?,
            LineCommand::Choose(cards) => write!(self.out, "{}", choose::list(table, cards))?,
            LineCommand::Tree => self.print_tree()?,
            LineCommand::Branches => self.print_branches()?,
            LineCommand::Story => match &self.story {
                Some(story) => writeln!(self.out, "{story}")?,
                None => writeln!(self.out, "This game is not a chapter of a campaign.")?,
            },
            LineCommand::Deal => writeln!(self.out, "{}", words::deal_of(session))?,
            LineCommand::Card => write!(self.out, "{}", aside::card(&self.tree.record(), &self.settings))?,
            LineCommand::Games => write!(self.out, "{}", aside::games(self.place.path())?)?,
            LineCommand::Stats => write!(self.out, "{}", aside::statistics(session.info().id)?)?,
            LineCommand::Daily => write!(self.out, "{}", words::days(&underdeck_home::daily::all()?))?,
            LineCommand::Json => writeln!(self.out, "{}", aside::json(session, table))?,
            LineCommand::Echo(words) => writeln!(self.out, "{words}")?,
            LineCommand::Help => write!(self.out, "{HELP}")?,
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
    fn after_a_move(&self) -> NextInput {
        if self.is_over() && !self.style.asks { NextInput::Leave } else { NextInput::Stay }
    }

    fn is_over(&self) -> bool {
        self.tree.session().outcome().is_some()
    }

    fn make_move(&mut self, order: LineCommand<'_>) -> io::Result<()> {
        let spelling = match order {
            LineCommand::Number(n) => match numbered(&self.table.offers, n) {
                Ok(offer) => offer.spelling.clone(),
                Err(message) => return writeln!(self.out, "No: {message}"),
            },
            LineCommand::Move(text) => text.to_owned(),
            _ => return Ok(()),
        };
        if self.tree.session().asked().is_some() {
            return self.enter(&spelling);
        }
        self.submit(Command::Play(spelling))
    }

    /// Keeps for the other seats what they may know of moves.
    pub(super) fn queue_news(&mut self, moves: &[Played]) {
        let is_over = self.is_over();
        for played in moves.iter().filter(|_| self.tree.program().is_none()) {
            // Both read what the last move of a game did.
            let is_news = |line: &&String| !(is_over && played.told.contains(line));
            let news: Vec<String> = played.overheard.iter().filter(is_news).cloned().collect();
            self.handover.queue_news(played.seat, &news);
        }
    }

    /// Saves the game, prints what a move and the forced moves after it did, and shows what comes next.
    pub(super) fn print_moves(&mut self, moves: &[Played]) -> io::Result<()> {
        self.save();
        if self.hides() && self.is_over() {
            self.print_all_news()?;
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
        self.print_program_moves()?;
        writeln!(self.out)?;
        if self.tree.is_others_move() {
            return self.close(Position::Closing);
        }
        self.show(self.style.brief)
    }

    /// Lets the program play its seat, and prints what the player may know of it.
    pub(super) fn print_program_moves(&mut self) -> io::Result<()> {
        if !self.tree.is_programs_turn() {
            return Ok(());
        }
        self.out.flush()?;
        let answered = self.tree.answer(Some(elapsed), &NEVER);
        self.save();
        self.tree.visible_effects(&answered).iter().try_for_each(|line| writeln!(self.out, "{line}"))
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
            guided::print_step(self.tree.session(), &mut self.out)?;
        }
        if self.is_over() {
            ending::print(&self.tree, &mut self.out)?;
            if self.style.asks {
                let is_physical = self.tree.session().is_physical();
                return writeln!(self.out, "{}", if is_physical { ending::NEXT_PHYSICAL } else { ending::NEXT });
            }
        }
        write!(self.out, "{}", words::list_offers(&self.table.offers, false))?;
        if self.is_over() { Ok(()) } else { guided::print_step(self.tree.session(), &mut self.out) }
    }
}
