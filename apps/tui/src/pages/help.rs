//! Help: every key, and what is seen.

use crate::keys::told;
use crate::sheet::{Line, Reading, Sheet, Weight, markdown};
use crate::texts::text;

/// All keys, the mouse, and what the marks mean.
pub(super) fn help() -> Sheet {
    let mut lines = vec![Line::new(Weight::Title, text("sheet.help_keys"))];
    let wide = told().iter().map(|(keys, _)| keys.len()).max().unwrap_or(0);
    for (keys, words) in told() {
        lines.push(Line::new(Weight::Code, format!("  {keys:<wide$}  {words}")));
    }
    lines.push(Line::plain(""));
    lines.extend(markdown(text("sheet.help_text")));
    Sheet::Reading(Reading { title: text("home.help").to_owned(), text: lines, top: 0, copy: None })
}
