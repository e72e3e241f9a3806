//! Counts by move: legal moves and decisions.

use underdeck_stats::Histogram;

use crate::losses::Losses;

/// The most moves of a game with counts of their own; later ones count only in the totals.
pub const STEPS: usize = 400;

/// Counts by move, in integers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trail {
    /// The decisions of each game.
    pub(crate) decisions: Histogram,
    /// The legal moves at each move.
    pub(crate) branching: Histogram,
    /// By the index of the move, from 0.
    pub(crate) steps: Vec<Step>,
    /// The lost games by place and cause.
    pub(crate) losses: Losses,
    /// The legal moves at each move of the current game.
    game: Vec<u64>,
}

/// The `n`-th move of all games of that length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Step {
    /// The number of games with this move.
    pub(crate) games: u64,
    /// The number of these in which it was a decision: another move was legal too.
    pub(crate) decisions: u64,
    /// The sum of legal moves.
    pub(crate) choices: u64,
}

impl Trail {
    /// Records a move, which counts once its game does.
    #[inline]
    pub(crate) fn add_move(&mut self, legal: u64) {
        self.game.push(legal);
    }

    /// Counts the current game.
    pub(crate) fn add_game(&mut self, decisions: u64) {
        self.decisions.add(decisions as i64);
        let seen = self.game.len().min(STEPS);
        if seen > self.steps.len() {
            self.steps.resize(seen, Step::default());
        }
        for (step, &legal) in self.steps.iter_mut().zip(&self.game) {
            step.games += 1;
            step.decisions += u64::from(legal > 1);
            step.choices += legal;
        }
        self.game.drain(..).for_each(|legal| self.branching.add(legal as i64));
    }

    /// Discards the current game.
    pub(crate) fn drop_game(&mut self) {
        self.game.clear();
    }

    /// Adds another trail.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.decisions.merge(&other.decisions);
        self.branching.merge(&other.branching);
        self.losses.merge(&other.losses);
        if other.steps.len() > self.steps.len() {
            self.steps.resize(other.steps.len(), Step::default());
        }
        for (step, more) in self.steps.iter_mut().zip(&other.steps) {
            step.games += more.games;
            step.decisions += more.decisions;
            step.choices += more.choices;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn merging_equals_recording_both_games() {
        let see = |trail: &mut Trail, legal: &[u64]| {
            legal.iter().for_each(|&legal| trail.add_move(legal));
            trail.add_game(legal.iter().filter(|&&legal| legal > 1).count() as u64);
        };
        let (mut one, mut two, mut both) = (Trail::default(), Trail::default(), Trail::default());
        see(&mut one, &[3, 1]);
        see(&mut two, &[2, 2, 1]);
        see(&mut both, &[3, 1]);
        see(&mut both, &[2, 2, 1]);
        one.merge(&two);
        assert_eq!(one, both);
        assert_eq!(one.steps[1], Step { games: 2, decisions: 1, choices: 3 });
        both.add_move(9);
        both.drop_game();
        see(&mut both, &[7; STEPS + 1]);
        assert_eq!((both.steps.len(), both.branching.count()), (STEPS, 5 + STEPS as u64 + 1));
        assert_eq!(both.branching.quantile(100), Some(7));
    }
}
