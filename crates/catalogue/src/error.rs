//! Errors of requests from front ends.

use underdeck_game::{Message, OptionError, say};
use underdeck_record::{DealError, RecordFault};

/// The error of a refused game, deal or record.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// No game has this name.
    UnknownGame {
        /// The name.
        name: String,
        /// The most similar name.
        nearest: Option<&'static str>,
        /// The known names.
        known: String,
    },
    /// A game cannot be registered: another has its id or its number.
    Registered {
        /// The new game.
        game: &'static str,
        /// The existing game.
        other: &'static str,
    },
    /// The game was registered at run time without this extension.
    NotBuiltIn(&'static str),
    /// No game has this number in deal codes.
    UnknownNumber {
        /// The code.
        code: String,
        /// Its number.
        number: u8,
    },
    /// An option is unknown or its value is invalid.
    Option {
        /// The error.
        error: OptionError,
        /// The most similar name.
        nearest: Option<&'static str>,
    },
    /// A deal code cannot be read.
    Deal {
        /// The code.
        code: String,
        /// The error.
        error: DealError,
    },
    /// A deal code or record belongs to another game.
    OtherGame {
        /// The code or the record.
        what: Message,
        /// Its game.
        found: Message,
        /// The requested game.
        expected: &'static str,
    },
    /// The game does not have this guide.
    NoGuide {
        /// The game.
        game: &'static str,
        /// The number of its guides.
        guides: usize,
    },
    /// The game has no campaign.
    NoCampaign(&'static str),
    /// A chapter is not open.
    Chapter {
        /// The requested chapter.
        found: String,
        /// The open chapters.
        open: Vec<String>,
    },
    /// A record belongs to no campaign.
    NotOfCampaign,
    /// A record does not follow the rules.
    Record(RecordFault),
    /// The program was built without a part that the record or the request needs.
    LeftOut,
    /// A writer failed.
    Write(std::io::Error),
}

impl Error {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::UnknownGame { name, nearest: None, known } => say!(GAME_UNKNOWN, name, known),
            Self::UnknownGame { name, nearest: Some(word), known } => {
                say!(GAME_UNKNOWN_NEAREST, name, word = *word, known)
            }
            Self::Registered { game, other } => say!(GAME_REGISTERED, game = *game, other = *other),
            Self::NotBuiltIn(game) => say!(GAME_NOT_BUILT_IN, game = *game),
            Self::UnknownNumber { code, number } => say!(GAME_NUMBER, code, number),
            Self::Option { error, nearest: None } => error.said(),
            Self::Option { error, nearest: Some(word) } => say!(DID_YOU_MEAN, why = error.said(), word = *word),
            Self::Deal { code, error } => say!(DEAL_WRONG, code, why = error.said()),
            Self::OtherGame { what, found, expected } => say!(GAME_OTHER, what, found, expected = *expected),
            Self::NoGuide { game, guides } => say!(GUIDE_NONE, game = *game, n = guides),
            Self::NoCampaign(game) => say!(CAMPAIGN_NONE, game = *game),
            Self::Chapter { found, open } => say!(CHAPTER_CLOSED, found, n = open.len(), open = open.join(", ")),
            Self::NotOfCampaign => say!(CAMPAIGN_NOT),
            Self::Record(fault) => fault.said(),
            Self::LeftOut => say!(PROGRAM_LEFT_OUT),
            Self::Write(error) => error.to_string().into(),
        }
    }

    /// The error of a deal code.
    pub(crate) fn deal(code: &str, error: DealError) -> Self {
        Self::Deal { code: code.chars().take(60).collect(), error }
    }
}

underdeck_game::said_errors!(Error);

impl From<RecordFault> for Error {
    fn from(error: RecordFault) -> Self {
        Self::Record(error)
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::Write(error)
    }
}
