//! Curves: in one plot where they are distinguishable, else in a plot each.

use maud::{Markup, html};
use underdeck_game::say;
use underdeck_plot::{Scale, Unit};

use super::chart::{beside, foot, uprights};
use super::parts::LOOKS;

/// A named curve.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    /// The name.
    pub(crate) name: String,
    /// The points, from left to right.
    pub(crate) points: Vec<(f64, f64)>,
}

/// The axes of a plot of curves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Axes<'a> {
    /// The title of the horizontal axis, which has integers.
    pub(crate) title: &'a str,
    /// The unit of the vertical axis.
    pub(crate) unit: Unit,
    /// Whether curves are step functions.
    pub(crate) is_stepped: bool,
    /// Whether the vertical axis starts at the least value instead of zero. Shares always span 0 to 1.
    pub(crate) is_close: bool,
}

/// The side of the square in which curves are drawn before it is stretched to the plot.
const SIDE: f64 = 1000.0;

/// Curves over one axis.
pub(crate) fn curves(curves: &[Curve], axes: Axes<'_>) -> Markup {
    let names: Vec<&str> = curves.iter().map(|curve| curve.name.as_str()).collect();
    html! {
        div.plot role="img" aria-label=(format!("{}, {}", axes.title, names.join(", "))) {
            @if curves.len() > LOOKS { (panels(curves, axes)) } @else { (together(curves, axes)) }
        }
    }
}

fn together(curves: &[Curve], axes: Axes<'_>) -> Markup {
    let (across, range) = domain(curves, axes);
    let ticks = across.ticks(Unit::Whole, 8);
    let look = |n: usize| format!("curve s{}", n % LOOKS);
    html! {
        div.area {
            svg height="230" {
                (beside(Scale::new(range, (230.0, 8.0)), axes.unit, 5))
                (uprights(across, &ticks))
                (square((8, 230), &html! {
                    @for (n, curve) in curves.iter().enumerate() {
                        path class=(look(n)) d=(path(curve, across, range, axes.is_stepped)) {}
                    }
                }))
            }
            (foot(across, &ticks, Unit::Whole, axes.title))
        }
        @if curves.len() > 1 {
            p.legend {
                @for (n, curve) in curves.iter().enumerate() {
                    span { svg width="34" height="10" { line class=(look(n)) x1="1" x2="33" y1="5" y2="5" {} } (curve.name) }
                }
            }
        }
    }
}

/// A small multiple for each curve, in front of all others in grey.
fn panels(curves: &[Curve], axes: Axes<'_>) -> Markup {
    let (across, range) = domain(curves, axes);
    let ticks = across.ticks(Unit::Whole, 3);
    let paths: Vec<String> = curves.iter().map(|curve| path(curve, across, range, axes.is_stepped)).collect();
    // The common path is drawn once and reused; its id is a hash of it, so that ids of two plots on a page do not clash.
    let others = paths.concat();
    let id = format!(
        "all-{:x}",
        others.bytes().fold(others.len() as u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)))
    );
    html! {
        div.panels {
            @for (n, curve) in curves.iter().enumerate() {
                div {
                    p.series { (curve.name) }
                    div.area {
                        svg height="92" {
                            (beside(Scale::new(range, (92.0, 6.0)), axes.unit, 2))
                            (uprights(across, &ticks))
                            (square((6, 92), &html! {
                                @if n == 0 { path class="curve others" id=(id) d=(others) {} } @else { use href=(format!("#{id}")) {} }
                                path class="curve own s0" d=(paths[n]) {}
                            }))
                        }
                        (foot(across, &ticks, Unit::Whole, ""))
                    }
                }
            }
        }
        p.below { (say!(REPORT_PANELS, title = axes.title)) }
    }
}

/// A square stretched over a plot between two heights.
fn square((top, foot): (u32, u32), inner: &Markup) -> Markup {
    html! {
        svg y=(top) height=(foot - top) viewBox=(format!("0 0 {SIDE} {SIDE}")) preserveAspectRatio="none" { (inner) }
    }
}

/// The horizontal scale, and the range of the vertical axis.
fn domain(curves: &[Curve], axes: Axes<'_>) -> (Scale, (f64, f64)) {
    let points = || curves.iter().flat_map(|curve| curve.points.iter());
    let last = points().map(|point| point.0).fold(0.0, f64::max);
    let first = curves.iter().flat_map(|curve| curve.points.first()).map(|point| point.0).fold(last, f64::min);
    let highest = points().map(|point| point.1).fold(f64::MIN, f64::max);
    let lowest = points().map(|point| point.1).fold(highest, f64::min);
    let range = match axes.unit {
        Unit::Share => (0.0, 1.0),
        _ if axes.is_close => (lowest, highest),
        _ => (0.0, if highest > 0.0 { highest } else { 1.0 }),
    };
    (Scale::across((first, last)), range)
}

/// The path of a curve in integers, without points that are too close to distinguish.
fn path(curve: &Curve, across: Scale, range: (f64, f64), is_stepped: bool) -> String {
    let up = Scale::new(range, (SIDE, 0.0));
    let place = |(x, y): &(f64, f64)| ((across.at(*x) * SIDE / 100.0).round(), up.at(*y).round());
    underdeck_plot::path(&curve.points.iter().map(place).collect::<Vec<_>>(), is_stepped)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AXES: Axes<'_> = Axes { title: "moves", unit: Unit::Share, is_stepped: true, is_close: false };

    fn curve(name: &str, points: &[(f64, f64)]) -> Curve {
        Curve { name: name.into(), points: points.to_vec() }
    }

    #[test]
    fn step_functions_are_level_between_steps() {
        let across = Scale::across((0.0, 4.0));
        let falling = curve("a", &[(0.0, 1.0), (2.0, 0.5), (4.0, 0.0)]);
        assert_eq!(path(&falling, across, (0.0, 1.0), true), "M0 0H500V500H1000V1000");
        assert_eq!(path(&falling, across, (0.0, 1.0), false), "M0 0L500 500L1000 1000");
        assert!(path(&curve("a", &[]), across, (0.0, 1.0), true).is_empty());
    }

    #[test]
    fn a_close_axis_holds_all_numbers_and_no_more() {
        let all = [curve("a", &[(0.0, -3.0), (2.0, 5.0), (4.0, 1.0)])];
        let axes = Axes { unit: Unit::Number, ..AXES };
        assert_eq!(domain(&all, axes).1, (0.0, 5.0));
        assert_eq!(domain(&all, Axes { is_close: true, ..axes }).1, (-3.0, 5.0));
        assert_eq!(domain(&all, Axes { is_close: true, ..AXES }).1, (0.0, 1.0));
    }

    #[test]
    fn indistinguishable_points_are_omitted() {
        let points: Vec<(f64, f64)> = (0..50_000).map(|n| (f64::from(n), 1.0 - f64::from(n) / 5e4)).collect();
        let line = path(&curve("a", &points), Scale::across((0.0, 5e4)), (0.0, 1.0), true);
        assert!(line.len() < 12_000, "{}", line.len());
    }

    #[test]
    fn more_curves_than_styles_get_a_plot_each() {
        let many = |n: usize| (0..n).map(|n| curve(&format!("c{n}"), &[(0.0, 1.0), (9.0, 0.0)])).collect::<Vec<_>>();
        let few = curves(&many(LOOKS), AXES).into_string();
        assert!(few.contains("class=\"legend\"") && !few.contains("class=\"panels\""));
        let all = curves(&many(LOOKS + 1), AXES).into_string();
        assert_eq!((all.matches("<use").count(), all.matches("curve own").count()), (LOOKS, LOOKS + 1));
    }
}
