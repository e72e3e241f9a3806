//! The plots of a table: which there are, and what is in each.

use underdeck_game::{Language, Message, say};
use underdeck_plot::{Anchor, Shape, Unit};

use crate::curves::{Axes, Curve, Curves};
use crate::dots::{Dot, Rows};
use crate::drawing::{Drawing, INK, LETTER, LINE, SOFT, longest, strong};
use crate::histograms::{Histograms, Series};
use crate::numbers::NumberFormat;
use crate::parts::tick;
use crate::plot::{OwnPlot, Plot};
use crate::sheet::{ChartKind, DataTable, Estimate, ReportCell};

/// A table with a histogram of each series; `None` without numbers, or for too many series.
pub(crate) fn spread(
    [caption, note, title]: [Message; 3],
    series: &[Series<'_>],
    last: Option<i64>,
) -> Option<DataTable> {
    let histograms = Histograms::of(title.clone(), series, last)?;
    let row = |(numbers, shares): (Message, &Vec<f64>)| {
        let shares = shares.iter().map(|share| ReportCell::estimate(*share, None, NumberFormat::Share));
        std::iter::once(numbers.into()).chain(shares).collect()
    };
    let rows = histograms.shares().map(row).collect();
    let heads: Vec<Message> =
        std::iter::once(title).chain(series.iter().map(|series| series.name.clone().into())).collect();
    let plot = Some(OwnPlot(Plot::Histograms(histograms)));
    Some(DataTable { rows, note, plot, ..DataTable::new(caption, &heads) })
}

impl NumberFormat {
    /// The unit on an axis.
    pub(crate) const fn axis(self) -> Unit {
        match self {
            Self::Share | Self::MoreShare => Unit::Share,
            Self::Number(_) | Self::More => Unit::Number,
        }
    }

    /// Whether it is the unit of differences.
    pub(crate) const fn is_difference(self) -> bool {
        matches!(self, Self::MoreShare | Self::More)
    }

    /// A number that should be reached, as a plot names it.
    pub(crate) fn target(self, number: f64) -> Message {
        say!(REPORT_AXIS_TARGET, target = tick(self.axis(), number))
    }
}

fn estimate(cell: &ReportCell) -> Option<Estimate> {
    if let ReportCell::Estimate(found) = cell { Some(*found) } else { None }
}

impl DataTable {
    /// The plots of the table in reading order, each with the title of its numbers.
    pub(crate) fn plots(&self) -> Vec<(Message, Plot)> {
        if let Some(OwnPlot(plot)) = &self.plot {
            return vec![(Message::default(), plot.clone())];
        }
        match self.look {
            ChartKind::Heat => {
                self.heat().into_iter().map(|drawing| (Message::default(), Plot::Heat(drawing))).collect()
            }
            ChartKind::Curve => self
                .curves()
                .map_or_else(|| self.by_column(), |curves| vec![(Message::default(), Plot::Curves(curves))]),
            ChartKind::Columns => self.by_row(),
            ChartKind::Bars | ChartKind::Table => self.by_column(),
        }
    }

    /// Every plot as a file, with its name without an extension: `where-games-are-lost-by-depth`, and where the table has several plots
    /// `differences-more-won`.
    pub fn drawings(&self) -> Vec<(String, Drawing)> {
        let plots = self.plots();
        let is_one = plots.len() == 1;
        let file = |(of, plot): (Message, Plot)| {
            let parts = [&self.title, &of].into_iter().filter(|part| !part.is_empty());
            let title = Message::join(parts.clone().cloned(), ": ");
            let named: Vec<String> = parts
                .take(if is_one && !self.title.is_empty() { 1 } else { 2 })
                .map(|part| part.write(Language::ENGLISH))
                .collect();
            (file_name(&named.join(" ")), plot.drawing(&title))
        };
        plots.into_iter().map(file).filter(|(_, drawing)| !drawing.marks.0.is_empty()).collect()
    }

    /// A plot for each column that has intervals, or in a bar chart any numbers. Differences have a plot of their own.
    fn by_column(&self) -> Vec<(Message, Plot)> {
        let is_bars = self.look == ChartKind::Bars;
        let mut plots = Vec::new();
        for (column, head) in self.heads.iter().enumerate().skip(1) {
            for is_difference in [false, true] {
                let cells = self.rows.iter().enumerate().filter_map(|(n, row)| Some((n, estimate(row.get(column)?)?)));
                let cells = cells.filter(|(_, found)| found.unit.is_difference() == is_difference);
                let dots: Vec<(NumberFormat, Dot)> = cells
                    .map(|(n, found)| (found.unit, self.dot([n, column], self.row_name(n, is_difference), found)))
                    .collect();
                plots.extend(self.rows_of([self.heads[0].clone(), head.clone()], dots, is_bars));
            }
        }
        plots
    }

    /// A plot for each row that has intervals, of a table with players or cells as columns.
    fn by_row(&self) -> Vec<(Message, Plot)> {
        let row = |(n, row): (usize, &Vec<ReportCell>)| {
            let cells = row.iter().enumerate().filter_map(|(column, cell)| Some((column, estimate(cell)?)));
            let dots =
                cells.map(|(column, found)| (found.unit, self.dot([n, column], self.heads[column].clone(), found)));
            self.rows_of([say!(REPORT_HEAD_PLAYER), row.first()?.words()], dots.collect(), false)
        };
        self.rows.iter().enumerate().filter_map(row).collect()
    }

    fn rows_of(&self, titles: [Message; 2], dots: Vec<(NumberFormat, Dot)>, is_bars: bool) -> Option<(Message, Plot)> {
        let unit = dots.first()?.0;
        let has_intervals = dots.iter().any(|(_, dot)| dot.interval.is_some());
        if !(has_intervals || is_bars) || dots.iter().any(|(other, _)| *other != unit) {
            return None;
        }
        let (of, target) = (titles[1].clone(), self.target);
        let dots = dots.into_iter().map(|(_, dot)| dot).collect();
        Some((of, Plot::Rows(Rows { titles, unit, dots, is_bars, target })))
    }

    /// The number of a cell as a dot: hollow where it is not clear, with the reason where its own interval says otherwise.
    fn dot(&self, at: [usize; 2], name: Message, found: Estimate) -> Dot {
        let is_hollow = self.unclear.contains(&at);
        let excludes = found.interval.is_some_and(|interval| interval.low > 0.0 || interval.high < 0.0);
        Dot {
            name,
            note: if is_hollow && excludes { say!(REPORT_NOT_CLEAR) } else { Message::default() },
            value: found.value,
            interval: found.interval,
            words: ReportCell::Estimate(found).words(),
            is_hollow,
        }
    }

    /// The name of a row, of a difference with what it is compared with.
    fn row_name(&self, n: usize, is_difference: bool) -> Message {
        let words = |column: usize| self.rows[n].get(column).map_or_else(Message::default, ReportCell::words);
        let against = self.against.filter(|_| is_difference).map(words).filter(|against| !against.is_empty());
        against.map_or_else(|| words(0), |against| pair(&words(0), &against))
    }

    /// A heat map with the number in each square.
    fn heat(&self) -> Option<Drawing> {
        let strengths = self.strengths()?;
        let wide = |cells: Vec<Message>| longest(cells.iter().map(|words| &**words)) + LETTER;
        let side = wide(self.rows.iter().flatten().skip(1).map(ReportCell::words).collect()).max(44.0);
        let names = self.rows.iter().filter_map(|row| row.first()).map(ReportCell::words);
        let left = wide(names.chain([self.heads.first()?.clone()]).collect());
        let top = if self.across.is_empty() { 0.0 } else { LINE };
        let mut drawing = Drawing::new(&self.title, left + side * (self.heads.len() - 1) as f64);
        drawing.marks.words((left, 14.0), &self.across, Anchor::Start, SOFT);
        drawing.marks.words((left - LETTER, top + 14.0), &self.heads[0], Anchor::End, SOFT);
        for (n, head) in self.heads.iter().skip(1).enumerate() {
            drawing.marks.words((left + (n as f64 + 0.5) * side, top + 14.0), head, Anchor::Middle, SOFT);
        }
        for (row, (cells, strengths)) in self.rows.iter().zip(&strengths).enumerate() {
            let y = top + LINE + row as f64 * 32.0;
            let name = cells.first().map_or_else(Message::default, ReportCell::words);
            drawing.marks.words((left - LETTER, y + 20.0), name, Anchor::End, SOFT);
            for (column, (cell, strength)) in cells.iter().zip(strengths).enumerate().skip(1) {
                let Some(strength) = strength else { continue };
                let at = (left + (column - 1) as f64 * side + 1.0, y + 1.0);
                drawing
                    .marks
                    .draw(Shape::Bar { at, size: (side - 2.0, 30.0), round: 0.0 }, strong(0.06 + 0.5 * strength));
                drawing.marks.words((at.0 + side / 2.0 - 1.0, y + 20.0), cell.words(), Anchor::Middle, INK);
            }
        }
        drawing.height = top + LINE + self.rows.len() as f64 * 32.0;
        drawing.width = drawing.width.max(left + longest([&*self.across].into_iter()));
        Some(drawing)
    }

    /// The relative size of each number in a heat map, from 0 to 1; `None` for an empty cell.
    pub fn strengths(&self) -> Option<Vec<Vec<Option<f64>>>> {
        if self.look != ChartKind::Heat {
            return None;
        }
        let value = |cell: &ReportCell| estimate(cell).map(|found| found.value);
        let all = || self.rows.iter().flatten().filter_map(value);
        let (low, high) = all().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        let strength = |cell: &ReportCell| value(cell).map(|value| underdeck_stats::ratio(value - low, high - low));
        Some(self.rows.iter().map(|row| row.iter().map(strength).collect()).collect())
    }

    /// The columns with intervals as curves over the numbers of the first column; `None` unless these are at least two numbers. The horizontal axis is
    /// logarithmic if they span a wide range.
    fn curves(&self) -> Option<Curves> {
        let places: Option<Vec<f64>> = self.rows.iter().map(|row| row.first()?.words().parse().ok()).collect();
        let mut order: Vec<(usize, f64)> = places?.into_iter().enumerate().collect();
        order.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let ([(_, first), .., (_, last)], column) = (order.as_slice(), |n: usize| {
            order.iter().filter_map(move |(row, x)| Some((*x, estimate(self.rows[*row].get(n)?)?)))
        }) else {
            return None;
        };
        let drawn: Vec<usize> =
            (1..self.heads.len()).filter(|&n| column(n).any(|(_, found)| found.interval.is_some())).collect();
        let unit = column(*drawn.first()?).next()?.1.unit;
        let drawn: Vec<usize> = drawn.into_iter().filter(|&n| column(n).all(|(_, found)| found.unit == unit)).collect();
        let curve = |&n: &usize| Curve {
            name: self.heads[n].clone(),
            points: column(n).map(|(x, found)| (x, found.value)).collect(),
            intervals: column(n).filter_map(|(x, found)| Some((x, found.interval?))).collect(),
        };
        let up = if let [one] = *drawn { self.heads[one].clone() } else { Message::default() };
        let axes = Axes {
            is_close: true,
            named: order.iter().map(|(row, x)| (*x, self.rows[*row][0].words().to_string())).collect(),
            is_log: *first > 0.0 && last / first >= 30.0,
            target: self.target.map(|target| (target, unit.target(target))),
            ..Axes::new([self.heads[0].clone(), up], unit.axis())
        };
        Some(Curves { curves: drawn.iter().map(curve).collect(), axes })
    }
}

/// Two compared things as the name of a row. House rules name what differs alone: `max_health=20 against 18`, after what both share.
pub(crate) fn pair(player: &str, against: &str) -> Message {
    let split = |name: &str| name.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (one, other) = (split(player), split(against));
    let (shared, own): (Vec<_>, Vec<_>) = one.iter().cloned().partition(|word| other.contains(word));
    let theirs: Vec<String> = other.into_iter().filter(|word| !one.contains(word)).collect();
    let ([own], [theirs]) = (own.as_slice(), theirs.as_slice()) else {
        return say!(REPORT_AGAINST, player, against);
    };
    let value = match (own.split_once('='), theirs.split_once('=')) {
        (Some((key, _)), Some((other, value))) if key == other => value,
        _ => return say!(REPORT_AGAINST, player, against),
    };
    let differs = say!(REPORT_AGAINST, player = own.as_str(), against = value);
    let shared = (!shared.is_empty()).then(|| Message::from(shared.join(" ")));
    Message::join(shared.into_iter().chain([differs]), ": ")
}

/// A name for a file from a title: its letters and digits in ASCII.
fn file_name(title: &str) -> String {
    let letters = if title.is_empty() { "results".to_owned() } else { title.to_lowercase() };
    let letters = letters.chars().filter(|letter| *letter != '’').collect::<String>();
    let words = letters.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '=');
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_stats::Interval;

    #[test]
    fn a_pair_of_house_rules_names_both_values_once() {
        assert_eq!(pair("max_health=20 jokers=2", "max_health=18 jokers=2"), "jokers=2: max_health=20 against 18");
        assert_eq!(pair("jokers=4", "jokers=0"), "jokers=4 against 0");
        assert_eq!(pair("jokers=4", "rulebook"), "jokers=4 against rulebook");
        assert_eq!(pair("a=1 b=2", "a=3 b=4"), "a=1 b=2 against a=3 b=4");
        assert_eq!(pair("greedy", "random"), "greedy against random");
    }

    #[test]
    fn every_column_with_intervals_is_a_plot_and_a_file() {
        let interval = Some(Interval { low: 0.1, high: 0.3 });
        let mut sheet = DataTable::new("Differences", &["cell", "against", "more won", "p"]);
        let row = |name: &str, against: &str| {
            let more = ReportCell::estimate(0.2, interval, NumberFormat::MoreShare);
            vec![name.into(), against.into(), more, ReportCell::number(0.04, 4)]
        };
        sheet.rows = vec![row("jokers=4", "jokers=0"), row("jokers=8", "jokers=0")];
        (sheet.against, sheet.unclear) = (Some(1), vec![[1, 2]]);
        let files = sheet.drawings();
        assert_eq!(files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["differences"]);
        let svg = files[0].1.svg();
        for words in ["jokers=4 against 0", "jokers=8 against 0", ">cell<", ">more won<", "not clear among all"] {
            assert_eq!(svg.matches(words).count(), 1, "{words}: {svg}");
        }
        sheet.heads[3] = "more score".into();
        sheet.rows.iter_mut().for_each(|row| row[3] = ReportCell::estimate(2.0, interval, NumberFormat::More));
        let names: Vec<String> = sheet.drawings().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["differences-more-won", "differences-more-score"]);
        let page = sheet.html().into_string();
        assert_eq!(page.matches("role=\"img\"").count(), 2);
    }
}
