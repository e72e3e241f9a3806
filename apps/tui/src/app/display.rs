//! The size and the look of the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_game::say;
use underdeck_home::{Motion, Settings};
use unicode_width::UnicodeWidthStr;

use crate::canvas::{paint, put, wrap};
use crate::theme::{Appearance, Theme};

/// The smallest screen, in columns and lines.
const LEAST: (u16, u16) = (60, 20);
/// The longest time to write a frame of an animation, in milliseconds.
const SLOW: u128 = 40;

/// The properties of the terminal, and the look that follows from them and from the settings.
pub(super) struct Display {
    pub(super) look: Appearance,
    /// The theme that suits the terminal's background.
    background: Theme,
    /// Whether frames take too long to write.
    is_slow: bool,
    pub(super) size: Rect,
}

impl Display {
    pub(super) const fn new(look: Appearance) -> Self {
        Self { background: look.theme, look, is_slow: false, size: Rect::ZERO }
    }

    /// Applies the settings for the look.
    pub(super) fn apply(&mut self, settings: &Settings) {
        self.look.theme = Theme::of(settings.theme, self.background);
        self.look.four_colours = settings.four_colour;
        (self.look.cloth, self.look.back) = (settings.cloth, settings.back);
    }

    /// Whether cards are animated.
    pub(super) const fn is_animated(&self, settings: &Settings) -> bool {
        match settings.motion {
            Motion::On => true,
            Motion::Off => false,
            Motion::Auto => !self.is_slow,
        }
    }

    /// Notes the time in which a frame was written; returns whether it is the first slow one.
    pub(super) const fn is_first_slow(&mut self, milliseconds: u128) -> bool {
        let is_first = milliseconds > SLOW && !self.is_slow;
        self.is_slow = self.is_slow || is_first;
        is_first
    }

    pub(super) const fn is_large_enough(&self) -> bool {
        self.size.width >= LEAST.0 && self.size.height >= LEAST.1
    }

    /// Says how large the screen must be.
    pub(super) fn draw_too_small(&self, buffer: &mut Buffer) {
        let (area, look) = (self.size, &self.look);
        paint(buffer, area, look.plain());
        let (wide, high) = LEAST;
        let words = say!(TUI_SAY_TOO_SMALL, wide, high, w = area.width, h = area.height).to_string();
        let lines = wrap(&words, area.width);
        let top = area.height.saturating_sub(lines.len() as u16) / 2;
        for (n, line) in lines.iter().enumerate() {
            let x = area.width.saturating_sub(line.width() as u16) / 2;
            put(buffer, x, top + n as u16, area.width, line, look.strong());
        }
    }
}
