//! Errors in an experiment's file, with their position.

use std::fmt;
use std::ops::Range;

use underdeck_game::say;

/// An error in an experiment's file, with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExperimentError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The text of the line.
    pub text: String,
    /// The number of characters in the error's range.
    pub width: usize,
    /// The error and the accepted values.
    pub message: String,
}

impl ExperimentError {
    /// An error at a byte range of a text.
    pub(crate) fn at(source: &str, span: Range<usize>, message: impl Into<String>) -> Self {
        let start = (0..=span.start.min(source.len())).rev().find(|&at| source.is_char_boundary(at)).unwrap_or(0);
        let before = &source[..start];
        let first = before.rfind('\n').map_or(0, |end| end + 1);
        let text = source[first..].lines().next().unwrap_or_default();
        let column = source[first..start].chars().count();
        let wide = source.get(start..span.end.min(source.len())).unwrap_or_default();
        let width = wide.lines().next().unwrap_or_default().chars().count().max(1);
        Self {
            line: before.matches('\n').count() + 1,
            column: column + 1,
            text: text.to_owned(),
            width,
            message: message.into(),
        }
    }
}

impl std::error::Error for ExperimentError {}

impl fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.line.to_string();
        let room = " ".repeat(number.len());
        writeln!(f, "{}", say!(LAB_FILE_AT, line = self.line, column = self.column, why = self.message))?;
        writeln!(f, "{number} | {}", self.text)?;
        write!(f, "{room} | {}{}", " ".repeat(self.column - 1), "^".repeat(self.width))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_points_at_its_position() {
        let source = "title = \"é\"\ndeals = [1]\n";
        let at = source.find('[').unwrap();
        let fault = ExperimentError::at(source, at..at + 3, "a number is wanted");
        assert_eq!((fault.line, fault.column), (2, 9));
        assert_eq!(fault.to_string(), "line 2, column 9: a number is wanted\n2 | deals = [1]\n  |         ^^^");
        assert_eq!(ExperimentError::at("", 7..9, "x").line, 1);
        assert_eq!(ExperimentError::at("é", 1..2, "x").column, 1);
    }
}
