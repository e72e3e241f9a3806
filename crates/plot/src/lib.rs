//! Plots for pages and reports: scales with round ticks, marks that become SVG, and a figure with its numbers as a table.
//!
//! ```
//! use underdeck_plot::{Marks, Scale, Shape, Side, Unit, Units};
//!
//! let up = Scale::new((0.0, 1.0), (100.0, 12.0));
//! let mut marks = Marks::default();
//! marks.grid((Side::Left, up), &up.ticks(Unit::Share, 2), (42.0, 320.0), |_| "axis".into());
//! marks.draw(Shape::Course(vec![(42.0, up.at(0.2)), (320.0, up.at(0.9))]), "curve");
//! assert!(marks.markup(Units::Pixels).into_string().contains("d=\"M42 82.4L320 20.8\""));
//! ```

mod marks;
mod scale;

use maud::{Markup, html};

pub use marks::{Anchor, Ink, Marks, Shape, Side, Tone, Units, path};
pub use scale::{Scale, Tick, Unit, step};

/// A plot with its caption, and below it each table with its title.
pub fn figure(
    class: Option<&str>,
    caption: &Markup,
    plot: &Markup,
    is_open: bool,
    tables: &[(&str, Markup)],
) -> Markup {
    html! {
        figure class=[class] {
            figcaption { (caption) }
            (plot)
            @for (title, table) in tables { details open[is_open] { summary { (title) } (table) } }
        }
    }
}

/// A table; the first column names the rows. `is_number` says of a column whether its cells get the class `number`.
pub fn table(heads: &[&str], rows: &[Vec<String>], is_number: impl Fn(usize) -> bool) -> Markup {
    let class = |n: usize| is_number(n).then_some("number");
    html! {
        table {
            thead { tr { @for (n, head) in heads.iter().enumerate() { th scope="col" class=[class(n)] { (head) } } } }
            tbody {
                @for row in rows {
                    tr { @for (n, cell) in row.iter().enumerate() {
                        @if n == 0 { th scope="row" { (cell) } } @else { td class=[class(n)] { (cell) } }
                    } }
                }
            }
        }
    }
}

/// A table that scrolls sideways where it is too wide. The label names it for screen readers.
pub fn scroll(label: &str, table: &Markup) -> Markup {
    html! { div class="scroll" tabindex="0" role="group" aria-label=(label) { (table) } }
}
