//! The dynamic face of a game: what a front end can do with one without knowing it.

use std::io::{BufRead, Write};
use std::rc::Rc;

use game::{GameInfo, Offer, OptionKind, OptionValue, Outcome, Playable, Seat, Table};
use record::{Record, TraceFault, TraceFlags, TraceSummary};
use serde::Serialize;
use serde_json::Value;

use crate::{CampaignSession, Error, MoveError};

/// A game of the list, whichever it is.
pub trait Game: Send + Sync {
    /// The unchanging facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// Its house rules, in the order of the reference.
    fn options(&self) -> Vec<OptionFace>;

    /// The deal of a seed, with house rules as they are typed; those left out have their default.
    ///
    /// # Errors
    /// If an option does not exist or does not take the value.
    fn deal(&self, options: &[(String, String)], seed: u64) -> Result<DealInfo, Error>;

    /// The deal that a code stands for.
    ///
    /// # Errors
    /// If the code is mistyped or belongs to another game.
    fn deal_of(&self, code: &str) -> Result<DealInfo, Error>;

    /// Starts a game.
    ///
    /// # Errors
    /// As [`Game::deal_of`].
    fn start(&self, code: &str) -> Result<Box<dyn Session>, Error>;

    /// Goes on with a recorded game where its main line ends, finished or not.
    ///
    /// # Errors
    /// If the record does not follow the rules.
    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error>;

    /// A campaign with no game played, by the options and the luck of a deal.
    ///
    /// # Errors
    /// As [`Game::deal_of`], or if the rules know no campaign.
    fn campaign(&self, name: &str, code: &str) -> Result<Box<dyn CampaignSession>, Error>;

    /// Replays a trace and compares every line.
    ///
    /// # Errors
    /// The first line that differs, with the first differing key.
    fn verify_trace(&self, lines: &mut dyn BufRead) -> Result<TraceSummary, TraceFault>;

    /// Writes a recorded game as a trace.
    ///
    /// # Errors
    /// If the record does not follow the rules, or the writer fails.
    fn trace_record(&self, record: &Record, flags: TraceFlags, out: &mut dyn Write) -> Result<(), Error>;

    /// The referee: answers one request, a line of JSON, with one line of JSON (without the line's end).
    ///
    /// `{"state": …, "move": …, "chance": […]}` gives the state after the move, `{"state": …}` the same state, each with
    /// its legal moves, the deciding seat's view and how many chance events the move used; where the seats do not share
    /// what they know, also `views`, one for each seat. The state is checked before it is believed. Whatever is wrong gives `{"error": {"key": …, "message": …}}`; `key` is the key of the request at
    /// fault, or null if the request cannot be read at all.
    fn step(&self, request: &str) -> String;
}

/// A house rule of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionFace {
    /// Its name.
    pub key: &'static str,
    /// Its type and range.
    pub kind: OptionKind,
    /// Its value in the rulebook's game.
    pub default: OptionValue,
    /// What it does, in one sentence.
    pub effect: &'static str,
}

/// A deal whichever game it is of: game, options, seed, and the code that says all three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealInfo {
    /// The game's name.
    pub game: &'static str,
    /// All options with their values, in order.
    pub options: Vec<(&'static str, OptionValue)>,
    /// The seed of the luck.
    pub seed: u64,
    /// The deal code.
    pub code: String,
}

/// A game being played, with its past. Every change goes through a legal move; taking one back is remembered honestly.
pub trait Session {
    /// The unchanging facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// What is being played.
    fn deal(&self) -> DealInfo;

    /// The seat that is to decide; the first when the game is over.
    fn seat(&self) -> Seat;

    /// The seat that made the last move.
    fn last_seat(&self) -> Option<Seat>;

    /// Whether the last move belongs to another seat that keeps secrets from the deciding one: its details, and taking it
    /// back, are not this seat's to ask for. False before the first move and once the game is over.
    fn is_others_move(&self) -> bool {
        let theirs = self.last_seat().is_some_and(|last| last != self.seat());
        theirs && !self.is_shared() && self.outcome().is_none()
    }

    /// Whether all seats share what they know. Otherwise a front end keeps each seat's table from the others' eyes.
    fn is_shared(&self) -> bool;

    /// The table as the deciding seat sees it; its offers are the legal moves. It is laid once for each position.
    fn table(&self) -> Rc<Table>;

    /// The deciding seat's view as JSON, every hidden card written `"??"`.
    fn view(&self) -> Value;

    /// The complete state as JSON. Not for players.
    fn state(&self) -> Value;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// The spellings of the moves played so far.
    fn moves(&self) -> Vec<String>;

    /// How many moves were played so far.
    fn ply(&self) -> usize {
        self.moves().len()
    }

    /// What a move so far, counted from 0, did: the same as [`Session::play`] gave.
    fn played(&self, n: usize) -> Option<&Played>;

    /// Plays a legal move. The spelling may be typed loosely: case and spacing do not matter, nor the order of words
    /// where no other move is meant.
    ///
    /// # Errors
    /// Says what is wrong and which move may have been meant. Nothing is changed.
    fn play(&mut self, typed: &str) -> Result<Played, MoveError>;

    /// Takes the last move back, and its luck with it; gives its spelling, or `None` at the start.
    fn undo(&mut self) -> Option<String>;

    /// Whether a move that showed something hidden was ever taken back.
    fn informed(&self) -> bool;

    /// Whether taking the last move back would make the game [informed](Session::informed), which it is not yet.
    fn would_inform(&self) -> bool;

    /// What a sensible player would do, from this seat's view; `None` when the game is over.
    fn hint(&self) -> Option<Hint>;

    /// The rules behind a legal move, or behind the last move played; `None` if none was played yet.
    ///
    /// # Errors
    /// If the move is not legal.
    fn why(&self, typed: Option<&str>) -> Result<Option<Why>, MoveError>;

    /// The game so far as a record; finished if the game is.
    fn record(&self) -> Record;

    /// Sets a tag of the record.
    fn set_tag(&mut self, name: &str, value: &str);
}

/// What a sensible player would do, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hint {
    /// The move.
    pub offer: Offer,
    /// Why it is chosen, in one sentence; never empty.
    pub reason: String,
}

/// What playing a move did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// The seat that moved.
    #[serde(skip)]
    pub seat: Seat,
    /// The move as it was offered.
    pub offer: Offer,
    /// Every change in words, one a line, nothing twice, for the seat that moved.
    pub told: Vec<String>,
    /// What the other seats are shown of it, in words.
    pub overheard: Vec<String>,
}

/// Why a move does what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The move.
    pub offer: Offer,
    /// The rules that it names: id, heading and text. A rule that the reference lacks has an empty text.
    pub rules: Vec<(&'static str, &'static str, &'static str)>,
}

/// Work to be done for whichever game is asked for, compiled for each: simulation, perft and the like.
pub trait Visitor {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<S: Playable>(self) -> Self::Out;
}
