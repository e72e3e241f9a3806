//! The guide of a guided game.

use std::io::{self, Write};

use underdeck_game::{Language, say};
use underdeck_play::{Command, Context, Forced, Guidance, History, Session, guidance, guide_of};

use crate::say::FAINT;
use crate::words::final_last;

/// Introduces the guide of a game.
pub(super) fn introduce(session: &dyn Session, out: &mut impl Write) -> io::Result<()> {
    match guide_of(session, Language::current()) {
        Some(guide) => writeln!(out, "{}\n", say!(LINE_GUIDE_INTRO, title = guide.title, help = say!(LINE_GUIDE_HELP))),
        None => Ok(()),
    }
}

/// Prints the step of the guide.
pub(super) fn print_step(session: &dyn Session, out: &mut impl Write) -> io::Result<()> {
    let Some(guide) = guide_of(session, Language::current()) else { return Ok(()) };
    match guidance(&guide, session) {
        Some(Guidance::Step(step)) => {
            if step.strayed {
                writeln!(out, "{FAINT}{}{FAINT:#}", say!(GUIDE_STRAYED))?;
            }
            let number =
                final_last(session.table()).offers.iter().position(|offer| offer.spelling == step.offer.spelling);
            writeln!(out, "{}", say!(LINE_GUIDE_STEP, n = step.number, of = step.of, words = step.words))?;
            writeln!(out, "  → {}. {} [{}]", number.map_or(0, |n| n + 1), step.offer.label, step.offer.spelling)
        }
        Some(Guidance::Lost { words }) => writeln!(out, "{}", say!(LINE_GUIDE, words)),
        Some(Guidance::End { words }) => writeln!(out, "{}", say!(LINE_GUIDE_END, words)),
        None => Ok(()),
    }
}

/// Carries out the command `guide`; returns the move to make, if it asks for one.
pub(super) fn handle(history: &mut History, words: Option<&str>, out: &mut impl Write) -> io::Result<Option<String>> {
    let Some(guide) = guide_of(history.session(), Language::current()) else {
        writeln!(out, "{}", say!(LINE_GUIDE_NONE, game = history.session().info().id))?;
        return Ok(None);
    };
    match (words, guidance(&guide, history.session())) {
        (Some("off"), _) => {
            if history.apply(Command::LeaveGuide, Context::screen(Forced::Off)).is_ok() {
                writeln!(out, "{}", say!(LINE_GUIDE_LEFT))?;
            }
        }
        (Some("next"), Some(Guidance::Step(step))) => return Ok(Some(step.offer.spelling)),
        (None, None) | (Some("next"), None | Some(Guidance::End { .. })) => writeln!(out, "{}", say!(LINE_GUIDE_OVER))?,
        (None | Some("next"), _) => print_step(history.session(), out)?,
        (Some(_), _) => writeln!(out, "{}", say!(LINE_GUIDE_HELP))?,
    }
    Ok(None)
}
