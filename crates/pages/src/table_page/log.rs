//! The panel of what has happened.

use catalogue::Session;
use game::Seat;
use maud::{Markup, html};

use super::TablePage;

/// How many moves are shown at first; earlier ones open on demand.
const RECENT: usize = 40;

/// What a seat may know of a move.
pub(crate) struct Told {
    /// Its number, from 1.
    number: usize,
    /// Its label; empty if it was another seat's.
    label: String,
    /// What is known of it.
    lines: Vec<String>,
}

impl TablePage<'_> {
    pub(super) fn log(&self) -> Markup {
        let session = self.tree.session();
        let seat = session.seat();
        let told = if self.has_secrets() { overheard(session, seat) } else { all(session) };
        log_of(&told)
    }
}

/// A log, the latest move first.
pub(crate) fn log_of(told: &[Told]) -> Markup {
    let (early, recent) = told.split_at(told.len().saturating_sub(RECENT));
    html! {
        div class="log" {
            h2 { "What happened" }
            @if told.is_empty() { p class="nothing" { "Nothing yet." } }
            ol class="told" { @for one in recent.iter().rev() { (line(one)) } }
            @if !early.is_empty() {
                details {
                    summary { (early.len()) " earlier moves" }
                    ol class="told" { @for one in early.iter().rev() { (line(one)) } }
                }
            }
        }
    }
}

/// Every move as it was told to the seat that made it.
pub(crate) fn all(session: &dyn Session) -> Vec<Told> {
    let played = (0..session.ply()).filter_map(|n| Some((n, session.played(n)?)));
    played
        .map(|(n, played)| Told { number: n + 1, label: played.offer.label.clone(), lines: played.told.clone() })
        .collect()
}

/// What a seat knows of the moves: its own, and what it was shown of the others'.
///
/// Who made a move is found by playing the game again; if that fails, nothing is known.
fn overheard(session: &dyn Session, seat: Seat) -> Vec<Told> {
    let Some(mut again) = catalogue::find(session.info().id).and_then(|game| game.start(&session.deal().code)).ok()
    else {
        return Vec::new();
    };
    let mut told = Vec::new();
    for (n, spelling) in session.moves().iter().enumerate() {
        let mover = again.seat();
        let Ok(played) = again.play(spelling) else { break };
        let (label, lines) =
            if mover == seat { (played.offer.label, played.told) } else { (String::new(), played.overheard) };
        if !label.is_empty() || !lines.is_empty() {
            told.push(Told { number: n + 1, label, lines });
        }
    }
    told
}

fn line(told: &Told) -> Markup {
    html! {
        li value=(told.number) {
            span class="ply" aria-hidden="true" { (told.number) }
            @if told.label.is_empty() { strong { "The other player." } } @else { strong { (told.label) "." } }
            @for line in &told.lines { " " (line) }
        }
    }
}
