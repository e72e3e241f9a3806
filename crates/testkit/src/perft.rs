//! Tables of counted move sequences.

use game::{State, perft};
use record::{Deal, options_from_text};

/// Checks a table of perft counts: a line is `seed options depth count`, options as `key=value,key=value` or `-`.
///
/// Empty lines and lines that begin with `#` are skipped.
///
/// # Panics
/// At the first line that cannot be read or does not hold, or if there is none.
pub fn perft_table<S: State>(table: &str) {
    let mut checked = 0;
    for (n, line) in table.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')) {
        let fail = |what: &str| -> ! { panic!("{}: perft line {}, `{line}`: {what}", S::INFO.id, n + 1) };
        let &[seed, options, depth, count] = line.split_whitespace().collect::<Vec<_>>().as_slice() else {
            fail("expected seed, options, depth and count")
        };
        let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| fail(&format!("`{text}` is no number")));
        let options = if options == "-" { String::new() } else { options.replace(',', " ") };
        let options = options_from_text(&options).unwrap_or_else(|error| fail(&error.to_string()));
        let (state, chance) = Deal::<S>::new(options, number(seed)).start();
        let found = perft(&state, &chance, number(depth) as u32);
        if found != number(count) {
            fail(&format!("there are {found} sequences"));
        }
        checked += 1;
    }
    assert!(checked > 0, "{}: the perft table is empty", S::INFO.id);
}
