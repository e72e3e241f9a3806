//! Tables as drawings: heat maps, bars, dot plots and curves.

use underdeck_game::{Language, Message};
use underdeck_plot::{Anchor, Ink, Scale, Shape, Side, Tone, Unit as Axis};
use underdeck_stats::Interval;

use crate::drawing::{Drawing, LETTER, LINE};
use crate::numbers::NumberFormat;
use crate::parts::tick;
use crate::sheet::{ChartKind, DataTable, Estimate, ReportCell};

/// The width of a drawing without its text.
const ROOM: f64 = 420.0;
/// The most rows drawn.
const MOST: usize = 60;
const INK: Ink = Ink::Tone(Tone::Ink, 1.0);
const SOFT: Ink = Ink::Tone(Tone::Soft, 1.0);
const FAINT: Ink = Ink::Tone(Tone::Faint, 1.0);

impl DataTable {
    /// The table as a drawing; `None` if it has no numbers that can be drawn.
    pub fn drawing(&self) -> Option<Drawing> {
        let drawing = match self.look {
            ChartKind::Heat => self.heat(),
            ChartKind::Curve => self.curve().or_else(|| self.lines(false)),
            ChartKind::Bars => self.lines(true),
            ChartKind::Table => self.lines(false),
        };
        drawing.filter(|drawing| !drawing.marks.0.is_empty())
    }

    /// The file name of the drawing without an extension: `where-games-are-lost-by-depth`.
    pub fn file_name(&self) -> String {
        let title = self.title.write(Language::ENGLISH);
        let letters = if title.is_empty() { "results".to_owned() } else { title.to_lowercase() };
        let letters = letters.chars().filter(|letter| *letter != '’').collect::<String>();
        let words = letters.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '=');
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
    }

    /// The title, followed by the head of the column that is drawn.
    fn caption(&self, head: &str) -> String {
        [&*self.title, head].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ")
    }

    /// The names and numbers of the first column that can be drawn, or of the first row in a table with players as columns.
    fn numbers(&self) -> Option<(String, Vec<(String, Estimate)>)> {
        let estimate = |cell: &ReportCell| if let ReportCell::Estimate(found) = cell { Some(*found) } else { None };
        if self.heads.first().is_some_and(|head| head.is_empty()) {
            let row = self.rows.first()?;
            let found = self.heads.iter().zip(row).filter_map(|(head, cell)| Some((head.to_string(), estimate(cell)?)));
            return Some((self.caption(&row.first()?.words()), found.collect()));
        }
        let column = (1..self.heads.len()).find(|&n| {
            let found = || self.rows.iter().filter_map(|row| estimate(row.get(n)?));
            (found().any(|found| found.interval.is_some()) || self.look == ChartKind::Bars && found().next().is_some())
                && found().all(|one| found().all(|other| one.unit == other.unit))
        })?;
        let row = |row: &Vec<ReportCell>| Some((row.first()?.words().to_string(), estimate(row.get(column)?)?));
        Some((self.caption(&self.heads[column]), self.rows.iter().filter_map(row).collect()))
    }

    /// A row for each number: a bar from zero or a dot, with its interval and its text.
    fn lines(&self, is_bars: bool) -> Option<Drawing> {
        let (title, mut numbers) = self.numbers()?;
        numbers.truncate(MOST);
        if numbers.is_empty() {
            return None;
        }
        let unit = numbers[0].1.unit;
        let ends = numbers.iter().flat_map(|(_, found)| ends(found));
        let (mut low, mut high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let is_difference = matches!(unit, NumberFormat::MoreShare | NumberFormat::More);
        if is_bars || is_difference {
            (low, high) = (low.min(0.0), high.max(0.0));
        }
        let left = longest(numbers.iter().map(|(name, _)| name.as_str())) + LETTER;
        let words: Vec<Message> = numbers.iter().map(|(_, found)| found.words()).collect();
        let right = longest(words.iter().map(|words| &**words)) + LETTER;
        let room = (high - low) * if is_bars { 0.0 } else { 0.05 };
        let across = Scale::new((low - room, high + room), (left, left + ROOM));
        let mut drawing = Drawing::new(&title, left + ROOM + right);
        let foot = numbers.len() as f64 * LINE;
        let (ticks, marks) = (across.ticks(axis(unit), 5), &mut drawing.marks);
        let tone = |number| if number == 0.0 { SOFT } else { FAINT };
        marks.grid((Side::Foot, across), &ticks, (0.0, foot), |tick| tone(tick.number));
        marks.names((Side::Foot, across), &ticks, foot + 16.0, |number| tick(axis(unit), number), |_| SOFT);
        for (n, ((name, found), words)) in numbers.iter().zip(&words).enumerate() {
            let y = (n as f64 + 0.5) * LINE;
            marks.words((left - LETTER, y + 4.0), name, Anchor::End, INK);
            marks.words((left + ROOM + LETTER, y + 4.0), words, Anchor::Start, SOFT);
            let (zero, here) = (across.at(0.0), across.at(found.value));
            if is_bars {
                let size = ((here - zero).abs().max(0.5), LINE - 6.0);
                let at = (zero.min(here), y - LINE / 2.0 + 3.0);
                marks.draw(Shape::Bar { at, size, round: 0.0 }, strong(0.55));
            } else {
                marks.dot((here, y), 4.5, strong(1.0));
            }
            if let Some(interval) = found.interval {
                marks.interval(across, y, interval, 0.0, strong(2.0));
            }
        }
        drawing.height = foot + LINE;
        Some(drawing)
    }

    /// A heat map with the number in each square.
    fn heat(&self) -> Option<Drawing> {
        let strengths = self.strengths()?;
        let wide = |cells: Vec<Message>| longest(cells.iter().map(|words| &**words)) + LETTER;
        let side = wide(self.rows.iter().flatten().skip(1).map(ReportCell::words).collect()).max(44.0);
        let left = wide(self.rows.iter().filter_map(|row| row.first()).map(ReportCell::words).collect());
        let mut drawing = Drawing::new(&self.title, left + side * (self.heads.len() - 1) as f64);
        for (n, head) in self.heads.iter().skip(1).enumerate() {
            drawing.marks.words((left + (n as f64 + 0.5) * side, 14.0), head, Anchor::Middle, SOFT);
        }
        for (row, (cells, strengths)) in self.rows.iter().zip(&strengths).enumerate() {
            let y = LINE + row as f64 * 32.0;
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
        drawing.height = LINE + self.rows.len() as f64 * 32.0;
        Some(drawing)
    }

    /// The relative size of each number in a heat map, from 0 to 1; `None` for an empty cell.
    pub fn strengths(&self) -> Option<Vec<Vec<Option<f64>>>> {
        if self.look != ChartKind::Heat {
            return None;
        }
        let value = |cell: &ReportCell| if let ReportCell::Estimate(found) = cell { Some(found.value) } else { None };
        let all = || self.rows.iter().flatten().filter_map(value);
        let (low, high) = all().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        let strength = |cell: &ReportCell| value(cell).map(|value| underdeck_stats::ratio(value - low, high - low));
        Some(self.rows.iter().map(|row| row.iter().map(strength).collect()).collect())
    }

    /// A curve with intervals. The horizontal axis is logarithmic if its numbers span a wide range.
    fn curve(&self) -> Option<Drawing> {
        const HEIGHT: f64 = 200.0;
        let (title, numbers) = self.numbers()?;
        let place = |(name, found): &(String, Estimate)| Some((name.parse::<f64>().ok()?, name.clone(), *found));
        let mut points: Vec<(f64, String, Estimate)> = numbers.iter().filter_map(place).collect();
        points.sort_by(|one, other| one.0.total_cmp(&other.0));
        let ([first, .., last], unit) = (points.as_slice(), numbers.first()?.1.unit) else { return None };
        let is_far = first.0 > 0.0 && last.0 / first.0 >= 30.0;
        let at = |number: f64| if is_far { number.ln() } else { number };
        let ends = points.iter().flat_map(|(_, _, found)| ends(found));
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let left = 9.0 * LETTER;
        let across = Scale::new((at(first.0), at(last.0)), (left + 12.0, left + ROOM - 12.0));
        let up = Scale::new((low, high), (HEIGHT - 6.0, 6.0));
        let mut drawing = Drawing::new(&title, left + ROOM);
        let (ticks, marks) = (up.ticks(axis(unit), 5), &mut drawing.marks);
        marks.grid((Side::Left, up), &ticks, (left, left + ROOM), |_| FAINT);
        marks.names((Side::Left, up), &ticks, left - LETTER, |number| tick(axis(unit), number), |_| SOFT);
        let mut free = 0.0;
        for (number, name, found) in &points {
            let x = across.at(at(*number));
            if let Some(Interval { low, high }) = found.interval {
                marks.line((x, up.at(low)), (x, up.at(high)), strong(2.0));
            }
            marks.dot((x, up.at(found.value)), 4.0, strong(1.0));
            let half = (name.chars().count() as f64 + 1.0) * LETTER / 2.0;
            if x - half >= free {
                marks.words((x, HEIGHT + 16.0), name, Anchor::Middle, SOFT);
                free = x + half;
            }
        }
        let course = points.iter().map(|(number, _, found)| (across.at(at(*number)), up.at(found.value)));
        marks.draw(Shape::Course(course.collect()), strong(1.0));
        marks.words((left + ROOM, HEIGHT + 34.0), &self.heads[0], Anchor::End, SOFT);
        drawing.height = HEIGHT + 2.0 * LINE;
        Some(drawing)
    }
}

/// The ends of an interval, or the number twice.
fn ends(found: &Estimate) -> [f64; 2] {
    found.interval.map_or([found.value; 2], |interval| [interval.low.min(found.value), interval.high.max(found.value)])
}

/// The colour of numbers at a relative strength.
const fn strong(amount: f64) -> Ink {
    Ink::Tone(Tone::Strong, amount)
}

const fn axis(unit: NumberFormat) -> Axis {
    match unit {
        NumberFormat::Share | NumberFormat::MoreShare => Axis::Share,
        NumberFormat::Number(_) | NumberFormat::More => Axis::Number,
    }
}

/// The width of the longest text.
fn longest<'a>(words: impl Iterator<Item = &'a str>) -> f64 {
    words.map(|words| words.chars().count()).max().unwrap_or(0) as f64 * LETTER
}
