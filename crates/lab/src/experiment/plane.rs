//! Pairs of house rules: the cells of a grid and the differences of neighbours.

use serde::Serialize;
use underdeck_stats::holm;

use super::{CellResult, Experiment, ExperimentCell};
use crate::Difference;

/// A complete grid of two house rules among the cells of an experiment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Plane {
    /// The option of the rows and that of the columns.
    pub options: [String; 2],
    /// The values of both, in order.
    pub values: [Vec<String>; 2],
    /// The names of the cells, row by row.
    pub cells: Vec<Vec<String>>,
    /// The difference of each cell from its neighbours with the next smaller value: first along the rows, then along the columns. The p-values are
    /// corrected together (Holm 1979).
    pub neighbours: Vec<Difference>,
}

impl Plane {
    /// All complete grids of two house rules among the finished cells.
    pub(super) fn all(experiment: &Experiment, results: &[Option<CellResult>]) -> Vec<Self> {
        let finished = experiment.cells.iter().zip(results).filter_map(|(cell, result)| Some((cell, result.as_ref()?)));
        let mut groups: Vec<Vec<(&ExperimentCell, &CellResult)>> = Vec::new();
        for one in finished {
            let alike = |cell: &ExperimentCell| {
                (cell.game, cell.player, cell.opponent, &cell.opening)
                    == (one.0.game, one.0.player, one.0.opponent, &one.0.opening)
            };
            match groups.iter_mut().find(|group| alike(group[0].0)) {
                Some(group) => group.push(one),
                None => groups.push(vec![one]),
            }
        }
        groups.iter().filter_map(|group| Self::of(group)).collect()
    }

    /// The grid of these cells; `None` unless exactly two options differ among them and each combination occurs once.
    fn of(group: &[(&ExperimentCell, &CellResult)]) -> Option<Self> {
        let value = |cell: &ExperimentCell, n: usize| cell.options[n].1.clone();
        let varied = (0..group[0].0.options.len())
            .filter(|&n| group.iter().any(|(cell, _)| value(cell, n) != value(group[0].0, n)));
        let [rows, columns] = *varied.collect::<Vec<_>>() else { return None };
        let values = [rows, columns].map(|n| {
            let mut values: Vec<String> = group.iter().map(|(cell, _)| value(cell, n)).collect();
            let order = |text: &String| (text.parse::<i64>().ok(), text.clone());
            values.sort_by_key(order);
            values.dedup();
            values
        });
        if values[0].len() * values[1].len() != group.len() {
            return None;
        }
        let at = |row: &String, column: &String| {
            let mut found =
                group.iter().filter(|(cell, _)| value(cell, rows) == *row && value(cell, columns) == *column);
            found.next().copied().filter(|_| found.next().is_none())
        };
        let grid: Option<Vec<Vec<(&ExperimentCell, &CellResult)>>> =
            values[0].iter().map(|row| values[1].iter().map(|column| at(row, column)).collect()).collect();
        let grid = grid?;
        let along = grid.iter().flat_map(|row| row.windows(2).map(|pair| (pair[0], pair[1])));
        let down = grid.windows(2).flat_map(|pair| pair[0].iter().copied().zip(pair[1].iter().copied()));
        let differ =
            |((base, before), (cell, after)): ((&ExperimentCell, &CellResult), (&ExperimentCell, &CellResult))| {
                Difference::new(&cell.name, &base.name, &after.against(before), cell.shared(base))
            };
        let mut neighbours: Vec<Difference> = along.chain(down).map(differ).collect();
        let corrected = holm(&neighbours.iter().map(|found| found.p_value).collect::<Vec<_>>());
        neighbours.iter_mut().zip(corrected).for_each(|(found, p)| found.p_value = p);
        Some(Self {
            options: [rows, columns].map(|n| group[0].0.options[n].0.clone()),
            values,
            cells: grid.iter().map(|row| row.iter().map(|(cell, _)| cell.name.clone()).collect()).collect(),
            neighbours,
        })
    }
}
