//! No front end splits or matches a game's words: what it needs to know of a table is there as a type.

use crate::tree::File;

/// What draws tables.
const DRAWING: [&str; 8] = [
    "apps/cli/src/words/map.rs",
    "apps/cli/src/words/table.rs",
    "apps/tui/src/board",
    "apps/tui/src/game_screen",
    "apps/tui/src/theme",
    "apps/tui/src/view",
    "crates/pages/src/art",
    "crates/pages/src/table_view",
];

/// What words of a table are called where they are drawn.
const WORDS: [&str; 13] =
    ["badge", "effect", "first", "id", "label", "name", "note", "prompt", "role", "text", "token", "word", "words"];

/// What reads a meaning out of words.
const READS: [&str; 13] = [
    " == YOU",
    " == \"",
    " == number",
    ".contains(",
    ".ends_with(",
    ".eq_ignore_ascii_case(",
    ".rsplit",
    ".rsplit_once(",
    ".split(",
    ".split_once(",
    ".split_whitespace(",
    ".starts_with(",
    ".to_lowercase(",
];

/// The faults of all files.
pub(super) fn check(code: &[File]) -> Vec<String> {
    let drawing = code.iter().filter(|file| DRAWING.iter().any(|start| file.path.starts_with(start)));
    let drawing = drawing.filter(|file| !file.path.contains("tests"));
    let is_empty = |start: &&&str| !code.iter().any(|file| file.path.starts_with(**start));
    let stale = DRAWING.iter().filter(is_empty);
    let mut faults: Vec<String> =
        stale.map(|start| format!("xtask/src/tidy/readers.rs: no file begins with {start}")).collect();
    for file in drawing {
        let lines = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).enumerate();
        for (n, line) in lines.filter(|(_, line)| !line.trim_start().starts_with("//")) {
            if let Some(read) = read(line) {
                faults.push(format!("{}:{}: `{read}` reads a game's words: have the table say it", file.path, n + 1));
            }
        }
    }
    faults
}

/// The words in a line out of which a meaning is read.
fn read(line: &str) -> Option<String> {
    let ends = |before: &str, word: &str| {
        before.strip_suffix(word).is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    let at = |read: &'static str| line.match_indices(read).map(move |(at, _)| (at, read));
    let found = READS.into_iter().flat_map(at).find_map(|(at, read)| {
        let word = WORDS.into_iter().find(|word| ends(&line[..at], word))?;
        Some(format!("{word}{read}"))
    });
    found.or_else(|| line.contains("\"you\"").then(|| "\"you\"".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_that_reads_words_is_found() {
        for line in [
            r#"zone.id.split('_').any(|word| word == "hand") || self.is_live(zone)"#,
            r#"words.split(' ').any(|word| signed.contains(&word))"#,
            r#"let number = words.rsplit(' ').next()"#,
            r#"let is_word = role.contains(&badge.to_lowercase());"#,
            r#"let is_rank = **badge == number;"#,
            r#"face.card.is_some() && *badge == "known";"#,
            r#"let sign = if first == "you" { glyphs.you } else { glyphs.token };"#,
            r#"const YOU: &str = "you";"#,
            r#"tile.tokens.iter().any(|token| token == YOU)"#,
            r#"if face.turned && !name.contains("sideways") {"#,
            r#"let text = text.to_lowercase();"#,
            r#"@let (first, more) = entry.note.split_once(". ").unwrap_or((&entry.note, ""));"#,
        ] {
            assert!(read(line).is_some(), "{line}");
        }
    }

    #[test]
    fn code_that_reads_types_is_none() {
        for line in [
            "zone.kind == ZoneKind::Hand || self.is_live(zone)",
            "let sign = if *first == Token::You { glyphs.you } else { glyphs.token };",
            "if places.contains(place) && self.deep.contains(&zone) {",
            "let name = shorten(&entry.name, room);",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    #[test]
    fn only_what_draws_tables_is_read() {
        let faults = |path: &str| {
            let mut files: Vec<File> =
                DRAWING.iter().map(|start| File { path: format!("{start}.rs"), text: String::new() }).collect();
            files.push(File { path: path.into(), text: "zone.id.split('_')".into() });
            check(&files).len()
        };
        assert_eq!(faults("crates/pages/src/table_view/zones.rs"), 1);
        assert_eq!(faults("crates/pages/src/site.rs"), 0);
        assert_eq!(faults("apps/tui/src/game_screen/tests.rs"), 0);
    }

    #[test]
    fn a_path_that_names_no_file_is_a_fault() {
        assert_eq!(check(&[]).len(), DRAWING.len());
    }
}
