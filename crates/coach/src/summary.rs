//! The summary of several reviews: the most expensive kinds of decisions.

use std::collections::BTreeMap;

use underdeck_game::{Message, Value, say};

use crate::Review;
use crate::judged::signed_words;

/// The summary of several reviews.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSummary {
    /// The number of games.
    pub games: usize,
    /// The mean luck per game, in points.
    pub luck: f64,
    /// The mean skill per game, in points.
    pub skill: f64,
    /// The kinds of decisions with slips, by descending cost.
    pub kinds: Vec<VerbSummary>,
}

/// The decisions of a game whose moves begin with the same word.
#[derive(Clone, PartialEq, Debug)]
pub struct VerbSummary {
    /// The id of the game.
    pub game: String,
    /// The first word of the moves.
    pub verb: String,
    /// The number of decisions.
    pub decisions: usize,
    /// The number of slips among them.
    pub slips: usize,
    /// The total cost of the slips, in points.
    pub points: f64,
}

impl ReviewSummary {
    /// Summarises reviews.
    pub fn of(reviews: &[Review]) -> Self {
        let mut kinds: BTreeMap<(&str, &str), VerbSummary> = BTreeMap::new();
        for review in reviews {
            for one in &review.decisions {
                let verb = one.played.split(' ').next().unwrap_or_default();
                let kind = kinds.entry((&review.game, verb)).or_insert_with(|| VerbSummary {
                    game: review.game.clone(),
                    verb: verb.to_owned(),
                    decisions: 0,
                    slips: 0,
                    points: 0.0,
                });
                kind.decisions += 1;
                if one.verdict.is_slip() {
                    kind.slips += 1;
                    kind.points += review.points(one.cost);
                }
            }
        }
        let mut kinds: Vec<_> = kinds.into_values().filter(|kind| kind.slips > 0).collect();
        kinds.sort_by(|one, other| other.points.total_cmp(&one.points));
        let mean = |of: fn(&Review) -> f64| {
            reviews.iter().map(|one| one.points(of(one))).sum::<f64>() / reviews.len().max(1) as f64
        };
        Self { games: reviews.len(), luck: mean(|one| one.luck), skill: mean(|one| one.skill), kinds }
    }
    /// The means as text: `luck +2.5 and decisions −3.0 points a game`.
    pub fn shares(&self) -> Message {
        let [luck, skill] =
            [self.luck, self.skill].map(|points| signed_words(Value::Tenths((10.0 * points).round() as i64)));
        say!(COACH_SHARES, luck, skill)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_signs_unless_they_are_zero() {
        let of = |luck, skill| ReviewSummary { games: 1, luck, skill, kinds: Vec::new() }.shares();
        assert_eq!(of(-62.12, 0.04), "luck \u{2212}62.1 and decisions 0 points a game");
        assert_eq!(of(10.0, -0.01), "luck +10.0 and decisions 0 points a game");
    }
}
