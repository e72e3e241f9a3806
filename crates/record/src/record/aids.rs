//! The help that a player took during a game.

use std::fmt;
use std::str::FromStr;

use underdeck_game::{Message, say};

/// The tag of a record that says which aids its player used.
pub const AIDS: &str = "Aids";

/// Help that a player can ask for during a game. A game in which any was used is marked by the tag `Aids`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Aid {
    /// A suggested move and its reason.
    Hint,
    /// The best result of perfect play.
    Solver,
    /// Comments on the moves while they are made.
    Coach,
}

/// The number of uses of each aid in a game. The text, such as `hints 3, coach 1`, is the value of the tag `Aids`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Aids([u32; 3]);

impl Aid {
    /// All aids, in the order in which the tag names them.
    pub const ALL: [Self; 3] = [Self::Hint, Self::Solver, Self::Coach];

    /// The word of the tag.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hint => "hints",
            Self::Solver => "solver",
            Self::Coach => "coach",
        }
    }
}

impl Aids {
    /// The number of uses of an aid.
    pub const fn uses(self, aid: Aid) -> u32 {
        self.0[aid as usize]
    }

    /// Whether no aid was used.
    pub fn is_none(self) -> bool {
        self == Self::default()
    }

    /// The words of the aids that were used, such as `hints, coach`; empty if none was.
    pub fn words(self) -> String {
        let used = Aid::ALL.into_iter().filter(|&aid| self.uses(aid) > 0);
        used.map(Aid::word).collect::<Vec<_>>().join(", ")
    }

    /// The larger count of each aid.
    #[must_use]
    pub fn most(self, other: Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n].max(other.0[n])))
    }

    /// Counts one more use of an aid.
    #[must_use]
    pub const fn and(mut self, aid: Aid) -> Self {
        self.0[aid as usize] = self.uses(aid).saturating_add(1);
        self
    }
}

impl fmt::Display for Aids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = Aid::ALL.into_iter().filter(|&aid| self.uses(aid) > 0);
        let words: Vec<String> = used.map(|aid| format!("{} {}", aid.word(), self.uses(aid))).collect();
        f.write_str(&words.join(", "))
    }
}

impl FromStr for Aids {
    /// What is expected instead.
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = || say!(FAULT_AIDS);
        let mut aids = Self::default();
        for part in text.split(", ") {
            let (word, uses) = part.split_once(' ').ok_or_else(expected)?;
            let aid = Aid::ALL.into_iter().find(|aid| aid.word() == word).ok_or_else(expected)?;
            aids.0[aid as usize] = uses.parse().map_err(|_| expected())?;
        }
        if aids.to_string() == text { Ok(aids) } else { Err(expected()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aids_are_counted_and_read_back() {
        let aids = Aids::default().and(Aid::Coach).and(Aid::Hint).and(Aid::Hint);
        assert_eq!(aids.to_string(), "hints 2, coach 1");
        assert_eq!("hints 2, coach 1".parse(), Ok(aids));
        assert_eq!((aids.uses(Aid::Hint), aids.uses(Aid::Solver)), (2, 0));
        assert_eq!((aids.words().as_str(), Aids::default().words().as_str()), ("hints, coach", ""));
        for wrong in ["", "hints", "hints 0", "hints 02", "hints 2,coach 1", "coach 1, hints 2", "peeks 1"] {
            assert!(wrong.parse::<Aids>().is_err(), "{wrong}");
        }
    }
}
