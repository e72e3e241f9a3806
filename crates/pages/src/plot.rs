//! Plots, each with the same numbers as a table.

use maud::{Markup, html};
use underdeck_chronicle::statistics::{Bars, GameBlock, Rate, Tally};
use underdeck_game::{say, text};
use underdeck_plot::{Anchor, Marks, Scale, Shape, Side, Unit, Units};
use underdeck_stats::Interval;

use crate::site::{Site, tenths};

/// The width of a plot.
const WIDTH: usize = 320;
/// The most width of a bar, with its gap.
const WIDEST: usize = 48;
/// The left and right ends of a line plot.
const ACROSS: (f64, f64) = (42.0, WIDTH as f64);

/// A histogram. `what` names the counted value.
pub(crate) fn histogram(site: &Site<'_>, what: &str, histogram: &Bars) -> Markup {
    let (bars, highest) = (&histogram.bars, histogram.highest().max(1));
    let step = (WIDTH / bars.len().max(1)).min(WIDEST);
    let mut marks = Marks::default();
    marks.line((0.0, 100.0), (WIDTH as f64, 100.0), "axis");
    for (n, bar) in bars.iter().enumerate() {
        let tall = if bar.count == 0 { 0 } else { (bar.count * 88 / highest).max(2) } as f64;
        let (at, middle) = (((n * step + 2) as f64, 100.0 - tall), (n * step + step / 2) as f64);
        let size = (step.saturating_sub(4).max(2) as f64, tall);
        marks.draw(Shape::Bar { at, size, round: 2.0 }, "bar-of-plot");
        if bar.count > 0 {
            marks.words((middle, 96.0 - tall), bar.count, Anchor::Middle, "");
        }
        if is_named(n, bars.len()) {
            marks.words((middle, 116.0), bar.from, Anchor::Middle, "under");
        }
    }
    let rows: Vec<_> = bars.iter().map(|bar| vec![bar.words(), bar.count.to_string()]).collect();
    let table = underdeck_plot::table(&[what, &site.say(&text::GAMES)], &rows, |n| n > 0);
    figure(site, "plot", [what, what], (&marks, 130), Some((false, table)))
}

/// The share of wins and the mean score, for each block of games.
pub(crate) fn trend(site: &Site<'_>, blocks: &[GameBlock]) -> Markup {
    let step = (WIDTH - 50) / blocks.len().max(1);
    let at =
        |(n, block): (usize, &GameBlock)| ((42 + n * step + step / 2) as f64, up((0.0, 1.0)).at(block.share()).round());
    let mut marks = levels(percent);
    marks.draw(Shape::Course(blocks.iter().enumerate().map(at).collect()), "line-of-plot");
    for (n, block) in blocks.iter().enumerate() {
        let (x, y) = at((n, block));
        marks.dot((x, y), 5.0, "dot");
        if is_named(n, blocks.len()) {
            marks.words((x, 120.0), block.from, Anchor::Middle, "under");
        }
    }
    let scored = blocks.iter().any(|block| block.score.is_some());
    let row = |block: &GameBlock| {
        let games = format!("{}–{}", block.from, block.to);
        let score = scored.then(|| decimal(site, block.score));
        [games, block.since.clone(), percent(block.share())].into_iter().chain(score).collect()
    };
    let heads = [&text::GAMES, &text::SINCE, &text::WON, &text::SCORE_MEAN].map(|head| site.say(head));
    let heads: Vec<&str> = heads[..3 + usize::from(scored)].iter().map(AsRef::as_ref).collect();
    let table = underdeck_plot::table(&heads, &blocks.iter().map(row).collect::<Vec<_>>(), |n| n > 1);
    let what = site.say(&text::TREND);
    figure(site, "plot", [&what, &what], (&marks, 130), Some((false, table)))
}

/// Win rates, with the same numbers as a table.
pub(crate) fn rates(site: &Site<'_>, what: &str, values: &[(String, Tally)]) -> Markup {
    let mut marks = Marks::default();
    for (n, (value, tally)) in values.iter().enumerate() {
        marks.words((2.0, (n * 30 + 10) as f64), value, Anchor::Start, "");
        span(&mut marks, &tally.rate, (n * 30 + 20) as f64);
    }
    let scored = values.iter().any(|(_, tally)| tally.scores.is_some());
    let row = |(value, tally): &(String, Tally)| {
        let Rate { share, low, high } = tally.rate;
        let interval = format!("{}–{}", percent(low), percent(high));
        let score = scored.then(|| decimal(site, tally.scores.as_ref().map(|scores| scores.mean)));
        [value.clone(), tally.games.to_string(), percent(share), interval].into_iter().chain(score).collect()
    };
    let [games, won, score] = [&text::GAMES, &text::WON, &text::SCORE_MEAN].map(|head| site.say(head));
    let heads = &[what, &games, &won, "95 %", &score][..4 + usize::from(scored)];
    let table = underdeck_plot::table(heads, &values.iter().map(row).collect::<Vec<_>>(), |n| !matches!(n, 0 | 3));
    figure(site, "plot", [&won, what], (&marks, values.len() * 30), Some((true, underdeck_plot::scroll(what, &table))))
}

/// A proportion with its confidence interval.
pub(crate) fn rate(site: &Site<'_>, rate: &Rate) -> Markup {
    let [share, low, high] = [rate.share, rate.low, rate.high].map(percent);
    let words = site.number(&site.say(say!(RATE, share, low, high)));
    let mut marks = Marks::default();
    span(&mut marks, rate, 13.0);
    html! {
        svg class="rate" viewBox="0 0 320 26" role="img" aria-label=(words) { (marks.markup(Units::Pixels)) }
        p class="note" { (words) }
    }
}

/// A plot with its caption, its description for screen readers and, if given, a table that may be open.
fn figure(
    site: &Site<'_>,
    class: &str,
    [caption, what]: [&str; 2],
    (marks, height): (&Marks, usize),
    table: Option<(bool, Markup)>,
) -> Markup {
    let label = site.say(say!(PLOT_OF, what));
    let drawn = html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(label) { (marks.markup(Units::Pixels)) }
    };
    let title = site.say(&text::AS_A_TABLE);
    let is_open = table.as_ref().is_some_and(|(is_open, _)| *is_open);
    let tables: Vec<_> = table.into_iter().map(|(_, table)| (title.as_ref(), table)).collect();
    underdeck_plot::figure(Some(class), &html! { (caption) }, &drawn, is_open, &tables)
}

/// The vertical scale of a line plot.
fn up(range: (f64, f64)) -> Scale {
    Scale::new(range, (100.0, 12.0))
}

/// The vertical axis of a line plot: 0, a half and 1, in the words for these shares of the height.
fn levels(words: impl Fn(f64) -> String) -> Marks {
    let (up, mut marks) = (up((0.0, 1.0)), Marks::default());
    let (axis, ticks) = ((Side::Left, up), up.ticks(Unit::Share, 2));
    marks.grid(axis, &ticks, ACROSS, |_| "axis".into());
    marks.names(axis, &ticks, ACROSS.0 - 4.0, words, |_| "under".into());
    marks
}

/// An interval on a horizontal axis from 0 to 1 at height `y`.
fn span(marks: &mut Marks, rate: &Rate, y: f64) {
    let across = Scale::new((0.0, 1.0), (10.0, 310.0));
    let whole_pixel = |share: f64| (share.clamp(0.0, 1.0) * 300.0).round() / 300.0;
    let [share, low, high] = [rate.share, rate.low, rate.high].map(whole_pixel);
    marks.line((10.0, y), (310.0, y), "axis");
    marks.interval(across, y, Interval { low, high }, 10.0, "span");
    marks.dot((across.at(share), y), 6.0, "dot");
}

/// Whether mark `n` of `of` gets its name: about six of them do.
const fn is_named(n: usize, of: usize) -> bool {
    n.is_multiple_of(of / 6 + 1)
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A number with one decimal place; empty for `None`.
fn decimal(site: &Site<'_>, number: Option<f64>) -> String {
    number.map_or_else(String::new, |number| site.say(say!(DECIMAL, n = tenths(number))))
}
