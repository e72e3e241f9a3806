//! The errors of this crate.

use underdeck_game::{Message, say};

/// The error of a game that cannot be made or stepped. Nothing was changed.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The game, an option, a deal code or a record is invalid.
    Catalogue(underdeck_catalogue::Error),
    /// The record cannot be replayed.
    Record(underdeck_record::RecordFault),
    /// A setting is out of range.
    Setting {
        /// The name of the setting.
        name: &'static str,
        /// The value.
        found: usize,
        /// The accepted values.
        expected: Message,
    },
    /// The game has no `Place` ids.
    NoEncoding(&'static str),
    /// The number of actions differs from the number of games.
    Count {
        /// The number of actions.
        found: usize,
        /// The number of games.
        expected: usize,
    },
    /// An action is not legal.
    Illegal {
        /// The index of the game in the batch.
        game: usize,
        /// The action.
        action: i64,
        /// The move of the action, if it has one.
        spelling: Option<String>,
    },
    /// A finished game was stepped.
    Over(usize),
    /// The batch was not reset yet.
    NotReset,
    /// A text is not a legal move.
    Move(String),
    /// A saved state cannot be read.
    Saved(String),
    /// The player does not exist.
    Player(underdeck_players::UnknownPlayer),
}

impl Error {
    /// The error as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Catalogue(error) => error.said(),
            Self::Record(fault) => fault.said(),
            Self::Player(error) => error.said(),
            Self::Setting { name, found, expected } => say!(ENV_SETTING, name = *name, found, expected),
            Self::NoEncoding(game) => say!(ENV_NO_ENCODING, game = *game),
            Self::Count { found, expected } => say!(ENV_COUNT, found, expected),
            Self::Illegal { game, action, spelling: None } => {
                say!(ENV_ILLEGAL, game = game.to_string(), action = action.to_string())
            }
            Self::Illegal { game, action, spelling: Some(spelling) } => {
                say!(ENV_ILLEGAL_MOVE, game = game.to_string(), action = action.to_string(), spelling)
            }
            Self::Over(game) => say!(ENV_OVER, game),
            Self::NotReset => say!(ENV_NOT_RESET),
            Self::Move(spelling) => say!(ENV_MOVE, spelling),
            Self::Saved(why) => say!(ENV_SAVED, why),
        }
    }
}

underdeck_game::said_errors!(Error);

impl From<underdeck_catalogue::Error> for Error {
    fn from(error: underdeck_catalogue::Error) -> Self {
        Self::Catalogue(error)
    }
}

impl From<underdeck_record::RecordFault> for Error {
    fn from(error: underdeck_record::RecordFault) -> Self {
        Self::Record(error)
    }
}

impl From<underdeck_players::UnknownPlayer> for Error {
    fn from(error: underdeck_players::UnknownPlayer) -> Self {
        Self::Player(error)
    }
}
