//! Axes of plots with the full width of the page.

use maud::{Markup, html};
use underdeck_plot::{Anchor, Ink, Marks, Scale, Side, Tick, Unit, Units};

use super::parts::tick;

/// Vertical grid lines at the ticks of the horizontal axis.
pub(crate) fn uprights(scale: Scale, ticks: &[Tick]) -> Markup {
    let mut marks = Marks::default();
    marks.grid((Side::Foot, scale), ticks, (0.0, 100.0), |tick| spare(tick, ["grid", "grid spare"]));
    marks.markup(Units::Percent)
}

/// The horizontal axis.
pub(crate) fn foot(scale: Scale, ticks: &[Tick], unit: Unit, title: &str) -> Markup {
    named_foot(scale, ticks, |number| tick(unit, number), title)
}

/// A horizontal axis with these names of its ticks.
pub(crate) fn named_foot(scale: Scale, ticks: &[Tick], name: impl Fn(f64) -> String, title: &str) -> Markup {
    let mut marks = Marks::default();
    marks.line((0.0, 0.0), (100.0, 0.0), "base");
    marks.names((Side::Foot, scale), ticks, 18.0, name, |tick| spare(tick, ["", "spare"]));
    if !title.is_empty() {
        marks.words((100.0, 38.0), title, Anchor::End, "title");
    }
    html! { svg.axis height=(if title.is_empty() { "22" } else { "44" }) { (marks.markup(Units::Wide)) } }
}

/// The title of the vertical axis, above it.
pub(crate) fn over(title: &str) -> Markup {
    html! { @if !title.is_empty() { p.over { (title) } } }
}

/// The vertical axis with its grid lines.
pub(crate) fn beside(scale: Scale, unit: Unit, about: usize) -> Markup {
    let (axis, ticks) = ((Side::Left, scale), scale.ticks(unit, about));
    let [mut lines, mut names] = [(); 2].map(|()| Marks::default());
    lines.grid(axis, &ticks, (0.0, 100.0), |_| "grid".into());
    names.names(axis, &ticks, -8.0, |number| tick(unit, number), |_| "".into());
    html! { g.axis { (lines.markup(Units::Wide)) (names.markup(Units::Pixels)) } }
}

fn spare(tick: &Tick, classes: [&'static str; 2]) -> Ink {
    classes[usize::from(tick.is_spare)].into()
}
