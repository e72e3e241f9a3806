//! Errors of requests from front ends.

use game::{OptionError, PlayError, Refusal};
use record::{DealError, RecordFault};

use crate::suggest::nearest;

/// Why a game, a deal or a record was refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No game has this name.
    #[error("there is no game `{name}`{}: the games are {known}", did_you_mean(.nearest.as_deref()))]
    UnknownGame {
        /// The name given.
        name: String,
        /// The game that may have been meant.
        nearest: Option<&'static str>,
        /// The games that exist.
        known: String,
    },
    /// No game has this number in deal codes.
    #[error("deal code `{code}` is for game number {number}, which this version does not have")]
    UnknownNumber {
        /// The code given.
        code: String,
        /// The number it carries.
        number: u8,
    },
    /// An option is unknown or its value is invalid.
    #[error("{error}{}", did_you_mean(.nearest.as_deref()))]
    Option {
        /// What is wrong.
        error: OptionError,
        /// The option that may have been meant.
        nearest: Option<&'static str>,
    },
    /// A deal code cannot be read.
    #[error("deal code `{code}`: {error}")]
    Deal {
        /// The code given.
        code: String,
        /// What is wrong with it.
        error: DealError,
    },
    /// A deal code or record belongs to another game.
    #[error("{what} is for {found}, not for {expected}")]
    OtherGame {
        /// The code or record.
        what: String,
        /// Its game.
        found: String,
        /// The requested game.
        expected: &'static str,
    },
    /// The game has no such guide.
    #[error("{}", no_guide(.game, *.guides))]
    NoGuide {
        /// The game.
        game: &'static str,
        /// How many guides it has.
        guides: usize,
    },
    /// The game has no campaign.
    #[error("{0} has no campaign: its games are independent")]
    NoCampaign(&'static str),
    /// A chapter cannot be played now.
    #[error("chapter `{found}` is not open: {}", what_is_open(.open))]
    Chapter {
        /// The requested chapter.
        found: String,
        /// The open chapters.
        open: Vec<String>,
    },
    /// A record belongs to no campaign.
    #[error("the record belongs to no campaign: it has no tags Campaign and CampaignDeal")]
    NotOfCampaign,
    /// A record does not follow the rules.
    #[error(transparent)]
    Record(#[from] RecordFault),
    /// A writer failed.
    #[error(transparent)]
    Write(#[from] std::io::Error),
}

/// Why a typed move was refused. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{error}{}{}", because(.refusal.as_ref()), did_you_mean(.nearest.as_deref()))]
pub struct MoveError {
    /// What is wrong.
    pub error: PlayError,
    /// Why a readable move is not legal now, if the game says so.
    pub refusal: Option<Refusal>,
    /// The legal move that may have been meant.
    pub nearest: Option<String>,
}

impl Error {
    /// What is wrong with a deal code.
    pub(crate) fn deal(code: &str, error: DealError) -> Self {
        Self::Deal { code: code.chars().take(60).collect(), error }
    }

    /// The error for an unknown game; it lists the known ones.
    pub(crate) fn unknown_game(name: &str) -> Self {
        let ids: Vec<_> = crate::games().iter().map(|game| game.info().id).collect();
        Self::UnknownGame { name: name.into(), nearest: nearest(name, ids.iter().copied()), known: ids.join(", ") }
    }
}

fn because(refusal: Option<&Refusal>) -> String {
    refusal.map_or_else(String::new, |Refusal { reason, rules }| format!(": {reason} ({})", rules.join(", ")))
}

fn did_you_mean(word: Option<&str>) -> String {
    word.map_or_else(String::new, |word| format!(" (did you mean `{word}`?)"))
}

fn no_guide(game: &str, guides: usize) -> String {
    match guides {
        0 => format!("{game} has no guided game"),
        n => format!("the guided games of {game} are numbered from 1 to {n}"),
    }
}

/// The chapters that can be played.
fn what_is_open(chapters: &[String]) -> String {
    if chapters.is_empty() {
        "the campaign has ended".into()
    } else {
        format!("these are open: {}", chapters.join(", "))
    }
}
