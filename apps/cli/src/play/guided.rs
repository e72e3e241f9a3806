//! The guide of a guided game.

use std::io::{self, Write};

use underdeck_play::{Command, Context, Forced, Guidance, History, Session, guidance, guide_of};

use crate::say::{FAINT, STRONG};
use crate::words::final_last;

/// The help of `guide`.
const HELP: &str = "`guide` repeats the step, `guide next` makes its move, `guide off` leaves the guide.";

/// Introduces the guide of a game.
pub(super) fn introduce(session: &dyn Session, out: &mut impl Write) -> io::Result<()> {
    match guide_of(session, underdeck_game::Language::current()) {
        Some(guide) => writeln!(out, "Guided game: {}. {HELP}\n", guide.title),
        None => Ok(()),
    }
}

/// Prints the step of the guide.
pub(super) fn print_step(session: &dyn Session, out: &mut impl Write) -> io::Result<()> {
    let Some(guide) = guide_of(session, underdeck_game::Language::current()) else { return Ok(()) };
    match guidance(&guide, session) {
        Some(Guidance::Step(step)) => {
            if step.strayed {
                writeln!(out, "{FAINT}That was not the guide's move. The guide goes on from here.{FAINT:#}")?;
            }
            let number =
                final_last(session.table()).offers.iter().position(|offer| offer.spelling == step.offer.spelling);
            writeln!(out, "{STRONG}Guide, {} of {}:{STRONG:#} {}", step.number, step.of, step.words)?;
            writeln!(out, "  → {}. {} [{}]", number.map_or(0, |n| n + 1), step.offer.label, step.offer.spelling)
        }
        Some(Guidance::Lost { words }) => writeln!(out, "{STRONG}Guide:{STRONG:#} {words}"),
        Some(Guidance::End { words }) => {
            writeln!(out, "{STRONG}Guide:{STRONG:#} {words}\nThis was the guide; the game is yours.")
        }
        None => Ok(()),
    }
}

/// Carries out the command `guide`; returns the move to make, if it asks for one.
pub(super) fn handle(history: &mut History, words: Option<&str>, out: &mut impl Write) -> io::Result<Option<String>> {
    let Some(guide) = guide_of(history.session(), underdeck_game::Language::current()) else {
        let id = history.session().info().id;
        writeln!(out, "No guide leads this game; `underdeck play {id} --guide` starts a guided one.")?;
        return Ok(None);
    };
    match (words, guidance(&guide, history.session())) {
        (Some("off"), _) => {
            if history.apply(Command::LeaveGuide, Context::screen(Forced::Off)).is_ok() {
                writeln!(out, "You have left the guide; the game goes on.")?;
            }
        }
        (Some("next"), Some(Guidance::Step(step))) => return Ok(Some(step.offer.spelling)),
        (None, None) | (Some("next"), None | Some(Guidance::End { .. })) => {
            writeln!(out, "The guide is over; the game is yours.")?
        }
        (None | Some("next"), _) => print_step(history.session(), out)?,
        (Some(_), _) => writeln!(out, "{HELP}")?,
    }
    Ok(None)
}
