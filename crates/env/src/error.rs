//! Why games could not be made or stepped.

/// Why games could not be made or stepped. Nothing was changed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The game, an option, a deal code or a record is wrong.
    #[error(transparent)]
    Catalogue(#[from] underdeck_catalogue::Error),
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] underdeck_record::RecordFault),
    /// A setting is out of range.
    #[error("{name} cannot be {found}: {expected}")]
    Setting {
        /// Its name.
        name: &'static str,
        /// Its value.
        found: usize,
        /// What would be accepted.
        expected: &'static str,
    },
    /// The game has no ids by place.
    #[error("{0} has no action ids by place: use actions=\"index\"")]
    NoEncoding(&'static str),
    /// There are more or fewer actions than games.
    #[error("{found} actions for {expected} games")]
    Count {
        /// How many were given.
        found: usize,
        /// How many games there are.
        expected: usize,
    },
    /// An action is not legal.
    #[error("action {action} of game {game} is not legal{}", .spelling.as_ref().map(|text| format!(": `{text}`")).unwrap_or_default())]
    Illegal {
        /// The place of the game in the batch.
        game: usize,
        /// The action.
        action: i64,
        /// The move that it stands for, if it stands for one.
        spelling: Option<String>,
    },
    /// A game that is over was stepped.
    #[error("game {0} is over: reset it first")]
    Over(usize),
    /// Nothing was reset yet.
    #[error("reset the games before the first step")]
    NotReset,
    /// A text is no legal move.
    #[error("`{0}` is not a legal move now")]
    Move(String),
    /// What was saved cannot be read.
    #[error("this is no saved batch: {0}")]
    Saved(String),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] underdeck_players::UnknownPlayer),
}
