//! The target of tuning.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use underdeck_game::{Message, said_errors, say};

/// The required value of a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// The win rate, above 0 and below 1.
    Won(f64),
    /// The mean score over the games with one.
    Score(f64),
    /// The mean number of moves.
    Length(f64),
}

impl Target {
    /// The required value.
    pub const fn number(self) -> f64 {
        match self {
            Self::Won(number) | Self::Score(number) | Self::Length(number) => number,
        }
    }

    /// The name of the figure.
    pub fn noun(self) -> Message {
        match self {
            Self::Won(_) => say!(LAB_FIGURE_WON),
            Self::Score(_) => say!(LAB_FIGURE_SCORE),
            Self::Length(_) => say!(LAB_FIGURE_LENGTH),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(share) => write!(f, "{}%", (share * 1e8).round() / 1e6),
            Self::Score(score) => write!(f, "score={score}"),
            Self::Length(length) => write!(f, "length={length}"),
        }
    }
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

    /// Parses `50%`, `score=12` or `length=40`.
    fn from_str(text: &str) -> Result<Self, NoTarget> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        let found = match text.split_once('=') {
            None => text.strip_suffix('%').and_then(number).map(|percent| Self::Won(percent / 100.0)),
            Some(("won", share)) => share.strip_suffix('%').and_then(number).map(|percent| Self::Won(percent / 100.0)),
            Some(("score", score)) => number(score).map(Self::Score),
            Some(("length", length)) => number(length).filter(|length| *length > 0.0).map(Self::Length),
            _ => None,
        };
        let is_share = |target: &Self| !matches!(target, Self::Won(share) if *share <= 0.0 || *share >= 1.0);
        found.filter(is_share).ok_or_else(|| NoTarget { found: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_round_trip_through_text() {
        for text in ["50%", "12.5%", "score=12", "score=-3.5", "length=40"] {
            assert_eq!(text.parse::<Target>().unwrap().to_string(), text);
        }
        assert_eq!("won=50%".parse(), Ok(Target::Won(0.5)));
        for text in ["", "50", "0%", "100%", "-1%", "NaN%", "score", "score=x", "length=0", "moves=3"] {
            assert_eq!(text.parse::<Target>(), Err(NoTarget { found: text.to_owned() }));
        }
    }
}
