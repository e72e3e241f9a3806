//! Texts in files for spreadsheets.

use std::borrow::Cow;

/// The first characters by which a spreadsheet takes a cell for a formula.
const FORMULA: [char; 7] = ['=', '+', '-', '@', '\t', '\r', '\n'];

/// A text as a cell of a CSV file, before it is quoted. A text that begins like a formula gets an apostrophe, so that a name in a stranger's
/// game cannot run as one.
pub fn spreadsheet_text(text: &str) -> Cow<'_, str> {
    if text.starts_with(FORMULA) { format!("'{text}").into() } else { text.into() }
}

#[test]
fn a_text_that_begins_like_a_formula_gets_an_apostrophe() {
    for formula in ["=cmd|calc", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "\n=1"] {
        assert_eq!(spreadsheet_text(formula), format!("'{formula}"));
    }
    for text in ["", "Ada", "a=b", "1-2", "'=1"] {
        assert_eq!(spreadsheet_text(text), text);
    }
}
