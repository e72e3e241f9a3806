//! The log of a game.

use maud::{Markup, html};
use underdeck_game::{Message, Seat, say, text};
use underdeck_play::Session;

use crate::site::Site;

/// The number of moves that are shown at first; earlier ones open on demand.
const RECENT: usize = 40;

/// A seat's knowledge of a move.
struct KnownMove<'a> {
    /// Its number, from 1.
    number: usize,
    /// Its label; `None` if another seat made it in secret.
    label: Option<&'a Message>,
    /// Its known effects.
    lines: &'a [Message],
}

/// A seat's knowledge of a game, the latest move first.
pub(crate) fn log_of(site: &Site<'_>, session: &dyn Session, seat: Seat) -> Markup {
    let moves = describe(session, seat);
    let (early, recent) = moves.split_at(moves.len().saturating_sub(RECENT));
    html! {
        div class="log" {
            h2 { (site.say(&text::HAPPENED)) }
            @if moves.is_empty() { p class="nothing" { (site.say(&text::HAPPENED_NONE)) } }
            ol class="told" { @for one in recent.iter().rev() { (line(site, one)) } }
            @if !early.is_empty() {
                details {
                    summary { (site.say(say!(MOVES_EARLIER, n = early.len()))) }
                    ol class="told" { @for one in early.iter().rev() { (line(site, one)) } }
                }
            }
        }
    }
}

/// Every move that the seat knows; of the secret moves of other seats, the effects that it was shown.
fn describe(session: &dyn Session, seat: Seat) -> Vec<KnownMove<'_>> {
    let secrets = session.has_secrets();
    let played = (0..session.ply()).filter_map(|n| Some((n + 1, session.played(n)?)));
    let known = played.map(|(number, played)| match secrets && played.seat != seat {
        true => KnownMove { number, label: None, lines: &played.overheard },
        false => KnownMove { number, label: Some(&played.offer.label), lines: &played.told },
    });
    known.filter(|known| known.label.is_some() || !known.lines.is_empty()).collect()
}

fn line(site: &Site<'_>, known: &KnownMove<'_>) -> Markup {
    html! {
        @let foreign = site.lang_of_all(known.label.into_iter().chain(known.lines));
        li value=(known.number) lang=[foreign] {
            span class="ply" aria-hidden="true" { (known.number) }
            @match known.label {
                None => strong lang=[foreign.map(|_| site.language.code())] { (site.say(&text::THE_OTHER_PLAYER)) },
                Some(label) => strong { (site.said(label)) "." },
            }
            @for line in known.lines { " " (site.spoken(site.said(line))) }
        }
    }
}
