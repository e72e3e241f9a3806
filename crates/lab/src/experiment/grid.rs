//! The combinations of house rules in a block of cells.

use std::ops::Range;

use underdeck_catalogue::Game;
use underdeck_game::{OptionKind, say};

use super::ExperimentError;
use super::read::{Reader, listed};
use crate::tune::no_option;

/// The most cells of an experiment.
pub(super) const MOST_CELLS: usize = 2_000;

/// A combination of values of some options, with its position in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// The options that differ from the base, as entered.
    pub(crate) varied: Vec<(String, String)>,
    /// The position.
    pub(crate) span: Range<usize>,
}

/// An option with its values.
struct Axis {
    key: String,
    values: Vec<(String, Range<usize>)>,
    span: Range<usize>,
}

/// The common options of all cells of a block.
pub(crate) fn fixed(reader: &Reader<'_>, game: &Game) -> Result<Vec<(String, String)>, ExperimentError> {
    axes(reader, game, "options")?
        .into_iter()
        .map(|axis| match axis.values.as_slice() {
            [(value, _)] => Ok((axis.key, value.clone())),
            _ => Err(reader.fault(axis.span, say!(LAB_FILE_FIXED))),
        })
        .collect()
}

/// Every combination of the grid, each with every single change of `vary`.
pub(crate) fn choices(reader: &Reader<'_>, game: &Game, span: &Range<usize>) -> Result<Vec<Choice>, ExperimentError> {
    let mut grid = vec![Choice { varied: Vec::new(), span: span.clone() }];
    let all = axes(reader, game, "grid")?;
    let count = all.iter().fold(1usize, |count, axis| count.saturating_mul(axis.values.len()));
    if count > MOST_CELLS {
        let message = say!(LAB_FILE_GRID, n = count, most = MOST_CELLS);
        return Err(reader.fault(all[0].span.clone(), message));
    }
    for axis in all {
        let mut wider = Vec::new();
        for choice in &grid {
            for (value, span) in &axis.values {
                let mut varied = choice.varied.clone();
                varied.push((axis.key.clone(), value.clone()));
                wider.push(Choice { varied, span: span.clone() });
            }
        }
        grid = wider;
    }
    let vary = axes(reader, game, "vary")?;
    let mut all = Vec::new();
    for choice in grid {
        all.push(choice.clone());
        for axis in &vary {
            for (value, span) in &axis.values {
                let mut varied = choice.varied.clone();
                varied.push((axis.key.clone(), value.clone()));
                all.push(Choice { varied, span: span.clone() });
            }
        }
    }
    Ok(all)
}

/// The options in a table of the block, in the order of the game's options.
fn axes(reader: &Reader<'_>, game: &Game, table: &str) -> Result<Vec<Axis>, ExperimentError> {
    let specs = game.options();
    let mut axes = Vec::new();
    for (key, span, value) in reader.pairs(table)? {
        let Some(place) = specs.iter().position(|spec| spec.key == key) else {
            return Err(reader.fault(span, no_option(game, &key)));
        };
        let mut values = Vec::new();
        for placed in listed(value) {
            let typed = reader.plain(placed)?;
            let all = spread(specs[place].kind, &typed).unwrap_or_else(|| vec![typed]);
            values.extend(all.into_iter().map(|value| (value, placed.span())));
        }
        if values.is_empty() {
            return Err(reader.fault(value.span(), say!(LAB_FILE_NO_VALUE, key)));
        }
        axes.push((place, Axis { key, values, span: value.span() }));
    }
    axes.sort_by_key(|(place, _)| *place);
    Ok(axes.into_iter().map(|(_, axis)| axis).collect())
}

/// The values of `all`, `5..30` or `5..30/5`; `None` if the text is a value itself.
fn spread(kind: OptionKind, text: &str) -> Option<Vec<String>> {
    match (kind, text) {
        (OptionKind::Bool, "all") => Some(["false", "true"].map(str::to_owned).to_vec()),
        (OptionKind::Choice(words), "all") if !words.contains(&text) => {
            Some(words.iter().map(ToString::to_string).collect())
        }
        (OptionKind::Int { min, max }, "all") => Some((min..=max).map(|number| number.to_string()).collect()),
        (OptionKind::Int { .. }, _) => {
            let (ends, step) = text.split_once('/').unwrap_or((text, "1"));
            let (first, last) = ends.split_once("..")?;
            let (first, last, step) = (first.parse::<i64>().ok()?, last.parse::<i64>().ok()?, step.parse().ok()?);
            // A list that is much too long is reported as too many cells.
            let numbers = (step > 0).then(|| (first..=last).step_by(step).take(MOST_CELLS + 1))?;
            Some(numbers.map(|number| number.to_string()).collect())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_stand_for_their_values() {
        let int = OptionKind::Int { min: 0, max: 3 };
        assert_eq!(spread(int, "all").unwrap().join(" "), "0 1 2 3");
        assert_eq!(spread(int, "5..20/5").unwrap().join(" "), "5 10 15 20");
        assert_eq!(spread(int, "1..3").unwrap().join(" "), "1 2 3");
        assert_eq!(spread(OptionKind::Choice(&["wide", "tall"]), "all").unwrap().join(" "), "wide tall");
        assert_eq!((spread(int, "7"), spread(int, "1..3/0"), spread(OptionKind::Text(9), "all")), (None, None, None));
    }
}
