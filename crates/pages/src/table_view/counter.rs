//! Counters and tracks.

use maud::{Markup, html};
use underdeck_game::{Good, Zone};

use super::TableView;

impl TableView<'_> {
    pub(super) fn counter(&self, zone: &Zone, value: i64, max: Option<i64>) -> (String, Markup) {
        let share = max.filter(|max| *max > 0).map(|max| (value.clamp(0, max) * 100) / max);
        let good = match zone.good {
            Good::High => Some("high"),
            Good::Low => Some("low"),
            Good::Neither => None,
        };
        let body = html! {
            p class="value" data-tally=(zone.id) data-count=(value) data-good=[good] {
                strong { (value) }
                @if let Some(max) = max { " " span class="of" lang=[self.lang()] { (self.site.tell("felt-of", &[("most", max.into())])) } }
            }
            @if let Some(share) = share {
                svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    rect class="all" x="0" y="0" width="100" height="6" {}
                    rect class="part" x="0" y="0" width=(share) height="6" {}
                }
            }
        };
        ("counter".into(), body)
    }

    pub(super) fn track(&self, steps: &[String], now: usize) -> (String, Markup) {
        let body = html! {
            ol class="steps" {
                @for (n, step) in steps.iter().enumerate() {
                    li class=[(n < now).then_some("past")] aria-current=[(n == now).then_some("step")] { (step) }
                }
            }
        };
        ("track".into(), body)
    }
}
