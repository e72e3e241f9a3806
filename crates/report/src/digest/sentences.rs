//! The findings of a report as sentences: each change with its size and its uncertainty.

use underdeck_game::{Link, Message, say};
use underdeck_lab::Difference;
use underdeck_lab::measures::Ruling;
use underdeck_stats::holm;

use super::{house_rule, named};
use crate::numbers::NumberFormat;
use crate::sheet::Estimate;

/// The family-wise level of a report's findings.
const LEVEL: f64 = Ruling::LEVEL;
/// The most findings in sentences; the tables have all.
const MOST: usize = 5;

/// A comparison with its significance.
#[derive(Clone)]
pub(super) struct Finding<'a> {
    name: Message,
    difference: &'a Difference,
    in_wins: bool,
    in_scores: bool,
}

impl<'a> Finding<'a> {
    /// The comparisons of a report, corrected together.
    pub(super) fn all(differences: impl Iterator<Item = &'a Difference> + Clone) -> Vec<Self> {
        let clear = clear(differences.clone());
        let finding = |(difference, [in_wins, in_scores]): (&'a Difference, [bool; 2])| Self {
            name: difference.player.as_str().into(),
            difference,
            in_wins,
            in_scores,
        };
        differences.zip(clear).map(finding).collect()
    }

    /// The comparisons of house rules, which are already corrected together.
    pub(super) fn of_rulings(game: &str, rulings: impl Iterator<Item = &'a Ruling>) -> Vec<Self> {
        let finding = |ruling: &'a Ruling| {
            let (in_wins, in_scores) = (ruling.changes_wins(), ruling.changes_scores());
            let name = house_rule(game, ruling.key, &ruling.to.to_string());
            Self { name, difference: &ruling.difference, in_wins, in_scores }
        };
        rulings.map(finding).collect()
    }

    fn won(&self) -> Message {
        let (value, interval) = (self.difference.win_rate, Some(self.difference.win_rate_95));
        named(&self.name, Estimate { value, interval, unit: NumberFormat::MoreShare })
    }

    fn scored(&self) -> Option<Message> {
        let score = self.difference.score?;
        Some(named(&self.name, Estimate { value: score.mean, interval: score.mean_95, unit: NumberFormat::More }))
    }
}

/// Whether wins and scores differ clearly in each of a report's comparisons, all corrected together (Holm 1979).
pub(crate) fn clear<'a>(differences: impl Iterator<Item = &'a Difference> + Clone) -> Vec<[bool; 2]> {
    let score = |found: &Difference| found.score.and_then(|score| score.p_value);
    let p: Vec<f64> = differences.clone().flat_map(|found| [Some(found.p_value), score(found)]).flatten().collect();
    let mut corrected = holm(&p).into_iter();
    let mut next = || corrected.next().is_some_and(|p| p < LEVEL);
    differences.map(|found| [next(), score(found).is_some() && next()]).collect()
}

/// The significant changes by descending size, then the comparisons without a clear difference, and those of identical games.
///
/// Scores come before wins in a game that is about scores.
pub(super) fn changed(mut findings: Vec<Finding<'_>>, is_score: bool) -> Vec<Message> {
    if findings.is_empty() {
        return Vec::new();
    }
    let size = |finding: &Finding<'_>| match finding.difference.score.filter(|_| is_score) {
        Some(score) => score.mean.abs(),
        None => finding.difference.win_rate.abs(),
    };
    findings.sort_by(|one, other| size(other).total_cmp(&size(one)));
    let all = findings.len();
    let list = |of: &[Message]| {
        let more = of.len().saturating_sub(MOST);
        let more = (more > 0).then(|| say!(REPORT_MORE_NAMES, n = more));
        Message::join(of.iter().take(MOST).cloned().chain(more), Link::And)
    };
    let first = &findings[0].difference.against;
    let is_one = findings.iter().all(|finding| finding.difference.against == *first);
    let against = || if is_one { first.as_str().into() } else { say!(REPORT_BASELINES) };
    let mut said = Vec::new();
    let wins: Vec<Message> = findings.iter().filter(|finding| finding.in_wins).map(Finding::won).collect();
    let scores: Vec<Message> =
        findings.iter().filter(|finding| finding.in_scores).filter_map(Finding::scored).collect();
    if !wins.is_empty() {
        said.push(say!(REPORT_CLEAR_WINS, against = against(), n = wins.len(), all, list = list(&wins)));
    }
    if !scores.is_empty() {
        said.push(say!(REPORT_CLEAR_SCORES, against = against(), n = scores.len(), all, list = list(&scores)));
    }
    if is_score {
        said.reverse();
    }
    let has_findings = !said.is_empty();
    let (identical, others): (Vec<Finding<'_>>, Vec<_>) =
        findings.iter().cloned().partition(|found| found.difference.is_identical());
    let unclear: Vec<Message> =
        others.iter().filter(|found| !found.in_wins && !found.in_scores).map(|found| found.name.clone()).collect();
    for alike in identical.chunk_by(|one, other| one.difference.games == other.difference.games) {
        let names: Vec<Message> = alike.iter().map(|found| found.name.clone()).collect();
        let n = alike[0].difference.games;
        said.push(say!(REPORT_IDENTICAL, against = against(), n, list = list(&names)));
    }
    if identical.iter().any(|found| found.difference.is_untrained) {
        said.push(say!(REPORT_UNTRAINED));
    }
    if !unclear.is_empty() {
        said.push(say!(REPORT_NO_DIFFERENCE, against = against(), list = list(&unclear)));
    }
    if has_findings {
        said.push(say!(REPORT_TOGETHER));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_lab::{ScoreDifference, Shared};
    use underdeck_stats::Interval;

    fn difference(player: &str, win_rate: f64, p_value: f64, score_p: Option<f64>) -> Difference {
        let interval = Interval { low: win_rate - 0.01, high: win_rate + 0.01 };
        let score = score_p.map(|p| ScoreDifference {
            games: 5,
            means: [1.0, 3.0],
            mean: 2.0,
            mean_95: None,
            p_value: Some(p),
        });
        let (player, against) = (player.to_owned(), "rulebook".to_owned());
        let counts = (0, 0, 0, 9);
        Difference {
            player,
            against,
            shared: Shared::Deals,
            games: counts.3,
            identical: None,
            is_untrained: false,
            both: counts.0,
            gained: counts.1,
            given: counts.2,
            win_rate,
            win_rate_95: interval,
            p_value,
            score,
            luck_out: None,
        }
    }

    #[test]
    fn the_greatest_change_comes_first_and_noise_is_not_a_finding() {
        let all = [
            difference("a", 0.05, 0.001, None),
            difference("b", -0.2, 1e-9, None),
            // Below 5 % alone, but not after the correction for four.
            difference("c", 0.02, 0.04, Some(0.03)),
        ];
        let said = changed(Finding::all(all.iter()), false);
        assert_eq!(
            said[0],
            "Clearly more or fewer games won than rulebook (2 of 3 comparisons): b −20.0 % (−21.0 to −19.0) and a +5.0 % (+4.0 to +6.0)."
        );
        assert_eq!(said[1], "No clear difference from rulebook: c.");
        assert!(said[2].contains("Holm") && said.len() == 3);
    }

    #[test]
    fn identical_games_are_reported_as_such() {
        let alike = Difference { identical: Some(9), is_untrained: true, ..difference("value", 0.0, 1.0, None) };
        let noise = Difference { identical: Some(8), ..difference("b", 0.0, 1.0, None) };
        let said = changed(Finding::all([alike, noise].iter()), false);
        let same = "The same games as rulebook, move for move, in all 9: value.";
        let why = "value plays as greedy here: the game has no weights for these house rules.";
        assert_eq!(said, [same, why, "No clear difference from rulebook: b."]);
    }

    #[test]
    fn a_report_without_a_clear_difference_says_so_and_scores_are_separate() {
        assert!(changed(Vec::new(), false).is_empty());
        let noise = [difference("a", 0.05, 0.4, None)];
        assert_eq!(changed(Finding::all(noise.iter()), false), ["No clear difference from rulebook: a."]);
        let scores = [difference("a", 0.0, 1.0, Some(1e-6))];
        assert_eq!(
            changed(Finding::all(scores.iter()), false)[0],
            "Clearly higher or lower scores than rulebook: a +2.00."
        );
        let many: Vec<Difference> = (0..8).map(|n| difference(&n.to_string(), 0.5, 0.0, None)).collect();
        assert!(changed(Finding::all(many.iter()), false)[0].ends_with("and 3 more."));
    }
}
