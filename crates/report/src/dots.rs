//! Dot plots: values with their intervals, one a row.

use maud::{Markup, html};
use underdeck_game::say;
use underdeck_lab::Difference;
use underdeck_plot::{Marks, Scale, Tick, Unit, Units};
use underdeck_stats::Interval;

use super::chart::{foot, uprights};
use super::parts::signed_percent;

/// A value with its interval.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dot {
    /// The name of the value.
    pub(crate) name: String,
    /// A remark; may be empty.
    pub(crate) note: String,
    /// The value.
    pub(crate) value: f64,
    /// Its interval; `None` for an exact value.
    pub(crate) interval: Option<Interval>,
    /// The value as text.
    pub(crate) words: String,
    /// Whether it is the baseline of the rows below.
    pub(crate) is_baseline: bool,
}

impl Dot {
    /// The dot of a difference of win rates.
    pub(crate) fn more_won(difference: &Difference) -> Self {
        let Difference { player, win_rate, win_rate_95, .. } = difference;
        let (name, words) = (player.clone(), signed_percent(*win_rate));
        Self { name, note: String::new(), value: *win_rate, interval: Some(*win_rate_95), words, is_baseline: false }
    }

    /// The baseline.
    fn baseline(name: &str) -> Self {
        let (name, words) = (name.to_owned(), say!(REPORT_BASELINE).into());
        Self { name, note: String::new(), value: 0.0, interval: None, words, is_baseline: true }
    }
}

/// A dot for each difference, with one for its baseline above.
pub(crate) fn compared<'a>(
    differences: impl Iterator<Item = &'a Difference>,
    dot: impl Fn(&'a Difference) -> Option<Dot>,
) -> Vec<Dot> {
    let mut groups: Vec<Vec<Dot>> = Vec::new();
    for difference in differences {
        let Some(found) = dot(difference) else { continue };
        match groups.iter_mut().find(|group| group[0].name == difference.against) {
            Some(group) => group.push(found),
            None => groups.push(vec![Dot::baseline(&difference.against), found]),
        }
    }
    groups.concat()
}

/// A dot plot, with a line at zero if there are baselines.
pub(crate) fn dots(dots: &[Dot], title: &str, unit: Unit) -> Markup {
    let scale = scale(dots, unit);
    let ticks = scale.ticks(unit, 6);
    html! {
        div class="plot dots" role="img" aria-label=(label(dots, title)) {
            @for dot in dots {
                div .name .baseline[dot.is_baseline] { (dot.name) @if !dot.note.is_empty() { small { (dot.note) } } }
                div .value .baseline[dot.is_baseline] { (dot.words) }
                div .track .baseline[dot.is_baseline] { (track(dot, scale, &ticks, dots.iter().any(|dot| dot.is_baseline))) }
            }
            div.foot { (foot(scale, &ticks, unit, title)) }
        }
    }
}

fn track(dot: &Dot, scale: Scale, ticks: &[Tick], has_zero: bool) -> Markup {
    let mut marks = Marks::default();
    if has_zero {
        marks.line((scale.at(0.0), 0.0), (scale.at(0.0), 100.0), "zero");
    }
    if let Some(interval) = dot.interval {
        marks.interval(scale, 50.0, interval, 0.0, "whisker s0");
    }
    marks.dot((scale.at(dot.value), 50.0), 4.5, if dot.is_baseline { "hollow" } else { "f0" });
    html! { svg { (uprights(scale, ticks)) (marks.markup(Units::Percent)) } }
}

/// The scale that contains all values and intervals, within 0 and 1 for shares.
fn scale(dots: &[Dot], unit: Unit) -> Scale {
    let ends = dots.iter().flat_map(|dot| {
        let Interval { low, high } = dot.interval.unwrap_or(Interval { low: dot.value, high: dot.value });
        [low, high]
    });
    let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    let room = ((high - low) * 0.06).max(if unit == Unit::Share { 0.002 } else { 0.02 });
    let domain = (low - room, high + room);
    if unit == Unit::Share && !dots.iter().any(|dot| dot.is_baseline) {
        return Scale::across((domain.0.max(0.0), domain.1.min(1.0)));
    }
    Scale::across(domain)
}

/// The alternative text of the plot; only the number of values if there are many.
fn label(dots: &[Dot], title: &str) -> String {
    if dots.len() > 12 {
        return say!(REPORT_VALUES, title, n = dots.len()).into();
    }
    let all: Vec<String> = dots.iter().map(|dot| format!("{} {}", dot.name, dot.words)).collect();
    format!("{title}: {}", all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(player: &str, against: &str) -> Difference {
        let win_rate_95 = Interval { low: -0.1, high: 0.3 };
        let (player, against) = (player.to_owned(), against.to_owned());
        Difference {
            shared: underdeck_lab::Shared::Deals,
            player,
            against,
            games: 9,
            identical: None,
            is_untrained: false,
            both: 0,
            gained: 2,
            given: 1,
            win_rate: 0.1,
            win_rate_95,
            p_value: 0.75,
            score: None,
            luck_out: None,
        }
    }

    fn dot(difference: &Difference) -> Option<Dot> {
        let interval = Some(difference.win_rate_95);
        let (name, words) = (difference.player.clone(), "+10 %".to_owned());
        Some(Dot { name, note: String::new(), value: difference.win_rate, interval, words, is_baseline: false })
    }

    #[test]
    fn compared_values_are_below_their_baseline() {
        let all = [difference("b", "a"), difference("y", "x"), difference("c", "a")];
        let dots = compared(all.iter(), dot);
        let names: Vec<_> = dots.iter().map(|dot| (dot.name.as_str(), dot.is_baseline)).collect();
        assert_eq!(names, [("a", true), ("b", false), ("c", false), ("x", true), ("y", false)]);
        assert!(compared(all.iter(), |_| None).is_empty());
    }

    #[test]
    fn a_plot_names_every_row_with_its_numbers() {
        let all = [difference("a_player_with_a_name_longer_than_any_room", "first")];
        let page = dots(&compared(all.iter(), dot), "difference", Unit::Share).into_string();
        assert!(page.contains(">a_player_with_a_name_longer_than_any_room<") && page.contains(">first<"));
        assert!(page.contains("aria-label=\"difference: first baseline, a_player"));
        assert!(page.contains("class=\"zero\"") && page.contains("hollow"));
    }

    #[test]
    fn scales_of_shares_stay_within_0_and_1() {
        let all = [Dot {
            value: 0.0,
            interval: Some(Interval { low: 0.0, high: 1.0 }),
            ..dot(&difference("b", "a")).unwrap()
        }];
        let scale = scale(&all, Unit::Share);
        assert_eq!((scale.at(0.0), scale.at(1.0)), (0.0, 100.0));
    }
}
