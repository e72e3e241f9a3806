//! The page shown between the turns of two seats that keep secrets from each other.

use maud::html;
use underdeck_play::History;

use crate::facts::{Facts, address};
use crate::layout::{Page, document};
use crate::site::Site;

/// The curtain before the turn of a seat. It shows what that seat was shown of the others' moves, and nothing of any
/// table.
pub fn curtain(site: &Site<'_>, tree: &History, facts: &Facts<'_>, overheard: &[String]) -> String {
    let session = tree.session();
    let (info, seat) = (session.info(), session.seat().0 + 1);
    let describe = |id: &str| site.tell(id, &[("seat", seat.into()), ("game", info.title.into())]);
    let title = describe("turn-of-title");
    let body = html! {
        div class={ "curtain mood-" (info.number % 16) } {
            div class="sheet-of-paper" {
                h1 { (describe("turn-of")) }
                p { (describe("hand-over")) }
                @if !overheard.is_empty() {
                    h2 { (site.say("shown-to-you")) }
                    ul lang="en" { @for line in overheard { li { (line) } } }
                }
                p { a class="button main" href={ (address(facts.id)) "?seat=" (seat) } { (describe("show-my-table")) } }
            }
        }
    };
    document(site, Page { title: &title, class: "behind-curtain", tab: "/", body })
}
