//! Tables of estimates, common to the terminal, Markdown, CSV and HTML, so that no format can lose an interval.

use std::ops::Range;

use maud::{Markup, html};
use underdeck_game::{Language, Message, say};
use underdeck_stats::{Interval, spreadsheet_text};

use crate::colophon::{colophon, shell};
use crate::drawing::Drawing;
use crate::glossary::section;
use crate::numbers::{NumberFormat, grouped};
use crate::parts::{figure, page, same, table, tabled};
use crate::plot::OwnPlot;

/// A report: a title, findings, parameters, and tables in reading order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// A line about the games played.
    pub title: Message,
    /// The findings, a sentence each.
    pub lead: Vec<Message>,
    /// Options, players and seed, a line each.
    pub about: Vec<Message>,
    /// The tables.
    pub sheets: Vec<DataTable>,
    /// The tables of the page and of the plots in reading order, where these are others than `sheets`.
    pub figures: Vec<DataTable>,
}

/// A table. The first column names the rows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DataTable {
    /// The title; may be empty.
    pub title: Message,
    /// An explanation; may be empty.
    pub note: Message,
    /// The heads of the columns.
    pub heads: Vec<Message>,
    /// The rows; each is as long as `heads`.
    pub rows: Vec<Vec<ReportCell>>,
    /// The kind of drawing.
    pub look: ChartKind,
    /// The head above all columns but the first, of a heat map; may be empty.
    pub across: Message,
    /// The column that names what the differences of a row are compared with.
    pub against: Option<usize>,
    /// The cells, as row and column, whose difference is not clear among all comparisons together.
    pub unclear: Vec<[usize; 2]>,
    /// The number that the drawn column should reach.
    pub target: Option<f64>,
    /// A plot of more than the numbers of the table.
    pub plot: Option<OwnPlot>,
}

/// The kind of drawing of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChartKind {
    /// Dots with their intervals, a plot for each column.
    #[default]
    Table,
    /// Dots with their intervals, a plot for each row: the columns are players.
    Columns,
    /// A bar chart of the shares of a whole.
    Bars,
    /// A heat map: rows and columns are places of a map, or values of two options.
    Heat,
    /// A curve over the numbers in the first column.
    Curve,
}

/// The content of a cell.
#[derive(Clone, PartialEq, Debug)]
pub enum ReportCell {
    /// Nothing.
    Empty,
    /// Text; may be empty.
    Words(Message),
    /// A code for programs, with the words for people.
    Coded(String, Message),
    /// A count.
    Count(u64),
    /// An estimate.
    Estimate(Estimate),
}

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The interval; `None` if it has none, such as the mean of a single game.
    pub interval: Option<Interval>,
    /// The unit of the value.
    pub unit: NumberFormat,
}

impl Estimate {
    /// The value as text, rounded to its interval.
    pub(crate) fn words(self) -> Message {
        self.unit.words_at(self.value, self.unit.places(self.interval))
    }

    /// The ends of the interval as text.
    pub(crate) fn ends(self) -> Option<[Message; 2]> {
        let Interval { low, high } = self.interval?;
        Some([low, high].map(|end| self.unit.bare(end, self.unit.places(self.interval))))
    }

    /// The interval as text: `77.9 to 80.1`; `too few games` without one.
    pub fn span(self) -> Message {
        self.ends().map_or_else(|| say!(REPORT_TOO_FEW), |[low, high]| say!(REPORT_SPAN, low, high))
    }

    /// The number with its interval in brackets: `79.0 % (77.9 to 80.1)`.
    pub fn said(self) -> Message {
        let value = self.words();
        let Some([low, high]) = self.ends() else { return value };
        say!(INTERVAL_OF, value, low, high)
    }
}

/// As [`Estimate::said`].
impl std::fmt::Display for Estimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.said().fmt(f)
    }
}

impl ReportCell {
    /// An estimate with its interval.
    pub fn estimate(value: f64, interval: impl Into<Option<Interval>>, unit: NumberFormat) -> Self {
        Self::Estimate(Estimate { value, interval: interval.into(), unit })
    }

    /// A number without an interval.
    pub fn number(value: f64, decimals: usize) -> Self {
        Self::estimate(value, None, NumberFormat::Number(decimals))
    }

    fn interval(&self) -> Option<Interval> {
        match self {
            Self::Estimate(estimate) => estimate.interval,
            _ => None,
        }
    }

    /// What people read.
    pub(crate) fn words(&self) -> Message {
        match self {
            Self::Empty => Message::default(),
            Self::Words(words) | Self::Coded(_, words) => words.clone(),
            Self::Count(n) => grouped(*n).into(),
            Self::Estimate(estimate) => estimate.words(),
        }
    }

    /// What programs read.
    fn code(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Words(words) => in_english(words),
            Self::Coded(code, _) => code.clone(),
            Self::Count(n) => n.to_string(),
            Self::Estimate(found) => found.value.to_string(),
        }
    }
}

impl<T: Into<Message>> From<T> for ReportCell {
    fn from(words: T) -> Self {
        let words: Message = words.into();
        if words.is_empty() { Self::Empty } else { Self::Words(words) }
    }
}

/// A text for programs, which know no minus sign.
fn in_english(text: &Message) -> String {
    text.write(Language::ENGLISH).replace('−', "-")
}

impl DataTable {
    /// An empty table.
    pub fn new<T: Clone + Into<Message>>(title: impl Into<Message>, heads: &[T]) -> Self {
        Self { title: title.into(), heads: heads.iter().cloned().map(Into::into).collect(), ..Self::default() }
    }

    /// Moves columns to the left, in front of the column `to`.
    pub fn move_columns(&mut self, columns: Range<usize>, to: usize) {
        let (count, end) = (columns.len(), columns.end);
        let at = |column: usize| match column {
            _ if columns.contains(&column) => column - columns.start + to,
            _ if (to..columns.start).contains(&column) => column + count,
            _ => column,
        };
        self.unclear.iter_mut().for_each(|[_, column]| *column = at(*column));
        self.against = self.against.map(at);
        self.heads[to..end].rotate_right(count);
        self.rows.iter_mut().for_each(|row| row[to..end].rotate_right(count));
    }

    /// Heads and rows as text. A column with intervals is followed by a column of these, and empty columns are omitted. A heat map keeps its columns
    /// and omits intervals.
    pub fn columns(&self) -> (Vec<String>, Vec<Vec<String>>) {
        let (mut heads, mut rows) = (Vec::new(), vec![Vec::new(); self.rows.len()]);
        for (n, head) in self.heads.iter().enumerate() {
            let cells: Vec<&ReportCell> = self.rows.iter().filter_map(|row| row.get(n)).collect();
            let is_heat = self.look == ChartKind::Heat;
            if n > 0 && !is_heat && cells.iter().all(|cell| **cell == ReportCell::Empty) {
                continue;
            }
            heads.push(head.to_string());
            rows.iter_mut().zip(&cells).for_each(|(row, cell)| row.push(cell.words().into()));
            if !is_heat && cells.iter().any(|cell| cell.interval().is_some()) {
                heads.push(say!(REPORT_HEAD_INTERVAL).into());
                let span = |cell: &ReportCell| {
                    if let ReportCell::Estimate(found) = cell { found.span().into() } else { String::new() }
                };
                rows.iter_mut().zip(&cells).for_each(|(row, cell)| row.push(span(cell)));
            }
        }
        (heads, rows)
    }

    /// The table as Markdown.
    pub fn markdown(&self) -> String {
        let (heads, rows) = self.columns();
        let line = |cells: &[String]| {
            let cells: Vec<String> =
                cells.iter().map(|cell| cell.replace('|', "\\|").replace(" %", "\u{a0}%")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let rule: String = heads.iter().enumerate().map(|(n, _)| if n == 0 { "|---" } else { "|--:" }).collect();
        let lines: String = rows.iter().map(|row| line(row)).collect();
        format!("{}{rule}|\n{lines}", line(&heads))
    }

    /// The table as HTML.
    pub(crate) fn html(&self) -> Markup {
        let (heads, rows) = self.columns();
        let rows = table(&heads, &rows);
        let plots = self.plots();
        match plots.is_empty() {
            true => tabled(&self.title, &self.note, &rows),
            false => {
                let plots = html! { @for (_, plot) in &plots { (plot.on_page()) } };
                figure(&self.title, &self.note, &plots, &[same(rows)])
            }
        }
    }

    /// The relative length of each row's bar, from 0 to 1, if the table is a bar chart.
    pub fn bars(&self) -> Option<Vec<f64>> {
        let value = |row: &Vec<ReportCell>| match row.get(1) {
            Some(ReportCell::Estimate(found)) => found.value,
            _ => 0.0,
        };
        let most = self.rows.iter().map(value).fold(0.0, f64::max);
        (self.look == ChartKind::Bars)
            .then(|| self.rows.iter().map(|row| underdeck_stats::ratio(value(row), most)).collect())
    }
}

impl Report {
    /// The findings and the tables as Markdown, each with its title and note, and the terms in them.
    pub fn markdown(&self) -> String {
        let sheet = |sheet: &DataTable| {
            let title = if sheet.title.is_empty() { String::new() } else { format!("## {}\n\n", sheet.title) };
            let note = if sheet.note.is_empty() { String::new() } else { format!("\n{}\n", sheet.note) };
            format!("{title}{}{note}", sheet.markdown())
        };
        let lead = self.lead.iter().map(|line| format!("- {line}\n")).chain(["\n".to_owned()]).collect::<String>();
        let lead = if self.lead.is_empty() { "" } else { &lead };
        let text = lead.to_owned() + &self.sheets.iter().map(sheet).collect::<Vec<_>>().join("\n");
        let terms = section(&text);
        text + &terms
    }

    /// The findings as HTML.
    pub(crate) fn lead(&self) -> Markup {
        html! { @for line in &self.lead { p.lead { (line) } } }
    }

    /// The tables and plots as HTML.
    pub(crate) fn body(&self) -> Markup {
        html! { @for sheet in self.figures() { (sheet.html()) } }
    }

    /// All tables as CSV with a line for each cell: table, row, column, value, and the ends of the interval. Shares are fractions of 1.
    pub fn csv(&self) -> String {
        let mut text = String::from("table,row,column,value,low,high\n");
        for sheet in &self.sheets {
            for row in &sheet.rows {
                let name = row.first().map_or_else(String::new, ReportCell::code);
                let cells = sheet.heads.iter().zip(row).skip(1).filter(|(_, cell)| **cell != ReportCell::Empty);
                for (head, cell) in cells {
                    let end = |of: fn(Interval) -> f64| {
                        cell.interval().map_or_else(String::new, |found| of(found).to_string())
                    };
                    let fields = [in_english(&sheet.title), name.clone(), in_english(head), cell.code()];
                    let fields = fields.map(|field| quoted(&field));
                    text += &format!("{},{},{}\n", fields.join(","), end(|found| found.low), end(|found| found.high));
                }
            }
        }
        text
    }

    /// All drawings with their file names, without an extension.
    pub fn drawings(&self) -> Vec<(String, Drawing)> {
        let mut all: Vec<(String, Drawing)> = Vec::new();
        for (name, drawing) in self.figures().iter().flat_map(DataTable::drawings) {
            let is_known = |name: &String| all.iter().any(|(known, _)| known == name);
            let mut numbered = (2..).map(|n| format!("{name}-{n}"));
            let name = if is_known(&name) { numbered.find(|name| !is_known(name)) } else { Some(name.clone()) };
            all.extend(name.map(|name| (name, drawing)));
        }
        all
    }

    /// The tables of the page and of the plots, in reading order.
    pub fn figures(&self) -> &[DataTable] {
        if self.figures.is_empty() { &self.sheets } else { &self.figures }
    }

    /// Adds tables in front of the table `at`, in the terminal and on the page.
    pub fn insert(&mut self, at: usize, sheets: Vec<DataTable>) {
        if !self.figures.is_empty() {
            self.figures.splice(at..at, sheets.iter().cloned());
        }
        self.sheets.splice(at..at, sheets);
    }

    /// The report as an HTML page; `command` is the command that reproduces it.
    pub fn page(&self, command: &[String]) -> String {
        let body = html! {
            (self.lead())
            @for line in &self.about { p { (line) } }
            (self.body())
        };
        page(&self.title, &say!(REPORT_LABORATORY), &body, &colophon(&[], &shell(command), &[]))
    }
}

/// A CSV field, quoted if necessary: a number, or a text as [`spreadsheet_text`] writes it.
pub fn quoted(field: &str) -> String {
    let is_number = field.parse::<f64>().is_ok();
    let field = if is_number { field.into() } else { spreadsheet_text(field) };
    let needs = field.contains([',', '"', '\n', '\r']);
    if needs { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.into_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> DataTable {
        let mut sheet = DataTable::new("Won", &["cell", "games", "won", "empty", "more"]);
        let interval = Interval { low: 0.2, high: 0.5 };
        let share = |value| ReportCell::estimate(value, interval, NumberFormat::Share);
        sheet.rows = vec![
            vec!["a|b".into(), ReportCell::Count(1_000_000), share(0.25), ReportCell::Empty, ReportCell::Empty],
            vec![
                "c,d".into(),
                ReportCell::Count(0),
                share(0.5),
                ReportCell::Empty,
                ReportCell::estimate(-0.5, None, NumberFormat::More),
            ],
        ];
        sheet
    }

    #[test]
    fn columns_have_their_intervals_and_empty_ones_are_omitted() {
        let (heads, rows) = sheet().columns();
        assert_eq!(heads, ["cell", "games", "won", "interval", "more"]);
        assert_eq!(rows[0], ["a|b", "1,000,000", "25 %", "20 to 50", ""]);
        assert_eq!(rows[1][4], "−0.50");
    }

    #[test]
    fn one_table_is_written_in_every_form() {
        let digest = Report { sheets: vec![sheet()], ..Report::default() };
        let markdown = digest.markdown();
        assert!(
            markdown.starts_with("## Won\n\n| cell | games |")
                && markdown.contains("| a\\|b | 1,000,000 | 25\u{a0}% |")
        );
        let csv = digest.csv();
        assert_eq!(csv.lines().nth(2), Some("Won,a|b,won,0.25,0.2,0.5"));
        assert!(csv.ends_with("Won,\"c,d\",more,-0.5,,\n"), "{csv}");
        assert_eq!(["-0.5", "=1,2", "-1+2"].map(quoted), ["-0.5", "\"'=1,2\"", "'-1+2"]);
        let html = digest.page(&["underdeck".into(), "a b".into()]);
        assert!(html.contains("underdeck 'a b'"));
        assert!(html.contains("<td>−0.50</td>") && html.contains("20 to 50"), "{html}");
        assert_eq!(Estimate { value: 0.5, interval: None, unit: NumberFormat::MoreShare }.to_string(), "+50.00 %");
    }
}
