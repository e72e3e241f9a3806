//! The tables of a search for a target value.

use underdeck_lab::tune::{LineSearch, Target, TriedValue, Tuning, TuningPair};

use super::{many, notes};
use crate::sheet::{ChartKind, DataTable, Estimate, NumberFormat, Report, ReportCell};

impl From<&Tuning> for Report {
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
        Self { title, lead: lead(tuning), sheets, ..Self::default() }
    }
}

impl From<&TuningPair> for Report {
    fn from(pair: &TuningPair) -> Self {
        let [first, second] = pair.options;
        let title = format!(
            "Which {first} and {second} of {} give {} together, player {}, seed {}",
            pair.game, pair.target, pair.player, pair.seed
        );
        let row = |line: &LineSearch| {
            let found = &line.found;
            let nearest = found.confirmed.iter().find(|tried| Some(&tried.value) == found.answer.as_ref());
            let mut row: Vec<ReportCell> =
                vec![line.with.clone().into(), found.answer.clone().unwrap_or_default().into()];
            row.push(nearest.map_or(ReportCell::NONE, |tried| ReportCell::Count(tried.games)));
            row.push(nearest.map_or(ReportCell::NONE, |tried| {
                tried.found.map_or(ReportCell::NONE, |value| ReportCell::estimate(value, tried.found_95, unit(found)))
            }));
            row.push(meets(found).into());
            row
        };
        let noun = pair.target.noun();
        let heads = [second, &format!("nearest {first}"), "games", noun, &format!("{first} that may meet it")];
        let note = "The nearest value’s games did not choose it. What may meet the target allows for all lines together (Holm within a line, \
                    Bonferroni over the lines), with 95 % confidence.";
        let pairs = DataTable {
            rows: pair.lines.iter().map(row).collect(),
            note: note.into(),
            ..DataTable::new("Pairs", &heads)
        };
        let lines = pair.lines.iter().filter(|line| !line.found.open.is_empty());
        let open: Vec<String> =
            lines.map(|line| format!("{first}={} with {second}={}", meets(&line.found), line.with)).collect();
        let mut lead = vec![match open.as_slice() {
            [] => format!(
                "No pair that was tried is {}: each is clearly off, with 95 % confidence for all together.",
                pair.target
            ),
            open => format!("These cannot be told from {}: {}.", pair.target, open.join(", ")),
        }];
        lead.push(
            "Not asked: other players, further house rules, and values between those of the second option.".to_owned(),
        );
        Self {
            title,
            lead,
            sheets: [Some(pairs), first_samples(pair)].into_iter().flatten().collect(),
            ..Self::default()
        }
    }
}

/// The values that may meet the target, in words.
fn meets(tuning: &Tuning) -> String {
    match tuning.open.as_slice() {
        [] => between(tuning).map_or_else(|| "none".to_owned(), |[low, high]| format!("between {low} and {high}")),
        [one] => one.clone(),
        [first, .., last] if tuning.is_ordered => format!("{first} to {last}"),
        open => open.join(", "),
    }
}

/// The figures of all values in the first sample.
fn first_samples(pair: &TuningPair) -> Option<DataTable> {
    let [first, second] = pair.options;
    let tried = |line: &LineSearch, value: &str| line.found.tried.iter().find(|tried| tried.value == value).cloned();
    let values = pair.lines.first()?.found.tried.iter().map(|tried| tried.value.as_str());
    let values: Vec<&str> = values.filter(|value| pair.lines.iter().all(|line| tried(line, value).is_some())).collect();
    let heads: Vec<&str> = std::iter::once(second).chain(values.iter().copied()).collect();
    let cell = |line: &LineSearch, value: &str| {
        let tried = tried(line, value)?;
        Some(ReportCell::estimate(tried.found?, tried.found_95, unit(&line.found)))
    };
    let row = |line: &LineSearch| {
        let cells = values.iter().map(|value| cell(line, value).unwrap_or(ReportCell::NONE));
        std::iter::once(line.with.clone().into()).chain(cells).collect()
    };
    let note = format!("The {} of first samples: {first} across, {second} down.", pair.target.noun());
    let sheet = DataTable::new(&format!("{first} and {second}"), &heads);
    (values.len() > 1).then(|| DataTable {
        rows: pair.lines.iter().map(row).collect(),
        note,
        look: ChartKind::Heat,
        ..sheet
    })
}

fn unit(tuning: &Tuning) -> NumberFormat {
    match tuning.target {
        Target::Won(_) => NumberFormat::Share,
        _ => NumberFormat::Number(2),
    }
}

fn sheet(title: &str, tuning: &Tuning, tried: &[TriedValue], note: &str) -> DataTable {
    let row = |tried: &TriedValue| {
        let found =
            tried.found.map_or(ReportCell::NONE, |found| ReportCell::estimate(found, tried.found_95, unit(tuning)));
        vec![tried.value.clone().into(), ReportCell::Count(tried.games), found, ReportCell::number(tried.p_value, 4)]
    };
    let sheet = DataTable::new(title, &[tuning.option, "games", tuning.target.noun(), "p"]);
    let look = if tuning.is_ordered { ChartKind::Curve } else { ChartKind::Table };
    DataTable { rows: tried.iter().map(row).collect(), note: note.to_owned(), look, ..sheet }
}

/// The answer with its uncertainty, and the limits of the question.
fn lead(tuning: &Tuning) -> Vec<String> {
    let Some(answer) = &tuning.answer else { return vec!["Stopped before a value was played.".to_owned()] };
    let found = |all: &[TriedValue]| {
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
            [] => match between(tuning) {
                Some([low, high]) => format!("{} lies between {low} and {high}, with 95 % confidence: no value meets it more closely.", tuning.target),
                None => format!("None of the values of the second sample is {}: it tells each of them from it, with 95 % confidence.", tuning.target),
            },
            [one] => format!("Interval of the answer: {one} alone cannot be told from {}, with 95 % confidence.", tuning.target),
            [first, .., last] if tuning.is_ordered => {
                format!("Interval of the answer: from {first} to {last}; further values are clearly off {}, with 95 % confidence.", tuning.target)
            }
            open => format!("{} cannot be told from {}.", open.join(", "), tuning.target),
        });
    }
    if tuning.is_ordered && tuning.is_whole {
        lead.push(match tuning.crossings {
            0 => format!("All {} values of {option} that were looked at lie on one side of {}; --coarse looks at more.", tuning.tried.len(), tuning.target),
            1 => format!("Over its range, as far as was looked, {option} passes {} once.", tuning.target),
            n => format!(
                "Over its range, as far as was looked, {option} passes {} {n} times: it does not work in one direction alone.",
                tuning.target
            ),
        });
    }
    lead.push("Not asked: other players, and other house rules changed with it.".to_owned());
    lead
}

/// The neighbouring values around the target, if no value meets it.
fn between(tuning: &Tuning) -> Option<[&str; 2]> {
    let is_above = |tried: &TriedValue| Some(tried.found? > tuning.target.number());
    let pair = tuning.confirmed.windows(2).find(|pair| is_above(&pair[0]) != is_above(&pair[1]));
    let [low, high] = pair.filter(|_| tuning.is_ordered)? else { return None };
    Some([&low.value, &high.value])
}
