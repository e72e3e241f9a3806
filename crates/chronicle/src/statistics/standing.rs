//! A player's progress in a game, in one line.

use std::collections::BTreeSet;
use std::fmt;

use underdeck_game::{Link, Message, say};
use underdeck_play::{LEFT_GUIDE, guide_done};
use underdeck_record::{Aid, Record};

use super::summary::kinds;
use super::{FinishedGame, GameGroup, GameTotals, PlayerResult};

/// A player's progress in a game, for lists of games: `0 of 2, 1 with the solver, guide ✓`. Its text is empty without any game.
///
/// ```
/// use underdeck_chronicle::statistics::Standing;
/// assert_eq!(Standing::of("keevorn", &[], &[]).to_string(), "");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Finished games with the program's cards: those that count, and those with knowledge of hidden cards.
    pub games: usize,
    /// The number of these won.
    pub wins: usize,
    /// The number of these with help of the solver.
    pub solver: usize,
    /// The number of these with a move undone after it had revealed something.
    pub peeked: usize,
    /// Finished games with real cards.
    pub told: usize,
    /// The titles of the finished guides.
    pub guides: BTreeSet<String>,
    /// Finished games whose guide the player left.
    pub unguided: usize,
}

impl Standing {
    /// The progress in a game over all options, from finished games and the records of unfinished ones. A guide is finished with its last step, or
    /// with its game.
    pub fn of(game: &str, finished: &[FinishedGame], open: &[Record]) -> Self {
        let mut standing = Self::counted(finished, |entry| entry.game == game);
        let of_game = open.iter().filter(|record| record.tag("Game") == Some(game));
        standing.guides.extend(of_game.filter_map(guide_done).map(str::to_owned));
        standing
    }

    /// The progress in the game and options of a summary.
    pub fn of_summary(summary: &GameTotals, finished: &[FinishedGame]) -> Self {
        Self::counted(finished, |entry| (&entry.game, &entry.options) == (&summary.game, &summary.options))
    }

    fn counted(finished: &[FinishedGame], is_it: impl Fn(&FinishedGame) -> bool) -> Self {
        let mut standing = Self::default();
        for (entry, kind) in finished.iter().zip(kinds(finished)).filter(|(entry, _)| is_it(entry)) {
            match kind {
                GameGroup::Told => standing.told += 1,
                GameGroup::Own | GameGroup::Daily | GameGroup::Informed => {
                    standing.games += 1;
                    standing.wins += usize::from(entry.verdict() == PlayerResult::Won);
                }
                GameGroup::Again => {}
                GameGroup::Other if entry.guide == LEFT_GUIDE.1 => standing.unguided += 1,
                GameGroup::Other if !entry.guide.is_empty() => {
                    standing.guides.insert(entry.guide.clone());
                }
                GameGroup::Other => {}
            }
            if kind == GameGroup::Informed {
                let count = if entry.aids.split(", ").any(|aid| aid == Aid::Solver.word()) {
                    &mut standing.solver
                } else {
                    &mut standing.peeked
                };
                *count += 1;
            }
        }
        standing
    }

    /// Whether there is no progress at all.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Standing {
    /// The progress in words; empty without any game.
    pub fn said(&self) -> Message {
        let Self { games, wins, guides, .. } = self;
        let more = [
            (self.solver, say!(STANDING_SOLVER, n = self.solver)),
            (self.peeked, say!(STANDING_PEEKED, n = self.peeked)),
            (self.told, say!(STANDING_TOLD, n = self.told)),
            (self.unguided, say!(STANDING_UNGUIDED, n = self.unguided)),
            (guides.len(), say!(STANDING_GUIDES, n = guides.len())),
        ];
        let more: Vec<Message> = more.into_iter().filter(|(n, _)| *n > 0).map(|(_, said)| said).collect();
        let is_short = more.len() <= usize::from(!guides.is_empty());
        let of = if is_short { say!(STANDING_WON, wins, games) } else { say!(STANDING_OF, wins, games) };
        Message::join((*games > 0).then_some(of).into_iter().chain(more), Link::Comma)
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.said(), f)
    }
}
