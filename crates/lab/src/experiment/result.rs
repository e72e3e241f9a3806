//! The results of a cell by deal, so that any two cells can be compared.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use underdeck_game::{GameResult, Outcome, Seat};

use crate::adjust::Adjusting;
use crate::facts::{FactCounts, FactQuery, FactReport, GameFacts};
use crate::rows::Row;
use crate::table::Pair;
use crate::{Loss, game_seed};

/// The letter of a skipped deal.
const LEFT_OUT: u8 = b'-';

/// The results of a cell by deal, as stored in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellResult {
    /// The inputs that determine it: [`Cell::plan`](super::ExperimentCell::plan).
    pub plan: String,
    /// A letter for each deal: `W`on, `L`ost, `D`rawn, `U`nfinished, the winning seat from `1`, or `-` for a deal skipped because the opening is
    /// illegal.
    pub results: String,
    /// The score of each deal; empty if no deal has one.
    pub scores: Vec<Option<i32>>,
    /// The moves of each deal.
    pub moves: Vec<u32>,
    /// The decisions of each deal.
    pub decisions: Vec<u32>,
    /// The sum of legal moves over all moves of all deals.
    pub choices: u64,
    /// The most legal moves of a position.
    pub widest: u64,
    /// Games by the cause of their end.
    pub ends: Vec<(String, u64)>,
    /// The lost games by place and cause.
    #[serde(default)]
    pub losses: Vec<Loss>,
    /// The luck of each deal, in [parts](underdeck_players::GameLuck::PARTS); empty if it was not measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lucks: Vec<i64>,
    /// What is asked of the facts of each game played; empty if nothing is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<GameFacts>,
    /// The hash of the moves of each deal; empty in files of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<u32>,
    /// Files of earlier versions have the duration of the games, which made equal runs unequal.
    #[serde(default, skip_serializing)]
    pub(crate) seconds: IgnoredAny,
}

/// The result of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRow {
    /// The index of the deal, from 0, common to all cells.
    pub game: u64,
    /// The seed of the deal.
    pub seed: u64,
    /// The result as in the rows of a simulation.
    pub result: String,
    /// The score, if the rules keep one.
    pub score: Option<i32>,
    /// The number of moves.
    pub moves: u32,
    /// The number of moves with an alternative.
    pub decisions: u32,
    /// What is asked of its facts, if anything is.
    pub facts: Option<GameFacts>,
}

impl CellResult {
    /// An empty result.
    pub fn new(plan: String) -> Self {
        Self {
            plan,
            results: String::new(),
            scores: Vec::new(),
            moves: Vec::new(),
            decisions: Vec::new(),
            choices: 0,
            widest: 0,
            ends: Vec::new(),
            losses: Vec::new(),
            lucks: Vec::new(),
            facts: Vec::new(),
            lines: Vec::new(),
            seconds: IgnoredAny,
        }
    }

    /// Marks the deals before this one as skipped.
    pub(crate) fn skip_to(&mut self, deal: u64) {
        while (self.results.len() as u64) < deal {
            self.results.push(char::from(LEFT_OUT));
            self.moves.push(0);
            self.lines.push(0);
            self.decisions.push(0);
            if !self.scores.is_empty() {
                self.scores.push(None);
            }
        }
    }

    /// Appends deals in their order.
    pub fn add(&mut self, rows: &[Row]) {
        for row in rows {
            self.add_game(row.result(), row.outcome.map(|outcome| outcome.cause), row.score(), row.moves);
            self.decisions.push(row.decisions.try_into().unwrap_or(u32::MAX));
            self.lines.push(row.line);
            self.lucks.extend(row.luck);
            self.facts.extend(row.facts.as_deref().cloned());
            self.choices += row.choices;
            self.widest = self.widest.max(row.widest);
        }
    }

    /// Appends the end of a deal: the result as in rows, the cause unless it is unfinished, the score, and the moves.
    pub(crate) fn add_game(&mut self, result: &str, cause: Option<&str>, score: Option<i32>, moves: u64) {
        let letter = match result {
            "won" => 'W',
            "lost" => 'L',
            "draw" => 'D',
            "unfinished" => 'U',
            winner => winner.chars().last().filter(char::is_ascii_digit).unwrap_or('9'),
        };
        self.results.push(letter);
        if score.is_some() && self.scores.is_empty() {
            self.scores = vec![None; self.moves.len()];
        }
        if score.is_some() || !self.scores.is_empty() {
            self.scores.push(score);
        }
        self.moves.push(moves.try_into().unwrap_or(u32::MAX));
        if let Some(cause) = cause {
            match self.ends.iter_mut().find(|(known, _)| *known == cause) {
                Some((_, games)) => *games += 1,
                None => self.ends.push((cause.to_owned(), 1)),
            }
        }
    }

    /// The file content: a line of JSON, and the SHA-256 of that line.
    ///
    /// # Errors
    /// If a number cannot be written as JSON.
    pub fn sealed(&self) -> Result<String, serde_json::Error> {
        let line = serde_json::to_string(self)?;
        Ok(format!("{line}\n{}\n", seal(&line)))
    }

    /// Reads [`sealed`](Self::sealed) text; `None` if a byte has changed.
    pub fn unsealed(text: &str) -> Option<Self> {
        let (line, rest) = text.split_once('\n')?;
        if rest.strip_suffix('\n')? != seal(line) {
            return None;
        }
        serde_json::from_str(line).ok()
    }

    /// The number of deals, including skipped ones.
    pub fn deals(&self) -> u64 {
        self.results.len() as u64
    }

    /// The number of deals played.
    pub fn games(&self) -> u64 {
        self.count(|letter| letter != LEFT_OUT)
    }

    fn count(&self, is_one: impl Fn(u8) -> bool) -> u64 {
        self.results.bytes().filter(|letter| is_one(*letter)).count() as u64
    }

    /// Whether it is a consistent result of this plan and number of deals.
    pub fn is_of(&self, plan: &str, deals: u64) -> bool {
        let (all, played) = (self.results.len(), self.games());
        let whole = self.moves.len() == all && self.decisions.len() == all;
        let scored = self.scores.is_empty() || self.scores.len() == all;
        let lucky = self.lucks.is_empty() || self.lucks.len() as u64 == played;
        let asked = self.facts.is_empty() || self.facts.len() as u64 == played;
        let lined = self.lines.is_empty() || self.lines.len() == all;
        let ended = self.ends.iter().try_fold(0u64, |sum, (_, games)| sum.checked_add(*games));
        let letters = self.results.bytes().all(|letter| b"WLDU123456789-".contains(&letter));
        let ended = ended.and_then(|ended| ended.checked_add(self.unfinished()));
        self.plan == plan
            && all as u64 == deals
            && whole
            && scored
            && lined
            && lucky
            && asked
            && letters
            && ended == Some(played)
    }

    /// Games that reached the limit of moves.
    pub(crate) fn unfinished(&self) -> u64 {
        self.count(|letter| letter == b'U')
    }

    /// The result of each deal: whether it was won, by the first seat if there are several, and its score; `None` if it was skipped.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = Option<(bool, Option<i32>)>> + '_ {
        let scores = self.scores.iter().copied().chain(std::iter::repeat(None));
        let ends = self.results.bytes().zip(scores);
        ends.map(|(letter, score)| (letter != LEFT_OUT).then_some((matches!(letter, b'W' | b'1'), score)))
    }

    /// A row for each deal, given the seed of the cell's deals.
    pub fn rows(&self, seed: u64) -> impl Iterator<Item = DealRow> + '_ {
        let scores = self.scores.iter().copied().chain(std::iter::repeat(None));
        let letters = self.results.bytes().zip(scores).zip(self.moves.iter().zip(&self.decisions)).zip(0..);
        let facts = self.facts.iter().map(|facts| Some(facts.clone())).chain(std::iter::repeat(None));
        letters.filter(|(((letter, _), _), _)| *letter != LEFT_OUT).zip(facts).map(
            move |((((letter, score), (&moves, &decisions)), game), facts)| DealRow {
                game,
                seed: game_seed(seed, game),
                result: match letter {
                    b'W' => "won".to_owned(),
                    b'L' => "lost".to_owned(),
                    b'D' => "draw".to_owned(),
                    b'U' => "unfinished".to_owned(),
                    seat => format!("winner {}", char::from(seat)),
                },
                score,
                moves,
                decisions,
                facts,
            },
        )
    }

    /// The answer of its games to a query.
    pub(super) fn asked(&self, query: FactQuery) -> FactReport {
        let mut counts = FactCounts::new(query.into());
        let played =
            self.results.bytes().zip(&self.moves).zip(self.scores.iter().copied().chain(std::iter::repeat(None)));
        let played = played.filter(|((letter, _), _)| *letter != LEFT_OUT);
        for (((letter, &moves), score), facts) in played.zip(&self.facts) {
            let result = match letter {
                b'W' => Some(GameResult::Won),
                b'L' => Some(GameResult::Lost),
                b'D' => Some(GameResult::Draw),
                b'U' => None,
                seat => Some(GameResult::Winner(Seat(seat - b'1'))),
            };
            let outcome = result.map(|result| Outcome { result, cause: "", score });
            counts.add(moves.into(), outcome, facts);
        }
        FactReport::new(&counts)
    }

    /// The comparison with another result on the deals that both played.
    pub(crate) fn against(&self, baseline: &Self) -> Pair {
        let mut pair = Pair::default();
        let lucks = self.lucks().zip(baseline.lucks());
        for (game, ((first, second), lucks)) in (0..).zip(baseline.outcomes().zip(self.outcomes()).zip(lucks)) {
            let lines = [baseline, self].map(|result| result.lines.get(game as usize).copied());
            if let (Some(first), Some(second)) = (first, second) {
                pair.add_game(game, [first, second], [lucks.1, lucks.0], lines);
            }
        }
        pair
    }

    /// Wins and scores with the luck of each deal.
    pub(crate) fn adjusting(&self) -> Adjusting {
        let mut adjusting = Adjusting::default();
        for (game, (end, luck)) in (0..).zip(self.outcomes().zip(self.lucks())) {
            if let Some((won, score)) = end {
                adjusting.add(game, won.into(), score.map(i64::from), luck);
            }
        }
        adjusting
    }

    fn lucks(&self) -> impl Iterator<Item = Option<i64>> + '_ {
        let mut lucks = self.lucks.iter().copied();
        self.results.bytes().map(move |letter| if letter == LEFT_OUT { None } else { lucks.next() })
    }
}

fn seal(line: &str) -> String {
    Sha256::digest(line.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_round_trip_through_their_file() {
        let rows = crate::rows::tests::rows();
        let mut result = CellResult::new("plan".into());
        result.add(&rows[2..]);
        result.add(&rows[..2]);
        assert_eq!((result.results.as_str(), result.games()), ("2UWL", 4));
        assert_eq!(result.scores, [None, None, Some(12), Some(-3)]);
        let words: Vec<String> =
            result.rows(7).map(|row| format!("{} {} {:?}", row.game, row.result, row.score)).collect();
        assert_eq!(words, ["0 winner 2 None", "1 unfinished None", "2 won Some(12)", "3 lost Some(-3)"]);
        assert_eq!(result.rows(7).nth(2).map(|row| row.seed), Some(game_seed(7, 2)));
        let wins: Vec<bool> = result.outcomes().flatten().map(|(won, _)| won).collect();
        assert_eq!(wins, [false, false, true, false]);
        let text = result.sealed().unwrap();
        let read = CellResult::unsealed(&text).unwrap();
        assert_eq!(CellResult::unsealed(&text.replacen('L', "W", 1)), None);
        assert_eq!(CellResult::unsealed(text.lines().next().unwrap()), None);
        assert!(read == result && read.is_of("plan", 4) && !read.is_of("other", 4) && !read.is_of("plan", 5));
        assert!(!CellResult { results: "2UWX".into(), ..read.clone() }.is_of("plan", 4));
        assert!(!CellResult { moves: vec![1], ..read.clone() }.is_of("plan", 4));
        let ends = vec![("a".to_owned(), u64::MAX), ("b".to_owned(), 4)];
        assert!(!CellResult { ends, ..read }.is_of("plan", 4), "a sum that is too large");
    }

    #[test]
    fn a_file_has_no_duration_and_one_of_an_earlier_version_is_read_without_it() {
        let text = CellResult::new("plan".into()).sealed().unwrap();
        let line = text.lines().next().unwrap();
        assert!(!line.contains("seconds"), "{line}");
        let older = line.strip_suffix('}').unwrap().to_owned() + ",\"seconds\":1.5}";
        let read = CellResult::unsealed(&format!("{older}\n{}\n", seal(&older)));
        assert_eq!(read, CellResult::unsealed(&text));
        assert!(read.is_some_and(|read| read.sealed().unwrap() == text));
    }

    #[test]
    fn skipped_deals_do_not_count() {
        let rows = crate::rows::tests::rows();
        let mut result = CellResult::new("plan".into());
        result.skip_to(1);
        result.add(&[Row { luck: Some(5), ..rows[0].clone() }, rows[1].clone()]);
        result.skip_to(4);
        assert_eq!((result.results.as_str(), result.deals(), result.games()), ("-WL-", 4, 2));
        assert!(!result.is_of("plan", 4), "luck of one game alone");
        result.lucks.push(7);
        assert!(result.is_of("plan", 4) && !result.is_of("plan", 2));
        assert_eq!(result.rows(7).map(|row| row.game).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(result.lucks().collect::<Vec<_>>(), [None, Some(5), Some(7), None]);
        let mut other = CellResult::new(String::new());
        other.add(&[rows[1].clone(), rows[1].clone(), rows[0].clone()]);
        let pair = result.against(&other);
        assert_eq!((pair.wins.trials(), pair.wins.first, pair.wins.second, pair.scores.count()), (2, 1, 1, 2));
    }

    #[test]
    fn two_cells_are_compared_deal_by_deal() {
        let cell = |results: &str, scores: &[i32]| CellResult {
            results: results.into(),
            scores: scores.iter().copied().map(Some).collect(),
            ..CellResult::new(String::new())
        };
        let pair = cell("WWL", &[5, 7, 1]).against(&cell("LWLW", &[1, 7, 2, 9]));
        assert_eq!((pair.wins.both, pair.wins.second, pair.wins.first, pair.wins.neither), (1, 1, 0, 1));
        assert_eq!((pair.scores.count(), pair.scores.means()), (3, [10.0 / 3.0, 13.0 / 3.0]));
    }
}
