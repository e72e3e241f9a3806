//! The tables of a search for the value that meets a target.

use lab::tune::{Target, Tried, Tuning};

use super::{many, notes};
use crate::sheet::{Cell, Digest, Estimate, Sheet, Unit};

impl From<&Tuning> for Digest {
    fn from(tuning: &Tuning) -> Self {
        let title = format!(
            "Which {} of {} gives {}, player {}, seed {}",
            tuning.option, tuning.game, tuning.target, tuning.player, tuning.seed
        );
        let mut sheets = Vec::new();
        if !tuning.confirmed.is_empty() {
            let note = notes(&[
                "Other deals than those that chose the value.",
                "p is how probable such a figure would be if the target were true, corrected for all these values (Holm).",
            ]);
            sheets.push(sheet("Second sample", tuning, &tuning.confirmed, &note));
        }
        sheets.push(sheet(
            "First sample, which chose",
            tuning,
            &tuning.tried,
            "A value far from the target is played less often.",
        ));
        Self { title, lead: lead(tuning), about: Vec::new(), sheets }
    }
}

fn unit(tuning: &Tuning) -> Unit {
    match tuning.target {
        Target::Won(_) => Unit::Share,
        _ => Unit::Number(2),
    }
}

fn sheet(title: &str, tuning: &Tuning, tried: &[Tried], note: &str) -> Sheet {
    let row = |tried: &Tried| {
        let found = tried.found.map_or(Cell::NONE, |found| Cell::estimate(found, tried.found_95, unit(tuning)));
        vec![tried.value.clone().into(), Cell::Count(tried.games), found, Cell::number(tried.p_value, 4)]
    };
    let sheet = Sheet::new(title, &[tuning.option, "games", tuning.target.noun(), "p"]);
    Sheet { rows: tried.iter().map(row).collect(), note: note.to_owned(), ..sheet }
}

/// The answer, how sure it is, and what was not asked.
fn lead(tuning: &Tuning) -> Vec<String> {
    let Some(answer) = &tuning.answer else { return vec!["Stopped before a value was played.".to_owned()] };
    let found = |all: &[Tried]| {
        let tried = all.iter().find(|tried| tried.value == *answer)?;
        let estimate = Estimate { value: tried.found?, interval: tried.found_95, unit: unit(tuning) };
        Some(format!("{estimate} in {}", many(tried.games, "games")))
    };
    let (option, noun) = (tuning.option, tuning.target.noun());
    let mut lead = Vec::new();
    match found(&tuning.confirmed) {
        Some(found) => {
            lead.push(format!("{option}={answer} comes nearest: a {noun} of {found} that did not choose it."))
        }
        None => {
            let found = found(&tuning.tried).unwrap_or_default();
            lead.push(format!(
                "{option}={answer} came nearest so far, with a {noun} of {found}; nothing confirms it yet."
            ));
        }
    }
    if !tuning.confirmed.is_empty() {
        lead.push(match tuning.open.as_slice() {
            [] => between(tuning).unwrap_or_else(|| {
                format!("No value is {}: the second sample tells each of them from it, with 95 % confidence.", tuning.target)
            }),
            [one] => format!("Interval of the answer: {one} alone cannot be told from {}, with 95 % confidence.", tuning.target),
            [first, .., last] if tuning.is_ordered => {
                format!("Interval of the answer: from {first} to {last} no value can be told from {}, with 95 % confidence.", tuning.target)
            }
            open => format!("{} cannot be told from {}.", open.join(", "), tuning.target),
        });
    }
    if tuning.is_ordered && tuning.is_whole {
        lead.push(match tuning.crossings {
            0 => format!("The whole range of {option} stays on one side of {}.", tuning.target),
            1 => format!("Over its whole range {option} passes {} once.", tuning.target),
            n => format!(
                "Over its whole range {option} passes {} {n} times: it does not work in one direction alone.",
                tuning.target
            ),
        });
    }
    lead.push("Not asked: other players, and other house rules changed with it.".to_owned());
    lead
}

/// The neighbours between which the target lies, where no value meets it.
fn between(tuning: &Tuning) -> Option<String> {
    let is_above = |tried: &Tried| Some(tried.found? > tuning.target.number());
    let pair = tuning.confirmed.windows(2).find(|pair| is_above(&pair[0]) != is_above(&pair[1]));
    let [low, high] = pair.filter(|_| tuning.is_ordered)? else { return None };
    Some(format!(
        "{} lies between {} and {}, with 95 % confidence: no value meets it more closely.",
        tuning.target, low.value, high.value
    ))
}
