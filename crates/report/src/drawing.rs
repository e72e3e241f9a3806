//! Drawings of lines, bars, dots and words: as SVG on a page or in a file of its own, and as PNG.

mod pixels;

use maud::{Markup, PreEscaped, html};

/// The room that a letter takes.
pub(crate) const LETTER: f64 = 7.0;
/// The height of a line of words.
pub(crate) const LINE: f64 = 20.0;

/// A drawing, measured in pixels of a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// What it shows, in words.
    pub(crate) title: String,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) marks: Vec<Mark>,
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mark {
    /// A line of some width between two points.
    Line { from: (f64, f64), to: (f64, f64), tone: Tone, width: f64 },
    /// A filled rectangle: its corner, its size, and how strong its tone is, from 0 to 1.
    Bar { at: (f64, f64), size: (f64, f64), strength: f64 },
    /// A disc.
    Dot { at: (f64, f64), radius: f64 },
    /// Words on a base line.
    Words { at: (f64, f64), words: String, anchor: Anchor, tone: Tone },
}

/// The colour of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Ink,
    Soft,
    Faint,
    Strong,
}

/// Where words begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Tone {
    /// The colour in a file of its own, on white.
    const fn hex(self) -> &'static str {
        match self {
            Self::Ink => "#22201c",
            Self::Soft => "#6b655b",
            Self::Faint => "#ddd6c8",
            Self::Strong => "#1f5f8b",
        }
    }

    /// The colour on a page, which may be dark.
    const fn on_page(self) -> &'static str {
        match self {
            Self::Ink => "var(--ink)",
            Self::Soft => "var(--soft)",
            Self::Faint => "var(--rule)",
            Self::Strong => "var(--s0)",
        }
    }
}

impl Anchor {
    const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }

    /// How much of some words stands left of their place.
    const fn share(self) -> f64 {
        match self {
            Self::Start => 0.0,
            Self::Middle => 0.5,
            Self::End => 1.0,
        }
    }
}

impl Drawing {
    pub(crate) fn new(title: &str, width: f64) -> Self {
        Self { title: title.to_owned(), width, height: 0.0, marks: Vec::new() }
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), tone: Tone, width: f64) {
        self.marks.push(Mark::Line { from, to, tone, width });
    }

    pub(crate) fn words(&mut self, at: (f64, f64), words: &str, anchor: Anchor, tone: Tone) {
        self.marks.push(Mark::Words { at, words: words.to_owned(), anchor, tone });
    }

    /// The drawing as an SVG file of its own, with its title above it.
    pub fn svg(&self) -> String {
        format!("{}\n", self.titled().markup(Tone::hex, true).into_string())
    }

    /// The drawing as a PNG file, with its title above it, twice as large as in pixels of a page; `None` if it is too large to be drawn.
    pub fn png(&self) -> Option<Vec<u8>> {
        pixels::png(&self.titled())
    }

    /// The drawing on a page.
    pub(crate) fn on_page(&self) -> Markup {
        let label = &self.title;
        html! { div class="plot drawing" role="img" aria-label=(label) { (self.markup(Tone::on_page, false)) } }
    }

    /// The drawing with a margin, and its title above it.
    fn titled(&self) -> Self {
        const MARGIN: f64 = 16.0;
        let width = self.width.max(self.title.chars().count() as f64 * LETTER) + 2.0 * MARGIN;
        let down = MARGIN + 1.5 * LINE;
        let moved = |(x, y): (f64, f64)| (x + MARGIN, y + down);
        let mut whole = Self { width, height: self.height + down + MARGIN, ..Self::new(&self.title, width) };
        whole.words((MARGIN, MARGIN + 12.0), &self.title, Anchor::Start, Tone::Ink);
        whole.marks.extend(self.marks.iter().cloned().map(|mark| match mark {
            Mark::Line { from, to, tone, width } => Mark::Line { from: moved(from), to: moved(to), tone, width },
            Mark::Bar { at, size, strength } => Mark::Bar { at: moved(at), size, strength },
            Mark::Dot { at, radius } => Mark::Dot { at: moved(at), radius },
            Mark::Words { at, words, anchor, tone } => Mark::Words { at: moved(at), words, anchor, tone },
        }));
        whole
    }

    fn markup(&self, colour: fn(Tone) -> &'static str, is_file: bool) -> Markup {
        let size = format!("0 0 {} {}", self.width.ceil(), self.height.ceil());
        let most = format!("max-width:{}px;font:12px ui-monospace,'DejaVu Sans Mono',monospace", self.width.ceil());
        html! {
            svg xmlns=[is_file.then_some("http://www.w3.org/2000/svg")] viewBox=(size) style=(most)
                width=[is_file.then(|| self.width.ceil())] height=[is_file.then(|| self.height.ceil())] {
                @if is_file {
                    title { (self.title) }
                    rect width="100%" height="100%" fill="#ffffff" {}
                }
                @for mark in &self.marks { (PreEscaped(mark.markup(colour).into_string())) }
            }
        }
    }
}

/// A coordinate with at most one decimal.
fn c(place: f64) -> String {
    super::chart::c(place)
}

impl Mark {
    fn markup(&self, colour: fn(Tone) -> &'static str) -> Markup {
        match self {
            Self::Line { from, to, tone, width } => html! {
                line x1=(c(from.0)) y1=(c(from.1)) x2=(c(to.0)) y2=(c(to.1)) style=(format!("stroke:{};stroke-width:{width}", colour(*tone))) {}
            },
            Self::Bar { at, size, strength } => html! {
                rect x=(c(at.0)) y=(c(at.1)) width=(c(size.0)) height=(c(size.1))
                    style=(format!("fill:{};fill-opacity:{:.2}", colour(Tone::Strong), strength)) {}
            },
            Self::Dot { at, radius } => html! {
                circle cx=(c(at.0)) cy=(c(at.1)) r=(c(*radius)) style=(format!("fill:{}", colour(Tone::Strong))) {}
            },
            Self::Words { at, words, anchor, tone } => html! {
                text x=(c(at.0)) y=(c(at.1)) text-anchor=(anchor.word()) style=(format!("fill:{};font-size:12px", colour(*tone))) { (words) }
            },
        }
    }
}
