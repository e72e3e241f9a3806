//! Surveys of winnability: the answers for many seeds in a sealed file that can be continued.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use underdeck_game::Playable;
use underdeck_game::{Options as _, Play as _};
use underdeck_stats::{Interval, wilson};

use crate::answer::{Result, SolverAnswer};

/// The version of the search. Results of another version cannot be continued.
const SEARCH: u32 = 3;
/// From this number of departures, all share one mark.
const MANY: u32 = 35;

/// The answers for consecutive seeds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BatchSolve {
    /// The identity of the survey as text, one item a line: [`plan`].
    pub plan: String,
    /// A mark per deal: `L` lost, `O` open, `P` won by a player where the search met its limit; for a win of the search the departures, `0`–`9`, then
    /// `a`–`z`, where `z` is 35 and more.
    pub marks: String,
    /// The node limit that the search met in each deal marked `O` or `P`, by its index.
    pub open: BTreeMap<u64, u64>,
    /// Positions searched.
    pub nodes: u64,
    /// Files of earlier versions have the seconds of all threads, which made equal runs unequal.
    #[serde(default, skip_serializing)]
    seconds: IgnoredAny,
}

/// The counts of a survey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Winnable deals.
    pub won: u64,
    /// Lost deals.
    pub lost: u64,
    /// Deals undecided within the limits.
    pub open: u64,
    /// The winnable deals that a player won where the search met its limit, so that their departures are unknown.
    pub by_players: u64,
    /// The other winnable deals by departures; the last entry counts 35 and more.
    pub departures: [u64; MANY as usize + 1],
}

/// The identity of a survey: the program, the search, the game with its rules and options, and the first seed. The limits are not part of it and may
/// rise from run to run.
///
/// # Errors
/// If the game does not exist, or an option is invalid.
pub fn plan(
    game: &str,
    options: &[(String, String)],
    first: u64,
) -> std::result::Result<String, underdeck_catalogue::Error> {
    struct Options<'a>(&'a [(String, String)]);
    impl underdeck_catalogue::GameVisitor for Options<'_> {
        type Out = std::result::Result<String, underdeck_catalogue::Error>;

        fn visit<S: Playable>(self) -> Self::Out {
            let options = underdeck_catalogue::typed_options::<S>(self.0)?;
            let pairs: Vec<String> = options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
            Ok(format!("game {} rules {}\noptions {}", S::INFO.id, S::rules_of(&options), pairs.join(" ")))
        }
    }
    let game = underdeck_catalogue::visit(game, Options(options))??;
    Ok(format!("underdeck {} search {SEARCH}\n{game}\nseeds from {first}\n", env!("CARGO_PKG_VERSION")))
}

impl BatchSolve {
    /// An empty survey of a plan.
    pub const fn new(plan: String) -> Self {
        Self { plan, marks: String::new(), open: BTreeMap::new(), nodes: 0, seconds: IgnoredAny }
    }

    /// The file name: a digest of the plan.
    pub fn fingerprint(plan: &str) -> String {
        seal(plan).chars().take(20).collect()
    }

    /// The number of deals answered.
    pub fn deals(&self) -> u64 {
        self.marks.len() as u64
    }

    /// The indices of the deals in which the search met a lower node limit than this.
    pub fn below(&self, limit: u64) -> Vec<u64> {
        self.open.iter().filter(|(_, met)| **met < limit).map(|(place, _)| *place).collect()
    }

    /// Records the answer for the deal at an index, either the next one or an open one, found with this node limit.
    pub fn note(&mut self, place: u64, answer: &SolverAnswer, limit: u64) {
        let departures = answer.line.as_ref().map_or(0, |line| line.departures.min(MANY));
        let is_searched = answer.line.as_ref().is_none_or(|line| line.by.is_none());
        let mark = match answer.result {
            Result::Won if !is_searched => 'P',
            Result::Won => char::from_digit(departures, 36).unwrap_or('z'),
            Result::Lost => 'L',
            Result::Open => 'O',
        };
        let known = place as usize..self.marks.len().min(place as usize + 1);
        self.marks.replace_range(known, mark.encode_utf8(&mut [0; 4]));
        match mark {
            'O' | 'P' => self.open.insert(place, limit),
            _ => self.open.remove(&place),
        };
        self.nodes += answer.nodes;
    }

    /// Appends the survey of the seeds that follow, as found by another thread or machine.
    pub fn append(&mut self, next: &Self) {
        let known = self.deals();
        self.open.extend(next.open.iter().map(|(place, limit)| (known + place, *limit)));
        self.marks.push_str(&next.marks);
        self.nodes += next.nodes;
    }

    /// The counts by result.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts { won: 0, lost: 0, open: 0, by_players: 0, departures: [0; MANY as usize + 1] };
        for mark in self.marks.chars() {
            match (mark, mark.to_digit(36)) {
                ('L', _) => counts.lost += 1,
                ('P', _) => (counts.won, counts.by_players) = (counts.won + 1, counts.by_players + 1),
                ('O', _) | (_, None) => counts.open += 1,
                (_, Some(departures)) => {
                    counts.won += 1;
                    counts.departures[departures as usize] += 1;
                }
            }
        }
        counts
    }

    /// The indices of the deals with a mark, `L` or `O`; add the first seed for the seed.
    pub fn places(&self, mark: char) -> impl Iterator<Item = u64> + '_ {
        (0..).zip(self.marks.chars()).filter(move |(_, found)| *found == mark).map(|(n, _)| n)
    }

    /// The file content: a line of JSON, and the SHA-256 of that line.
    ///
    /// # Errors
    /// If a number cannot be written as JSON.
    pub fn sealed(&self) -> std::result::Result<String, serde_json::Error> {
        let line = serde_json::to_string(self)?;
        Ok(format!("{line}\n{}\n", seal(&line)))
    }

    /// Reads [`sealed`](Self::sealed) text; `None` if a byte has changed, or if it belongs to another plan.
    pub fn unsealed(text: &str, plan: &str) -> Option<Self> {
        let (line, rest) = text.split_once('\n')?;
        let survey: Self = serde_json::from_str(line).ok().filter(|_| rest.strip_suffix('\n') == Some(&seal(line)))?;
        let is_mark = |mark: char| matches!(mark, 'L' | 'O' | 'P' | '0'..='9' | 'a'..='z');
        let is_limited = |mark: char| matches!(mark, 'O' | 'P');
        let limited = (0..).zip(survey.marks.chars()).filter(|(_, mark)| is_limited(*mark)).map(|(n, _)| n);
        let is_whole = survey.marks.chars().all(is_mark) && limited.eq(survey.open.keys().copied());
        (survey.plan == plan && is_whole).then_some(survey)
    }
}

impl Counts {
    /// All deals.
    pub const fn deals(&self) -> u64 {
        self.won + self.lost + self.open
    }

    /// The 95 % interval of the winnable share: from the lower end of Wilson's interval with open deals counted as lost to the upper end with open
    /// deals counted as won.
    pub fn share(&self) -> Interval {
        let low = wilson(self.won, self.deals()).low;
        Interval { low, high: wilson(self.won + self.open, self.deals()).high }
    }
}

fn seal(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_no_duration_and_one_of_an_earlier_version_is_read_without_it() {
        let survey = BatchSolve { marks: "0L3".into(), ..BatchSolve::new("plan".into()) };
        let text = survey.sealed().unwrap();
        let line = text.lines().next().unwrap();
        assert!(!line.contains("seconds"), "{line}");
        let older = line.strip_suffix('}').unwrap().to_owned() + ",\"seconds\":1.5}";
        let read = BatchSolve::unsealed(&format!("{older}\n{}\n", seal(&older)), "plan");
        assert_eq!(read, Some(survey));
        assert!(read.is_some_and(|read| read.sealed().unwrap() == text));
    }
}
