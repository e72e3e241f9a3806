//! The tables of a search for a target value.

use underdeck_game::{Link, Message, Value, say};
use underdeck_lab::tune::{JointTuning, JointValue, LineSearch, Target, TriedValue, Tuning, TuningPair};

use super::{game_title, house_rule, option_name};
use crate::numbers::NumberFormat;
use crate::sheet::{ChartKind, DataTable, Estimate, Report, ReportCell};

impl From<&Tuning> for Report {
    fn from(tuning: &Tuning) -> Self {
        let (game, target) = (game_title(tuning.game), target(tuning.target));
        let (option, seed) = (option_name(tuning.game, tuning.option), tuning.seed.to_string());
        let title = say!(REPORT_TUNE, game, option, target, player = tuning.player, seed);
        let mut sheets = Vec::new();
        if !tuning.confirmed.is_empty() {
            let words = [say!(REPORT_SECOND_SAMPLE), say!(REPORT_SECOND_NOTE)];
            sheets.push(sheet(words, tuning, &tuning.confirmed));
        }
        sheets.push(sheet([say!(REPORT_FIRST_SAMPLE), say!(REPORT_FIRST_NOTE)], tuning, &tuning.tried));
        Self { title, lead: lead(tuning), sheets, ..Self::default() }
    }
}

impl From<&JointTuning> for Report {
    fn from(joint: &JointTuning) -> Self {
        let option = option_name(joint.game, joint.option);
        let targets = Message::join(joint.targets.iter().map(|tuning| target(tuning.target)), Link::And);
        let (game, seed) = (game_title(joint.game), joint.seed.to_string());
        let title = say!(REPORT_TUNE, game, option, target = targets, player = joint.player, seed);
        let is_ordered = joint.targets.first().is_some_and(|tuning| tuning.is_ordered);
        let each = || {
            let each = joint.targets.iter().map(|tuning| {
                let asked = target(tuning.target);
                say!(REPORT_JOINT_EACH, target = asked, values = meets(tuning))
            });
            Message::join(each, "; ")
        };
        let lead = match joint.open.as_slice() {
            _ if !joint.is_whole => say!(REPORT_TUNE_STOPPED_EARLY),
            [] => say!(REPORT_JOINT_NONE, option, targets, each = each()),
            open => say!(REPORT_JOINT_OPEN, option, values = values(open, is_ordered), targets),
        };
        let heads = joint.targets.iter().flat_map(|tuning| [tuning.target.noun(), "p".into()]);
        let heads: Vec<Message> =
            [option_name(joint.game, joint.option), say!(REPORT_HEAD_GAMES)].into_iter().chain(heads).collect();
        let row = |JointValue { value, found }: &JointValue| {
            let games = found.first().map_or(0, |tried| tried.games);
            let figures = found
                .iter()
                .zip(&joint.targets)
                .flat_map(|(tried, tuning)| [figure(tried, tuning), ReportCell::number(tried.p_value, 4)]);
            [value.as_str().into(), ReportCell::Count(games)].into_iter().chain(figures).collect()
        };
        let together = DataTable {
            rows: joint.values.iter().map(row).collect(),
            note: say!(REPORT_JOINT_NOTE),
            ..DataTable::new(say!(REPORT_JOINT), &heads)
        };
        let mut sheets = vec![together];
        sheets.retain(|sheet| !sheet.rows.is_empty());
        for tuning in &joint.targets {
            let own = Self::from(tuning).sheets.into_iter();
            sheets.extend(
                own.map(|sheet| DataTable {
                    title: Message::join([sheet.title, target(tuning.target)], ": "),
                    ..sheet
                }),
            );
        }
        Self { title, lead: vec![lead, say!(REPORT_LIMITS_TUNE)], sheets, ..Self::default() }
    }
}

impl From<&TuningPair> for Report {
    fn from(pair: &TuningPair) -> Self {
        let [first_key, second_key] = pair.options;
        let [first, second] = pair.options.map(|option| option_name(pair.game, option));
        let (game, goal, seed) = (game_title(pair.game), target(pair.target), pair.seed.to_string());
        let title = say!(REPORT_TUNE_PAIR, game, first, second, target = goal, player = pair.player, seed);
        let row = |line: &LineSearch| {
            let found = &line.found;
            let nearest = found.confirmed.iter().find(|tried| Some(&tried.value) == found.answer.as_ref());
            let mut row: Vec<ReportCell> =
                vec![line.with.as_str().into(), found.answer.clone().unwrap_or_default().into()];
            row.push(nearest.map_or(ReportCell::Empty, |tried| ReportCell::Count(tried.games)));
            row.push(nearest.map_or(ReportCell::Empty, |tried| {
                tried.found.map_or(ReportCell::Empty, |value| ReportCell::estimate(value, tried.found_95, unit(found)))
            }));
            row.push(meets(found).into());
            row
        };
        let heads = [
            second_key.into(),
            say!(REPORT_HEAD_NEAREST, option = first_key),
            say!(REPORT_HEAD_GAMES),
            pair.target.noun(),
            say!(REPORT_HEAD_MAY_MEET, option = first_key),
        ];
        let pairs = DataTable {
            rows: pair.lines.iter().map(row).collect(),
            note: say!(REPORT_PAIRS_NOTE),
            ..DataTable::new(say!(REPORT_PAIRS), &heads)
        };
        let lines = pair.lines.iter().filter(|line| !line.found.open.is_empty());
        let open = lines.map(|line| {
            let value = meets(&line.found);
            let (first, second) =
                (say!(OPTION_SET, name = first, value), house_rule(pair.game, second_key, &line.with));
            say!(REPORT_PAIR_WITH, first, second)
        });
        let open: Vec<Message> = open.collect();
        let found = match open.is_empty() {
            true => say!(REPORT_PAIRS_NONE, target = goal),
            false => say!(REPORT_PAIRS_OPEN, target = goal, pairs = Message::join(open, "; ")),
        };
        let lead = vec![found, say!(REPORT_LIMITS_PAIR)];
        Self {
            title,
            lead,
            sheets: [Some(pairs), first_samples(pair)].into_iter().flatten().collect(),
            ..Self::default()
        }
    }
}

/// The values that may meet the target, in words.
fn meets(tuning: &Tuning) -> Message {
    match tuning.open.as_slice() {
        [] => between(tuning).map_or_else(|| say!(REPORT_NONE), |[low, high]| say!(REPORT_BETWEEN, low, high)),
        open => values(open, tuning.is_ordered),
    }
}

/// Values of an option; a range if they are ordered.
fn values(values: &[String], is_ordered: bool) -> Message {
    match values {
        [one] => one.as_str().into(),
        [first, _, .., last] if is_ordered => say!(REPORT_SPAN, low = first, high = last),
        all => Message::join(all, Link::And),
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
        let cells = values.iter().map(|value| cell(line, value).unwrap_or(ReportCell::Empty));
        std::iter::once(line.with.as_str().into()).chain(cells).collect()
    };
    let names = pair.options.map(|option| option_name(pair.game, option));
    let note = say!(REPORT_FIRST_SAMPLES, figure = pair.target.noun(), first = names[0], second = names[1]);
    let sheet = DataTable::new(say!(REPORT_TWO_OPTIONS, first, second), &heads);
    (values.len() > 1).then(|| DataTable {
        rows: pair.lines.iter().map(row).collect(),
        note,
        look: ChartKind::Heat,
        ..sheet
    })
}

fn unit(tuning: &Tuning) -> NumberFormat {
    if tuning.target.is_share() { NumberFormat::Share } else { NumberFormat::Number(2) }
}

/// The target in words.
fn target(target: Target) -> Message {
    let number = |number: f64| {
        let text = number.to_string();
        let places = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        Value::Decimals(text.replace('.', "").parse().unwrap_or_default(), places as u8)
    };
    match target {
        Target::Won(share) => say!(REPORT_TARGET_WON, number = number((share * 1e8).round() / 1e6)),
        Target::Ended(cause, share) => {
            say!(REPORT_TARGET_ENDED, number = number((share * 1e8).round() / 1e6), cause)
        }
        Target::Score(score) => say!(REPORT_TARGET_SCORE, number = number(score)),
        Target::Length(length) => say!(REPORT_TARGET_LENGTH, number = number(length)),
    }
}

fn sheet([title, note]: [Message; 2], tuning: &Tuning, tried: &[TriedValue]) -> DataTable {
    let row = |tried: &TriedValue| {
        let games = ReportCell::Count(tried.games);
        vec![tried.value.as_str().into(), games, figure(tried, tuning), ReportCell::number(tried.p_value, 4)]
    };
    let option = option_name(tuning.game, tuning.option);
    let sheet = DataTable::new(title, &[option, say!(REPORT_HEAD_GAMES), tuning.target.noun(), "p".into()]);
    let look = if tuning.is_ordered { ChartKind::Curve } else { ChartKind::Table };
    DataTable { rows: tried.iter().map(row).collect(), note, look, ..sheet }
}

/// The figure of a value.
fn figure(tried: &TriedValue, tuning: &Tuning) -> ReportCell {
    tried.found.map_or(ReportCell::Empty, |found| ReportCell::estimate(found, tried.found_95, unit(tuning)))
}

/// The values that meet the target in both samples, the answer with its uncertainty, and the limits of the question.
fn lead(tuning: &Tuning) -> Vec<Message> {
    let Some(answer) = &tuning.answer else { return vec![say!(REPORT_TUNE_STOPPED)] };
    let rule = |value: &str| house_rule(tuning.game, tuning.option, value);
    let found = |all: &[TriedValue], value: &str| {
        let tried = all.iter().find(|tried| tried.value == value)?;
        let found = Estimate { value: tried.found?, interval: tried.found_95, unit: unit(tuning) }.said();
        Some(say!(REPORT_FOUND_IN, found, games = say!(REPORT_GAMES, n = tried.games)))
    };
    let in_first = found(&tuning.tried, answer).unwrap_or_default();
    let (target, figure) = (target(tuning.target), tuning.target.noun());
    let option = || option_name(tuning.game, tuning.option);
    let is_met = |tried: &&TriedValue| tuning.met.is_empty() || tuning.met.contains(&tried.value);
    let off_by = |tried: &TriedValue| tried.found.map_or(f64::MAX, |found| (found - tuning.target.number()).abs());
    let nearest = tuning.confirmed.iter().filter(is_met).min_by(|one, other| off_by(one).total_cmp(&off_by(other)));
    let mut lead = Vec::new();
    if let Some(nearest) = nearest {
        let found = found(&tuning.confirmed, &nearest.value).unwrap_or_default();
        let near = rule(&nearest.value);
        lead.push(match tuning.met.as_slice() {
            [] => say!(REPORT_MEETS_NONE, option = option(), target, rule = near, figure, found),
            [_] => say!(REPORT_MEETS_ONE, rule = near, target, figure, found),
            met => {
                let values = values(met, tuning.is_ordered && is_adjacent(tuning));
                say!(REPORT_MEETS, option = option(), values, target, rule = near, figure, found)
            }
        });
    } else {
        lead.push(say!(REPORT_NEAREST_SO_FAR, rule = rule(answer), figure, found = in_first));
    }
    if !tuning.confirmed.is_empty() {
        lead.push(match tuning.open.as_slice() {
            [] => match between(tuning) {
                Some([low, high]) => say!(REPORT_TARGET_BETWEEN, target, low, high),
                None => say!(REPORT_TARGET_MISSED, target),
            },
            [value] => say!(REPORT_TARGET_ONE, value, target),
            [first, .., last] if tuning.is_ordered => say!(REPORT_TARGET_RANGE, first, last, target),
            open => say!(REPORT_TARGET_OPEN, values = Message::join(open, Link::Comma), target),
        });
    }
    if nearest.is_some_and(|nearest| nearest.value != *answer) {
        lead.push(say!(REPORT_NEAREST_FIRST, rule = rule(answer), found = in_first));
    }
    if tuning.is_ordered && tuning.is_whole {
        lead.push(match tuning.crossings {
            0 => say!(REPORT_ONE_SIDE, n = tuning.tried.len(), option = option(), target),
            n => say!(REPORT_CROSSINGS, option = option(), target, n),
        });
    }
    lead.push(say!(REPORT_LIMITS_TUNE));
    lead
}

/// Whether no value between those that meet the target was played in both samples and does not meet it.
fn is_adjacent(tuning: &Tuning) -> bool {
    let is_met = |tried: &TriedValue| tuning.met.contains(&tried.value);
    let is_tried = |tried: &&TriedValue| tuning.tried.iter().any(|first| first.value == tried.value);
    let both: Vec<bool> = tuning.confirmed.iter().filter(is_tried).map(is_met).collect();
    let ends = [both.iter().position(|met| *met), both.iter().rposition(|met| *met)];
    matches!(ends, [Some(first), Some(last)] if both[first..=last].iter().all(|met| *met))
}

/// The neighbouring values around the target, if no value meets it.
fn between(tuning: &Tuning) -> Option<[&str; 2]> {
    let is_above = |tried: &TriedValue| Some(tried.found? > tuning.target.number());
    let pair = tuning.confirmed.windows(2).find(|pair| is_above(&pair[0]) != is_above(&pair[1]));
    let [low, high] = pair.filter(|_| tuning.is_ordered)? else { return None };
    Some([&low.value, &high.value])
}
