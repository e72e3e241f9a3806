//! What counts in a comparison: wins or the score.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use underdeck_game::{Aim, FastChance, FastRng, Link, Message, Outcome, Playable, said_errors, say};
use underdeck_players::aim_of;

use crate::measures::share_of;

/// What counts in a comparison.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum By {
    /// Games won, by the first seat if the seats are rivals; a draw counts one half.
    Wins,
    /// Points of the score. A game without a score counts 0, as in a review: in some rules only won games have one.
    Score,
}

impl By {
    /// All, in the order of lists.
    pub const ALL: [Self; 2] = [Self::Wins, Self::Score];

    /// The word for it in commands and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Score => "score",
        }
    }

    /// What the game is about under these house rules.
    pub fn of<S: Playable>(options: &S::Options) -> Self {
        if aim_of(&start::<S>(options)) == Aim::Score { Self::Score } else { Self::Wins }
    }

    /// Whether the game keeps a score under these house rules, for some of its games at least.
    pub fn keeps_score<S: Playable>(options: &S::Options) -> bool {
        match S::AIMS.first() {
            Some(Aim::Score) => Self::of::<S>(options) == Self::Score,
            _ => S::AIMS.contains(&Aim::Score) && start::<S>(options).is_shared(),
        }
    }

    /// The value of the end of a game for the first seat: 1, 0 or one half by wins, or points. 0 for a game that reached the limit of moves.
    pub fn value(self, outcome: Option<Outcome>) -> f64 {
        match self {
            Self::Wins => share_of(outcome),
            Self::Score => outcome.and_then(|outcome| outcome.score).unwrap_or(0).into(),
        }
    }
}

fn start<S: Playable>(options: &S::Options) -> S {
    S::new(options, &mut FastChance(FastRng::new(0)))
}

impl From<By> for Aim {
    fn from(by: By) -> Self {
        match by {
            By::Wins => Self::Win,
            By::Score => Self::Score,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for By {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The error for an unknown word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBy(String);

impl UnknownBy {
    /// The error as a message.
    pub fn said(&self) -> Message {
        say!(LAB_NO_BY, found = self.0.as_str(), known = Message::join(By::ALL.map(By::name), Link::Or))
    }
}

said_errors!(UnknownBy);

impl FromStr for By {
    type Err = UnknownBy;

    /// Reads a [name](By::name). `win`, the word of earlier versions, is accepted.
    fn from_str(text: &str) -> Result<Self, UnknownBy> {
        let word = if text == "win" { Self::Wins.name() } else { text };
        Self::ALL.into_iter().find(|by| by.name() == word).ok_or_else(|| UnknownBy(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_catalogue::GameVisitor;
    use underdeck_game::GameResult;

    /// What a game is about, and whether it keeps a score.
    struct About<'a>(&'a [(&'a str, &'a str)]);

    impl GameVisitor for About<'_> {
        type Out = (By, bool);

        fn visit<S: Playable>(self) -> Self::Out {
            let typed: Vec<_> = self.0.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
            let options = underdeck_catalogue::typed_options::<S>(&typed).unwrap();
            (By::of::<S>(&options), By::keeps_score::<S>(&options))
        }
    }

    #[test]
    fn each_game_is_about_what_its_rules_say() {
        let found = |game, options: &[_]| underdeck_catalogue::visit(game, About(options)).unwrap();
        assert_eq!(found("keevorn", &[]), (By::Wins, false));
        assert_eq!(found("cryptkeeper", &[]), (By::Wins, false));
        assert_eq!(found("judgement-quest", &[]), (By::Wins, true));
        assert_eq!(found("card-crawler", &[]), (By::Score, true));
        assert_eq!(found("living-keep", &[]), (By::Score, true));
        assert_eq!(found("living-keep", &[("mode", "standard")]), (By::Wins, false));
    }

    #[test]
    fn a_game_without_a_score_counts_nothing_by_score() {
        let end = |result, score| Some(Outcome { result, cause: "end", score });
        let ends = [end(GameResult::Won, Some(12)), end(GameResult::Draw, None), end(GameResult::Lost, Some(-3)), None];
        assert_eq!(ends.map(|end| By::Wins.value(end)), [1.0, 0.5, 0.0, 0.0]);
        assert_eq!(ends.map(|end| By::Score.value(end)), [12.0, 0.0, -3.0, 0.0]);
    }

    #[test]
    fn words_are_read_and_an_unknown_one_is_named() {
        assert_eq!(["wins", "win", "score"].map(str::parse), [Ok(By::Wins), Ok(By::Wins), Ok(By::Score)]);
        let wrong = "points".parse::<By>().unwrap_err().to_string();
        assert!(wrong.contains("points") && wrong.contains("wins or score"), "{wrong}");
    }
}
