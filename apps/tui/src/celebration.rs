//! The celebration of a win: suits rain behind the panel at the end.

use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::canvas::put;
use crate::theme::{Appearance, style};

/// How long it rains.
const RAIN: Duration = Duration::from_millis(1600);
/// The time in which a suit falls by one line.
const FALL: u128 = 45;

/// A celebration, which begins with its first frame.
#[derive(Default)]
pub(crate) struct Celebration {
    began: Option<Instant>,
}

impl Celebration {
    /// Draws it over the table; `false` once it is over.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, area: Rect, look: &Appearance, now: Instant) -> bool {
        let passed = now.saturating_duration_since(*self.began.get_or_insert(now));
        let (palette, suits) = (look.palette(), look.glyphs().suits);
        let fallen = (passed.as_millis() / FALL) as u16;
        for (n, x) in (0..area.width).step_by(3).enumerate() {
            // Each column starts at another height, the same in every frame.
            let y = fallen + (n as u16 * 37) % area.height.max(1);
            let colour = if matches!(n % 4, 1 | 2) { palette.alarm } else { palette.accent };
            put(buffer, area.x + x, area.y + y % area.height.max(1), 1, suits[n % 4], style(colour, palette.table));
        }
        passed < RAIN
    }
}
