//! The plots: dots with intervals, histograms, curves.

use maud::{Markup, html};

use super::chart::{Scale, WIDTH, Words, bottom, c, left, number, path, share, step, whole};

/// A value with its interval.
#[derive(Clone, Debug)]
pub(crate) struct Dot {
    /// What it is of.
    pub(crate) name: String,
    /// The value.
    pub(crate) value: f64,
    /// Its interval; `None` for a value that is exact, or the one others are compared with.
    pub(crate) interval: Option<(f64, f64)>,
    /// The value in words.
    pub(crate) words: String,
}

/// A curve with its name.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    /// What it is of.
    pub(crate) name: String,
    /// Its points, from left to right.
    pub(crate) points: Vec<(f64, f64)>,
}

/// How many looks there are; more series begin anew.
const LOOKS: usize = 6;
/// Room at the right for half of the last number of an axis.
const MARGIN: f64 = 24.0;

/// Values with their intervals, one a line; with a line at zero where differences are meant.
pub(crate) fn dots(dots: &[Dot], title: &str, is_share: bool, has_zero: bool) -> Markup {
    let ends = dots.iter().flat_map(|dot| {
        let (low, high) = dot.interval.unwrap_or((dot.value, dot.value));
        [low, high]
    });
    let zero = has_zero.then_some(0.0);
    let (low, high) = ends.chain(zero).fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    let room = ((high - low) * 0.06).max(if is_share { 0.002 } else { 0.02 });
    let mut domain = (low - room, high + room);
    if is_share && !has_zero {
        domain = (domain.0.max(0.0), domain.1.min(1.0));
    }
    let longest = dots.iter().map(|dot| dot.name.chars().count()).max().unwrap_or(0);
    let start = (longest as f64 * 6.7 + 24.0).clamp(90.0, 300.0);
    let scale = Scale::new(domain, (start, WIDTH - 92.0));
    let (row, top) = (26.0, 8.0);
    let foot = top + row * dots.len() as f64;
    let words: Words = if is_share { share } else { number };
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", foot + 42.0)) role="img" aria-label=(title) {
            (bottom(scale, (top, foot), words, title))
            @if has_zero { line.zero x1=(c(scale.at(0.0))) x2=(c(scale.at(0.0))) y1=(c(top)) y2=(c(foot)) {} }
            @for (n, dot) in dots.iter().enumerate() {
                @let y = top + row * (n as f64 + 0.5);
                text x=(c(start - 14.0)) y=(c(y + 4.0)) text-anchor="end" { (shortened(&dot.name, start)) }
                @if let Some((low, high)) = dot.interval {
                    line class="whisker s0" x1=(c(scale.at(low))) x2=(c(scale.at(high))) y1=(c(y)) y2=(c(y)) {}
                }
                circle.f0 cx=(c(scale.at(dot.value))) cy=(c(y)) r="4.5" {}
                text.value x=(c(WIDTH)) y=(c(y + 4.0)) text-anchor="end" { (dot.words) }
            }
        }
    }
}

/// A name cut to the room before the plot.
fn shortened(name: &str, start: f64) -> String {
    let most = ((start - 18.0) / 6.4) as usize;
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let cut: String = name.chars().take(most.saturating_sub(1)).collect();
    cut.trim_end().to_owned() + "…"
}

/// The shares of numbers by bins: the first number of each bin, and the share of each series.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Bins {
    /// How many numbers a bin has.
    pub(crate) width: i64,
    /// The bins: first number, share by series.
    pub(crate) bins: Vec<(i64, Vec<f64>)>,
}

impl Bins {
    /// Puts numbers with their counts into about forty bins, the same for all series.
    pub(crate) fn of(series: &[&[(i64, u64)]]) -> Self {
        let numbers = || series.iter().flat_map(|counts| counts.iter().map(|(number, _)| *number));
        let (Some(low), Some(high)) = (numbers().min(), numbers().max()) else {
            return Self { width: 1, bins: Vec::new() };
        };
        let width = (step((high - low + 1) as f64, 40) as i64).max(1);
        let (first, last) = (low.div_euclid(width), high.div_euclid(width));
        let mut bins: Vec<(i64, Vec<f64>)> = (first..=last).map(|bin| (bin * width, vec![0.0; series.len()])).collect();
        for (n, counts) in series.iter().enumerate() {
            let all: u64 = counts.iter().map(|(_, count)| count).sum();
            for (number, count) in *counts {
                bins[(number.div_euclid(width) - first) as usize].1[n] += *count as f64 / all.max(1) as f64;
            }
        }
        Self { width, bins }
    }

    /// The numbers of a bin in words.
    pub(crate) fn words(&self, first: i64) -> String {
        if self.width == 1 { first.to_string() } else { format!("{first} to {}", first + self.width - 1) }
    }
}

/// How numbers are spread: one histogram for each series, one below the other on one scale.
pub(crate) fn histograms(names: &[String], bins: &Bins, title: &str) -> Markup {
    let (Some(first), Some(last)) = (bins.bins.first(), bins.bins.last()) else { return html! {} };
    let most = bins.bins.iter().flat_map(|(_, shares)| shares.iter().copied()).fold(0.0, f64::max);
    let height = if names.len() == 1 { 170.0 } else { 96.0 };
    let (start, gap) = (52.0, 26.0);
    let across = Scale::new((first.0 as f64, (last.0 + bins.width) as f64), (start, WIDTH - MARGIN));
    let foot = (height + gap) * names.len() as f64;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", foot + 42.0)) role="img" aria-label=(title) {
            (bottom(across, (gap, foot), whole, title))
            @for (n, name) in names.iter().enumerate() {
                @let base = (height + gap) * (n as f64 + 1.0);
                @let up = Scale::new((0.0, most), (base, base - height));
                (left(up, (start, WIDTH - MARGIN), share, 3))
                @for (first, shares) in &bins.bins {
                    @if shares[n] > 0.0 {
                        @let x = (across.at(*first as f64), across.at((first + bins.width) as f64));
                        rect class=(format!("bar f{}", n % LOOKS)) x=(c(x.0 + 0.5)) y=(c(up.at(shares[n])))
                            width=(c((x.1 - x.0 - 1.0).max(1.0))) height=(c((base - up.at(shares[n])).max(0.5))) {}
                    }
                }
                line.base x1=(c(start)) x2=(c(WIDTH - MARGIN)) y1=(c(base)) y2=(c(base)) {}
                @if names.len() > 1 { text x=(c(WIDTH - MARGIN)) y=(c(base - height - 6.0)) text-anchor="end" { (name) } }
            }
        }
    }
}

/// Curves over one axis; `is_stepped` for those that stay level between their points.
pub(crate) fn curves(curves: &[Curve], title: &str, is_share: bool, is_stepped: bool) -> Markup {
    let ends = |of: fn(&(f64, f64)) -> f64| {
        let numbers = curves.iter().flat_map(|curve| curve.points.iter().map(of));
        numbers.fold((0.0f64, 0.0f64), |(low, high), number| (low.min(number), high.max(number)))
    };
    let (start, top, foot) = (52.0, 12.0, 232.0);
    let across = Scale::new(ends(|point| point.0), (start, WIDTH - MARGIN));
    let highest = if is_share { 1.0 } else { ends(|point| point.1).1 };
    let up = Scale::new((0.0, highest), (foot, top));
    let words: Words = if is_share { share } else { number };
    let names = curves.len() > 1;
    let legend = if names { 24.0 * curves.len().div_ceil(3) as f64 } else { 0.0 };
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", foot + 44.0 + legend)) role="img" aria-label=(title) {
            (left(up, (start, WIDTH - MARGIN), words, 5))
            (bottom(across, (top, foot), whole, title))
            @for (n, curve) in curves.iter().enumerate() {
                @let places: Vec<(f64, f64)> = curve.points.iter().map(|(x, y)| (across.at(*x), up.at(*y))).collect();
                @let line = if is_stepped { path(stepped(&places)) } else { path(places) };
                path class=(format!("curve s{}", n % LOOKS)) d=(line) {}
                @if names {
                    @let x = start + (n % 3) as f64 * (WIDTH - start) / 3.0;
                    @let y = foot + 56.0 + 24.0 * (n / 3) as f64;
                    line class=(format!("curve s{}", n % LOOKS)) x1=(c(x)) x2=(c(x + 30.0)) y1=(c(y - 4.0)) y2=(c(y - 4.0)) {}
                    text x=(c(x + 38.0)) y=(c(y)) { (shortened(&curve.name, 210.0)) }
                }
            }
        }
    }
}

/// A point before each step, as high as the one before.
fn stepped(places: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut steps: Vec<(f64, f64)> = places.first().copied().into_iter().collect();
    for pair in places.windows(2) {
        steps.extend([(pair[1].0, pair[0].1), pair[1]]);
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_hold_everything_and_are_shared() {
        let one: Vec<(i64, u64)> = (-30..90).map(|n| (n, 2)).collect();
        let two = [(0, 1), (100, 3)];
        let bins = Bins::of(&[&one, &two]);
        assert_eq!((bins.width, bins.bins[0].0, bins.bins.last().unwrap().0), (5, -30, 100));
        for n in 0..2 {
            let sum: f64 = bins.bins.iter().map(|(_, shares)| shares[n]).sum();
            assert!((sum - 1.0).abs() < 1e-9);
        }
        assert_eq!((bins.words(-30), Bins::of(&[&[(3, 1)]]).words(3)), ("-30 to -26".into(), "3".into()));
        assert!(Bins::of(&[&[]]).bins.is_empty());
    }

    #[test]
    fn steps_stay_level_until_they_fall() {
        assert_eq!(stepped(&[(0.0, 1.0), (2.0, 0.5)]), [(0.0, 1.0), (2.0, 1.0), (2.0, 0.5)]);
        assert!(stepped(&[]).is_empty());
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(
            (shortened("short", 90.0), shortened("a very long name indeed", 90.0)),
            ("short".into(), "a very lon…".into())
        );
    }
}
