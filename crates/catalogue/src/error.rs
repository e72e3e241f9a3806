//! Errors of requests from front ends.

use underdeck_game::{Message, OptionError, Value, did_you_mean};
use underdeck_record::{DealError, RecordFault};

/// The error of a refused game, deal or record.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No game has this name.
    #[error("there is no game `{name}`{}: the games are {known}", did_you_mean(.nearest.as_deref()))]
    UnknownGame {
        /// The name.
        name: String,
        /// The most similar name.
        nearest: Option<&'static str>,
        /// The known names.
        known: String,
    },
    /// A game cannot be registered: another has its id or its number.
    #[error("{game} cannot be registered: {other} has the same id or number")]
    Registered {
        /// The new game.
        game: &'static str,
        /// The existing game.
        other: &'static str,
    },
    /// The game was registered at run time without this extension.
    #[error("{0} was added while this program runs: it can be played, but not this")]
    NotBuiltIn(&'static str),
    /// No game has this number in deal codes.
    #[error("deal code `{code}` is for game number {number}, which this version does not have")]
    UnknownNumber {
        /// The code.
        code: String,
        /// Its number.
        number: u8,
    },
    /// An option is unknown or its value is invalid.
    #[error("{error}{}", did_you_mean(.nearest.as_deref()))]
    Option {
        /// The error.
        error: OptionError,
        /// The most similar name.
        nearest: Option<&'static str>,
    },
    /// A deal code cannot be read.
    #[error("deal code `{code}`: {error}")]
    Deal {
        /// The code.
        code: String,
        /// The error.
        error: DealError,
    },
    /// A deal code or record belongs to another game.
    #[error("{what} is for {found}, not for {expected}")]
    OtherGame {
        /// The code or the record.
        what: String,
        /// Its game.
        found: String,
        /// The requested game.
        expected: &'static str,
    },
    /// The game does not have this guide.
    #[error("{}", no_guide(.game, *.guides))]
    NoGuide {
        /// The game.
        game: &'static str,
        /// The number of its guides.
        guides: usize,
    },
    /// The game has no campaign.
    #[error("{0} has no campaign: its games are independent")]
    NoCampaign(&'static str),
    /// A chapter is not open.
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
    /// The program was built without a part that the record or the request needs.
    #[error("this program was built without it")]
    LeftOut,
    /// A writer failed.
    #[error(transparent)]
    Write(#[from] std::io::Error),
}

impl Error {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        let words = |id, values: &[(&'static str, Value)]| {
            let mut said = Message::new(id, self.to_string(), []);
            said.set_values(values.to_vec());
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

    /// The error of a deal code.
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

/// The open chapters as text.
fn what_is_open(chapters: &[String]) -> String {
    if chapters.is_empty() {
        "the campaign has ended".into()
    } else {
        format!("these are open: {}", chapters.join(", "))
    }
}
