//! Drawings as part of a page, as an SVG file and as PNG.

mod pixels;

use maud::{Markup, html};
use underdeck_game::Language;
use underdeck_plot::{Anchor, Ink, Marks, Tone, Units};

/// The width of a letter at 12 pixels, rounded up: too narrow a drawing cuts its names off.
pub(crate) const LETTER: f64 = 7.25;
/// The height of a line of text, in pixels.
pub(crate) const LINE: f64 = 20.0;
/// The width of a drawing without its text.
pub(crate) const ROOM: f64 = 420.0;
pub(crate) const INK: Ink = Ink::Tone(Tone::Ink, 1.0);
pub(crate) const SOFT: Ink = Ink::Tone(Tone::Soft, 1.0);
pub(crate) const FAINT: Ink = Ink::Tone(Tone::Faint, 1.0);
/// The margin of a file.
const MARGIN: f64 = 16.0;
/// The origin of a drawing in a file, below its title.
const BELOW: (f64, f64) = (MARGIN, MARGIN + 1.5 * LINE);

/// A drawing. Sizes are in CSS pixels.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// The title and alternative text.
    pub(crate) title: String,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) marks: Marks,
}

impl Drawing {
    pub(crate) fn new(title: &str, width: f64) -> Self {
        Self { title: title.to_owned(), width, height: 0.0, marks: Marks::default() }
    }

    /// The drawing with its title as an SVG file.
    pub fn svg(&self) -> String {
        let ((width, height), title) = self.titled();
        let file = html! {
            svg xmlns="http://www.w3.org/2000/svg" lang=(Language::current().code()) viewBox=(view(width, height)) style=(style(width)) width=(width) height=(height) {
                title { (self.title) }
                rect width="100%" height="100%" fill="#ffffff" {}
                (title.markup(Units::File))
                g transform=(format!("translate({} {})", BELOW.0, BELOW.1)) { (self.marks.markup(Units::File)) }
            }
        };
        format!("{}\n", file.into_string())
    }

    /// The drawing with its title as a PNG file at twice the size in pixels; `None` if it is too large.
    pub fn png(&self) -> Option<Vec<u8>> {
        let (size, title) = self.titled();
        pixels::png(size, &[((0.0, 0.0), &title), (BELOW, &self.marks)])
    }

    /// The drawing on a page, in its own size: it scrolls where the page is narrower.
    pub(crate) fn on_page(&self) -> Markup {
        let (width, height) = (self.width.ceil(), self.height.ceil());
        html! {
            div class="plot drawing" role="img" aria-label=(self.title) {
                svg viewBox=(view(width, height)) width=(width) height=(height) style=(style(width)) { (self.marks.markup(Units::Pixels)) }
            }
        }
    }

    /// The size of a file, and its title.
    fn titled(&self) -> ((f64, f64), Marks) {
        let width = self.width.max(self.title.chars().count() as f64 * LETTER) + 2.0 * MARGIN;
        let mut marks = Marks::default();
        marks.words((MARGIN, MARGIN + 12.0), &self.title, Anchor::Start, Ink::Tone(Tone::Ink, 1.0));
        ((width.ceil(), (self.height + BELOW.1 + MARGIN).ceil()), marks)
    }
}

fn view(width: f64, height: f64) -> String {
    format!("0 0 {width} {height}")
}

fn style(width: f64) -> String {
    format!("max-width:{width}px;font:12px ui-monospace,'DejaVu Sans Mono',monospace")
}

/// The colour of numbers at a relative strength.
pub(crate) const fn strong(amount: f64) -> Ink {
    Ink::Tone(Tone::Strong, amount)
}

/// The width of the longest text.
pub(crate) fn longest<'a>(words: impl Iterator<Item = &'a str>) -> f64 {
    words.map(|words| words.chars().count()).max().unwrap_or(0) as f64 * LETTER
}
