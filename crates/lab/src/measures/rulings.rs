//! What a house rule changes.

use game::{OptionKind, OptionValue, Options, State};
use players::PlayerKind;
use serde::Serialize;

use crate::experiment::CellResult;
use crate::rows::Row;
use crate::{Difference, Host, Luck, Plan, simulate_rows};

/// What one value of a house rule changes, everything else as in the plan, for the greedy player on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ruling {
    /// The option.
    pub key: &'static str,
    /// Its value in the plan.
    pub from: OptionValue,
    /// The value instead.
    pub to: OptionValue,
    /// What that changes.
    pub difference: Difference,
}

/// Changes each option that is true or false or one of some words, one at a time. Values that do not go with the rest of the
/// plan are left out.
///
/// # Errors
/// As [`simulate_rows`].
pub fn rulings<S: State>(plan: &Plan<S>, deals: u64, host: &Host<'_>) -> Result<Vec<Ruling>, String> {
    let base = play(plan, &plan.options, deals, host)?;
    let mut rulings = Vec::new();
    for spec in S::Options::SPECS {
        let from = plan.options.get(spec.key);
        let values: Vec<OptionValue> = match spec.kind {
            OptionKind::Bool => [false, true].map(OptionValue::Bool).to_vec(),
            OptionKind::Choice(words) => words.iter().map(|word| OptionValue::Text((*word).to_owned())).collect(),
            _ => Vec::new(),
        };
        for to in values.into_iter().filter(|value| *value != from) {
            let mut options = plan.options.clone();
            if options.try_set(spec.key, to.clone()).and_then(|()| options.check()).is_err() {
                continue;
            }
            let pair = play(plan, &options, deals, host)?.against(&base);
            let name = |value: &OptionValue| format!("{}={value}", spec.key);
            let difference = Difference::new(&name(&to), &name(&from), &pair);
            rulings.push(Ruling { key: spec.key, from: from.clone(), to, difference });
        }
    }
    Ok(rulings)
}

fn play<S: State>(plan: &Plan<S>, options: &S::Options, deals: u64, host: &Host<'_>) -> Result<CellResult, String> {
    let own = Plan {
        options: options.clone(),
        player: PlayerKind::Greedy,
        others: Vec::new(),
        opening: Vec::new(),
        games: deals,
        luck: Luck::Deal,
        until: None,
        ..plan.clone()
    };
    let mut result = CellResult::new(String::new());
    simulate_rows(&own, &Host { progress: &|_| {}, ..*host }, &mut |rows: &[Row]| {
        result.add(rows);
        Ok(())
    })?;
    Ok(result)
}
