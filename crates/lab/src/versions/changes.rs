//! What changed from one version to another on the same deals.

use std::collections::BTreeMap;

use serde::Serialize;
use underdeck_stats::{Interval, Paired, Sums, TwoShares, holm, wilson};

use super::VersionGames;
use crate::experiment::ExperimentCell;
use crate::{Error, Loss};

/// The deals listed among those that turned.
const LISTED: usize = 12;
/// The unit of branching factors in sums of integers.
const THOUSAND: f64 = 1_000.0;
/// The family-wise level of clear changes.
const LEVEL: f64 = 0.05;

/// The changes of play from the first version to the second, paired by deal.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct VersionChanges {
    /// The number of deals.
    pub games: u64,
    /// Games with the same result, cause, score, moves, decisions and choices in both.
    pub alike: u64,
    /// The 95 % Wilson interval of their share.
    pub alike_95: Interval,
    /// The length of games and the choices in them.
    pub means: Vec<MeanChange>,
    /// The lost games by cause, the largest change first.
    pub causes: Vec<CauseChange>,
    /// The places of the lost games, the largest change first.
    pub places: Vec<PlaceChange>,
    /// The number of deals won in one version alone.
    pub turned_deals: u64,
    /// The first of them.
    pub turned: Vec<TurnedDeal>,
}

/// The change of a mean.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MeanChange {
    /// The figure: `moves`, `decisions`, or `branching`, the mean legal moves of a game's moves.
    pub figure: &'static str,
    /// The means of both versions.
    pub means: [f64; 2],
    /// The mean difference.
    pub change: f64,
    /// Its 95 % interval by Student's t for pairs, corrected for skewness; `None` for a single game.
    pub change_95: Option<Interval>,
    /// Its p-value, corrected for all means and causes (Holm); `None` for a single game.
    pub p_value: Option<f64>,
}

/// The change of a cause of loss.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CauseChange {
    /// The cause, in words of the rules.
    pub cause: String,
    /// The games lost by it in each version.
    pub lost: [u64; 2],
    /// The deals lost by it in one version alone: the first, the second.
    pub alone: [u64; 2],
    /// The share of the second version minus that of the first.
    pub change: f64,
    /// Its 95 % interval by Tango's score method for pairs.
    pub change_95: Interval,
    /// The p-value by McNemar's exact test, corrected for all means and causes (Holm).
    pub p_value: f64,
}

/// The change of the games lost at a place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlaceChange {
    /// The kind of place, as in [`Loss`].
    pub by: String,
    /// The place at the last decision.
    pub at: String,
    /// The games lost there in each version.
    pub lost: [u64; 2],
    /// The share of all games in the second version minus that in the first.
    pub change: f64,
    /// Its 95 % interval by Newcombe's method for independent games, since a list of losses does not name the deals.
    pub change_95: Interval,
    /// The p-value, corrected for all places (Holm).
    pub p_value: f64,
}

/// A deal that is won in one version alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TurnedDeal {
    /// The deal code in the first version.
    pub deal: String,
    /// The seed of the deal.
    pub seed: u64,
    /// The ends of both games: `won`, or the cause.
    pub ends: [String; 2],
}

impl MeanChange {
    /// Whether the change is clear among all changes.
    pub fn is_clear(&self) -> bool {
        self.p_value.is_some_and(|p| p < LEVEL)
    }
}

impl CauseChange {
    /// Whether the change is clear among all changes.
    pub fn is_clear(&self) -> bool {
        self.p_value < LEVEL
    }
}

impl PlaceChange {
    /// Whether the change is clear among all places.
    pub fn is_clear(&self) -> bool {
        self.p_value < LEVEL
    }

    /// The places of both versions' losses among their games.
    pub(super) fn all(losses: [&[Loss]; 2], games: u64) -> Vec<Self> {
        let mut places: BTreeMap<(&str, &str), [u64; 2]> = BTreeMap::new();
        for (n, loss) in losses.iter().enumerate().flat_map(|(n, losses)| losses.iter().map(move |loss| (n, loss))) {
            places.entry((&loss.by, &loss.at)).or_default()[n] += loss.games;
        }
        // A place shared by all losses has no information.
        let kinds: Vec<&str> = places.keys().map(|(by, _)| *by).collect();
        places.retain(|(by, _), _| kinds.iter().filter(|kind| *kind == by).count() > 1);
        let shares = |[first, second]: [u64; 2]| TwoShares { first: [second, games], second: [first, games] };
        let known: Vec<f64> = places.values().map(|lost| shares(*lost).p_value()).collect();
        let change = |((&(by, at), &lost), p_value): ((&(&str, &str), &[u64; 2]), f64)| {
            let [second, first] = shares(lost).shares();
            let change_95 = shares(lost).newcombe();
            Self { by: by.to_owned(), at: at.to_owned(), lost, change: second - first, change_95, p_value }
        };
        let mut all: Vec<Self> = places.iter().zip(holm(&known)).map(change).collect();
        all.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
        all
    }
}

/// Sums of a figure in the first version and of its differences.
#[derive(Clone, Copy, Default)]
struct Figure {
    first: Sums,
    differences: Sums,
}

impl Figure {
    fn add(&mut self, [first, second]: [i64; 2]) {
        self.first.add(first);
        self.differences.add(second - first);
    }

    fn change(&self, figure: &'static str, unit: f64) -> MeanChange {
        let (first, change) = (self.first.mean().unwrap_or_default(), self.differences.mean().unwrap_or_default());
        let interval = self.differences.skewed_interval();
        MeanChange {
            figure,
            means: [first / unit, (first + change) / unit],
            change: change / unit,
            change_95: interval.map(|Interval { low, high }| Interval { low: low / unit, high: high / unit }),
            p_value: self.differences.p_value(),
        }
    }
}

impl VersionChanges {
    /// Compares the games of two versions, without places; `cell` is the first.
    pub(super) fn new(cell: &ExperimentCell, versions: &[VersionGames; 2]) -> Result<Self, Error> {
        let game = underdeck_catalogue::find(cell.game)?;
        let [first, second] = versions;
        let games = first.result.deals().min(second.result.deals());
        let mut figures = [Figure::default(); 3];
        let mut causes: Vec<(&str, Paired)> = Vec::new();
        let (mut alike, mut turned_deals, mut turned) = (0, 0, Vec::new());
        let outcomes = first.result.outcomes().flatten().zip(second.result.outcomes().flatten());
        let rows = first.result.rows(cell.seed).zip(second.result.rows(cell.seed));
        for (n, ((one, other), (row, other_row))) in outcomes.zip(rows).enumerate() {
            let choices = versions.each_ref().map(|version| version.choices[n]);
            let numbers = [&row, &other_row].map(|row| [i64::from(row.moves), i64::from(row.decisions)]);
            let branching = |n: usize| {
                let moves = numbers[n][0].max(1) as f64;
                (choices[n] as f64 / moves * THOUSAND).round() as i64
            };
            figures[0].add(numbers.map(|[moves, _]| moves));
            figures[1].add(numbers.map(|[_, decisions]| decisions));
            figures[2].add([branching(0), branching(1)]);
            let is_alike = row == other_row && first.cause(n) == second.cause(n) && choices[0] == choices[1];
            alike += u64::from(is_alike);
            for cause in versions.iter().filter_map(|version| version.lost_by(n)) {
                if !causes.iter().any(|(known, _)| *known == cause) {
                    // The deals before were not lost by it.
                    causes.push((cause, Paired { neither: n as u64, ..Paired::default() }));
                }
            }
            for (cause, pairs) in &mut causes {
                let [one, other] = versions.each_ref().map(|version| version.lost_by(n) == Some(*cause));
                pairs.add(one, other);
            }
            if one.0 != other.0 {
                turned_deals += 1;
                if turned.len() < LISTED {
                    let end = |version: &VersionGames, won: bool, result: &str| {
                        let cause = version.cause(n).filter(|_| !won);
                        cause.map_or_else(|| result.to_owned(), str::to_owned)
                    };
                    turned.push(TurnedDeal {
                        deal: game.deal(&cell.options, row.seed)?.code,
                        seed: row.seed,
                        ends: [end(first, one.0, &row.result), end(second, other.0, &other_row.result)],
                    });
                }
            }
        }
        let units = [("moves", 1.0), ("decisions", 1.0), ("branching", THOUSAND)];
        let mut means: Vec<MeanChange> =
            figures.iter().zip(units).map(|(figure, (name, unit))| figure.change(name, unit)).collect();
        let mut causes: Vec<CauseChange> = causes.into_iter().map(|(cause, pairs)| of_cause(cause, pairs)).collect();
        let known = means.iter().filter_map(|mean| mean.p_value);
        let mut corrected =
            holm(&known.chain(causes.iter().map(|cause| cause.p_value)).collect::<Vec<_>>()).into_iter();
        for p in means.iter_mut().filter_map(|mean| mean.p_value.as_mut()) {
            *p = corrected.next().unwrap_or(1.0);
        }
        for cause in &mut causes {
            cause.p_value = corrected.next().unwrap_or(1.0);
        }
        causes.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()).then(one.cause.cmp(&other.cause)));
        let places = Vec::new();
        Ok(Self { games, alike, alike_95: wilson(alike, games), means, causes, places, turned_deals, turned })
    }
}

fn of_cause(cause: &str, pairs: Paired) -> CauseChange {
    CauseChange {
        cause: cause.to_owned(),
        lost: [pairs.both + pairs.first, pairs.both + pairs.second],
        alone: [pairs.first, pairs.second],
        change: pairs.difference(),
        change_95: pairs.tango(),
        p_value: pairs.p_value(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlanRequest;
    use underdeck_players::PlayerKind;

    fn games(lines: &[&str]) -> VersionGames {
        let head = "game,seed,player,result,cause,score,moves,decisions,choices,widest\n";
        let line = |(n, line): (usize, &&str)| format!("{n},{},greedy,{line}\n", crate::game_seed(3, n as u64));
        let text = head.to_owned() + &lines.iter().enumerate().map(line).collect::<String>();
        VersionGames::read(text.as_bytes(), 3, lines.len() as u64).unwrap()
    }

    fn cell() -> ExperimentCell {
        let request = PlanRequest { seed: 3, ..PlanRequest::new("keevorn", PlayerKind::Greedy, 3) };
        ExperimentCell::of(&request).unwrap()
    }

    #[test]
    fn games_causes_and_deals_that_turned_are_paired() {
        let first = games(&["won,won,,10,5,40,9", "lost,fight,,20,5,40,9", "lost,fight,,30,5,60,9"]);
        let second = games(&["won,won,,10,5,40,9", "won,won,,26,5,52,9", "lost,pain,,30,5,60,9"]);
        let changes = VersionChanges::new(&cell(), &[first, second]).unwrap();
        assert_eq!((changes.games, changes.alike, changes.turned_deals), (3, 1, 1));
        let moves = &changes.means[0];
        assert_eq!((moves.figure, moves.means, moves.change), ("moves", [20.0, 22.0], 2.0));
        assert!((changes.means[2].means[0] - (4.0 + 2.0 + 2.0) / 3.0).abs() < 1e-9, "{:?}", changes.means[2]);
        let causes: Vec<_> =
            changes.causes.iter().map(|found| (found.cause.as_str(), found.lost, found.alone)).collect();
        assert_eq!(causes, [("fight", [2, 0], [2, 0]), ("pain", [0, 1], [0, 1])]);
        let turned = &changes.turned[0];
        assert_eq!((turned.seed, turned.ends.clone()), (crate::game_seed(3, 1), ["fight", "won"].map(str::to_owned)));
        let game = underdeck_catalogue::find("keevorn").unwrap();
        assert_eq!(game.deal_of(&turned.deal).unwrap().seed, turned.seed);
    }

    #[test]
    fn places_are_counted_over_all_causes_and_one_shared_by_all_is_left_out() {
        let loss =
            |by: &str, at: &str, cause: &str, games| Loss { by: by.into(), at: at.into(), cause: cause.into(), games };
        let first = [loss("phase", "x", "fight", 70), loss("depth", "1", "fight", 10), loss("depth", "2", "fight", 60)];
        let second = [loss("phase", "x", "fight", 30), loss("depth", "2", "fight", 12), loss("depth", "2", "pain", 8)];
        let places = PlaceChange::all([&first, &second], 100);
        let found: Vec<_> = places.iter().map(|place| (place.at.as_str(), place.lost, place.is_clear())).collect();
        assert_eq!(found, [("2", [60, 20], true), ("1", [10, 0], true)]);
        assert!((places[0].change + 0.4).abs() < 1e-9 && places[0].change_95.contains(-0.4));
        assert!(places[0].change_95.high < 0.0 && places[0].change_95.low > -0.6);
    }

    #[test]
    fn a_change_is_clear_only_after_the_correction_for_all() {
        // Six deals lost by one cause alone: 0.03 by itself, more than 0.05 among four figures.
        let first = games(&["lost,fight,,10,5,40,9"; 6]);
        let second = games(&["won,won,,10,5,40,9"; 6]);
        let changes = VersionChanges::new(&cell(), &[first.clone(), second]).unwrap();
        assert!(of_cause("fight", Paired { first: 6, ..Paired::default() }).is_clear());
        assert!(!changes.causes[0].is_clear() && changes.means.iter().all(|mean| !mean.is_clear()));
        let same = VersionChanges::new(&cell(), &[first.clone(), first]).unwrap();
        assert_eq!((same.alike, same.turned_deals, same.causes[0].change), (6, 0, 0.0));
    }
}
