//! A turn: what the seat to move does, what follows by itself, and the program's answer.

use catalogue::{Guidance, MoveError, Played, guidance, guide_of};
use game::{Offer, Seat};
use players::Clock;

use super::Tree;
use crate::Forced;

/// What the seat to move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Plays a legal move; the spelling may be loose. What follows by itself is played as well.
    Play(&'a str),
    /// Plays several moves in a row and nothing else, as far as they are legal and its own.
    Travel(&'a [String]),
    /// Plays the [forced moves](Tree::forced_move) where the game stands.
    Forced,
    /// Plays the move again that was undone last from here.
    Redo,
}

/// When the program makes its moves.
#[derive(Clone, Copy, Debug)]
pub enum Reply {
    /// In the same turn, with this clock.
    Now(Option<Clock>),
    /// When the caller has shown the turn and calls [`Tree::answer`].
    Later,
}

/// What follows a move by itself.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Whether forced moves are played.
    pub forced: Forced,
    /// When the program answers.
    pub reply: Reply,
}

/// What a turn changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Delta {
    /// The moves of the seat that had the turn: its own first, then those that followed by themselves.
    pub own: Vec<Played>,
    /// The moves of the program after them.
    pub answered: Vec<Played>,
}

impl Delta {
    /// Whether no move was played.
    pub const fn is_empty(&self) -> bool {
        self.own.is_empty() && self.answered.is_empty()
    }

    /// All moves in order.
    pub fn into_moves(self) -> Vec<Played> {
        let Self { mut own, answered } = self;
        own.extend(answered);
        own
    }
}

impl Tree {
    /// The most moves that follow one move by themselves.
    pub const MOST_FORCED: usize = 500;

    /// Carries out a command of the seat to move: its move, then the steps without words of the guide that leads the game, or
    /// else the forced moves of the same seat if they are wanted, then the program's answer.
    ///
    /// Every front end plays by this function. It never plays a move of a seat other than the one to move, except the program's
    /// moves at the program's seat.
    ///
    /// # Errors
    /// What is wrong with the move, and which may have been meant. Nothing changes.
    pub fn turn(&mut self, command: Command<'_>, pace: Pace) -> Result<Delta, MoveError> {
        let seat = self.session.seat();
        let mut own = Vec::new();
        match command {
            Command::Play(typed) => {
                own.push(self.play(typed)?);
                if self.is_guided() {
                    own.extend(self.play_silent(seat));
                } else if pace.forced.is_on(self.session.info()) {
                    own.extend(self.play_forced(seat));
                }
            }
            Command::Travel(way) => {
                for typed in way {
                    if self.session.seat() != seat {
                        break;
                    }
                    match self.play(typed) {
                        Err(error) if own.is_empty() => return Err(error),
                        Err(_) => break,
                        Ok(played) => own.push(played),
                    }
                }
            }
            Command::Forced if self.forced_move().is_some() => own = self.play_forced(seat),
            Command::Redo if !self.is_programs_turn() => own.extend(self.redo()),
            Command::Forced | Command::Redo => {}
        }
        let answered = match pace.reply {
            Reply::Now(clock) => self.answer(clock),
            Reply::Later => Vec::new(),
        };
        Ok(Delta { own, answered })
    }

    /// The move that may be played by itself where the game stands: the only legal one, unless it throws the game away.
    ///
    /// If several people play, the last of them to move must be the one to move again: a person whose turn has just come sees it
    /// before anything is played.
    pub fn forced_move(&self) -> Option<Offer> {
        let (session, program) = (self.session(), self.program.map(|program| program.seat));
        let seat = session.seat();
        let people = (0..session.seats()).filter(|&seat| program != Some(Seat(seat))).count();
        let last =
            || (0..session.ply()).rev().filter_map(|n| Some(session.played(n)?.seat)).find(|of| program != Some(*of));
        let may = !self.is_programs_turn() && (people < 2 || last() == Some(seat));
        if may { self.only_move() } else { None }
    }

    /// The only legal move, unless it throws the game away.
    fn only_move(&self) -> Option<Offer> {
        let table = self.session.table();
        match table.offers.as_slice() {
            [only] if only.finality.is_open() => Some(only.clone()),
            _ => None,
        }
    }

    /// Plays on while this seat is to move and has only one legal move; returns what was played.
    fn play_forced(&mut self, seat: Seat) -> Vec<Played> {
        self.follow(seat, Self::only_move)
    }

    /// Plays the steps without words of the guide that leads the game, until it has something to say; returns what was played.
    fn play_silent(&mut self, seat: Seat) -> Vec<Played> {
        self.follow(seat, |tree| {
            let guide = guide_of(tree.session())?;
            match guidance(&guide, tree.session())? {
                Guidance::Step(step) if step.silent && !step.strayed => Some(step.offer),
                _ => None,
            }
        })
    }

    /// Plays the moves that are found, as long as they are this seat's.
    fn follow(&mut self, seat: Seat, next: impl Fn(&Self) -> Option<Offer>) -> Vec<Played> {
        let mut played = Vec::new();
        while played.len() < Self::MOST_FORCED && self.session.outcome().is_none() && self.session.seat() == seat {
            let Some(Ok(done)) = next(self).map(|offer| self.play(&offer.spelling)) else { break };
            played.push(done);
        }
        played
    }

    /// Whether a guide leads the game.
    pub fn is_guided(&self) -> bool {
        guide_of(self.session()).is_some()
    }
}
