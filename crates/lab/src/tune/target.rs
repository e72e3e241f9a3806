//! The target of tuning.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use underdeck_catalogue::Game;
use underdeck_game::{Link, Message, nearest, said_errors, say};

/// The required value of a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// The win rate, above 0 and below 1.
    Won(f64),
    /// The mean score over the games with one.
    Score(f64),
    /// The mean number of moves.
    Length(f64),
    /// The share of games that end for this cause, above 0 and below 1.
    Ended(&'static str, f64),
}

impl Target {
    /// The required value.
    pub const fn number(self) -> f64 {
        match self {
            Self::Won(number) | Self::Score(number) | Self::Length(number) | Self::Ended(_, number) => number,
        }
    }

    /// The name of the figure.
    pub fn noun(self) -> Message {
        match self {
            Self::Won(_) => say!(LAB_FIGURE_WON),
            Self::Score(_) => say!(LAB_FIGURE_SCORE),
            Self::Length(_) => say!(LAB_FIGURE_LENGTH),
            Self::Ended(cause, _) => say!(LAB_FIGURE_ENDED, cause),
        }
    }

    /// Whether the figure is a share of the games.
    pub const fn is_share(self) -> bool {
        matches!(self, Self::Won(_) | Self::Ended(..))
    }

    /// The error if no game ends for the target's cause.
    pub(super) fn check(self, game: &Game) -> Result<(), Message> {
        let Self::Ended(cause, _) = self else { return Ok(()) };
        let info = game.info();
        let causes = || info.endings.iter().map(|ending| ending.cause);
        if causes().any(|known| known == cause) {
            return Ok(());
        }
        let (game, known) = (info.title, Message::join(causes(), Link::Comma));
        Err(match nearest(cause, causes()) {
            Some(meant) => say!(LAB_NO_ENDING_MEANT, game, cause, meant, known),
            None => say!(LAB_NO_ENDING, game, cause, known),
        })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(share) => write!(f, "{}%", percent(*share)),
            Self::Ended(cause, share) => write!(f, "{cause}={}%", percent(*share)),
            Self::Score(score) => write!(f, "score={score}"),
            Self::Length(length) => write!(f, "length={length}"),
        }
    }
}

/// The percentage without the noise of binary fractions.
fn percent(share: f64) -> f64 {
    (share * 1e8).round() / 1e6
}

/// The endings of all games.
fn ending(cause: &str) -> Option<&'static str> {
    let all = underdeck_catalogue::games().iter().flat_map(|game| game.info().endings);
    { all }.map(|ending| ending.cause).find(|known| *known == cause)
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The error of a text that is not a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoTarget {
    /// The text, truncated to a readable length.
    pub found: String,
}

impl NoTarget {
    /// The error as a message.
    pub fn said(&self) -> Message {
        say!(LAB_NO_TARGET, found = self.found)
    }
}

said_errors!(NoTarget);

impl FromStr for Target {
    type Err = NoTarget;

    /// Parses `50%`, `score=12`, `length=40` or `stuck=20%`, with an ending of any game.
    fn from_str(text: &str) -> Result<Self, NoTarget> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        let share = |text: &str| text.strip_suffix('%').and_then(number).map(|percent| percent / 100.0);
        let found = match text.split_once('=') {
            None => share(text).map(Self::Won),
            Some(("won", rate)) => share(rate).map(Self::Won),
            Some(("score", score)) => number(score).map(Self::Score),
            Some(("length", length)) => number(length).filter(|length| *length > 0.0).map(Self::Length),
            Some((cause, rate)) => ending(cause).zip(share(rate)).map(|(cause, share)| Self::Ended(cause, share)),
        };
        let is_share = |target: &Self| !target.is_share() || (target.number() > 0.0 && target.number() < 1.0);
        found.filter(is_share).ok_or_else(|| NoTarget { found: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_round_trip_through_text() {
        for text in ["50%", "12.5%", "score=12", "score=-3.5", "length=40", "stuck=20%", "winner 2=55%"] {
            assert_eq!(text.parse::<Target>().unwrap().to_string(), text);
        }
        assert_eq!("won=50%".parse(), Ok(Target::Won(0.5)));
        for text in [
            "",
            "50",
            "0%",
            "100%",
            "-1%",
            "NaN%",
            "score",
            "score=x",
            "length=0",
            "moves=3",
            "stuck=3",
            "stuck=0%",
            "hungry=20%",
        ] {
            assert_eq!(text.parse::<Target>(), Err(NoTarget { found: text.to_owned() }));
        }
    }
}
