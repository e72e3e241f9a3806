//! The drawings of cards that browsers keep in one file.

mod back;
mod court;
mod face;
mod glyph;

pub(crate) use back::PATTERNS;

/// A drawing that pages refer to: its id, its view box, what is drawn.
type Drawing = (String, &'static str, String);

/// The file of all that cards are drawn from, each a symbol: the same for every page. Styles of a page do not reach into it, but what it
/// inherits does: colours are those of the page's variables.
pub(crate) fn cards() -> String {
    let symbols = face::drawings().chain(back::drawings());
    let drawn =
        symbols.map(|(id, view_box, body)| format!(r#"<symbol id="{id}" viewBox="{view_box}">{body}</symbol>"#));
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{}</svg>"#, drawn.collect::<String>())
}
