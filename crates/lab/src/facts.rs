//! Facts of games as groups, filters and curves: "which card kills", "Health at Depth 5 of won and of lost games".
//!
//! A game names its [facts](underdeck_game::Facts); those that all games have are here. A [`FactRequest`] names what is asked, and the
//! [`FactReport`] of a simulation answers it. Without a request no fact is read.

mod counts;
mod query;
mod report;
mod watch;

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use underdeck_catalogue::Game;
use underdeck_game::{FactKind, FactSpec, FactTime, FactValue, Message, say};

pub(crate) use counts::FactCounts;
pub use query::{FactQuery, FactRequest};
pub use report::{FactCurve, FactGroup, FactPoint, FactReport};
pub(crate) use watch::{AnyMoment, Ended, Watcher};

/// What a fact says of one game; the laboratory writes and groups it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// A number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A word, a card or a cell as notation spells it.
    Word(Cow<'static, str>),
}

impl Answer {
    /// The number: of yes it is 1, of no 0.
    pub fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Flag(flag) => Some((*flag).into()),
            Self::Word(_) => None,
        }
    }
}

impl From<FactValue> for Answer {
    fn from(value: FactValue) -> Self {
        match value {
            FactValue::Number(number) => Self::Number(number),
            FactValue::Flag(flag) => Self::Flag(flag),
            FactValue::Word(word) => Self::Word(word.into()),
            FactValue::Card(_) | FactValue::Cell(_) => Self::Word(value.to_string().into()),
        }
    }
}

/// The spelling of [`FactValue`].
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Flag(flag) => FactValue::Flag(*flag).fmt(f),
            Self::Word(word) => f.pad(word),
        }
    }
}

/// The answers of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameFacts {
    /// By term of the query; `None` where there is nothing to say.
    pub answers: Vec<Option<Answer>>,
    /// By course of the query: where it stands, and the value there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<Vec<(i64, i64)>>,
}

/// A fact that all games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Common {
    Moves,
    Result,
    Cause,
    Score,
    Phase,
    Seat,
    Player,
    Luck,
}

impl Common {
    /// In the order of lists. The [title](title) of each is a message.
    pub(crate) const ALL: [Self; 8] =
        [Self::Moves, Self::Result, Self::Cause, Self::Score, Self::Phase, Self::Seat, Self::Player, Self::Luck];

    const fn spec(self) -> FactSpec {
        let (id, kind, time, is_place) = match self {
            Self::Moves => ("moves", FactKind::Number, FactTime::Now, false),
            Self::Result => ("result", FactKind::Word, FactTime::End, false),
            Self::Cause => ("cause", FactKind::Word, FactTime::End, false),
            Self::Score => ("score", FactKind::Number, FactTime::End, false),
            Self::Phase => ("phase", FactKind::Word, FactTime::Now, true),
            Self::Seat => ("seat", FactKind::Number, FactTime::Now, true),
            Self::Player => ("player", FactKind::Word, FactTime::Now, false),
            Self::Luck => ("luck", FactKind::Number, FactTime::Now, false),
        };
        FactSpec { id, kind, time, is_place }
    }
}

/// All facts of a game that can be asked for: those that all games have, then its own.
pub fn facts(game: &Game) -> Vec<FactSpec> {
    Common::ALL.into_iter().map(Common::spec).chain(game.facts()).collect()
}

/// The facts with a column in rows: the cause of the end, the phase of the last decision, and the game's own.
pub fn columns(game: &Game) -> Vec<FactSpec> {
    [Common::Cause, Common::Phase].map(Common::spec).into_iter().chain(game.facts()).collect()
}

/// The title of a fact of a game.
pub fn title(game: &Game, id: &str) -> Message {
    match id {
        "moves" => say!(LAB_FACT_MOVES),
        "result" => say!(LAB_FACT_RESULT),
        "cause" => say!(LAB_FACT_CAUSE),
        "score" => say!(LAB_FACT_SCORE),
        "phase" => say!(LAB_FACT_PHASE),
        "seat" => say!(LAB_FACT_SEAT),
        "player" => say!(LAB_FACT_PLAYER),
        "luck" => say!(LAB_FACT_LUCK),
        _ => game.info().fact(id),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_game_names_a_fact_like_another_fact_or_column() {
        for game in underdeck_catalogue::games() {
            let mut seen = HashSet::new();
            let others =
                crate::rows::CSV_HEADER.into_iter().filter(|name| !Common::ALL.iter().any(|c| c.spec().id == *name));
            for id in facts(game).into_iter().map(|fact| fact.id).chain(others).chain(["cell"]) {
                assert!(seen.insert(id), "{}: `{id}` is there twice", game.info().id);
            }
        }
    }
}
