//! The handover between two players at one screen, whose tables are secret from each other.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_game::{Message, Seat, say};
use underdeck_play::{Command, Played};

use crate::canvas::{frame, paint, paragraph, put};
use crate::text;
use crate::theme::Appearance;

/// The seat whose table is shown, and the way to the next one.
pub(crate) struct Handover {
    pub(crate) seat: Seat,
    pub(crate) step: HandoverStep,
    /// The lines of the log, each for the seats that may read it.
    log: Vec<Line>,
}

/// A step from one player's table to the other's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HandoverStep {
    /// The seat to decide sees its table.
    Shown,
    /// The seat that moved reads the effect of its move.
    Result(Vec<String>),
    /// The table is hidden until the seat to decide presses a key.
    Hidden,
    /// The seat to decide wants to undo moves, and the other seat must agree.
    Asking {
        /// The seat to decide.
        by: Seat,
        /// The seat that is asked.
        of: Seat,
        /// Whether the record will show that a move was undone after it revealed something.
        informs: bool,
        /// The command to apply if it agrees.
        command: Command,
    },
}

/// A line of the log of a game whose seats keep secrets.
struct Line {
    /// The seat that may read it; `None` for both.
    reader: Option<Seat>,
    is_move: bool,
    words: String,
}

impl Handover {
    pub(super) const fn new(seat: Seat) -> Self {
        Self { seat, step: HandoverStep::Shown, log: Vec::new() }
    }

    /// Whether the table is visible.
    pub(crate) fn is_shown(&self) -> bool {
        self.step == HandoverStep::Shown
    }

    /// Adds what each seat may know of moves to the log.
    pub(super) fn note(&mut self, moves: &[Played]) {
        let line = |reader, words: &Message| Line { reader, is_move: false, words: words.to_string() };
        for played in moves {
            let (own, other) = (Some(played.seat), Some(Seat(1 - played.seat.0.min(1))));
            self.log.push(Line { reader: own, is_move: true, words: played.offer.label.to_string() });
            // A line for both seats, such as a battle, appears once in the log of a finished game.
            let reader = |line: &Message| own.filter(|_| !played.overheard.contains(line));
            self.log.extend(played.told.iter().map(|words| line(reader(words), words)));
            let others = played.overheard.iter().filter(|words| !played.told.contains(words));
            self.log.extend(others.map(|words| line(other, words)));
        }
    }

    pub(super) fn clear_log(&mut self) {
        self.log.clear();
    }

    /// The lines that the seat may read, and whether each names a move; every line of a finished game.
    pub(super) fn log(&self, is_over: bool) -> Vec<(bool, String)> {
        let mine = |line: &&Line| is_over || line.reader.is_none_or(|reader| reader == self.seat);
        self.log.iter().filter(mine).map(|line| (line.is_move, line.words.clone())).collect()
    }

    /// Takes the next step towards the table; `false` if it is shown already.
    pub(super) fn advance(&mut self) -> bool {
        self.step = match &self.step {
            HandoverStep::Shown => return false,
            HandoverStep::Hidden => HandoverStep::Shown,
            HandoverStep::Result(_) | HandoverStep::Asking { .. } => HandoverStep::Hidden,
        };
        true
    }

    /// Draws the screen that hides the table of a game with this title.
    pub(super) fn draw(&self, title: &str, buffer: &mut Buffer, area: Rect, look: &Appearance) {
        paint(buffer, area, look.band());
        let next = self.seat.0 + 1;
        let (lines, call) = match &self.step {
            HandoverStep::Result(lines) => (lines.as_slice(), say!(TUI_TABLE_HAND_OVER, seat = next).to_string()),
            HandoverStep::Asking { by, of, informs, .. } => {
                let (seat, other) = (by.0 + 1, of.0 + 1);
                let words = match *informs {
                    true => say!(UNDO_ASK_PEEKED, seat, other),
                    false => say!(UNDO_ASK, seat, other),
                };
                (&[][..], words.to_string())
            }
            _ => (&[][..], say!(TUI_TABLE_OPEN_CURTAIN, seat = next).to_string()),
        };
        let wide = area.width.saturating_sub(8).min(72);
        let high = (lines.len() as u16 * 2 + 9).min(area.height.saturating_sub(2));
        let at = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high);
        paint(buffer, at, look.plain());
        frame(buffer, at, look.glyphs().thin, look.accent());
        put(buffer, at.x + 2, at.y, wide, &format!(" {} ", title), look.accent());
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
        let keys = if matches!(self.step, HandoverStep::Asking { .. }) {
            &text::TUI_TABLE_YES_KEY
        } else {
            &text::TUI_TABLE_ANY_KEY
        };
        put(buffer, inside.x, y, inside.width, text(keys), look.dim());
    }
}
