//! Help: the keys, the mouse, the marks.

use crate::keys::describe;
use crate::sheet::{Reading, Sheet, TextLine, Weight, markdown};
use crate::texts::text;

/// Every key, the mouse, and what the marks mean.
pub(super) fn help() -> Sheet {
    let mut lines = vec![TextLine::new(Weight::Title, text("sheet.help_keys"))];
    let wide = describe().iter().map(|(keys, _)| keys.len()).max().unwrap_or(0);
    for (keys, words) in describe() {
        let hang = wide as u16 + 2;
        lines.push(TextLine { indent: 2, hang, ..TextLine::plain(format!("{keys:<wide$}  {words}")) });
    }
    lines.push(TextLine::plain(""));
    lines.extend(markdown(text("sheet.help_text")));
    Sheet::Reading(Reading { title: text("home.help").to_owned(), text: lines, top: 0, copy: None })
}
