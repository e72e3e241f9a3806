//! Plots, each with the same numbers as a table.

use chronicle::statistics::{Bars, Block, Rate, Tally};
use maud::{Markup, html};

use crate::site::Site;
use crate::words::tenths;

/// The width of a plot.
const WIDTH: usize = 320;
/// The most room of a bar.
const WIDEST: usize = 48;

/// A histogram. `what` says what is counted.
pub(crate) fn histogram(site: &Site<'_>, what: &str, histogram: &Bars) -> Markup {
    let (bars, highest) = (&histogram.bars, histogram.highest().max(1));
    let step = (WIDTH / bars.len().max(1)).min(WIDEST);
    html! {
        figure class="plot" {
            figcaption { (what) }
            svg viewBox={ "0 0 " (WIDTH) " 130" } role="img" aria-label=(site.tell("plot-of", &[("what", what.into())])) {
                path class="axis" d={ "M0 100H" (WIDTH) } {}
                @for (n, bar) in bars.iter().enumerate() {
                    @let tall = if bar.count == 0 { 0 } else { (bar.count * 88 / highest).max(2) };
                    rect class="bar-of-plot" x=(n * step + 2) y=(100 - tall) width=(step.saturating_sub(4).max(2)) height=(tall) rx="2" {}
                    @if bar.count > 0 { text x=(n * step + step / 2) y=(96 - tall) text-anchor="middle" { (bar.count) } }
                    @if n % (bars.len() / 6 + 1) == 0 { text class="under" x=(n * step + step / 2) y="116" text-anchor="middle" { (bar.from) } }
                }
            }
            details {
                summary { (site.say("as-a-table")) }
                table {
                    thead { tr { th scope="col" { (what) } th scope="col" class="number" { (site.say("games")) } } }
                    tbody { @for bar in bars { tr { th scope="row" { (bar.words()) } td class="number" { (bar.count) } } } }
                }
            }
        }
    }
}

/// The course of values as a line, each with the number of moves made; as shares of 1 they are drawn from 0 to 1, else from the least to the
/// greatest. `marks` are places in the course.
pub(crate) fn curve(site: &Site<'_>, what: &str, course: &[(usize, f64)], are_shares: bool, marks: &[usize]) -> Markup {
    let range = course.iter().fold((f64::MAX, f64::MIN), |(low, high), &(_, v)| (low.min(v), high.max(v)));
    let (low, high) = if are_shares { (0.0, 1.0) } else { range };
    let (first, last) = (course.first().map_or(0, |one| one.0), course.last().map_or(0, |one| one.0));
    let across = |made: usize| 42.0 + (made - first) as f64 * (WIDTH - 50) as f64 / (last - first).max(1) as f64;
    let up = |value: f64| 100.0 - 88.0 * if high > low { (value - low) / (high - low) } else { 0.5 };
    let point = |(n, &(made, value)): (usize, &(usize, f64))| {
        format!("{}{:.1} {:.1}", if n == 0 { "M" } else { "L" }, across(made), up(value))
    };
    let path: String = course.iter().enumerate().map(point).collect();
    let mark = |share: f64| {
        if are_shares { format!("{:.0} %", 100.0 * share) } else { format!("{:.0}", low + share * (high - low)) }
    };
    html! {
        figure class="plot course" {
            figcaption { (what) }
            svg viewBox={ "0 0 " (WIDTH) " 118" } role="img" aria-label=(site.tell("plot-of", &[("what", what.to_owned().into())])) {
                path class="axis" d={ "M42 100H" (WIDTH) "M42 12H" (WIDTH) "M42 56H" (WIDTH) } {}
                @for (share, y) in [(1.0, 16), (0.5, 60), (0.0, 104)] { text class="under" x="38" y=(y) text-anchor="end" { (mark(share)) } }
                @for (made, anchor) in [(first, "start"), ((first + last) / 2, "middle"), (last, "end")] {
                    text class="under" x=(across(made)) y="114" text-anchor=(anchor) { (made) }
                }
                path class="line-of-plot" d=(path) {}
                @for &(made, value) in marks.iter().filter_map(|&n| course.get(n)) {
                    circle class="dot slip" cx=(format!("{:.1}", across(made))) cy=(format!("{:.1}", up(value))) r="4" {}
                }
            }
        }
    }
}

/// How the share of wins and the mean score went, block by block of games.
pub(crate) fn trend(site: &Site<'_>, blocks: &[Block]) -> Markup {
    let step = (WIDTH - 50) / blocks.len().max(1);
    let at = |n: usize| 42 + n * step + step / 2;
    let high = |share: f64| 100.0 - (share * 88.0).round();
    let path: String = blocks
        .iter()
        .enumerate()
        .map(|(n, block)| format!("{}{} {}", if n == 0 { "M" } else { "L" }, at(n), high(block.share())))
        .collect();
    let scored = blocks.iter().any(|block| block.score.is_some());
    html! {
        figure class="plot" {
            figcaption { (site.say("trend")) }
            svg viewBox={ "0 0 " (WIDTH) " 130" } role="img" aria-label=(site.tell("plot-of", &[("what", site.say("trend").into())])) {
                path class="axis" d={ "M42 100H" (WIDTH) "M42 12H" (WIDTH) "M42 56H" (WIDTH) } {}
                @for (share, y) in [(100, 16), (50, 60), (0, 104)] { text class="under" x="38" y=(y) text-anchor="end" { (share) " %" } }
                path class="line-of-plot" d=(path) {}
                @for (n, block) in blocks.iter().enumerate() {
                    circle class="dot" cx=(at(n)) cy=(high(block.share())) r="5" {}
                    @if n % (blocks.len() / 6 + 1) == 0 { text class="under" x=(at(n)) y="120" text-anchor="middle" { (block.from) } }
                }
            }
            details {
                summary { (site.say("as-a-table")) }
                table {
                    thead { tr {
                        th scope="col" { (site.say("games")) } th scope="col" { (site.say("since")) }
                        th scope="col" class="number" { (site.say("won")) }
                        @if scored { th scope="col" class="number" { (site.say("score-mean")) } }
                    } }
                    tbody { @for block in blocks { tr {
                        th scope="row" { (block.from) "–" (block.to) } td { (block.since) }
                        td class="number" { (percent(block.share())) }
                        @if scored { td class="number" { @if let Some(score) = block.score { (site.tell("decimal", &[("n", tenths(score))])) } } }
                    } } }
                }
            }
        }
    }
}

/// Win rates side by side, with the same numbers as a table.
pub(crate) fn rates(site: &Site<'_>, what: &str, values: &[(String, Tally)]) -> Markup {
    let scored = values.iter().any(|(_, tally)| tally.scores.is_some());
    html! {
        figure class="plot" {
            figcaption { (site.say("won")) }
            svg viewBox={ "0 0 " (WIDTH) " " (values.len() * 30) } role="img" aria-label=(site.tell("plot-of", &[("what", what.into())])) {
                @for (n, (value, tally)) in values.iter().enumerate() {
                    g transform={ "translate(0 " (n * 30) ")" } {
                        text x="2" y="10" { (value) }
                        (span(&tally.rate, 20))
                    }
                }
            }
            details open {
                summary { (site.say("as-a-table")) }
                div class="scroll" tabindex="0" role="group" aria-label=(what) { table {
                    thead { tr {
                        th scope="col" { (what) } th scope="col" class="number" { (site.say("games")) }
                        th scope="col" class="number" { (site.say("won")) } th scope="col" { "95 %" }
                        @if scored { th scope="col" class="number" { (site.say("score-mean")) } }
                    } }
                    tbody { @for (value, tally) in values { tr {
                        th scope="row" { (value) } td class="number" { (tally.games) }
                        td class="number" { (percent(tally.rate.share)) }
                        td { (percent(tally.rate.low)) "–" (percent(tally.rate.high)) }
                        @if scored { td class="number" {
                            @if let Some(scores) = &tally.scores { (site.tell("decimal", &[("n", tenths(scores.mean))])) }
                        } }
                    } } }
                } }
            }
        }
    }
}

/// A proportion with its confidence interval.
pub(crate) fn rate(site: &Site<'_>, rate: &Rate) -> Markup {
    let [share, low, high] = [rate.share, rate.low, rate.high].map(percent);
    let words = site
        .language
        .number(&site.tell("rate", &[("share", share.into()), ("low", low.into()), ("high", high.into())]));
    html! {
        svg class="rate" viewBox="0 0 320 26" role="img" aria-label=(words) { (span(rate, 13)) }
        p class="note" { (words) }
    }
}

/// An interval on a line from 0 to 1, `y` below the top.
fn span(rate: &Rate, y: usize) -> Markup {
    let at = |share: f64| (share.clamp(0.0, 1.0) * 300.0).round() + 10.0;
    html! {
        path class="axis" d={ "M10 " (y) "H310" } {}
        rect class="span" x=(at(rate.low)) y=(y - 5) width=((at(rate.high) - at(rate.low)).max(1.0)) height="10" rx="5" {}
        circle class="dot" cx=(at(rate.share)) cy=(y) r="6" {}
    }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
