//! The errors of this crate.

/// The error of a game that cannot be made or stepped. Nothing was changed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The game, an option, a deal code or a record is invalid.
    #[error(transparent)]
    Catalogue(#[from] underdeck_catalogue::Error),
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] underdeck_record::RecordFault),
    /// A setting is out of range.
    #[error("{name} cannot be {found}: {expected}")]
    Setting {
        /// The name of the setting.
        name: &'static str,
        /// The value.
        found: usize,
        /// The accepted values.
        expected: &'static str,
    },
    /// The game has no `Place` ids.
    #[error("{0} has no action ids by place: use actions=\"index\"")]
    NoEncoding(&'static str),
    /// The number of actions differs from the number of games.
    #[error("{found} actions for {expected} games")]
    Count {
        /// The number of actions.
        found: usize,
        /// The number of games.
        expected: usize,
    },
    /// An action is not legal.
    #[error("action {action} of game {game} is not legal{}", .spelling.as_ref().map(|text| format!(": `{text}`")).unwrap_or_default())]
    Illegal {
        /// The index of the game in the batch.
        game: usize,
        /// The action.
        action: i64,
        /// The move of the action, if it has one.
        spelling: Option<String>,
    },
    /// A finished game was stepped.
    #[error("game {0} is over: reset it first")]
    Over(usize),
    /// The batch was not reset yet.
    #[error("reset the games before the first step")]
    NotReset,
    /// A text is not a legal move.
    #[error("`{0}` is not a legal move now")]
    Move(String),
    /// A saved state cannot be read.
    #[error("this is no saved batch: {0}")]
    Saved(String),
    /// The player does not exist.
    #[error(transparent)]
    Player(#[from] underdeck_players::UnknownPlayer),
}
