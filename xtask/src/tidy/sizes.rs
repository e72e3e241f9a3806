//! Files stay small.

use crate::tree::File;

/// The most lines of a source file.
const MOST: usize = 400;
/// What a file that is one long table says in its first lines.
const TABLE: &str = "// tidy: table";

/// The files that are too long, and a summary of all.
pub(super) fn check(code: &[File]) -> (Vec<String>, String) {
    let mut lengths: Vec<usize> = code.iter().map(|file| file.text.lines().count()).collect();
    let exempt = |file: &File| file.text.lines().take(5).any(|line| line.starts_with(TABLE));
    let long = code.iter().zip(&lengths).filter(|(file, length)| **length > MOST && !exempt(file));
    let faults = long.map(|(file, length)| format!("{}: {length} lines, more than {MOST}", file.path)).collect();
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or(0);
    let longest = lengths.last().copied().unwrap_or(0);
    (faults, format!("{} source files, median {median} lines, longest {longest}", lengths.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_named_unless_they_are_tables() {
        let file = |path: &str, head: &str| File { path: path.into(), text: format!("{head}\n{}", "x\n".repeat(400)) };
        let (faults, summary) =
            check(&[file("a.rs", "//! A"), file("b.rs", TABLE), File { path: "c.rs".into(), text: "x".into() }]);
        assert_eq!(faults, ["a.rs: 401 lines, more than 400"]);
        assert_eq!(summary, "3 source files, median 401 lines, longest 401");
    }
}
