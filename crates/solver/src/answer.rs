//! The answer for one deal, as text, JSON and a record.

use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};
use underdeck_catalogue::DealInfo;
use underdeck_game::{Aim, Play as _, Playable};
use underdeck_players::PlayerKind;
use underdeck_record::{Deal, Record};

use crate::decide::Decided;
use crate::search::{Best, Solved};

/// The difficulty of a deal, by the departures of its winning line from the rollout policy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// None: the rollout policy wins.
    Easy,
    /// One departure.
    Fair,
    /// Two or more departures.
    Hard,
}

impl Difficulty {
    /// The difficulty in texts, settings and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Fair => "fair",
            Self::Hard => "hard",
        }
    }

    /// The difficulty of a number of departures.
    pub const fn of(departures: u32) -> Self {
        match departures {
            0 => Self::Easy,
            1 => Self::Fair,
            _ => Self::Hard,
        }
    }
}

/// The game-theoretic result of a deal, as far as known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Result {
    /// It can be won. For a best score: some line was found.
    Won,
    /// It is proven that no line wins.
    Lost,
    /// Undecided within the limits.
    Open,
}

impl Result {
    /// The result in words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Open => "open",
        }
    }
}

/// The answer for one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct SolverAnswer {
    /// The deal.
    pub deal: DealInfo,
    /// The aim of the search.
    pub aim: Aim,
    /// The result.
    pub result: Result,
    /// Positions searched.
    pub nodes: u64,
    /// Seconds of search by the host's clock.
    pub seconds: f64,
    /// The best line found.
    pub line: Option<FoundLine>,
    /// For scores and turns: a proven bound on all lines, if known. It equals the worth of `line` where this is proven optimal.
    pub bound: Option<i64>,
}

/// A winning or best line, checked by a replay with the deal's randomness.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundLine {
    /// The moves, in record notation.
    pub moves: Vec<String>,
    /// The number of moves that differ from the rollout policy's.
    pub departures: u32,
    /// The player that found the line; `None` for the search.
    pub by: Option<PlayerKind>,
    /// The score or the number of turns; 1 for a win alone.
    pub worth: i64,
    /// The finished game.
    pub record: Record,
}

impl FoundLine {
    /// The difficulty of the deal; `None` for the line of a player, since a line nearer to the rollout policy may exist.
    pub fn difficulty(&self) -> Option<Difficulty> {
        self.by.is_none().then(|| Difficulty::of(self.departures))
    }
}

impl SolverAnswer {
    /// The answer for the position after the moves `before`, which are the start of its line.
    pub(crate) fn of_win<S: Playable>(
        deal: &Deal<S>,
        before: &[S::Move],
        (solved, by): Decided<S::Move>,
        seconds: f64,
    ) -> Self {
        let (result, nodes, line) = match solved {
            Solved::Won { moves, departures, nodes } => {
                let line = found(deal, &[before, &moves].concat(), departures, 1);
                (Result::Won, nodes, Some(FoundLine { by, ..line }))
            }
            Solved::Lost { nodes } => (Result::Lost, nodes, None),
            Solved::Open { nodes } => (Result::Open, nodes, None),
        };
        Self { deal: DealInfo::of(deal.facts()), aim: Aim::Win, result, nodes, seconds, line, bound: None }
    }

    pub(crate) fn of_best<S: Playable>(deal: &Deal<S>, aim: Aim, best: Best<S::Move>, seconds: f64) -> Self {
        let Best { found: line, bound, proven, nodes } = best;
        let result = match line {
            Some(_) => Result::Won,
            // Turns are searched up to a limit of the game, so a search without a result proves nothing.
            None if proven && aim != Aim::Turns => Result::Lost,
            None => Result::Open,
        };
        let line = line.map(|(worth, moves, departures)| found(deal, &moves, departures, worth));
        Self { deal: DealInfo::of(deal.facts()), aim, result, nodes, seconds, line, bound }
    }
}

/// Replays the moves and records them.
///
/// # Panics
/// If a move is illegal, which is a defect of the solver.
fn found<S: Playable>(deal: &Deal<S>, moves: &[S::Move], departures: u32, worth: i64) -> FoundLine {
    let (mut state, mut chance) = deal.start();
    let mut record = Record::of_deal(deal.facts());
    record.set_tag("Player", "solver");
    record.set_informed();
    for &mv in moves {
        state.play(mv, &mut chance).unwrap_or_else(|error| panic!("deal {}: {error}", deal.code()));
        record.push_move(&mv.to_string());
    }
    record.set_outcome(state.outcome().as_ref());
    FoundLine { moves: moves.iter().map(ToString::to_string).collect(), departures, by: None, worth, record }
}

/// The JSON object of a deal; `docs/winnability.md` describes it.
impl Serialize for SolverAnswer {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> std::result::Result<Z::Ok, Z::Error> {
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("game", self.deal.game)?;
        line.serialize_entry("seed", &self.deal.seed)?;
        line.serialize_entry("deal", &self.deal.code)?;
        let options: serde_json::Map<String, serde_json::Value> = (self.deal.options.iter())
            .map(|(key, value)| ((*key).to_owned(), serde_json::to_value(value).unwrap_or_default()))
            .collect();
        line.serialize_entry("options", &options)?;
        line.serialize_entry("result", self.result.word())?;
        line.serialize_entry("nodes", &self.nodes)?;
        let searched = self.line.as_ref().filter(|line| line.by.is_none());
        line.serialize_entry("departures", &searched.map(|line| line.departures))?;
        if let Some(by) = self.line.as_ref().and_then(|line| line.by) {
            line.serialize_entry("by", by.name())?;
        }
        line.serialize_entry("ms", &((self.seconds * 1e6).round() / 1e3))?;
        let worth = self.line.as_ref().map(|line| line.worth);
        match self.aim {
            Aim::Win => {}
            Aim::Score => {
                line.serialize_entry("score", &worth)?;
                line.serialize_entry("bound", &self.bound)?;
            }
            Aim::Turns => {
                line.serialize_entry("turns", &worth)?;
                line.serialize_entry("least", &self.bound)?;
            }
        }
        if let Some(found) = &self.line {
            line.serialize_entry("moves", &found.moves)?;
        }
        line.end()
    }
}
