//! The panel of what has happened.

use maud::{Markup, html};
use underdeck_game::Seat;
use underdeck_play::Session;

use crate::site::Site;

/// How many moves are shown at first; earlier ones open on demand.
const RECENT: usize = 40;

/// What the deciding seat may know of a move.
struct Told<'a> {
    /// Its number, from 1.
    number: usize,
    /// Its label; empty if another seat made it in secret.
    label: &'a str,
    /// What is known of it.
    lines: &'a [String],
}

/// What a seat knows of a game, the latest move first.
pub(crate) fn log_of(site: &Site<'_>, session: &dyn Session, seat: Seat) -> Markup {
    let told = describe(session, seat);
    let (early, recent) = told.split_at(told.len().saturating_sub(RECENT));
    html! {
        div class="log" {
            h2 { (site.say("happened")) }
            @if told.is_empty() { p class="nothing" { (site.say("happened-none")) } }
            ol class="told" { @for one in recent.iter().rev() { (line(site, one)) } }
            @if !early.is_empty() {
                details {
                    summary { (site.tell("moves-earlier", &[("n", early.len().into())])) }
                    ol class="told" { @for one in early.iter().rev() { (line(site, one)) } }
                }
            }
        }
    }
}

/// Every move; of those that other seats made in secret, what the seat was shown, if anything.
fn describe(session: &dyn Session, seat: Seat) -> Vec<Told<'_>> {
    let secrets = session.has_secrets();
    let played = (0..session.ply()).filter_map(|n| Some((n + 1, session.played(n)?)));
    let told = played.map(|(number, played)| match secrets && played.seat != seat {
        true => Told { number, label: "", lines: &played.overheard },
        false => Told { number, label: &played.offer.label, lines: &played.told },
    });
    told.filter(|told| !told.label.is_empty() || !told.lines.is_empty()).collect()
}

fn line(site: &Site<'_>, told: &Told<'_>) -> Markup {
    html! {
        li value=(told.number) lang="en" {
            span class="ply" aria-hidden="true" { (told.number) }
            @if told.label.is_empty() { strong lang=(site.language.code()) { (site.say("the-other-player")) } } @else { strong { (told.label) "." } }
            @for line in told.lines { " " (line) }
        }
    }
}
