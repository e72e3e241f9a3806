//! The curtain between two players at one screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_game::Seat;
use underdeck_play::{Command, Played};

use super::GameScreen;
use crate::canvas::{frame, paint, paragraph, put};
use crate::texts::{fill, text};
use crate::theme::Appearance;

/// What is hidden from whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HandoverScreen {
    /// The seat to decide sees its table.
    Open,
    /// The seat that moved reads what its move did, before the other one decides.
    Closing(Vec<String>),
    /// Nobody sees anything until the seat to decide opens it.
    Closed,
    /// The seat to decide wants to take moves back, and the other seat is asked.
    Asking {
        /// The seat to decide.
        by: Seat,
        /// The seat that is asked.
        of: Seat,
        /// Whether the game becomes informed.
        informs: bool,
        /// What is done if it agrees.
        command: Command,
    },
}

impl GameScreen {
    /// Whether seats keep secrets from each other, so that there is a curtain between them.
    pub(crate) fn hides(&self) -> bool {
        !self.session().is_shared() && !self.is_replay()
    }

    /// Whether a curtain hides the table of each seat from the other.
    pub(crate) fn has_private_tables(&self) -> bool {
        !self.is_replay() && self.tree().has_private_tables()
    }

    /// Notes for the log what each seat may know of moves.
    pub(super) fn note(&mut self, moves: &[Played]) {
        for played in moves {
            let other = Seat(1 - played.seat.0.min(1));
            self.told.push((Some(played.seat), true, played.offer.label.to_string()));
            // What both are shown, such as a battle, stands once in the log of a finished game.
            let reader = |line: &String| (!played.overheard.contains(line)).then_some(played.seat);
            self.told.extend(played.told.iter().map(|line| (reader(line), false, line.clone())));
            let others = played.overheard.iter().filter(|line| !played.told.contains(line));
            self.told.extend(others.map(|line| (Some(other), false, line.clone())));
        }
    }

    /// Takes the next step in opening the curtain, on any key; `false` if it is open.
    pub(crate) fn draw_curtain_back(&mut self) -> bool {
        self.curtain = match &self.curtain {
            HandoverScreen::Open => return false,
            HandoverScreen::Closing(_) => HandoverScreen::Closed,
            HandoverScreen::Closed => HandoverScreen::Open,
            HandoverScreen::Asking { of, .. } => {
                let words = fill("say.not_agreed", &[("seat", &(of.0 + 1))]);
                self.refuse(words);
                HandoverScreen::Closed
            }
        };
        true
    }

    /// Does what the other seat is asked about, if it agrees; `false` if it is not asked or does not agree.
    pub(crate) fn answer_curtain(&mut self, letter: Option<char>) -> bool {
        let command = match &self.curtain {
            HandoverScreen::Asking { command, .. } if letter == Some('y') => command.clone(),
            _ => return false,
        };
        self.apply(command);
        self.curtain = HandoverScreen::Closed;
        true
    }

    /// Draws the curtain.
    pub(super) fn curtain_screen(&self, buffer: &mut Buffer, area: Rect, look: &Appearance) {
        paint(buffer, area, look.band());
        let next = self.seat.0 + 1;
        let (lines, call) = match &self.curtain {
            HandoverScreen::Closing(told) => (told.as_slice(), fill("table.hand_over", &[("seat", &next)])),
            HandoverScreen::Asking { by, of, informs, .. } => {
                let words = if *informs { "table.ask_back_informed" } else { "table.ask_back" };
                (&[][..], fill(words, &[("seat", &(by.0 + 1)), ("other", &(of.0 + 1))]))
            }
            _ => (&[][..], fill("table.open_curtain", &[("seat", &next)])),
        };
        let wide = area.width.saturating_sub(8).min(72);
        let high = (lines.len() as u16 * 2 + 9).min(area.height.saturating_sub(2));
        let at = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high);
        paint(buffer, at, look.plain());
        frame(buffer, at, look.glyphs().thin, look.accent());
        put(buffer, at.x + 2, at.y, wide, &format!(" {} ", self.session().info().title), look.accent());
        let inside = Rect::new(at.x + 3, at.y + 2, wide - 6, high - 4);
        let mut y = inside.y;
        for line in lines {
            if y + 2 < inside.bottom() {
                y = paragraph(
                    buffer,
                    Rect { y, height: inside.bottom() - y, ..inside },
                    line,
                    look.plain(),
                    3,
                    look.glyphs().more,
                );
            }
        }
        let y = if lines.is_empty() { y } else { y + 1 };
        let y = paragraph(buffer, Rect { y, height: 4, ..inside }, &call, look.strong(), 4, look.glyphs().more);
        let keys =
            if matches!(self.curtain, HandoverScreen::Asking { .. }) { "table.yes_key" } else { "table.any_key" };
        put(buffer, inside.x, y, inside.width, text(keys), look.dim());
    }
}
