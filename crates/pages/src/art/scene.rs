//! The end of a game as a picture.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

/// The emblem of the game: in glory between laurels, or broken above a candle that has gone out.
pub(crate) fn scene(emblem: &str, won: bool) -> Markup {
    let mut drawn = String::new();
    let emblem = format!(r#"<path fill-rule="evenodd" d="{}"/>"#, emblem.trim());
    if won {
        for n in 0..12 {
            let _ =
                write!(drawn, r#"<path class="ray" d="M120 60 112 -30H128Z" transform="rotate({} 120 60)"/>"#, n * 30);
        }
        for (side, n) in [(1, 0), (-1, 0), (1, 1), (-1, 1), (1, 2), (-1, 2), (1, 3), (-1, 3)] {
            let _ = write!(
                drawn,
                r#"<path class="leaf" d="M0 0C8 -12 22 -12 26 -6 20 4 8 6 0 0Z" transform="translate(120 60) scale({side} 1) rotate({}) translate(46 0) rotate(-70)"/>"#,
                70 - n * 32,
            );
        }
        let _ = write!(drawn, r#"<g class="crown" transform="translate(90 30) scale(.6)">{emblem}</g>"#);
    } else {
        let _ = write!(
            drawn,
            concat!(
                r#"<g class="broken" transform="translate(88 22) rotate(-8 30 35) scale(.6)">{emblem}<path class="crack" d="M56 -4 44 26 58 40 40 66 54 78 46 104"/></g>"#,
                r#"<path class="candle" d="M172 62H186V106H172Z"/><path class="smoke" d="M179 58C170 50 188 44 179 34 172 26 184 20 180 10"/>"#,
                r#"<path class="floor" d="M40 106H200V110H40Z"/>"#,
            ),
            emblem = emblem,
        );
    }
    html! { svg class="scene" viewBox="20 0 200 120" aria-hidden="true" focusable="false" { (PreEscaped(drawn)) } }
}
