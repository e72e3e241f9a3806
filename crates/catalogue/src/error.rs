//! Errors of requests from front ends.

use underdeck_game::{Message, OptionError, Value, did_you_mean};
use underdeck_record::{DealError, RecordFault};

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
    /// A game cannot be registered: another has its id or its number.
    #[error("{game} cannot be registered: {other} has the same id or number")]
    Registered {
        /// The new game.
        game: &'static str,
        /// The other.
        other: &'static str,
    },
    /// The game was registered at run time, and generic work of this kind was not registered with it.
    #[error("{0} was added while this program runs: it can be played, but not this")]
    NotBuiltIn(&'static str),
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
    /// This program was built without what the record or the request needs.
    #[error("this program was built without it")]
    LeftOut,
    /// A writer failed.
    #[error(transparent)]
    Write(#[from] std::io::Error),
}

impl Error {
    /// The same in the words of every language.
    pub fn said(&self) -> Message {
        let words = |id, values: &[(&'static str, Value)]| {
            let mut said = Message::new(id, self.to_string(), []);
            said.values = values.to_vec();
            said
        };
        let near = |nearest: Option<&str>, id, nearer, values: &[(&'static str, Value)]| match nearest {
            None => words(id, values),
            Some(word) => words(nearer, &[values, &[("word", word.into())]].concat()),
        };
        match self {
            Self::UnknownGame { name, nearest, known } => {
                let values = [("name", name.as_str().into()), ("known", known.as_str().into())];
                near(*nearest, "game-unknown", "game-unknown-nearest", &values)
            }
            Self::UnknownNumber { code, number } => {
                words("game-number", &[("code", code.as_str().into()), ("number", (*number).into())])
            }
            Self::Option { error, nearest: None } => error.said(),
            Self::Option { error, nearest: Some(word) } => {
                words("did-you-mean", &[("why", error.said().into()), ("word", (*word).into())])
            }
            Self::Deal { code, error } => {
                words("deal-wrong", &[("code", code.as_str().into()), ("why", error.said().into())])
            }
            Self::OtherGame { what, found, expected } => {
                let [what, found] = [what, found].map(|word| word.as_str().into());
                words("game-other", &[("what", what), ("found", found), ("expected", (*expected).into())])
            }
            Self::NoGuide { game, guides } => words("guide-none", &[("game", (*game).into()), ("n", (*guides).into())]),
            Self::NoCampaign(game) => words("campaign-none", &[("game", (*game).into())]),
            Self::Chapter { found, open } => {
                let values =
                    [("found", found.as_str().into()), ("n", open.len().into()), ("open", open.join(", ").into())];
                words("chapter-closed", &values)
            }
            Self::NotOfCampaign => words("campaign-not", &[]),
            Self::Record(fault) => fault.said(),
            Self::LeftOut | Self::NotBuiltIn(_) | Self::Registered { .. } | Self::Write(_) => self.to_string().into(),
        }
    }

    /// What is wrong with a deal code.
    pub(crate) fn deal(code: &str, error: DealError) -> Self {
        Self::Deal { code: code.chars().take(60).collect(), error }
    }
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
