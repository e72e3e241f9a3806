//! A study as JSON.

use serde::{Serialize, Serializer};
use underdeck_game::{Message, OptionValue};

use super::{Branching, Decisions, Difference, Distributions, Run, Speed, StepStats, Study};
use crate::facts::FactReport;
use crate::results::as_object;
use crate::{Loss, Luck, Results};

/// A study, of one player or several alike.
#[derive(Serialize)]
struct Whole<'a> {
    game: &'a str,
    rules: u32,
    #[serde(serialize_with = "as_object")]
    options: &'a [(&'static str, OptionValue)],
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<&'a str>,
    luck: Luck,
    seed: u64,
    games: u64,
    pairing: Message,
    players: Vec<Of<'a>>,
    differences: &'a [Difference],
    #[serde(flatten)]
    speed: Speed,
    #[serde(flatten)]
    about: About<'a>,
}

/// A player.
#[derive(Serialize)]
struct Of<'a> {
    player: &'a str,
    #[serde(flatten)]
    results: &'a Results,
    u_per_move: f64,
    #[serde(flatten)]
    more: More<'a>,
}

/// The results by move.
#[derive(Serialize)]
struct More<'a> {
    decisions: &'a Decisions,
    branching: &'a Branching,
    distributions: &'a Distributions,
    survival: Vec<(i64, f64)>,
    steps: &'a [StepStats],
    losses: &'a [Loss],
    #[serde(skip_serializing_if = "Option::is_none")]
    facts: Option<&'a FactReport>,
}

/// The other parameters of the request.
#[derive(Serialize)]
struct About<'a> {
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    opening: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<Stop>,
}

#[derive(Serialize)]
struct Stop {
    half_width: f64,
    met: bool,
}

impl<'a> More<'a> {
    fn of(run: &'a Run) -> Self {
        let detail = &run.detail;
        Self {
            decisions: &detail.decisions,
            branching: &detail.branching,
            distributions: &detail.distributions,
            survival: detail.survival(),
            steps: &detail.steps,
            losses: &detail.losses,
            facts: run.facts.as_ref(),
        }
    }
}

impl Serialize for Study {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let until = self.until.map(|(until, met)| Stop { half_width: until.half(), met });
        let about = About { opening: &self.opening, until };
        let Self { game, rules, luck, seed, speed, .. } = *self;
        let (options, opponent) = (self.options.as_slice(), self.opponent.as_deref());
        let players = self.runs.iter().map(|run| {
            let Run { player, results, u_per_move, .. } = run;
            Of { player, results, u_per_move: *u_per_move, more: More::of(run) }
        });
        let players = players.collect();
        let (games, pairing, differences) = (self.games(), self.pairing(), self.differences.as_slice());
        let whole =
            Whole { game, rules, options, opponent, luck, seed, games, pairing, players, differences, speed, about };
        whole.serialize(serializer)
    }
}
