//! The answer to a query: groups of games, and the courses of facts.

use std::collections::BTreeMap;

use serde::Serialize;
use underdeck_game::{FactKind, FactValue};
use underdeck_stats::{Interval, ratio, wilson};

use super::counts::{FactCounts, Group};
use super::query::By;
use super::{Answer, FactQuery};
use crate::results::{MoveStats, ScoreStats};

/// The most values of a number that are groups of their own; more are put into bins of about as many games each.
const MOST_VALUES: usize = 12;
/// The number of such bins.
const BINS: u64 = 6;
/// The most groups with a course of their own, those with the most games.
const MOST_COURSES: usize = 6;

/// What the facts of a player's games say.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactReport {
    /// The terms by which games are grouped, as entered.
    pub by: Vec<String>,
    /// The conditions, as entered.
    #[serde(rename = "where")]
    pub conditions: Vec<String>,
    /// All games.
    pub all: u64,
    /// The games that meet the conditions.
    pub games: u64,
    /// The groups of these: numbers in order, words by the number of games.
    pub groups: Vec<FactGroup>,
    /// The courses: of each group, or of the largest if there are many.
    pub courses: Vec<FactCurve>,
}

/// The games with the same answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactGroup {
    /// A value for each term: `KD`, `6-10`, `none` where there is nothing to say, `other` outside of all given bins.
    pub values: Vec<String>,
    /// Its games.
    pub games: u64,
    /// Their share of the games that meet the conditions.
    pub share: f64,
    /// Its 95 % Wilson interval.
    pub share_95: Interval,
    /// Games won, by the first seat if there are several.
    pub wins: u64,
    /// The share of the group's games won.
    pub win_rate: f64,
    /// Its 95 % Wilson interval.
    pub win_rate_95: Interval,
    /// The length of its games.
    pub moves: MoveStats,
    /// The scores of its games that have one.
    pub score: Option<ScoreStats>,
}

/// The mean of a fact along the games of a group.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactCurve {
    /// The fact.
    pub fact: String,
    /// The number along which it goes: `moves`, or another fact.
    pub along: String,
    /// The values of the group; empty if games are not grouped.
    pub values: Vec<String>,
    /// The points, in order. Games that have ended are in none of the later ones.
    pub points: Vec<FactPoint>,
}

/// A mean over the games that have come so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FactPoint {
    /// The number of moves, or the value of the other fact.
    pub at: i64,
    /// The number of games.
    pub games: u64,
    /// The mean; of yes and no, the share of yes.
    pub mean: f64,
    /// Its 95 % interval; `None` for a single game.
    pub mean_95: Option<Interval>,
}

impl FactReport {
    pub(crate) fn new(counts: &FactCounts) -> Self {
        let query = &*counts.query;
        let names: Vec<Names> = (0..query.by.len()).map(|n| Names::of(counts, n)).collect();
        let mut groups: BTreeMap<Vec<usize>, Group> = BTreeMap::new();
        for (key, group) in &counts.groups {
            let key = key.iter().zip(&names).map(|(answer, names)| names.place(answer.as_ref())).collect();
            groups.entry(key).or_default().merge(group.clone());
        }
        let games = counts.met;
        let values = |key: &[usize]| key.iter().zip(&names).map(|(n, names)| names.words(*n)).collect::<Vec<_>>();
        let mut largest: Vec<(&Vec<usize>, &Group)> = groups.iter().collect();
        largest.sort_by_key(|(key, group)| (std::cmp::Reverse(group.tally.games), (*key).clone()));
        largest.truncate(MOST_COURSES);
        largest.sort_by_key(|(key, _)| (*key).clone());
        let courses = (0..query.courses.len())
            .flat_map(|n| largest.iter().map(move |(key, group)| (n, *key, *group)))
            .map(|(n, key, group)| FactCurve::new(query, n, values(key), group))
            .filter(|curve| !curve.points.is_empty());
        Self {
            by: query.request.by.clone(),
            conditions: query.request.conditions.clone(),
            all: counts.games,
            games,
            courses: courses.collect(),
            groups: groups.iter().map(|(key, group)| FactGroup::new(values(key), group, games)).collect(),
        }
    }
}

impl FactGroup {
    fn new(values: Vec<String>, group: &Group, all: u64) -> Self {
        let tally = &group.tally;
        let (games, wins) = (tally.games, tally.wins());
        Self {
            values,
            games,
            share: ratio(games as f64, all as f64),
            share_95: wilson(games, all),
            wins,
            win_rate: ratio(wins as f64, games as f64),
            win_rate_95: wilson(wins, games),
            moves: MoveStats::of(&tally.moves),
            score: ScoreStats::of(&tally.scores, tally.score_sums),
        }
    }
}

impl FactCurve {
    fn new(query: &FactQuery, n: usize, values: Vec<String>, group: &Group) -> Self {
        let course = &query.courses[n];
        let is_flag = query.facts[course.of.fact].kind == FactKind::Flag;
        let points = group.courses.get(n).into_iter().flatten().map(|(&at, sums)| FactPoint {
            at,
            games: sums.count,
            mean: sums.mean().unwrap_or(0.0),
            mean_95: match is_flag {
                true => Some(wilson(u64::try_from(sums.sum).unwrap_or(0), sums.count)),
                false => sums.skewed_interval(),
            },
        });
        Self {
            fact: query.facts[course.of.fact].id.to_owned(),
            along: query.facts[course.by].id.to_owned(),
            values,
            points: points.collect(),
        }
    }
}

/// The names of the values of one term, in the order of groups.
enum Names {
    /// Bins of a number, then `none` and `other`.
    Bins(Vec<(i64, i64)>),
    /// Values, each a group.
    Values(Vec<Option<Answer>>),
}

impl Names {
    fn of(counts: &FactCounts, n: usize) -> Self {
        if let By::Answer(_, bins) = &counts.query.by[n]
            && !bins.is_empty()
        {
            return Self::Bins(bins.clone());
        }
        let mut found: BTreeMap<&Option<Answer>, u64> = BTreeMap::new();
        for (key, group) in &counts.groups {
            *found.entry(&key[n]).or_default() += group.tally.games;
        }
        let number = |answer: &Option<Answer>| match answer {
            Some(Answer::Number(number)) => Some(*number),
            _ => None,
        };
        let numbers: Vec<(i64, u64)> =
            found.iter().filter_map(|(answer, games)| Some((number(answer)?, *games))).collect();
        if numbers.len() > MOST_VALUES {
            return Self::Bins(quantile_bins(&numbers));
        }
        let mut values: Vec<(&Option<Answer>, u64)> = found.into_iter().collect();
        // Words by their games, numbers by their size, and nothing last.
        values.sort_by_key(|(answer, games)| {
            let games = if matches!(answer, Some(Answer::Word(_))) { *games } else { 0 };
            (answer.is_none(), std::cmp::Reverse(games), (*answer).clone())
        });
        Self::Values(values.into_iter().map(|(answer, _)| answer.clone()).collect())
    }

    fn place(&self, answer: Option<&Answer>) -> usize {
        match self {
            Self::Values(values) => values.iter().position(|known| known.as_ref() == answer).unwrap_or(values.len()),
            Self::Bins(bins) => {
                let Some(number) = answer.and_then(Answer::number) else { return bins.len() };
                bins.iter().position(|(from, to)| (*from..=*to).contains(&number)).unwrap_or(bins.len() + 1)
            }
        }
    }

    fn words(&self, place: usize) -> String {
        let none = || "none".to_owned();
        match self {
            Self::Values(values) => values.get(place).cloned().flatten().map_or_else(none, |value| value.to_string()),
            Self::Bins(bins) => match bins.get(place) {
                Some((from, to)) if from == to => FactValue::Number(*from).to_string(),
                Some((from, to)) if *from < 0 => format!("{from} to {to}"),
                Some((from, to)) => format!("{from}-{to}"),
                None if place == bins.len() => none(),
                None => "other".to_owned(),
            },
        }
    }
}

/// Bins of about as many games each: a value is in the bin of the middle of its games.
fn quantile_bins(numbers: &[(i64, u64)]) -> Vec<(i64, i64)> {
    let all: u64 = numbers.iter().map(|(_, games)| games).sum();
    let (mut bins, mut last, mut below) = (Vec::<(i64, i64)>::new(), None, 0);
    for &(number, games) in numbers {
        let bin = (2 * below + games) * BINS / (2 * all);
        match bins.last_mut().filter(|_| last == Some(bin)) {
            Some((_, to)) => *to = number,
            None => bins.push((number, number)),
        }
        (last, below) = (Some(bin), below + games);
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_hold_about_as_many_games_each() {
        let even: Vec<(i64, u64)> = (0..24).map(|number| (number, 5)).collect();
        assert_eq!(quantile_bins(&even), [(0, 3), (4, 7), (8, 11), (12, 15), (16, 19), (20, 23)]);
        let uneven: Vec<(i64, u64)> = (0..13).map(|number| (number, if number == 0 { 100 } else { 1 })).collect();
        assert_eq!(quantile_bins(&uneven), [(0, 0), (1, 12)]);
    }
}
