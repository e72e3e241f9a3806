//! The combinations of house rules that a block of cells asks for.

use std::ops::Range;

use catalogue::Game;

use super::Fault;
use super::read::{Placed, Reader, listed};

/// The most cells of an experiment.
pub(super) const MOST_CELLS: usize = 2_000;

/// A choice of values for some options, with the position in the file that asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// The options that differ from the base, as typed.
    pub(crate) varied: Vec<(String, String)>,
    /// Its position.
    pub(crate) span: Range<usize>,
}

/// An option with the values it takes.
struct Axis<'a> {
    key: String,
    values: Vec<Placed<'a>>,
    span: Range<usize>,
}

/// The options that are the same in all cells of a block.
pub(crate) fn fixed(reader: &Reader<'_>, game: &dyn Game) -> Result<Vec<(String, String)>, Fault> {
    axes(reader, game, "options")?
        .into_iter()
        .map(|axis| match axis.values.as_slice() {
            [value] => Ok((axis.key, reader.plain(value)?)),
            _ => Err(reader.fault(axis.span, "a fixed house rule has one value: put several into `grid` or `vary`")),
        })
        .collect()
}

/// Every combination of the grid; with each, every single change of `vary`.
pub(crate) fn choices(reader: &Reader<'_>, game: &dyn Game, span: &Range<usize>) -> Result<Vec<Choice>, Fault> {
    let mut grid = vec![Choice { varied: Vec::new(), span: span.clone() }];
    let all = axes(reader, game, "grid")?;
    let count = all.iter().fold(1usize, |count, axis| count.saturating_mul(axis.values.len()));
    if count > MOST_CELLS {
        let message = format!("this grid has {count} combinations, but an experiment has at most {MOST_CELLS} cells");
        return Err(reader.fault(all[0].span.clone(), message));
    }
    for axis in all {
        let mut wider = Vec::new();
        for choice in &grid {
            for value in &axis.values {
                let mut varied = choice.varied.clone();
                varied.push((axis.key.clone(), reader.plain(value)?));
                wider.push(Choice { varied, span: value.span() });
            }
        }
        grid = wider;
    }
    let vary = axes(reader, game, "vary")?;
    let mut all = Vec::new();
    for choice in grid {
        all.push(choice.clone());
        for axis in &vary {
            for value in &axis.values {
                let mut varied = choice.varied.clone();
                varied.push((axis.key.clone(), reader.plain(value)?));
                all.push(Choice { varied, span: value.span() });
            }
        }
    }
    Ok(all)
}

/// The options in a table of the block, in the order of the game's options.
fn axes<'a>(reader: &Reader<'a>, game: &dyn Game, table: &str) -> Result<Vec<Axis<'a>>, Fault> {
    let specs = game.options();
    let mut axes = Vec::new();
    for (key, span, value) in reader.pairs(table)? {
        let Some(place) = specs.iter().position(|spec| spec.key == key) else {
            let known: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
            let meant = catalogue::nearest(&key, known.iter().copied());
            let meant = meant.map_or_else(String::new, |key| format!(" did you mean `{key}`?"));
            let (id, known) = (game.info().id, known.join(", "));
            return Err(reader.fault(span, format!("{id} has no option `{key}`:{meant} the options are {known}")));
        };
        let values = listed(value);
        if values.is_empty() {
            return Err(reader.fault(value.span(), format!("`{key}` has no value")));
        }
        axes.push((place, Axis { key, values, span: value.span() }));
    }
    axes.sort_by_key(|(place, _)| *place);
    Ok(axes.into_iter().map(|(_, axis)| axis).collect())
}
