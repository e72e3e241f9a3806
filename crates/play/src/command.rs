//! Commands to a game in progress, and their results.

use underdeck_game::{Message, MoveError, Seat, say};
use underdeck_players::Clock;

use crate::forced::Forced;
use crate::{ChanceAnswer, Played};

/// The tag of the name that a player gave an unfinished game.
pub const NAME: &str = "Name";

/// A command of a person or a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Plays a legal move; the spelling may be loose. What follows by itself is played as well.
    Play(String),
    /// Plays a sequence of moves and nothing else, while they are legal and belong to one seat.
    Travel(Vec<String>),
    /// Plays the [forced moves](crate::History::forced_move) of this position.
    Forced,
    /// Undoes the last moves of the person, with the program's moves after each.
    Undo {
        /// The number of turns.
        turns: usize,
    },
    /// Undoes the last move of a seat at which it had a choice, and everything after it: all players have agreed to that.
    TakeBack {
        /// The seat.
        seat: Seat,
    },
    /// Plays the move again that was undone last from here.
    Redo,
    /// Goes to the position with this number in the tree.
    Go(usize),
    /// Corrects a card or a roll that was entered, and replays what follows until an entry no longer fits. The old line stays.
    Correct {
        /// The wrong entry: a card in any spelling of [`read_card`](crate::read_card) or a roll, the last such entry, or its number as `#12`.
        wrong: String,
        /// The right card.
        right: String,
    },
    /// Corrects the entry with a number, from 0.
    CorrectEntry {
        /// The number.
        entry: usize,
        /// The right answer.
        right: ChanceAnswer,
    },
    /// Comments on this position.
    Comment(String),
    /// Has the guide with this title lead the game.
    FollowGuide(String),
    /// Leaves the guide that leads the game.
    LeaveGuide,
    /// Names the game.
    Name(String),
    /// Notes who plays the game that begins here, unless that is empty, and on which date.
    Sign {
        /// The player's name.
        player: String,
        /// The date, as `2026-11-21`.
        date: String,
    },
    /// Gives the game an id, if it has none.
    Identify(String),
    /// Notes when the game ended, in milliseconds since 1970, if it is over. The first end counts: moves that are undone afterwards, and
    /// another end, change nothing.
    End(i64),
    /// Marks this position as one with a hint, which is shown next.
    Hint,
    /// Marks the game before the solver is asked whether it can still be won.
    Peek,
    /// Opens the coach's eye, which marks each position that it sees, or closes it. The record keeps it open.
    Eye,
    /// Notes that the player sees how the finished game could have been won.
    Solution,
}

impl Command {
    /// Plays a move.
    pub fn play(typed: impl Into<String>) -> Self {
        Self::Play(typed.into())
    }

    /// Whether the command only writes a note in the record. The position stays as it is, and no other move follows.
    pub const fn is_note(&self) -> bool {
        use Command::{Comment, End, FollowGuide, Hint, Identify, Name, Sign, Solution};
        matches!(self, Comment(_) | FollowGuide(_) | Name(_) | Sign { .. } | Identify(_) | End(_) | Hint | Solution)
    }
}

/// The giver of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The person to move, at the one screen where the game is played.
    Screen,
    /// A player at a device of their own, on this seat.
    Device(Seat),
    /// All players, who have agreed.
    Everyone,
}

/// Whose command it is, and what follows it.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The giver of the command.
    pub actor: Actor,
    /// Whether forced moves are played after a move.
    pub forced: Forced,
    /// When the program answers.
    pub reply: BotReply,
}

impl Context {
    /// People at one screen. The caller shows the result and then has the program [answer](crate::History::answer).
    pub const fn screen(forced: Forced) -> Self {
        Self { actor: Actor::Screen, forced, reply: BotReply::Later }
    }

    /// A command to which all players have agreed, or a note in the record. No other move follows.
    pub const EVERYONE: Self = Self { actor: Actor::Everyone, forced: Forced::Off, reply: BotReply::Later };
}

/// When the program makes its moves.
#[derive(Clone, Copy, Debug)]
pub enum BotReply {
    /// With the command, with this clock.
    Now(Option<Clock>),
    /// When the caller has shown what the command did and calls [`History::answer`](crate::History::answer).
    Later,
}

/// The changes that a command made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Delta {
    /// The moves of the seat that had the turn: its own first, then those that followed by themselves.
    pub own: Vec<Played>,
    /// The moves of the program after them.
    pub answered: Vec<Played>,
    /// The moves that were undone, the last one first; those of the program are left out if a person plays against it.
    pub undone: Vec<String>,
    /// Whether this command makes the record say that the player is informed.
    pub informs: bool,
    /// Whether the record has changed and must be saved.
    pub is_changed: bool,
}

impl Delta {
    /// All moves that were played, in order.
    pub fn into_moves(self) -> Vec<Played> {
        let Self { mut own, answered, .. } = self;
        own.extend(answered);
        own
    }
}

/// Why a command was refused. Nothing was changed.
#[derive(Debug)]
pub enum CommandRefusal {
    /// The move is not legal.
    Move(MoveError),
    /// The correction cannot be made.
    Correction(Message),
    /// The game is over.
    Over,
    /// Another seat is to move.
    NotYourTurn,
    /// The other player must agree first.
    NeedsAgreement,
    /// The last move was made by another seat, in secret.
    OthersMove,
    /// The players have secrets from each other, which the lines of the tree would show.
    SecretLines,
    /// There is no move to undo.
    AtStart,
    /// The seat has made no move to undo.
    NoOwnMove(Seat),
    /// No move was undone from here.
    NothingToRedo,
    /// There is more than one move.
    NotForced,
    /// The tree has no position with this number.
    NoPosition(usize),
    /// The game is at this position already.
    AlreadyThere,
    /// There is no hint: the game is over, or a card or a roll is asked for.
    NoHint,
    /// Neither solver nor coach is asked about this game while it runs.
    NoPeek(NoPeek),
}

impl CommandRefusal {
    /// The refusal as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Move(error) => error.said(),
            Self::Correction(why) => why.clone(),
            Self::Over => say!(COMMAND_OVER),
            Self::NotYourTurn => say!(COMMAND_NOT_YOUR_TURN),
            Self::NeedsAgreement => say!(COMMAND_NEEDS_AGREEMENT),
            Self::OthersMove => say!(COMMAND_OTHERS_MOVE),
            Self::SecretLines => say!(COMMAND_SECRET_VARIATIONS),
            Self::AtStart => say!(COMMAND_AT_START),
            Self::NoOwnMove(seat) => say!(COMMAND_NO_OWN_MOVE, player = seat.0 + 1),
            Self::NothingToRedo => say!(COMMAND_NOTHING_TO_REDO),
            Self::NotForced => say!(COMMAND_NOT_FORCED),
            Self::NoPosition(n) => say!(COMMAND_NO_POSITION, n),
            Self::AlreadyThere => say!(COMMAND_ALREADY_THERE),
            Self::NoHint => say!(COMMAND_NO_HINT),
            Self::NoPeek(why) => why.said(),
        }
    }
}

/// Why neither solver nor coach is asked about a running game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPeek {
    /// The game is played with real cards.
    RealCards,
    /// It is a deal of the day.
    OfDay,
    /// Two play.
    Two,
}

impl NoPeek {
    /// The reason in a sentence.
    pub fn said(self) -> Message {
        match self {
            Self::RealCards => say!(PEEK_OWN_CARDS),
            Self::OfDay => say!(PEEK_DAILY),
            Self::Two => say!(PEEK_TWO),
        }
    }
}

underdeck_game::said_errors!(CommandRefusal);

impl From<MoveError> for CommandRefusal {
    fn from(error: MoveError) -> Self {
        Self::Move(error)
    }
}
