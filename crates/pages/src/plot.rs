//! Plots, each with the same numbers as a table.

use chronicle::statistics::{Bars, Rate};
use maud::{Markup, html};

/// A histogram. `what` says what is counted.
pub(crate) fn histogram(what: &str, histogram: &Bars) -> Markup {
    let (bars, highest) = (&histogram.bars, histogram.highest().max(1));
    let (width, step) = (320, 320 / bars.len().max(1));
    html! {
        figure class="plot" {
            figcaption { (what) }
            svg viewBox={ "0 0 " (width) " 130" } role="img" aria-label={ (what) ", " (bars.len()) " bars; the table has the same numbers" } {
                path class="axis" d={ "M0 100H" (width) } {}
                @for (n, bar) in bars.iter().enumerate() {
                    @let tall = if bar.count == 0 { 0 } else { (bar.count * 88 / highest).max(2) };
                    rect class="bar-of-plot" x=(n * step + 2) y=(100 - tall) width=(step.saturating_sub(4).max(2)) height=(tall) rx="2" {}
                    @if bar.count > 0 { text x=(n * step + step / 2) y=(96 - tall) text-anchor="middle" { (bar.count) } }
                    @if n % (bars.len() / 6 + 1) == 0 { text class="under" x=(n * step + step / 2) y="116" text-anchor="middle" { (bar.from) } }
                }
            }
            details {
                summary { "As a table" }
                table {
                    thead { tr { th scope="col" { (what) } th scope="col" class="number" { "Games" } } }
                    tbody { @for bar in bars { tr { th scope="row" { (bar.words()) } td class="number" { (bar.count) } } } }
                }
            }
        }
    }
}

/// A proportion with its confidence interval.
pub(crate) fn rate(rate: &Rate) -> Markup {
    let at = |share: f64| (share.clamp(0.0, 1.0) * 300.0).round() + 10.0;
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    html! {
        svg class="rate" viewBox="0 0 320 26" role="img"
            aria-label={ "Won " (percent(rate.share)) ", with 95 % confidence " (percent(rate.low)) " to " (percent(rate.high)) } {
            path class="axis" d="M10 13H310" {}
            rect class="span" x=(at(rate.low)) y="8" width=((at(rate.high) - at(rate.low)).max(1.0)) height="10" rx="5" {}
            circle class="dot" cx=(at(rate.share)) cy="13" r="6" {}
        }
        p class="note" { strong { (percent(rate.share)) } " won; with 95 % confidence " (percent(rate.low)) " to " (percent(rate.high)) }
    }
}
